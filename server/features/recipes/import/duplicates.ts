import { sql } from 'kysely'
import type { Duplicate } from '#shared/contract/recipe-text.ts'
import { limits } from '#shared/constants/limits.ts'
import { fold } from '#shared/words/fold.ts'
import { sourceIn, sourceParts } from '#shared/words/source.ts'
import type { Db } from '../../../platform/db/schema.ts'

/** The same page, however it is written: without scheme, `www.`, fragment and what only counts visitors. */
function plainAddress(address: string): string {
  if (!URL.canParse(address)) return address
  const { hostname, pathname, searchParams } = new URL(address)
  for (const name of new Set(searchParams.keys()))
    if (/^(?:utm_|fbclid$|gclid$|mc_|ref$|smid$|igsh)/i.test(name)) searchParams.delete(name)
  const query = searchParams.toString()
  return `${hostname.replace(/^(?:www|m)\./, '')}${pathname.replace(/\/+$/, '')}${query && `?${query}`}`.toLowerCase()
}

/** The web address in a source such as "Ada, https://example.org"; null without one. */
export const addressIn = (source: string): string | null =>
  sourceParts(source).find(({ href }) => href !== null)?.href ?? null

/** The user's own recipes that come from the page at this address, or have this title. */
export async function selectDuplicates(
  db: Db,
  userId: string,
  { address, title }: { address: string | null; title: string },
): Promise<Duplicate[]> {
  const plain = address === null ? null : plainAddress(address)
  const host = plain?.split(/[/?]/)[0] ?? ''
  // The end of `extra` has the source; a host there is rare enough that the rest is compared here.
  const rows = await db
    .selectFrom('recipes')
    .select(['id', 'title', 'search_title'])
    .select(sql<string | null>`right(structure ->> 'extra', 1000)`.as('extra'))
    .where('owner_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where((where) =>
      where.or([
        where('search_title', '=', fold(title)),
        sql<boolean>`${host !== ''} and strpos(lower(right(structure ->> 'extra', 1000)), ${host}) > 0`,
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(500)
    .execute()
  const found = rows.flatMap((row): Duplicate[] => {
    const own = addressIn(sourceIn(row.extra ?? ''))
    const isSame = plain !== null && own !== null && plainAddress(own) === plain
    if (!isSame && row.search_title !== fold(title)) return []
    return [{ id: row.id, title: row.title, by: isSame ? 'address' : 'title' }]
  })
  return found
    .toSorted((a, b) => Number(a.by === 'title') - Number(b.by === 'title'))
    .slice(0, limits.import.duplicates)
}

/** The user's own recipes by title and by the page that they come from. */
export interface OwnRecipes {
  /** By the same rule as `selectDuplicates`: the same page, else the same title. */
  find: (recipe: { source: string; title: string }) => { id: string } | undefined
}

const perPage = 1000

/** The same as one look-up for many recipes. Those that this archive has saved do not count. */
export async function selectOwnRecipes(db: Db, userId: string, archiveId: string): Promise<OwnRecipes> {
  const byTitle = new Map<string, string>()
  const byAddress = new Map<string, string>()
  let last: string | null = null
  for (;;) {
    const rows: { id: string; search_title: string; extra: string | null }[] = await db
      .selectFrom('recipes')
      .select(['id', 'search_title'])
      .select(sql<string | null>`right(structure ->> 'extra', 1000)`.as('extra'))
      .where('owner_id', '=', userId)
      .where('deleted_at', 'is', null)
      .where(
        sql<boolean>`not exists (select from recipe_archive_items item
          where item.recipe_id = recipes.id and item.archive_id = ${archiveId} and item.state = 'saved')`,
      )
      .$if(last !== null, (query) => query.where('id', '>', last ?? ''))
      .orderBy('id')
      .limit(perPage)
      .execute()
    for (const row of rows) {
      byTitle.set(row.search_title, row.id)
      const address = addressIn(sourceIn(row.extra ?? ''))
      if (address !== null) byAddress.set(plainAddress(address), row.id)
    }
    last = rows.at(-1)?.id ?? null
    if (rows.length < perPage) break
  }
  return {
    find({ source, title }) {
      const address = addressIn(source)
      const id =
        (address === null ? undefined : byAddress.get(plainAddress(address))) ?? byTitle.get(fold(title))
      return id === undefined ? undefined : { id }
    },
  }
}
