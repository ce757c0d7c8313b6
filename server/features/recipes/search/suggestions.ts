import { sql } from 'kysely'
import { limits } from '#shared/constants/limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { SearchSuggestion } from '#shared/contract/search-suggestions.ts'
import { fold } from '#shared/words/fold.ts'
import { namesBeginning, type ConceptName } from '#kitchen/foods'
import type { Db } from '../../../platform/db/schema.ts'
import { hasName } from './named-matches.ts'
import { isPublished } from '../policy.ts'
import { lexemeOf, searchWords, subjectQuery } from './search-text.ts'

const most = limits.discover.suggestions
/** So many places are kept for foods and dishes, and at most so many are cooks; the rest are titles. */
const share = { concepts: 4, cooks: 2 }

/** With fewer letters too many titles begin so to read them all while somebody types. */
const shortestTitle = 2

/** So many foods and dishes are looked at, since not all of them are in a public recipe. */
const candidates = 16

/**
 * What a text that is being typed may become: dishes and foods in the reader's language that public recipes have, cooks
 * of public recipes by their display name, and titles, those in the reader's language first.
 */
export function searchSuggestions() {
  /** Foods and dishes that were found in public recipes; that they still are is not asked again. */
  const inUse = new Set<string>()

  return async (db: Db, text: string, reader: Language): Promise<SearchSuggestion[]> => {
    const words = searchWords(text)
    if (words.length === 0) return []
    const { cooks, titles } = await selectNames(db, words, fold(text).trim(), reader)
    const named = namesBeginning(text, reader, candidates)
    await addUsed(db, named, inUse)
    const concepts = named
      .filter((each) => inUse.has(lexemeOf(each)))
      .map(({ kind, name }) => ({ kind, text: name }))
    const others = [
      ...cooks.map((name) => ({ kind: 'cook' as const, text: name })),
      ...titles.map((title) => ({ kind: 'title' as const, text: title })),
    ]
    // Where others leave places free, more foods and dishes take them.
    const free = Math.max(share.concepts, most - others.length)
    return uniqueTexts([...concepts.slice(0, free), ...others]).slice(0, most)
  }
}

/** Each is asked for as a constant, so that the planner sees whether to look for it in the index or in the first rows. */
async function addUsed(db: Db, named: readonly ConceptName[], inUse: Set<string>): Promise<void> {
  const lexemes = named.map(lexemeOf).filter((lexeme) => !inUse.has(lexeme))
  if (lexemes.length === 0) return
  const isUsed = lexemes.map((lexeme) => {
    const vector = lexeme.startsWith('f:') ? sql`recipes.ingredient_vector` : sql`recipes.title_vector`
    return sql`exists (select from recipes where ${isPublished} and ${vector} @@ ${subjectQuery([[lexeme]])}::tsquery)`
  })
  const { rows } = await sql<{ used: boolean[] }>`select array[${sql.join(isUsed)}] as used`.execute(db)
  for (const [at, lexeme] of lexemes.entries()) if (rows[0]?.used[at]) inUse.add(lexeme)
}

function uniqueTexts(suggestions: readonly SearchSuggestion[]): SearchSuggestion[] {
  const seen = new Set<string>()
  return suggestions.filter(({ text }) => {
    const folded = fold(text)
    return !seen.has(folded) && seen.add(folded)
  })
}

/** Titles are read from the index of titles, in their order, and only the first of them. */
async function selectNames(db: Db, words: readonly string[], typed: string, reader: Language) {
  // Not `like`: its index is found only for a pattern that the planner sees, not for a prepared statement.
  const end = `${typed}\u{10ffff}`
  const { rows } = await sql<{ cooks: string[]; titles: string[] }>`select
    array(select name from users where ${hasName(words)}
      and exists (select from recipes where recipes.owner_id = users.id and ${isPublished})
      order by length(name), name limit ${sql.lit(share.cooks)}) as cooks,
    array(select title from (
        select distinct on (search_title) title, language from (
          select title, search_title, language from recipes
          where ${isPublished} and search_title ~>=~ ${typed} and search_title ~<~ ${end}
            and ${typed.length >= shortestTitle}
          limit 100 offset 0) begun
        order by search_title, language = ${reader} desc) titles
      order by language = ${reader} desc, length(title), title limit ${sql.lit(most)}) as titles`.execute(db)
  return rows[0] ?? { cooks: [], titles: [] }
}
