import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '#shared/languages.ts'
import type { Catalog } from './en/index.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: Catalog
  }
}

const catalogs: Record<Language, () => Promise<{ default: Record<keyof Catalog, object> }>> = {
  en: () => import('./en/index.ts'),
  fr: () => import('./fr/index.ts'),
  es: () => import('./es/index.ts'),
  de: () => import('./de/index.ts'),
}

/** The one translator of the page; components reach it by `useTranslation`. */
export const i18n = createInstance()

/**
 * Brings a language's texts and shows the interface in it; resolves once every text is there. Rejects when the
 * texts cannot be fetched. Complete by type, so there is nothing to fall back to and no second download.
 */
export async function showLanguage(language: Language): Promise<void> {
  const { default: catalog } = await catalogs[language]()
  if (!i18n.isInitialized) await start(language)
  for (const [area, words] of Object.entries(catalog)) i18n.addResourceBundle(language, area, words)
  await i18n.changeLanguage(language)
  document.documentElement.lang = language
}

function start(language: Language) {
  return i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'shell',
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false },
  })
}
