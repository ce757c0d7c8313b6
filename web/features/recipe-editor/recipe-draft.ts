import * as z from 'zod/mini'
import type { Recipe } from '#shared/contract/recipes.ts'
import type { importRecipe } from '#shared/contract/recipe-text.ts'
import type { AnswerOf } from '#shared/contract/endpoint.ts'
import { languages, type Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import { recipeStructure, type RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { defaultDishType, dishTypes } from '#shared/words/dish-types.ts'
import { unstructuredText } from '#shared/words/source.ts'
import { units } from '#shared/words/units.ts'
import { writeAmountText } from './amount-text.ts'

const draftIngredient = z.object({
  key: z.string(),
  amount: z.string(),
  unit: z.enum([...units, '']),
  item: z.string(),
  note: z.string(),
  group: z.string(),
  scales: z.boolean(),
})

/**
 * The picture a draft is to have: the one the recipe has, none, one that was painted (its key), or a photo, of which
 * only the name can be kept over a reload.
 */
export const draftPicture = z.union([
  z.object({ kind: z.enum(['kept', 'none']) }),
  z.object({ kind: z.literal('painted'), key: z.string() }),
  z.object({ kind: z.literal('photo'), name: z.string() }),
])

export type DraftPicture = z.infer<typeof draftPicture>

const draftStep = z.object({ key: z.string(), text: z.string(), minutes: z.string() })

/** A recipe while somebody writes it: every number still the text that was typed. */
export const recipeDraft = z.object({
  title: z.string(),
  language: z.enum(languages),
  dishType: z.enum(dishTypes),
  servings: z.string(),
  prep: z.string(),
  cook: z.string(),
  /** Blank while it is the sum of the other two. */
  total: z.string(),
  ingredients: z.array(draftIngredient),
  steps: z.array(draftStep),
  plating: z.string(),
  taste: z.string(),
  terms: z.string(),
  // What was kept before pictures were asked for is still good.
  picture: z.pipe(
    z.optional(draftPicture),
    z.transform((picture): DraftPicture => picture ?? { kind: 'kept' }),
  ),
  /** Paragraphs that are neither ingredients nor steps. */
  story: z.pipe(
    z.optional(z.string()),
    z.transform((story) => story ?? ''),
  ),
  /** Where the recipe comes from, when it comes from somewhere. */
  source: z.string(),
  /** The text it came as, which stays while nothing of it is changed. */
  text: z.nullable(z.string()),
  /** What the writing began with. */
  before: z.nullable(recipeStructure),
})

export type RecipeDraft = z.infer<typeof recipeDraft>
export type DraftIngredient = z.infer<typeof draftIngredient>
export type DraftStep = z.infer<typeof draftStep>

export const blankIngredient = (key: string): DraftIngredient => ({
  key,
  amount: '',
  unit: '',
  item: '',
  note: '',
  group: '',
  scales: true,
})

export const blankStep = (key: string): DraftStep => ({ key, text: '', minutes: '' })

/** An empty sheet, with a row to begin with. */
export const blankDraft = (language: Language): RecipeDraft => ({
  title: '',
  language,
  dishType: defaultDishType,
  servings: '4',
  prep: '',
  cook: '',
  total: '',
  ingredients: [blankIngredient('1')],
  steps: [blankStep('1')],
  plating: '',
  taste: '',
  terms: '',
  story: '',
  source: '',
  picture: { kind: 'kept' },
  text: null,
  before: null,
})

const orBlank = (minutes: number | null) => (minutes ? String(minutes) : '')

/** What was read out of a text, ready to be changed; `text` is that text where it is to be kept. */
export function draftOfStructure(recipe: RecipeStructure, text: string | null): RecipeDraft {
  const { language } = recipe
  return {
    ...blankDraft(language),
    title: recipe.title,
    dishType: recipe.dishType,
    servings: String(recipe.servings),
    prep: orBlank(recipe.prepMinutes),
    cook: orBlank(recipe.cookMinutes),
    taste: recipe.taste,
    terms: recipe.searchTerms.join(', '),
    ingredients: recipe.ingredients.map((each, index) => ({
      key: String(index + 1),
      amount: writeAmountText(each.amount, language),
      // Counting pieces is what an amount without a unit does.
      unit: each.unit === 'piece' || each.unit === null ? '' : each.unit,
      item: each.item,
      note: each.note ?? '',
      group: each.group ?? '',
      scales: each.scales,
    })),
    steps: recipe.steps.map(({ text: step, minutes }, index) => ({
      key: String(index + 1),
      text: step,
      minutes: writeAmountText(minutes, language),
    })),
    ...unstructuredText(recipe, text ?? ''),
    text,
    before: recipe,
  }
}

/** A recipe from another page, which is credited. */
export function draftOfImport(found: AnswerOf<typeof importRecipe>): RecipeDraft {
  return {
    ...draftOfStructure(found.recipe, null),
    total: orBlank(found.totalMinutes),
    source: found.source,
  }
}

/** A kept recipe, ready to be changed. */
export function draftOfRecipe(recipe: Recipe): RecipeDraft {
  const [prep, cook] = [recipe.prepMinutes, recipe.cookMinutes]
  const isSum = recipe.totalMinutes === (prep ?? 0) + (cook ?? 0)
  const { structure } = recipe
  const read = structure
    ? draftOfStructure(structure, recipe.content)
    : {
        ...blankDraft(recipe.language),
        steps: recipe.content
          .split(/\s*\n\s*/)
          .map((text, index) => ({ ...blankStep(String(index + 1)), text: text.slice(0, 2000) }))
          .slice(0, limits.recipe.stepsMax),
        text: recipe.content,
      }
  return {
    ...read,
    title: recipe.title,
    dishType: recipe.dishType,
    prep: orBlank(prep ?? structure?.prepMinutes ?? null),
    cook: orBlank(cook ?? structure?.cookMinutes ?? null),
    total: isSum ? '' : orBlank(recipe.totalMinutes),
    plating: recipe.plating ?? '',
    taste: recipe.taste ?? structure?.taste ?? '',
  }
}

/** Whether anything has been written that would be lost. */
export const isBlank = (draft: RecipeDraft) =>
  JSON.stringify({ ...draft, dishType: defaultDishType }) === JSON.stringify(blankDraft(draft.language))
