import { Suspense, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useSession } from '../session.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { useNavigation } from './navigation.ts'
import { MenuLinks } from './menu-links.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** The header's links and menus in one column, for narrow screens. */
export function MobileMenu({ memberMenu, onEscape }: { memberMenu: ReactNode; onEscape: () => void }) {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const { status } = useSession()
  const main = useNavigation()

  useEffect(() => {
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && onEscape()
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })

  return (
    <div className="max-h-[calc(100dvh-4.25rem)] overflow-y-auto border-t border-line pt-3 pb-6">
      <MenuLinks entries={main} home={paths.home(language)} />
      {status === 'signedIn' && (
        <div className="mt-3 border-t border-line pt-3">
          <Suspense>{memberMenu}</Suspense>
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
