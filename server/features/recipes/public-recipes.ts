import { sql } from 'kysely'
import type { NextTimeNote } from '#shared/contract/recipe-cooked.ts'
import { buildOnce } from '../../platform/db/build-once.ts'
import type { Db } from '../../platform/db/schema.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import { nextTimeOf } from './cooking-log/queries.ts'
import { mayRead, ownsRecipe } from './policy.ts'
import { presentRecipe } from './present.ts'
import { recipesWithOwner, type RecipeWithOwner } from './queries.ts'

/** So many recipes are remembered, of about 30 kB each. */
const most = 200

export interface PublicRecipe {
  row: RecipeWithOwner
  /** Differs for each state of the recipe and of what is shown with it. */
  state: string
  /** The viewer's note for the next time. */
  nextTime: NextTimeNote | null
  /** The fields of `presentRecipe` as JSON text. */
  json: (viewerId: string | null) => string
}

/**
 * The place and the transaction of the row's version: every change gives a row others, counters included. The date tells
 * a row apart from one of the same numbers that was lost with a failed primary.
 */
const state = sql<string>`concat(recipes.ctid, ' ', recipes.xmin, ' ', recipes.updated_at, ' ',
  images.provenance, ' ', quote_nullable(users.name))`

interface Wanted {
  uuid: string
  viewerId: string | null
}

const stateOfPublicRecipe = buildOnce((db: Db, { uuid, viewerId }: Wanted) =>
  db
    .selectFrom('recipes')
    .innerJoin('users', 'users.id', 'recipes.owner_id')
    .leftJoin('images', 'images.key', 'recipes.image_key')
    .select([state.as('state'), nextTimeOf(sql`recipes.id`, viewerId).as('next_time')])
    .where('recipes.uuid', '=', uuid)
    .where(mayRead(null)),
)

const publicRecipe = buildOnce((db: Db, { uuid, viewerId }: Wanted) =>
  recipesWithOwner(db)
    .select([state.as('state'), nextTimeOf(sql`recipes.id`, viewerId).as('next_time')])
    .where('recipes.uuid', '=', uuid)
    .where(mayRead(null)),
)

/**
 * Finds public recipes. Those that were asked for lately are remembered with their JSON text; then only their state is
 * read from the database, so that an answer is never older than the statement.
 */
export function publicRecipes() {
  const known = new Map<string, Omit<PublicRecipe, 'nextTime'>>()

  function remember(uuid: string, recipe: Omit<PublicRecipe, 'nextTime'>) {
    // The last one in the map is the one that was asked for last.
    known.delete(uuid)
    known.set(uuid, recipe)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
  }

  return {
    async find(db: Db, uuid: string, viewerId: string | null): Promise<PublicRecipe | undefined> {
      if (!isUuid(uuid)) return undefined
      const remembered = known.get(uuid)
      if (remembered) {
        const [found] = await stateOfPublicRecipe(db, { uuid, viewerId })
        if (found?.state === remembered.state) {
          remember(uuid, remembered)
          return { ...remembered, nextTime: found.next_time }
        }
      }
      const [found] = await publicRecipe(db, { uuid, viewerId })
      if (!found) {
        known.delete(uuid)
        return undefined
      }
      const { state: read, next_time: nextTime, ...row } = found
      const recipe = { row, state: read, json: jsonOf(row) }
      remember(uuid, recipe)
      return { ...recipe, nextTime }
    },
  }
}

export type PublicRecipes = ReturnType<typeof publicRecipes>

/** The text differs only between the owner and everybody else. */
function jsonOf(row: RecipeWithOwner): PublicRecipe['json'] {
  let own: string | undefined
  let others: string | undefined
  return (viewerId) =>
    ownsRecipe(row, viewerId)
      ? (own ??= JSON.stringify(presentRecipe(row, viewerId)))
      : (others ??= JSON.stringify(presentRecipe(row, null)))
}
