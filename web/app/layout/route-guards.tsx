import { useEffect, type ReactNode } from 'react'
import { Navigate, Outlet, useLocation, useParams } from 'react-router'
import { fallbackLanguage, isLanguage } from '#shared/constants/languages.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { isRecipePending, rememberReturnTo } from '../../lib/return-to.ts'
import { showLanguage } from '../../i18n/i18n.ts'
import { useSession } from '../session.tsx'
import { loginRequired } from './session-alert.tsx'

/** Shows the interface in the language of the path; an unknown language redirects to the English home page. */
export function LanguageRoute() {
  const { lang } = useParams()
  const shown = useLanguage()

  useEffect(() => {
    // Offline, the previous language stays.
    if (isLanguage(lang) && lang !== shown) showLanguage(lang).catch(() => undefined)
  }, [lang, shown])

  if (!isLanguage(lang)) return <Navigate to={paths.home(fallbackLanguage)} replace />
  return <Outlet />
}

/** For users only: blank until the session is known; visitors go to the landing page and return after login. */
export function RequireSession({ children }: { children?: ReactNode }) {
  const { status } = useSession()
  if (status === 'loading') return null
  if (status === 'signedIn') return children ?? <Outlet />
  return <ToPublicPage />
}

/** From the chat to the login if a recipe waits to be saved, else to the landing page. */
function ToPublicPage() {
  const language = useLanguage()
  const { pathname, search, hash } = useLocation()
  useEffect(() => rememberReturnTo(pathname + search + hash), [pathname, search, hash])
  // The page is shown until the login page has loaded, to which it may have sent the browser itself.
  if (window.location.pathname === paths.login(language)) return null
  if (pathname === paths.chat(language) && isRecipePending()) {
    return <Navigate to={paths.login(language)} replace />
  }
  return <Navigate to={paths.home(language)} state={loginRequired} replace />
}
