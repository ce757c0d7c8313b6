import { findIngredients } from '#kitchen/foods'
import type { FoodOf } from './diff-ingredients.ts'

/** The first food that a line names. */
export const foodOf: FoodOf = (item, language) => findIngredients(item, language)[0]?.ingredient.id ?? null
