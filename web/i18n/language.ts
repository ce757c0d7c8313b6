import { useTranslation } from 'react-i18next'
import { chooseLanguage, fallbackLanguage, isLanguage, type Language } from '#shared/constants/languages.ts'

const year = 60 * 60 * 24 * 365

/** The language the interface is shown in now. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return isLanguage(i18n.language) ? i18n.language : fallbackLanguage
}

/** The language a path names in its first segment, or null for pages without one. */
export function languageOfPath(pathname: string): Language | null {
  const segment = pathname.split('/')[1]
  return isLanguage(segment) ? segment : null
}

/** What was chosen in the menu within the last year, or null. */
export function chosenLanguage(): Language | null {
  const value = /(?:^|;\s*)language=([^;]*)/.exec(document.cookie)?.[1]
  return isLanguage(value) ? value : null
}

/** Keeps the choice for a year, readable by the server for pages without a language segment. */
export function rememberLanguage(language: Language) {
  document.cookie = `language=${language}; Path=/; Max-Age=${year}; SameSite=Lax`
}

/** For a first look at the page: its path, else the choice, else the browser's list. */
export function firstLanguage(pathname: string): Language {
  return languageOfPath(pathname) ?? chosenLanguage() ?? chooseLanguage(navigator.languages)
}
