import { BookOpen, CalendarDays, ChevronDown, Flag, House, LogOut, Settings } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useLogout } from '../use-logout.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { softItem } from '../../ui/menu-item.tsx'
import { Menu } from '../../ui/menu.tsx'
import { useMedia } from '../../lib/use-media.ts'
import { useKitchenNavigation } from './navigation.ts'
import { useOwnName, useReportsLabel } from './member-navigation.ts'

/** The menu named by the user; visitors do not load it. */
export default function UserMenu() {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const language = useLanguage()
  const logOut = useLogout()
  const name = useOwnName()
  const reports = useReportsLabel()
  // Where the header has no room for them.
  const isWide = useMedia('(min-width: 80rem)')
  const [, ...weekAndList] = useKitchenNavigation()
  return (
    <Menu
      className="min-w-0 pl-1.5"
      items={[
        softItem('recipes', t('myRecipes'), BookOpen, () => navigate(paths.myRecipes(language))),
        ...(isWide ? [] : weekAndList).map(({ to, label }) =>
          softItem(to, label, CalendarDays, () => navigate(to)),
        ),
        softItem('household', t('household'), House, () => navigate(paths.household(language))),
        softItem('settings', t('settings'), Settings, () => navigate(paths.settings(language))),
        reports !== null && softItem('moderation', reports, Flag, () => navigate(paths.moderation(language))),
        softItem('logout', t('logOut'), LogOut, logOut),
      ]}
    >
      <Avatar name={name} size="small" />
      {/* As many whole words as there is room for; one that is longer is cut. */}
      <span className="h-[1lh] max-w-40 min-w-0 overflow-hidden text-left wrap-break-word hyphens-none">
        {name}
      </span>
      <ChevronDown className="size-4 shrink-0 text-ink-soft xl:max-2xl:hidden" />
    </Menu>
  )
}
