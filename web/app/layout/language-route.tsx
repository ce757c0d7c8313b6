import { useEffect } from 'react'
import { Navigate, Outlet, useParams } from 'react-router'
import { fallbackLanguage, isLanguage } from '#shared/constants/languages.ts'
import { showLanguage } from '../../i18n/i18n.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../lib/paths.ts'

/** Keeps the interface in the language of the path; a prefix that is none of ours leads to the English start. */
export function LanguageRoute() {
  const { lang } = useParams()
  const shown = useLanguage()

  useEffect(() => {
    // Offline the old language stays, which still reads better than an empty page.
    if (isLanguage(lang) && lang !== shown) showLanguage(lang).catch(() => undefined)
  }, [lang, shown])

  if (!isLanguage(lang)) return <Navigate to={paths.home(fallbackLanguage)} replace />
  return <Outlet />
}
