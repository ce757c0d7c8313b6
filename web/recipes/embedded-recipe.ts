import * as z from 'zod/mini'
import { getPublicRecipe, type Recipe } from '#shared/contract/recipes.ts'
import { readDataBlock } from '../settings.ts'

/** The recipe that the server wrote into the page, when it is the one with this uuid; else null. */
export function embeddedRecipe(uuid: string): Recipe | null {
  const recipe = z.safeParse(getPublicRecipe.answer, readDataBlock('recipe')).data
  return recipe?.uuid.toLowerCase() === uuid.toLowerCase() ? recipe : null
}
