import { languageNames, type Language } from '#shared/constants/languages.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Conversation } from '../chef.ts'

/** The code of the language that a text is in without a doubt, of any; null where little tells. The kitchen's. */
export type LanguageOf = (text: string) => Promise<string | null>

/** The languages of a talk: the one that the guest reads, and the one that they write in. */
export interface Spoken {
  /** Whether a text is in one of them, as far as can be told. */
  holds: (text: string) => Promise<boolean>
}

/** So much of what the guest wrote last tells the language. */
const heard = 2000

export function spokenIn({ language, messages }: Conversation, languageOf: LanguageOf): Spoken {
  const written = messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .join('\n')
    .slice(-heard)
  return {
    async holds(text) {
      const told = await languageOf(text).catch(() => null)
      return told === null || told === language || told === (await languageOf(written).catch(() => null))
    },
  }
}

export const wordsOf = ({ title, steps }: Pick<RecipeStructure, 'title' | 'steps'>): string =>
  [title, ...steps.map(({ text }) => text)].join('\n')

/** Said to a model that has answered in another language. */
export const askLanguage = (language: Language): string =>
  `That is not in the language of the guest. Write it once more, whole and otherwise the same, in ${languageNames[language]}.`
