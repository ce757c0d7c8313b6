import { useTranslation } from 'react-i18next'
import { chooseLanguage, fallbackLanguage, isLanguage, type Language } from '#shared/constants/languages.ts'

const year = 60 * 60 * 24 * 365

/** The current language of the interface. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return isLanguage(i18n.language) ? i18n.language : fallbackLanguage
}

/** The language in the first segment of a path, or null. */
export function languageOfPath(pathname: string): Language | null {
  const segment = pathname.split('/')[1]
  return isLanguage(segment) ? segment : null
}

/** The language chosen within the last year, or null. */
function chosenLanguage(): Language | null {
  const value = /(?:^|;\s*)language=([^;]*)/.exec(document.cookie)?.[1]
  return isLanguage(value) ? value : null
}

/** Stores the choice for a year, in a cookie because the server needs it for pages without a language segment. */
export function rememberLanguage(language: Language) {
  document.cookie = `language=${language}; Path=/; Max-Age=${year}; SameSite=Lax`
}

/** The language of a recipe's public page whose address asks for one, if the server could render it; else null. */
function languageOfRecipePage(pathname: string, search: string): Language | null {
  const asked = new URLSearchParams(search).get('in')
  const isRendered = isLanguage(asked) && document.documentElement.lang === asked
  return isRendered && pathname.startsWith('/recipes/') ? asked : null
}

/** The language of the first render: from the address, else the stored choice, else the browser. */
export function firstLanguage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Language {
  return (
    languageOfPath(pathname) ??
    languageOfRecipePage(pathname, search) ??
    chosenLanguage() ??
    chooseLanguage(navigator.languages)
  )
}
