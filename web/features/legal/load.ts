import type { Language } from '#shared/constants/languages.ts'
import type { LegalWords, Privacy, Terms } from './document.ts'

type Module<Content> = Promise<{ default: Content }>
type PerLanguage<Content> = Record<Language, () => Module<Content>>

const words: PerLanguage<LegalWords> = {
  en: () => import('./en/words.ts'),
  fr: () => import('./fr/words.ts'),
  es: () => import('./es/words.ts'),
  de: () => import('./de/words.ts'),
}

const terms: PerLanguage<Terms> = {
  en: () => import('./en/terms.ts'),
  fr: () => import('./fr/terms.ts'),
  es: () => import('./es/terms.ts'),
  de: () => import('./de/terms.ts'),
}

const privacy: PerLanguage<Privacy> = {
  en: () => import('./en/privacy.ts'),
  fr: () => import('./fr/privacy.ts'),
  es: () => import('./es/privacy.ts'),
  de: () => import('./de/privacy.ts'),
}

export interface Loaded<Content> {
  words: LegalWords
  document: Content
}

/** Fetches a page's text once per language; what could not be fetched is asked for again next time. */
function once<Content>(texts: PerLanguage<Content>) {
  const asked = new Map<Language, Promise<Loaded<Content>>>()
  return (language: Language): Promise<Loaded<Content>> => {
    const known = asked.get(language)
    if (known) return known
    const text = Promise.all([words[language](), texts[language]()]).then(([around, document]) => ({
      words: around.default,
      document: document.default,
    }))
    asked.set(language, text)
    text.catch(() => asked.delete(language))
    return text
  }
}

/** The terms in a language, with the words around them; rejects when they cannot be fetched. */
export const loadTerms = once(terms)

/** The privacy policy in a language, likewise. */
export const loadPrivacy = once(privacy)
