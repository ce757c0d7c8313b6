import { sql, type RawBuilder } from 'kysely'
import { languages, type Language } from '#shared/constants/languages.ts'
import { fold } from '#shared/words/fold.ts'
import { findIngredients, meaningsIn } from '#kitchen/foods'

const maxWords = 12

/** The words of a text, folded as in search; punctuation and wildcards separate words. */
export function searchWords(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, maxWords)
}

/** One required part of a search: words, or what they mean. */
export interface SearchUnit {
  words: string[]
  /** Lexemes of `subject_vector`; of each list one is required. None for words without a known meaning. */
  lexemes: string[][]
}

export const lexemeOf = ({ kind, id }: { kind: 'food' | 'dish'; id: string }) =>
  `${kind === 'food' ? 'f' : 'd'}:${id}`

/** The parts of a search: foods and dish classes that the lexicon knows in any language, and single other words. */
export function searchUnits(
  text: string,
  reader: Language,
  spelling: 'exact' | 'forgiving' = 'exact',
): SearchUnit[] {
  const units: SearchUnit[] = []
  const addWords = (part: string) =>
    units.push(...searchWords(part).map((word) => ({ words: [word], lexemes: [] })))
  let last = 0
  for (const { start, end, concepts } of meaningsIn(text, reader, spelling)) {
    addWords(text.slice(last, start))
    const lexemes = concepts.map((group) => group.map(lexemeOf))
    units.push({ words: searchWords(text.slice(start, end)), lexemes })
    last = end
  }
  addWords(text.slice(last))
  return units.slice(0, maxWords)
}

const configurations: Record<Language, string> = {
  en: 'pg_catalog.english',
  fr: 'pg_catalog.french',
  es: 'pg_catalog.spanish',
  de: 'pg_catalog.german',
}

/** Alternatives for a misspelt word, by the word. */
type SimilarWords = ReadonlyMap<string, readonly string[]>

export interface QueryOptions {
  /** Whether the last word may be the beginning of one, unless it means a food or a dish. */
  prefix?: boolean
  similar?: SimilarWords
}

/**
 * The `tsquery` for all four languages at once, because the reader's language may differ from the recipe's: in each, the
 * units that are no mere function words there. The text contains only words and operators, so it is always valid.
 */
export function queryOf(
  units: readonly SearchUnit[],
  { prefix = false, similar }: QueryOptions = {},
): RawBuilder<string> {
  const last = units.at(-1)
  const inLanguage = (language: Language) => {
    const parts = units.map((unit) => {
      const text = unit.words.map((word) => alternatives(word, similar)).join(' <-> ')
      const words = sql`to_tsquery(${sql.lit(configurations[language])}::regconfig, ${text})`
      const beginning = prefix && unit === last && unit.lexemes.length === 0 ? unit.words.at(-1) : undefined
      if (beginning !== undefined)
        return sql`(${words} || case when numnode(${words}) > 0 then to_tsquery('simple', ${`${beginning}:*`})
          else ''::tsquery end)`
      return unit.lexemes.length === 0 ? words : sql`(${words} || ${subjectQuery(unit.lexemes)}::tsquery)`
    })
    return sql`(${sql.join(parts, sql` && `)})`
  }
  return sql<string>`(select coalesce(string_agg(distinct '(' || query::text || ')', ' | '), '')
    from (values ${sql.join(languages.map((language) => inLanguage(language)))}) each (query)
    where numnode(query) > 0)`
}

const alternatives = (word: string, similar: SimilarWords | undefined) => {
  const near = similar?.get(word) ?? []
  return near.length === 0 ? word : `(${[word, ...near].join(' | ')})`
}

/** Ids consist of letters, hyphens and the colon of their kind, so they are safe between quotes. */
export const subjectQuery = (lexemes: readonly (readonly string[])[]): string =>
  lexemes.map((group) => `(${group.map((lexeme) => `'${lexeme}'`).join(' | ')})`).join(' & ')

/**
 * The `tsquery` for an ingredient of a filter: the given words and, for a known food or family, its id, or its names in
 * each language where the foods of a recipe are not read yet. Null for a name without words.
 */
export function ingredientQuery(name: string, reader: Language): RawBuilder<string> | null {
  const given = searchWords(name)
  if (given.length === 0) return null
  const [meaning, ...others] = meaningsIn(name, reader)
  const isOneFood = meaning && others.length === 0 && meaning.start === 0 && meaning.concepts.length === 1
  const foods = isOneFood ? (meaning.concepts[0] ?? []).filter(({ kind }) => kind === 'food') : []
  const [found, ...more] = findIngredients(name, 'any')
  const names = found && more.length === 0 ? found.ingredient.names : null
  const query = (language: Language) => {
    const known = names ? [names[language].one, names[language].many].map(searchWords) : []
    const phrases = [given, ...known].filter((words) => words.length > 0).map((words) => words.join(' <-> '))
    return [...new Set(phrases)].map((phrase) => `(${phrase})`).join(' | ')
  }
  const words = sql<string>`any_language_query(${query('en')}, ${query('fr')}, ${query('es')}, ${query('de')})`
  return foods.length === 0
    ? words
    : sql<string>`(${words} || ${subjectQuery([foods.map(lexemeOf)])}::tsquery)`
}
