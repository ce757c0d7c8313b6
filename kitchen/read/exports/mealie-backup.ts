import { isNode, type Node } from '../page/linked-data.ts'
import { listIn, textIn, type ExportedRecipe } from './exported.ts'
import { readMealie } from './mealie.ts'

/** The database of a backup: each table as a list of rows. */
export const isMealieBackup = (value: Node): boolean =>
  Array.isArray(value.recipes) &&
  Array.isArray(value.recipes_ingredients) &&
  Array.isArray(value.recipe_instructions)

const rowsOf = (database: Node, table: string): Node[] => listIn(database[table]).filter(isNode)

/** Ids stand with dashes or without. */
const idOf = (value: unknown): string => textIn(value).replaceAll('-', '').toLowerCase()

function byId(rows: readonly Node[]): Map<string, Node> {
  return new Map(rows.map((row) => [idOf(row.id), row]))
}

function inOrder(rows: readonly Node[]): Map<string, Node[]> {
  const sorted = rows.toSorted((a, b) => Number(a.position ?? 0) - Number(b.position ?? 0))
  return Map.groupBy(sorted, (row) => idOf(row.recipe_id))
}

function joinedNames(links: readonly Node[], column: string, targets: ReadonlyMap<string, Node>) {
  const of = Map.groupBy(links, (row) => idOf(row.recipe_id))
  return (recipeId: string) => (of.get(recipeId) ?? []).flatMap((row) => targets.get(idOf(row[column])) ?? [])
}

const endings = ['webp', 'jpg', 'jpeg', 'png']

/** The id as names of folders write it. */
const dashed = (id: string): string => id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

export function readMealieBackup(database: Node): ExportedRecipe[] {
  const foods = byId(rowsOf(database, 'ingredient_foods'))
  const units = byId(rowsOf(database, 'ingredient_units'))
  const ingredients = inOrder(rowsOf(database, 'recipes_ingredients'))
  const steps = inOrder(rowsOf(database, 'recipe_instructions'))
  const notes = inOrder(rowsOf(database, 'notes'))
  const settings = inOrder(rowsOf(database, 'recipe_settings'))
  const nutrition = inOrder(rowsOf(database, 'recipe_nutrition'))
  const tagsOf = joinedNames(rowsOf(database, 'recipes_to_tags'), 'tag_id', byId(rowsOf(database, 'tags')))
  const categoriesOf = joinedNames(
    rowsOf(database, 'recipes_to_categories'),
    'category_id',
    byId(rowsOf(database, 'categories')),
  )
  const ratings = Map.groupBy(rowsOf(database, 'users_to_recipes'), (row) => idOf(row.recipe_id))
  return rowsOf(database, 'recipes').map((recipe) => {
    const id = idOf(recipe.id)
    return readMealie(
      {
        ...recipe,
        recipe_ingredient: (ingredients.get(id) ?? []).map((row) => ({
          ...row,
          food: foods.get(idOf(row.food_id)),
          unit: units.get(idOf(row.unit_id)),
        })),
        recipe_instructions: steps.get(id) ?? [],
        notes: notes.get(id) ?? [],
        settings: settings.get(id)?.[0],
        nutrition: nutrition.get(id)?.[0],
        tags: tagsOf(id),
        recipe_category: categoriesOf(id),
        rating: ratings.get(id)?.find(({ rating }) => Number(rating) > 0)?.rating ?? recipe.rating,
      },
      endings.flatMap((ending) => [
        `data/recipes/${dashed(id)}/images/original.${ending}`,
        `data/recipes/${id}/images/original.${ending}`,
      ]),
    )
  })
}
