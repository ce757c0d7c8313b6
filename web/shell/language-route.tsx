import { useEffect } from 'react'
import { Navigate, Outlet, useLocation, useParams } from 'react-router'
import { fallbackLanguage, isLanguage, languages } from '#shared/languages.ts'
import { showLanguage } from '../i18n/i18n.ts'
import { useLanguage } from '../i18n/language.ts'
import { inLanguage, paths } from '../paths.ts'

const forVisitors = /^\/[a-z]{2}(\/(login|signup|request-invite|request-reset|terms|privacy))?\/?$/

/** Keeps the interface in the language of the path; a prefix that is none of ours leads to the English start. */
export function LanguageRoute() {
  const { lang } = useParams()
  const { pathname } = useLocation()
  const shown = useLanguage()

  useEffect(() => {
    // Offline the old language stays, which still reads better than an empty page.
    if (isLanguage(lang) && lang !== shown) showLanguage(lang).catch(() => undefined)
  }, [lang, shown])

  if (!isLanguage(lang)) return <Navigate to={paths.home(fallbackLanguage)} replace />
  return (
    <>
      {forVisitors.test(pathname) && <Alternates pathname={pathname} />}
      <Outlet />
    </>
  )
}

/** Tells search engines the same page in the other languages; React moves these to the head. */
function Alternates({ pathname }: { pathname: string }) {
  const address = (language: (typeof languages)[number]) => location.origin + inLanguage(pathname, language)
  return (
    <>
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(fallbackLanguage)} />
    </>
  )
}
