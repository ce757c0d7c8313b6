import { sql, type RawBuilder } from 'kysely'
import { fold } from '#shared/words/fold.ts'
import type { Db } from '../../platform/db/schema.ts'
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
    @@ to_tsquery('simple', ${words.map((word, at) => (at === words.length - 1 ? `${word}:*` : word)).join(' & ')})`

/** The ids of recipes that are called as the text, or whose cook is. Cooks are found by their display name only. */
export async function namedMatches(
  db: Db,
  { scope, conditions, text, order, limit }: Wanted,
): Promise<NamedMatches> {
  const words = searchWords(text)
  const title = fold(text).trim()
  const idsWhere = (condition: RawBuilder<unknown>) => sql`array(select recipes.id from recipes
    where ${conditions} and ${condition} order by ${order} limit ${limit})`
  const ofCooks = (isWhole: boolean) =>
    idsWhere(
      sql`recipes.owner_id = any(array(select cooks.id from cooks where cooks.is_whole = ${sql.lit(isWhole)}))`,
    )
  const noIds = sql`'{}'::uuid[]`
  const hasCooks = 'published' in scope
  const { rows } = await sql<{ titles: string[]; by_cook: string[]; by_cooks: string[] }>`
    with cooks as materialized (
      select users.id, folded_name(users.name) = ${title} as is_whole from users
      where ${hasCooks ? hasName(words) : sql`false`}
      order by is_whole desc limit ${sql.lit(maxCooks)})
    select ${idsWhere(sql`recipes.search_title = ${title}`)} as titles,
      ${hasCooks ? ofCooks(true) : noIds} as by_cook, ${hasCooks ? ofCooks(false) : noIds} as by_cooks`.execute(
    db,
  )
  const [row] = rows
  return { titles: row?.titles ?? [], byCook: row?.by_cook ?? [], byCooks: row?.by_cooks ?? [] }
}
