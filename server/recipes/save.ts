import type { ParsedBody } from '#shared/endpoint.ts'
import type { saveRecipe } from '#shared/contract/recipes.ts'
import type { RecipeStructure } from '#shared/recipe.ts'
import { toDishType } from '#shared/words/dish-types.ts'
import { languageOf } from '../food/language.ts'
import { readRecipe } from '../food/read.ts'
import { taste } from '../food/taster.ts'
import type { NewRecipe } from './queries.ts'

type Payload = ParsedBody<typeof saveRecipe>

/** The row a payload becomes: structure given or read from the text, tasted whoever wrote it. */
export function recipeFromPayload(payload: Payload, ownerId: string, imageKey: string | null): NewRecipe {
  const dishType = toDishType(payload.dish_type)
  const structure = structureOf(payload, dishType)
  return {
    ownerId,
    title: payload.title,
    content: payload.content,
    language: structure?.language ?? languageOf(payload.content),
    imageKey,
    plating: payload.plating || null,
    taste: payload.taste || null,
    dishType,
    prepMinutes: payload.prep_time ?? null,
    cookMinutes: payload.cook_time ?? null,
    totalMinutes: payload.total_time ?? null,
    searchTerms: payload.search_terms,
    structure,
    findings: structure ? taste(structure) : [],
  }
}

function structureOf(payload: Payload, dishType: NewRecipe['dishType']): RecipeStructure | null {
  const hint = { title: payload.title, dishType }
  return payload.recipe ? { ...payload.recipe, ...hint } : readRecipe(payload.content, hint)
}
