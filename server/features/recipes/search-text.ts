import { sql, type RawBuilder } from 'kysely'
import type { Language } from '#shared/constants/languages.ts'
import { fold } from '#shared/words/fold.ts'
import { findIngredients } from '#kitchen/foods'

const maxWords = 12

/** The words of a text, folded as in search; punctuation and wildcards separate words. */
export function searchWords(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, maxWords)
}

/** Words joined by operators, per language, because names and inflections differ. */
export type QueryText = Record<Language, string>

export function sameInAll(text: string): QueryText {
  return { en: text, fr: text, es: text, de: text }
}

/**
 * The `tsquery` for all four languages at once, because the reader's language may differ from the recipe's. The text
 * contains only words and operators, so it is always valid. As a parameter it lets the planner estimate matches.
 */
export function anyLanguage({ en, fr, es, de }: QueryText): RawBuilder<string> {
  return sql<string>`any_language_query(${en}, ${fr}, ${es}, ${de})`
}

/** All words are required. The last one matches as a prefix, because the user may still be typing it. */
export function wholeQuery(words: readonly string[]): string {
  return words.map((word, index) => (index === words.length - 1 ? `${word}:*` : word)).join(' & ')
}

/**
 * The names that an ingredient may have in a recipe: the given words and, for a known ingredient, its names in each
 * language. Null for a name without words.
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
