import { listAllergenLines, type AllergenLines } from '#shared/contract/recipe-allergens.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { findIngredients } from '#kitchen/foods'
import type { App } from '../../platform/http/app.ts'
import { serve } from '../../platform/http/serve.ts'
import { authorizeRecipe } from './policy.ts'
import { findRecipe } from './queries.ts'

/** Which ingredients hold the allergens of a recipe. The allergens were derived when it was saved. */
export function allergenLinesOf({ allergens, ingredients, language }: RecipeStructure): AllergenLines[] {
  const held = ingredients.map(
    ({ item }) =>
      new Set(findIngredients(item, language, 'exact').flatMap(({ ingredient }) => ingredient.allergens)),
  )
  return allergens.map((allergen) => ({
    allergen,
    lines: held.flatMap((each, line) => (each.has(allergen) ? line : [])),
  }))
}

export function allergenRoutes(app: App) {
  serve(app, listAllergenLines, async ({ db, user, params }) => {
    const { structure } = authorizeRecipe(await findRecipe(db, params.id, user.id), user.id, 'read')
    return structure ? allergenLinesOf(structure) : []
  })
}
