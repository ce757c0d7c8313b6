import { sql, type RawBuilder } from 'kysely'
import { languages, type Language } from '#shared/languages.ts'
import { fold } from '#shared/words/fold.ts'
import { findIngredients } from '../food/find.ts'

const configurations: Record<Language, string> = {
  en: 'pg_catalog.english',
  fr: 'pg_catalog.french',
  es: 'pg_catalog.spanish',
  de: 'pg_catalog.german',
}

const mostWords = 12

/** The words of a text as search sees them; punctuation and wildcards are none. */
export function searchWords(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, mostWords)
}

/**
 * Words joined by operators as a `tsquery`, in the forms of all four languages at once: who searches and who wrote need
 * not share one. The text holds nothing but words and operators, so it cannot break.
 */
export function anyLanguage(query: string | RawBuilder<string>): RawBuilder<string> {
  return sql<string>`(${sql.join(
    languages.map((language) => sql`to_tsquery(${sql.lit(configurations[language])}::regconfig, ${query})`),
    sql` || `,
  )})`
}

/** Every word must be there; of the last one the beginning is enough, because it may still be being typed. */
export function wholeQuery(words: readonly string[]): string {
  return words.map((word, place) => (place === words.length - 1 ? `${word}:*` : word)).join(' & ')
}

/**
 * What a named ingredient may be called in a recipe: the words given, and, when the house knows it, its names in all
 * four languages. Empty when there is no word in it.
 */
export function ingredientQuery(name: string): string {
  const given = searchWords(name)
  if (given.length === 0) return ''
  const [found, ...others] = findIngredients(name, 'any')
  const known = found && others.length === 0 ? namesOf(found.ingredient.names) : []
  const phrases = new Set(
    [given, ...known.map(searchWords)]
      .filter((words) => words.length > 0)
      .map((words) => words.join(' <-> ')),
  )
  return [...phrases].map((phrase) => `(${phrase})`).join(' | ')
}

function namesOf(names: ReturnType<typeof findIngredients>[number]['ingredient']['names']): string[] {
  return languages.flatMap((language) => [names[language].one, names[language].many])
}
