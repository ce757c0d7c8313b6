import * as z from 'zod/mini'
import { allergens } from '../words/allergens.ts'
import { diets } from '../words/diets.ts'
import { dishTypes } from '../words/dish-types.ts'
import { limits } from '../constants/limits.ts'
import { eaterKinds, equipmentKinds } from './chat-table.ts'

const words = z
  .array(z.string().check(z.maxLength(limits.chat.table.foodMax)))
  .check(z.maxLength(limits.chat.table.foods))

/**
 * What a model has understood of a conversation, for the built-in chef to cook from. Foods are in the words of the user
 * or in the language of the conversation; the kitchen finds them, and leaves out what it does not know.
 */
export const modelReading = z.object({
  /** The dish that was named, else null. */
  dish: z.nullable(z.string().check(z.maxLength(120))),
  dishType: z.nullable(z.enum(dishTypes)),
  servings: z.nullable(z.int().check(z.minimum(1), z.maximum(100))),
  minutes: z.nullable(z.int().check(z.minimum(1), z.maximum(limits.chat.table.minutesMax))),
  /** All foods that are wanted in the dish. */
  wanted: words,
  /** Foods that nobody wants, and foods that somebody must not have. */
  refused: words,
  allergies: words,
  allergens: z.array(z.enum(allergens)).check(z.maxLength(allergens.length)),
  /** Somebody's body does not take something, and nobody said what. */
  unnamedAllergy: z.boolean(),
  diets: z.array(z.enum(diets)).check(z.maxLength(diets.length)),
  equipment: z.array(z.enum(equipmentKinds)).check(z.maxLength(equipmentKinds.length)),
  eaters: z.array(z.enum(eaterKinds)).check(z.maxLength(eaterKinds.length)),
})

export type ModelReading = z.infer<typeof modelReading>
