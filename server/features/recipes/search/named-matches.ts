import { sql, type RawBuilder } from 'kysely'
import { fold } from '#shared/words/fold.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { Condition, Scope } from './list-filters.ts'
import { searchWords } from './search-text.ts'

/** The number of cooks whose recipes are searched for their name. */
const maxCooks = 20

interface Wanted {
  scope: Scope
  conditions: Condition
  text: string
  order: RawBuilder<unknown>
  limit: number
}

export interface NamedMatches {
  /** Recipes with exactly this title, in any language. */
  titles: string[]
  /** Recipes of the cooks who have exactly this name, and of those whose name has its words. */
  byCook: string[]
  byCooks: string[]
}

/** The condition that a user's display name has all words of a text, the last one perhaps only begun. */
export const hasName = (words: readonly string[]) =>
  sql<boolean>`to_tsvector('simple', folded_name(users.name))
    @@ to_tsquery('simple', folded_name(${words.map((word, at) => (at === words.length - 1 ? `${word}:*` : word)).join(' & ')}))`

/** The ids of recipes that are called as the text, or whose cook is. Cooks are found by their display name only. */
export async function namedMatches(
  db: Db,
  { scope, conditions, text, order, limit }: Wanted,
): Promise<NamedMatches> {
  const words = searchWords(text)
  const title = fold(text).trim()
  const hasCooks = 'published' in scope
  // `offset 0` is an optimisation fence: otherwise the planner might look for the title in the sort order.
  const { rows } = await sql<{ titles: string[]; cooks: string[]; other_cooks: string[] }>`
    with cooks as materialized (
      select users.id, folded_name(users.name) = folded_name(${title}) as is_whole from users
      where ${hasCooks ? hasName(words) : sql`false`}
      order by is_whole desc limit ${sql.lit(maxCooks)})
    select array(select id from (select id, language, created_at, rating_score, like_count from recipes
        where ${conditions} and recipes.search_title = ${title} offset 0) recipes
        order by ${order} limit ${limit}) as titles,
      array(select id from cooks where is_whole) as cooks,
      array(select id from cooks where not is_whole) as other_cooks`.execute(db)
  const [row] = rows
  const ofCooks = async (cooks: readonly string[] = []) => {
    if (cooks.length === 0) return []
    const found = await sql<{ id: string }>`select recipes.id from recipes
      where ${conditions} and recipes.owner_id = any(${cooks}::uuid[])
      order by ${order} limit ${limit}`.execute(db)
    return found.rows.map(({ id }) => id)
  }
  return {
    titles: row?.titles ?? [],
    byCook: await ofCooks(row?.cooks),
    byCooks: await ofCooks(row?.other_cooks),
  }
}
