import { sql } from 'kysely'
import { limits } from '#shared/constants/limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { SearchSuggestion } from '#shared/contract/search-suggestions.ts'
import { fold } from '#shared/words/fold.ts'
import { namesBeginning } from '#kitchen/foods'
import type { Db } from '../../platform/db/schema.ts'
import { hasName } from './named-matches.ts'
import { isPublished } from './policy.ts'
import { searchWords } from './search-text.ts'

const most = limits.discover.suggestions
/** So many may be foods and dishes, and so many cooks; the rest are titles. */
const share = { concepts: 4, cooks: 2 }

/** With fewer letters too many titles begin so to read them all while somebody types. */
const shortestTitle = 2

/**
 * What a text that is being typed may become: dishes and foods in the reader's language, cooks of public recipes by
 * their display name, and titles, those in the reader's language first.
 */
export async function suggestionsFor(db: Db, text: string, reader: Language): Promise<SearchSuggestion[]> {
  const words = searchWords(text)
  const typed = fold(text).trim()
  if (words.length === 0) return []
  const { cooks, titles } = await selectNames(db, words, typed, reader)
  const concepts = namesBeginning(text, reader, most).map(({ kind, name }) => ({ kind, text: name }))
  const named = cooks.map((name) => ({ kind: 'cook' as const, text: name }))
  const titled = titles.map((title) => ({ kind: 'title' as const, text: title }))
  const first = [...concepts.slice(0, share.concepts), ...named.slice(0, share.cooks), ...titled]
  // Where a kind leaves places free, more foods and dishes take them.
  const free = Math.max(most - first.length, 0)
  const all = [...concepts.slice(0, share.concepts + free), ...named.slice(0, share.cooks), ...titled]
  return uniqueTexts(all).slice(0, most)
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
