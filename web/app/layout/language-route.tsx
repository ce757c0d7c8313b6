import { useEffect } from 'react'
import { Navigate, Outlet, useParams } from 'react-router'
import { fallbackLanguage, isLanguage } from '#shared/constants/languages.ts'
import { showLanguage } from '../../i18n/i18n.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../lib/paths.ts'

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
