import { sql } from 'kysely'
import type { RecipePart } from '#shared/contract/recipes.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { mayRead, ownsRecipe } from '../policy.ts'
import { partUuids } from './queries.ts'

interface Shown {
  owner_id: string
  structure: RecipeStructure | null
}

/** For readers who do not own a recipe its lines are words: which of them stand for recipes is in `parts`. */
export function withoutParts<Structure extends RecipeStructure | null>(structure: Structure): Structure {
  if (!structure || partUuids(structure).length === 0) return structure
  return { ...structure, ingredients: structure.ingredients.map(({ recipe: _recipe, ...line }) => line) }
}

/** The same in the JSON of a structure as the database writes it: within a text there would be a backslash. */
export const withoutPartsInText = (text: string | null): string | null =>
  text?.includes(', "recipe": {') ? text.replaceAll(/, "recipe": \{[^{}]*\}/g, '') : text

/** The recipes that lines of a recipe stand for, of which the viewer may read. */
export async function selectShownParts(
  db: Db,
  { structure }: Shown,
  viewerId: string | null,
): Promise<RecipePart[]> {
  const uuids = partUuids(structure)
  if (!structure || uuids.length === 0) return []
  const rows = await db
    .selectFrom('recipes')
    .select(['id', 'uuid', 'title', 'owner_id', 'is_public'])
    .select(sql<string | null>`structure ->> 'yieldUnit'`.as('yield_unit'))
    .where('uuid', 'in', uuids)
    .where('deleted_at', 'is', null)
    .where(mayRead(viewerId))
    .execute()
  const byUuid = new Map(rows.map((row) => [row.uuid, row]))
  return structure.ingredients.flatMap(({ recipe }, line) => {
    const row = recipe && byUuid.get(recipe.uuid)
    return row
      ? [
          {
            line,
            id: row.id,
            uuid: row.uuid,
            title: row.title,
            mine: ownsRecipe(row, viewerId),
            isPublic: row.is_public,
            servings: recipe.servings,
            yieldUnit: row.yield_unit,
          },
        ]
      : []
  })
}
