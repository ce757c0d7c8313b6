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

/** Fetches a text once per language; a failed fetch is repeated the next time. */
function once<Content>(texts: PerLanguage<Content>) {
  const requests = new Map<Language, Promise<Loaded<Content>>>()
  return (language: Language): Promise<Loaded<Content>> => {
    const known = requests.get(language)
    if (known) return known
    const text = Promise.all([words[language](), texts[language]()]).then(([around, document]) => ({
      words: around.default,
      document: document.default,
    }))
    requests.set(language, text)
    text.catch(() => requests.delete(language))
    return text
  }
}

/** The terms in a language with their labels; rejects if they cannot be fetched. */
export const loadTerms = once(terms)

/** The privacy policy in a language with its labels. */
export const loadPrivacy = once(privacy)
