import { createInstance, type BackendModule, type InitOptions } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { isLanguage, type Language } from '#shared/constants/languages.ts'
import type initial from './en/initial.ts'
import type app from './en/app.ts'

type InitialTexts = typeof initial
type AppTexts = typeof app

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: InitialTexts & AppTexts
  }
}

type Texts<Areas> = Record<Language, () => Promise<{ default: Record<keyof Areas, object> }>>

const loadInitial: Texts<InitialTexts> = {
  en: () => import('./en/initial.ts'),
  fr: () => import('./fr/initial.ts'),
  es: () => import('./es/initial.ts'),
  de: () => import('./de/initial.ts'),
}

const loadApp: Texts<AppTexts> = {
  en: () => import('./en/app.ts'),
  fr: () => import('./fr/app.ts'),
  es: () => import('./es/app.ts'),
  de: () => import('./de/app.ts'),
}

const initialAreas: readonly (keyof InitialTexts)[] = ['landing', 'shell', 'ui']

/** The i18next instance; components use it through `useTranslation`. */
const i18n = createInstance()

/** Whether all texts are in use, so that a change of language must load them too. */
let hasAppTexts = false

function add(language: Language, catalog: object) {
  for (const [area, words] of Object.entries(catalog)) {
    // Nothing changes a catalog, so it need not be copied.
    i18n.addResourceBundle(language, area, words, false, false, { skipCopy: true })
  }
}

async function addAppTexts(language: Language) {
  add(language, (await loadApp[language]()).default)
  hasAppTexts = true
}

/** Loads the texts of a component, which suspends meanwhile. */
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: async (language: string, area: string) => {
    if (isLanguage(language)) await addAppTexts(language)
    return i18n.getResourceBundle(language, area)
  },
}

/**
 * Switches the interface to a language; resolves when its texts have loaded. If they cannot be fetched, it rejects and
 * changes nothing. The types guarantee complete texts, so there is no fallback language to download.
 */
export async function showLanguage(language: Language): Promise<void> {
  const { default: catalog } = await loadInitial[language]()
  if (!i18n.isInitialized) await start(language, catalog)
  add(language, catalog)
  if (hasAppTexts) await addAppTexts(language)
  await i18n.changeLanguage(language)
  document.documentElement.lang = language
}

/** Loads all texts of a language at once, for the first render and for tests. */
export async function loadAllTexts(language: Language): Promise<void> {
  await Promise.all([showLanguage(language), loadApp[language]()])
  await addAppTexts(language)
}

function start(language: Language, catalog: Record<keyof InitialTexts, object>) {
  return i18n.use(backend).use(initReactI18next).init(initialOptions(language, catalog))
}

/** The settings of an instance that has the texts of the first load. */
export function initialOptions(
  language: Language,
  catalog: Record<keyof InitialTexts, object>,
): InitOptions & { lng: Language } {
  return {
    lng: language,
    fallbackLng: false,
    ns: initialAreas,
    defaultNS: 'shell',
    // Explicit, because i18next takes a key with spaces, such as `errors:not found`, for a sentence.
    nsSeparator: ':',
    resources: { [language]: { ...catalog } as Record<string, Record<string, string>> },
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    returnNull: false,
  }
}
