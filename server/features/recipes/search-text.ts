import { sql, type RawBuilder } from 'kysely'
import type { Language } from '#shared/constants/languages.ts'
import { fold } from '#shared/words/fold.ts'
import { findIngredients } from '#kitchen/foods'

const maxWords = 12

/** The words of a text as search sees them; punctuation and wildcards are none. */
export function searchWords(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, maxWords)
}

/** Words joined by operators, as each language should read them: names and forms differ. */
export type QueryText = Record<Language, string>

export function sameInAll(text: string): QueryText {
  return { en: text, fr: text, es: text, de: text }
}

/**
 * The `tsquery` of all four languages at once: who searches and who wrote need not share one. The text holds nothing
 * but words and operators, so it cannot break; what is known when it is planned lets the planner choose well.
 */
export function anyLanguage({ en, fr, es, de }: QueryText): RawBuilder<string> {
  return sql<string>`any_language_query(${en}, ${fr}, ${es}, ${de})`
}

/** Every word must be there; of the last one the beginning is enough, because it may still be being typed. */
export function wholeQuery(words: readonly string[]): string {
  return words.map((word, index) => (index === words.length - 1 ? `${word}:*` : word)).join(' & ')
}

/**
 * What a named ingredient may be called in a recipe: the words given, and, when the house knows it, its names in each
 * language. Null when there is no word in it.
 */
export function ingredientQuery(name: string): QueryText | null {
  const given = searchWords(name)
  if (given.length === 0) return null
  const [found, ...others] = findIngredients(name, 'any')
  const names = found && others.length === 0 ? found.ingredient.names : null
  const query = (language: Language) => {
    const known = names ? [names[language].one, names[language].many].map(searchWords) : []
    const phrases = [given, ...known].filter((words) => words.length > 0).map((words) => words.join(' <-> '))
    return [...new Set(phrases)].map((phrase) => `(${phrase})`).join(' | ')
  }
  return { en: query('en'), fr: query('fr'), es: query('es'), de: query('de') }
}
