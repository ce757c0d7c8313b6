import {
  BookOpen,
  CalendarDays,
  ChevronDown,
  CookingPot,
  Flag,
  House,
  LogOut,
  Settings,
  ShoppingBasket,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useLogout } from '../use-logout.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Menu } from '../../ui/menu.tsx'
import { useOwnName, useReportsLabel } from './member-navigation.ts'

/** The menu named by the user; visitors do not load it. */
export default function UserMenu() {
  const { t } = useTranslation(['shell', 'kitchenBar'])
  const navigate = useNavigate()
  const language = useLanguage()
  const logOut = useLogout()
  const name = useOwnName()
  const reports = useReportsLabel()
  const icon = 'size-[1.125rem] text-ink-soft'
  return (
    <Menu
      className="pl-1.5"
      items={[
        {
          key: 'recipes',
          label: t('myRecipes'),
          icon: <BookOpen aria-hidden="true" className={icon} />,
          onSelect: () => navigate(paths.myRecipes(language)),
        },
        {
          key: 'plan',
          label: t('kitchenBar:thisWeek'),
          icon: <CalendarDays aria-hidden="true" className={icon} />,
          onSelect: () => navigate(paths.plan(language)),
        },
        {
          key: 'cooked',
          label: t('cookingDiary'),
          icon: <CookingPot aria-hidden="true" className={icon} />,
          onSelect: () => navigate(paths.myCooked(language)),
        },
        {
          key: 'list',
          label: t('shoppingList'),
          icon: <ShoppingBasket aria-hidden="true" className={icon} />,
          onSelect: () => navigate(paths.shoppingList(language)),
        },
        {
          key: 'household',
          label: t('household'),
          icon: <House aria-hidden="true" className={icon} />,
          onSelect: () => navigate(paths.household(language)),
        },
        {
          key: 'settings',
          label: t('settings'),
          icon: <Settings aria-hidden="true" className={icon} />,
          onSelect: () => navigate(paths.settings(language)),
        },
        ...(reports !== null
          ? [
              {
                key: 'moderation',
                label: reports,
                icon: <Flag aria-hidden="true" className={icon} />,
                onSelect: () => navigate(paths.moderation(language)),
              },
            ]
          : []),
        {
          key: 'logout',
          label: t('logOut'),
          icon: <LogOut aria-hidden="true" className={icon} />,
          onSelect: logOut,
        },
      ]}
    >
      <Avatar name={name} size="small" />
      <span className="max-w-28 truncate lg:max-xl:max-w-14">{name}</span>
      <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
    </Menu>
  )
}
