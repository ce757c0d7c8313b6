import { listRecipeFoods, type LineFoods } from '#shared/contract/recipe-foods.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { factsOfFood, findIngredients, withFamilies } from '#kitchen/foods'
import type { App } from '../../platform/http/app.ts'
import { serve } from '../../platform/http/serve.ts'
import { authorizeRecipe } from './policy.ts'
import { findRecipe } from './queries.ts'

const once = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

/** What the lexicon knows of each ingredient; the allergens and diets of the recipe were derived when it was saved. */
function foodsOfLines({ ingredients, language }: RecipeStructure): LineFoods[] {
  return ingredients.map(({ item, recipe }) => {
    const ids = findIngredients(item, language, 'exact').map(({ ingredient }) => ingredient.id)
    const facts = ids.flatMap((id) => factsOfFood(id) ?? [])
    return {
      foods: once(ids.flatMap(withFamilies)),
      allergens: once([...facts.flatMap(({ allergens }) => allergens), ...(recipe?.allergens ?? [])]),
      againstDiets: once(facts.flatMap(({ againstDiets }) => againstDiets)),
    }
  })
}

export function recipeFoodsRoutes(app: App) {
  serve(app, listRecipeFoods, async ({ db, user, params }) => {
    const { structure } = authorizeRecipe(await findRecipe(db, params.id, user.id), user.id, 'read')
    return structure ? foodsOfLines(structure) : []
  })
}
