import { sql } from 'kysely'
import type { NextTimeNote } from '#shared/contract/recipe-cooked.ts'
import { capacity } from '#shared/constants/capacity.ts'
import { buildOnce } from '../../platform/db/build-once.ts'
import type { Db } from '../../platform/db/schema.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import { recentlyUsed } from '../../platform/memory/recently-used.ts'
import { nextTimeOf } from './cooking-log/queries.ts'
import { mayRead, ownsRecipe } from './policy.ts'
import { presentRecipe } from './present.ts'
import { recipesWithOwner, type RecipeWithOwner } from './queries.ts'

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
  const known = recentlyUsed<Omit<PublicRecipe, 'nextTime'>>(capacity.remembered.publicRecipes, sizeOf)

  return {
    async find(db: Db, uuid: string, viewerId: string | null): Promise<PublicRecipe | undefined> {
      if (!isUuid(uuid)) return undefined
      const remembered = known.get(uuid)
      if (remembered) {
        const [found] = await stateOfPublicRecipe(db, { uuid, viewerId })
        if (found?.state === remembered.state) {
          known.touch(uuid)
          return { ...remembered, nextTime: found.next_time }
        }
      }
      const [found] = await publicRecipe(db, { uuid, viewerId })
      if (!found) {
        known.remove(uuid)
        return undefined
      }
      const { state: read, next_time: nextTime, ...row } = found
      const recipe = { row, state: read, json: jsonOf(row) }
      known.set(uuid, recipe)
      return { ...recipe, nextTime }
    },
  }
}

export type PublicRecipes = ReturnType<typeof publicRecipes>

/** Its columns, and two texts of all of them. */
function sizeOf({ row: { content, structure, plan } }: Pick<PublicRecipe, 'row'>): number {
  const columns = content.length + JSON.stringify([structure, plan]).length
  return 4 * columns
}

/** The text differs only between the owner and everybody else. */
function jsonOf(row: RecipeWithOwner): PublicRecipe['json'] {
  let own: string | undefined
  let others: string | undefined
  return (viewerId) =>
    ownsRecipe(row, viewerId)
      ? (own ??= JSON.stringify(presentRecipe(row, viewerId)))
      : (others ??= JSON.stringify(presentRecipe(row, null)))
}
