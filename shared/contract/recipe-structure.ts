import * as z from 'zod/mini'
import { languages } from '../constants/languages.ts'
import type { ErrorCode } from './errors.ts'
import { limits } from '../constants/limits.ts'
import { ingredientShape, stepShape, structureShape } from './structure-fields.ts'
import { recipePlan } from './recipe-plan.ts'
import { dishTypes } from '../words/dish-types.ts'
import { allergens } from '../words/allergens.ts'
import { diets } from '../words/diets.ts'
import { units } from '../words/units.ts'

const minutes = z.int().check(z.minimum(0), z.maximum(limits.recipe.minutesMax))
const sentence = z.string().check(z.minLength(1), z.maxLength(limits.recipe.stepMax))

/** Who makes the picture of a recipe. */
export const imageMakers = ['builtin', 'model', 'person'] as const
export type ImageMaker = (typeof imageMakers)[number]

const ingredient = z.object({
  /** For the whole recipe, above 0; null means "to taste". */
  amount: z.nullable(z.number().check(z.positive(), z.maximum(1_000_000))),
  unit: z.nullable(z.enum(units)),
  item: z.string().check(z.minLength(1), z.maxLength(limits.recipe.ingredientNameMax)),
  note: z.nullable(z.string().check(z.maxLength(limits.recipe.ingredientNoteMax))),
  /** A heading such as "For the dressing"; null for the recipe's main list. */
  group: z.nullable(z.string().check(z.maxLength(limits.recipe.ingredientGroupMax))),
  /** False for amounts that do not depend on the servings (a bay leaf, oil for the pan). */
  scales: z.boolean(),
})

const step = z.object({
  text: sentence,
  /** How long the step takes or waits; null when it does not matter. */
  minutes: z.nullable(z.number().check(z.positive(), z.maximum(limits.recipe.minutesMax))),
  /** Of the oven, the oil or the core; null for steps without a temperature. */
  celsius: z.nullable(z.number().check(z.minimum(-40), z.maximum(500))),
  /** Zero-based indexes in `ingredients`. */
  uses: z
    .array(z.int().check(z.minimum(0), z.maximum(limits.recipe.ingredientsMax - 1)))
    .check(z.maxLength(limits.recipe.ingredientsMax)),
})

/** What a chef hands over: every field is there, since strict schemas of models know no optional ones. */
export const chefRecipe = z.object({
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
  ingredients: z.array(ingredient).check(z.maxLength(limits.recipe.ingredientsOfChef)),
  steps: z.array(step).check(z.maxLength(limits.recipe.stepsOfChef)),
  /** Derived from the ingredients: only what is true of each of them. */
  diets: z.array(z.enum(diets)).check(z.maxLength(diets.length)),
  /** Derived from the ingredients; what somebody says besides is added. */
  allergens: z.array(z.enum(allergens)).check(z.maxLength(allergens.length)),
  /** Sentences in the recipe's language. */
  safety: z.array(sentence).check(z.maxLength(limits.recipe.safetyMax)),
})

export const recipeIngredient = z.extend(ingredient, ingredientShape)
export const recipeStep = z.extend(step, stepShape)

/** The code of the error that answers a recipe beyond the limits. */
const tooLarge: ErrorCode = 'too large'

/** The structured recipe behind the text, for scaling, allergens, the public page and search. */
export const recipeStructure = z.extend(chefRecipe, {
  ingredients: z.array(recipeIngredient).check(z.maxLength(limits.recipe.ingredientsMax, tooLarge)),
  steps: z.array(recipeStep).check(z.maxLength(limits.recipe.stepsMax, tooLarge)),
  /** What a person says of it and the ingredients do not prove: shown as that, and never filtered by. */
  statedDiets: z.optional(z.array(z.enum(diets)).check(z.maxLength(diets.length))),
  /** Text that fits no other field: a story, and the source as its last paragraph. Missing where unknown. */
  extra: z.optional(z.string().check(z.maxLength(limits.recipe.extraMax))),
  ...structureShape,
})

/** Whether it is small enough to be stored and sent in lists. */
export function fitsInLists(structure: RecipeStructure): boolean {
  return new TextEncoder().encode(JSON.stringify(structure)).byteLength <= limits.recipe.structureMax
}

/** Recipes within recipes multiply. */
const hasFewParts = ({ ingredients }: Pick<RecipeStructure, 'ingredients'>): boolean =>
  ingredients.filter(({ recipe }) => recipe).length <= limits.recipe.parts

/** The structure in requests, with a check of its size; stored ones have been checked. */
export const sentStructure = recipeStructure.check(
  z.refine(fitsInLists, tooLarge),
  z.refine(hasFewParts, tooLarge),
)

/**
 * A recipe as the chef hands it over and as it is saved: the built-in chef's has the plan that it was rendered from. A
 * plan that is not understood counts as none; the recipe is complete without it.
 */
const plan = z.catch(z.optional(z.nullable(recipePlan)), undefined)
export const cookedRecipe = z.extend(recipeStructure, { plan })
export const sentCookedRecipe = cookedRecipe.check(
  z.refine(({ plan: _plan, ...rest }) => fitsInLists(rest), tooLarge),
  z.refine(hasFewParts, tooLarge),
)

export type CookedRecipe = z.infer<typeof cookedRecipe>
export type RecipeStructure = z.infer<typeof recipeStructure>
export type RecipeIngredient = z.infer<typeof recipeIngredient>
export type RecipeStep = z.infer<typeof recipeStep>
