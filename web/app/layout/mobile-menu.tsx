import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useSession } from '../session.tsx'
import { useLogout } from '../use-logout.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LanguageMenu } from './language-menu.tsx'
import { useNavigation, type NavigationEntry } from './navigation.ts'
import { ThemeToggle } from './theme-toggle.tsx'
import { useOwnName } from './user-menu.tsx'

const entryClass = 'flex min-h-12 w-full items-center text-left text-lg font-medium'

/** The header's links and menus in one column, for narrow screens. */
export function MobileMenu({ onEscape }: { onEscape: () => void }) {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const { status } = useSession()
  const { main, own } = useNavigation()
  const logOut = useLogout()
  const name = useOwnName()

  useEffect(() => {
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && onEscape()
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })

  return (
    <div className="max-h-[calc(100dvh-4.25rem)] overflow-y-auto border-t border-line pt-3 pb-6">
      <Links entries={main} home={paths.home(language)} />
      {status === 'signedIn' && (
        <div className="mt-3 border-t border-line pt-3">
          <p className="flex items-center gap-3 py-2 text-sm font-medium text-ink-soft">
            <Avatar name={name} size="small" />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </p>
          <Links entries={own} home="" />
          <button type="button" onClick={logOut} className={entryClass}>
            {t('logOut')}
          </button>
        </div>
      )}
      {status === 'signedOut' && (
        <LinkButton to={paths.login(language)} className="mt-4 w-full">
          {t('logIn')}
        </LinkButton>
      )}
      <div className="mt-4 flex items-center justify-between border-t border-line pt-4">
        <LanguageMenu />
        <ThemeToggle />
      </div>
    </div>
  )
}

function Links({ entries, home }: { entries: NavigationEntry[]; home: string }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.to}>
          <NavLink
            to={entry.to}
            end={entry.to === home}
            className={({ isActive }) => classNames(entryClass, isActive && 'text-brand')}
          >
            {entry.label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
