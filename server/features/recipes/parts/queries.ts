import { sql } from 'kysely'
import { limits } from '#shared/constants/limits.ts'
import { apiError } from '#shared/contract/errors.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { PartRecipes } from '#kitchen'
import type { Db } from '../../../platform/db/schema.ts'
import { mayRead } from '../policy.ts'

/** The recipes that lines of a structure stand for. */
export const partUuids = (structure: Pick<RecipeStructure, 'ingredients'> | null): string[] => [
  ...new Set(structure?.ingredients.flatMap(({ recipe }) => recipe?.uuid ?? [])),
]

/**
 * The recipes within a structure, at any level, by their uuids: those on its own lines as far as `readerId` may read them,
 * those within them as far as their owners may, from whom the labels come; or with `asReader` the same reader. Beyond
 * `limits.recipe.partsInAll` they are left out, and so unknown.
 */
export async function selectParts(
  db: Db,
  structure: RecipeStructure | null,
  readerId: string,
  { asReader = false }: { asReader?: boolean } = {},
): Promise<PartRecipes> {
  const parts: Record<string, PartRecipes[string]> = {}
  let wanted = partUuids(structure).map((uuid) => ({ uuid, reader: readerId }))
  for (let level = 0; level < limits.recipe.partLevels && wanted.length > 0; level += 1) {
    const rows = await selectReadableParts(db, wanted)
    wanted = []
    for (const { uuid, owner_id, structure: part, is_rendered } of rows) {
      if (!part || parts[uuid] || Object.keys(parts).length >= limits.recipe.partsInAll) continue
      parts[uuid] = { structure: part, isRendered: is_rendered }
      wanted.push(...partUuids(part).map((each) => ({ uuid: each, reader: asReader ? readerId : owner_id })))
    }
  }
  return parts
}

async function selectReadableParts(db: Db, wanted: readonly { uuid: string; reader: string }[]) {
  const [uuids, readers] = [wanted.map(({ uuid }) => uuid), wanted.map(({ reader }) => reader)]
  const { rows } = await sql<{
    uuid: string
    owner_id: string
    structure: RecipeStructure | null
    is_rendered: boolean
  }>`select recipes.uuid, recipes.owner_id, recipes.structure, recipes.plan is not null as is_rendered
    from unnest(${uuids}::uuid[], ${readers}::uuid[]) as wanted (uuid, reader)
    join recipes on recipes.uuid = wanted.uuid
    where recipes.deleted_at is null and recipes.hidden_at is null and ${mayRead(sql`wanted.reader`)}`.execute(
    db,
  )
  return rows
}

/**
 * Throws `unknown recipe` for a line that newly stands for a recipe which the user may not read. What stood there before
 * may stay: its line is then words only, whose contents nobody knows.
 */
export function assertKnownParts(
  structure: RecipeStructure | null,
  before: RecipeStructure | null,
  parts: PartRecipes,
): void {
  const former = new Set(partUuids(before))
  if (partUuids(structure).some((uuid) => !parts[uuid] && !former.has(uuid))) throw apiError('unknown recipe')
}

/**
 * Throws `recipe in itself` where a recipe would contain itself, at whatever level, and `too many levels`. Call it in the
 * transaction that has written the recipe: writers of recipes with others in them wait for each other here.
 */
export async function assertNoCycle(db: Db, recipeId: string): Promise<void> {
  const { rows: own } = await sql<{ uuid: string }>`select uuid from recipes
    where id = ${recipeId} and part_uuids <> '{}'`.execute(db)
  const uuid = own[0]?.uuid
  if (uuid === undefined) return
  await sql`select pg_advisory_xact_lock(hashtext('recipes within recipes'))`.execute(db)
  const most = limits.recipe.partLevels + 1
  const { rows } = await sql<{ below: number; above: number; is_cycle: boolean }>`
    with recursive below (uuid, level) as (
      select ${uuid}::uuid, 0
      union select part, level + 1 from below join recipes on recipes.uuid = below.uuid
        cross join unnest(recipes.part_uuids) part where level < ${most}
    ), above (uuid, level) as (
      select ${uuid}::uuid, 0
      union select recipes.uuid, level + 1 from above join recipes on recipes.part_uuids <> '{}'
        and recipes.part_uuids @> array[above.uuid] where level < ${most}
    )
    select (select max(level) from below) as below, (select max(level) from above) as above,
      exists (select from below where uuid = ${uuid}::uuid and level > 0) as is_cycle`.execute(db)
  const [found] = rows
  if (!found) return
  if (found.is_cycle) throw apiError('recipe in itself')
  if (found.below + found.above > limits.recipe.partLevels) throw apiError('too many levels')
}
