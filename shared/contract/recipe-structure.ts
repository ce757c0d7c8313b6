import * as z from 'zod/mini'
import { languages } from '../constants/languages.ts'
import { limits } from '../constants/limits.ts'
import { dishTypes } from '../words/dish-types.ts'
import { allergens } from '../words/allergens.ts'
import { diets } from '../words/diets.ts'
import { units } from '../words/units.ts'

const minutes = z.int().check(z.minimum(0), z.maximum(limits.recipe.minutesMax))
const sentence = z.string().check(z.minLength(1), z.maxLength(limits.recipe.stepMax))

/** Who makes the picture of a recipe. */
export const imageMakers = ['builtin', 'model', 'person'] as const
export type ImageMaker = (typeof imageMakers)[number]

export const recipeIngredient = z.object({
  /** For the whole recipe, above 0; null means "to taste". */
  amount: z.nullable(z.number().check(z.positive(), z.maximum(1_000_000))),
  unit: z.nullable(z.enum(units)),
  item: z.string().check(z.minLength(1), z.maxLength(limits.recipe.ingredientNameMax)),
  note: z.nullable(z.string().check(z.maxLength(limits.recipe.ingredientNoteMax))),
  /** A heading such as "For the dressing"; null for the recipe's main list. */
  group: z.nullable(z.string().check(z.maxLength(limits.recipe.ingredientGroupMax))),
  /** False for what stays the same whatever the number of guests (a bay leaf, oil for the pan). */
  scales: z.boolean(),
})

export const recipeStep = z.object({
  text: sentence,
  /** How long the step takes or waits; null when it does not matter. */
  minutes: z.nullable(z.number().check(z.positive(), z.maximum(limits.recipe.minutesMax))),
  /** Of the oven, the oil or the core; null where there is nothing to measure. */
  celsius: z.nullable(z.number().check(z.minimum(-40), z.maximum(500))),
  /** Zero-based places in `ingredients`. */
  uses: z
    .array(z.int().check(z.minimum(0), z.maximum(limits.recipe.ingredientsMax - 1)))
    .check(z.maxLength(limits.recipe.ingredientsMax)),
})

/** What stands behind a recipe's text: scaling, allergens, the public page and search are made from it. */
export const recipeStructure = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(limits.recipe.titleMax)),
  language: z.enum(languages),
  dishType: z.enum(dishTypes),
  servings: z.int().check(z.minimum(1), z.maximum(limits.recipe.servingsMax)),
  prepMinutes: minutes,
  cookMinutes: minutes,
  /** A few words: "creamy, lemony, fresh". */
  taste: z.string().check(z.maxLength(limits.recipe.tasteMax)),
  searchTerms: z
    .array(z.string().check(z.maxLength(limits.recipe.searchTermMax)))
    .check(z.maxLength(limits.recipe.searchTerms)),
  ingredients: z.array(recipeIngredient).check(z.maxLength(limits.recipe.ingredientsMax)),
  steps: z.array(recipeStep).check(z.maxLength(limits.recipe.stepsMax)),
  /** Only what is true of every ingredient. */
  diets: z.array(z.enum(diets)).check(z.maxLength(diets.length)),
  allergens: z.array(z.enum(allergens)).check(z.maxLength(allergens.length)),
  /** Sentences in the recipe's language. */
  safety: z.array(sentence).check(z.maxLength(limits.recipe.safetyMax)),
  /** What the text says and nothing above holds: a story, and as its last paragraph the source. Missing where unknown. */
  extra: z.optional(z.string().check(z.maxLength(limits.recipe.extraMax))),
})

/** Whether it is short enough to be stored and to travel in lists. */
export function fitsInLists(structure: RecipeStructure): boolean {
  return new TextEncoder().encode(JSON.stringify(structure)).byteLength <= limits.recipe.structureMax
}

/** The same as a caller sends it. What is stored is read without the check of its size, which would be made again and again. */
export const sentStructure = recipeStructure.check(z.refine(fitsInLists))

export type RecipeStructure = z.infer<typeof recipeStructure>
export type RecipeIngredient = z.infer<typeof recipeIngredient>
export type RecipeStep = z.infer<typeof recipeStep>
