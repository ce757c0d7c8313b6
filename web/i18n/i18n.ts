import { createInstance, type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { isLanguage, type Language } from '#shared/languages.ts'
import type first from './en/first.ts'
import type inside from './en/index.ts'

type First = typeof first
type Inside = typeof inside

export type Area = keyof First | keyof Inside

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: First & Inside
  }
}

type Texts<Areas> = Record<Language, () => Promise<{ default: Record<keyof Areas, object> }>>

const firstTexts: Texts<First> = {
  en: () => import('./en/first.ts'),
  fr: () => import('./fr/first.ts'),
  es: () => import('./es/first.ts'),
  de: () => import('./de/first.ts'),
}

const insideTexts: Texts<Inside> = {
  en: () => import('./en/index.ts'),
  fr: () => import('./fr/index.ts'),
  es: () => import('./es/index.ts'),
  de: () => import('./de/index.ts'),
}

const firstAreas: readonly (keyof First)[] = ['landing', 'shell', 'ui']

/** The one translator of the page; components reach it by `useTranslation`. */
export const i18n = createInstance()

/** Whether a page beyond the first has been shown, so that a change of language must bring its texts too. */
let isInside = false

function add(language: Language, catalog: object) {
  for (const [area, words] of Object.entries(catalog)) i18n.addResourceBundle(language, area, words)
}

async function bringInside(language: Language) {
  add(language, (await insideTexts[language]()).default)
  isInside = true
}

/** Asked by a component whose texts are not here yet; it waits in the nearest `Suspense`. */
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: async (language: string, area: string) => {
    if (isLanguage(language)) await bringInside(language)
    return i18n.getResourceBundle(language, area)
  },
}

/**
 * Shows the interface in a language; resolves once its texts are there. Rejects, and leaves the page as it is,
 * when they cannot be fetched. Complete by type, so there is nothing to fall back to and no second download.
 */
export async function showLanguage(language: Language): Promise<void> {
  const { default: catalog } = await firstTexts[language]()
  if (!i18n.isInitialized) await start(language, catalog)
  add(language, catalog)
  if (isInside) await bringInside(language)
  await i18n.changeLanguage(language)
  document.documentElement.lang = language
}

/** Brings every text of the language at once, for who cannot wait for them page by page: a first drawing, tests. */
export async function showWholeLanguage(language: Language): Promise<void> {
  await Promise.all([showLanguage(language), insideTexts[language]()])
  await bringInside(language)
}

function start(language: Language, catalog: Record<keyof First, object>) {
  return i18n
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: firstAreas,
      defaultNS: 'shell',
      // Said outright, or a key with blanks in it, as `errors:not found`, would be taken for a sentence.
      nsSeparator: ':',
      resources: { [language]: { ...catalog } as Record<string, Record<string, string>> },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      returnNull: false,
    })
}
