import { Menu as MenuIcon, X } from 'lucide-react'
import { Suspense, useId, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useSession } from '../session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LanguageMenu } from './language-menu.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { useKitchenNavigation, useNavigation } from './navigation.ts'
import { ThemeToggle } from './theme-toggle.tsx'

/** What only members see, which visitors do not load. */
export interface MemberParts {
  /** Shows the notifications. */
  bell?: ReactNode
  userMenu?: ReactNode
  /** The user's part of the mobile menu. */
  memberMenu?: ReactNode
}

const linkClass = ({ isActive }: { isActive: boolean }) =>
  classNames(
    'inline-flex min-h-11 items-center rounded-full px-2 text-[0.9375rem] font-medium whitespace-nowrap transition-colors',
    // Eight links in the longest language.
    'xl:max-2xl:px-1.5 xl:max-2xl:text-sm',
    isActive ? 'text-brand' : 'text-ink hover:bg-surface-sunken',
  )

export function Header({ bell, userMenu, memberMenu }: MemberParts) {
  const { t } = useTranslation('shell')
  const { status } = useSession()
  const language = useLanguage()
  const main = useNavigation()
  const kitchen = useKitchenNavigation()
  const { key: here, pathname } = useLocation()
  // Only members stay there. Until the session is known the links hold their place, so that nothing moves.
  const isInKitchen = status !== 'signedOut' && kitchen.some(({ to }) => to === pathname)
  // The location where the menu was opened: navigation closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const menuOpen = openedAt === here
  const menuId = useId()
  const menuButton = useRef<HTMLButtonElement>(null)

  function closeMenu() {
    setOpenedAt(null)
    menuButton.current?.focus()
  }

  return (
    <header data-shell className="wrap-break-word sticky top-0 z-30 border-b border-line bg-paper">
      <nav aria-label={t('mainNavigation')} className="mx-auto max-w-page px-5 max-[22rem]:px-3 sm:px-8">
        <div className="flex min-h-17 items-center gap-1 sm:gap-2">
          <Link
            to={paths.home(language)}
            aria-label="Convive"
            className="-ml-1 inline-flex shrink-0 rounded-lg p-1"
          >
            <Logo />
          </Link>
          {/* Gives way where a late font is wider. */}
          <Badge tone="brand" className="min-w-0 max-sm:px-2 lg:shrink-0">
            <span className="truncate">{t('beta')}</span>
          </Badge>

          <ul className="ml-2 hidden shrink-0 items-center lg:flex 2xl:ml-4">
            {main.map((entry) => (
              <li key={entry.to}>
                <NavLink to={entry.to} end={entry.to === paths.home(language)} className={linkClass}>
                  {entry.label}
                </NavLink>
              </li>
            ))}
            {status === 'signedIn' &&
              kitchen.map((entry) => (
                <li key={entry.to} className="hidden xl:block">
                  <NavLink to={entry.to} className={linkClass}>
                    {entry.label}
                  </NavLink>
                </li>
              ))}
          </ul>

          {/* Reserves the bell's space while it loads, so that nothing moves. */}
          <div className="-mr-2 ml-auto flex min-w-11 shrink-0 justify-end sm:mr-0">
            {status === 'signedIn' && <Suspense>{bell}</Suspense>}
          </div>
          {/* Hidden until the session is known, for the same reason. */}
          <div
            className={classNames(
              // The last one, with the name, has what the others leave.
              'hidden min-w-0 items-center lg:flex 2xl:gap-1 [&>:last-child]:min-w-0 [&>:not(:last-child)]:shrink-0',
              status === 'loading' && 'invisible',
            )}
          >
            <ThemeToggle />
            <LanguageMenu />
            {status === 'signedIn' && <Suspense>{userMenu}</Suspense>}
            {status === 'signedOut' && (
              <LinkButton to={paths.login(language)} variant="secondary" className="ml-2">
                {t('logIn')}
              </LinkButton>
            )}
          </div>

          <button
            type="button"
            aria-expanded={menuOpen}
            aria-controls={menuId}
            ref={menuButton}
            onClick={() => setOpenedAt(menuOpen ? null : here)}
            className="-mr-2 inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full px-2 font-medium hover:bg-surface-sunken sm:-mr-3 sm:px-3 lg:hidden"
          >
            {menuOpen ? (
              <X className="size-5 shrink-0 max-[22rem]:hidden" />
            ) : (
              <MenuIcon className="size-5 shrink-0 max-[22rem]:hidden" />
            )}
            {t('menu')}
          </button>
        </div>
        {isInKitchen && !menuOpen && (
          <ul aria-label={t('kitchen')} className="-mx-2 flex gap-1 pb-1.5 lg:hidden">
            {kitchen.map((entry) => (
              <li key={entry.to} className="min-w-0 flex-auto">
                <NavLink
                  to={entry.to}
                  className={({ isActive }) =>
                    classNames(
                      'flex min-h-11 items-center justify-center rounded-full px-2 text-center text-[0.9375rem] leading-tight font-medium',
                      isActive ? 'bg-surface-sunken text-brand' : 'text-ink',
                    )
                  }
                >
                  {entry.label}
                </NavLink>
              </li>
            ))}
          </ul>
        )}
        <div id={menuId} className="lg:hidden">
          {menuOpen && <MobileMenu memberMenu={memberMenu} onEscape={closeMenu} />}
        </div>
      </nav>
    </header>
  )
}
