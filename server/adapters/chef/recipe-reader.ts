import * as z from 'zod/mini'
import type { Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import {
  recipeStructure,
  type RecipeIngredient,
  type RecipeStructure,
} from '#shared/contract/recipe-structure.ts'
import { cut } from '#shared/lines/marks.ts'
import { scaleOf, temperatureIn } from '#shared/words/temperatures.ts'
import type { Cooked } from './chef.ts'
import { findJson, type FoundJson } from './find-json.ts'
import {
  allergensIn,
  dishTypeOf,
  field,
  ingredientOf,
  languageOf,
  listOf,
  minutesOf,
  numberOf,
  plain,
  stepOf,
} from './recipe-fields.ts'

/** What a model's answer holds, and what is wrong with it, by path; a recipe that is thin has both. */
export interface ReadAnswer {
  cooked: Cooked | null
  problems: string[]
}

/**
 * Reads a recipe out of whatever a model wrote: JSON between any words, in any envelope, with slips in its fields. Takes
 * the language of the conversation, for what the answer does not tell. Never throws.
 */
export function readRecipeAnswer(text: string, language: Language): ReadAnswer {
  const found = findJson(text)
  const recipe = found.findLast(({ value }) => recipeIn(value) !== null)
  if (recipe) return readFound(text, recipe, language)
  const message = found.map(({ value }) => messageIn(value)).findLast(Boolean)
  const isRefusal = found.some(({ value }) => 'recipe' in value && value.recipe === null)
  if (message && isRefusal) return { cooked: { message, recipe: null }, problems: [] }
  return { cooked: null, problems: ['recipe: there is no JSON object with ingredients and steps'] }
}

function readFound(text: string, { value, isWhole, start, end }: FoundJson, language: Language): ReadAnswer {
  const given = recipeIn(value) ?? {}
  const recipe = recipeOf(given, language)
  const { data, error } = z.safeParse(recipeStructure, recipe)
  const problems = [
    ...(error?.issues ?? []).map(({ path, message }) => `recipe.${path.join('.')}: ${message}`),
    ...(recipe.ingredients.length < 2 ? ['recipe.ingredients: there are fewer than two'] : []),
    ...(recipe.steps.length < 2 ? ['recipe.steps: there are fewer than two'] : []),
    ...(isWhole || isWholeUntilSteps(given) ? [] : ['recipe: its end is missing']),
  ]
  const isUsable =
    recipe.ingredients.length > 0 && recipe.steps.length > 0 && (isWhole || isWholeUntilSteps(given))
  if (!data || !isUsable) return { cooked: null, problems }
  const around = `${text.slice(0, start)} ${text.slice(end)}`.replaceAll(/```\w*/g, '')
  const message = messageIn(value) || plain(around, limits.chat.messageMax)
  return { cooked: { message, recipe: data }, problems }
}

/** JSON keeps the order of its fields: what comes behind both lists was written after them. */
function isWholeUntilSteps(given: object): boolean {
  const names = Object.keys(given)
  const last = names.at(-1) ?? ''
  return !/^(?:ingredients|steps|instructions|method|directions)$/i.test(last) && stepsIn(given).length > 0
}

const messageIn = (value: object): string => {
  const message = field(value, 'message', 'reply')
  return typeof message === 'string' ? cut(message.toWellFormed().trim(), limits.chat.messageMax) : ''
}

/** The object with ingredients or steps, however deep it lies. */
function recipeIn(value: unknown, depth = 0): object | null {
  if (typeof value !== 'object' || value === null || depth > 3) return null
  if (!Array.isArray(value) && field(value, 'ingredients') !== undefined) return value
  for (const each of Object.values(value)) {
    const found = recipeIn(each, depth + 1)
    if (found) return found
  }
  return null
}

const stepsIn = (given: object): unknown[] =>
  entriesOf(field(given, 'steps', 'instructions', 'method', 'directions'), limits.recipe.stepsMax)

/** Lines of a list or a text, as many as are stored. */
const entriesOf = (value: unknown, most: number): unknown[] =>
  (typeof value === 'string' ? value.split('\n') : listOf(value)).slice(0, most)

/** The lines of the list, also in lists under headings. */
function linesIn(value: unknown, language: Language): RecipeIngredient[] {
  const most = limits.recipe.ingredientsMax
  const lines = entriesOf(value, most).flatMap((each): (RecipeIngredient | null)[] => {
    const nested = typeof each === 'object' && each !== null ? field(each, 'items', 'ingredients') : null
    if (!Array.isArray(nested)) return [ingredientOf(each, language, null)]
    const name = field(each as object, 'group', 'name', 'title', 'section')
    const heading = plain(name, limits.recipe.ingredientGroupMax).replace(/\s*:$/, '') || null
    return entriesOf(nested, most).map((line) => ingredientOf(line, language, heading))
  })
  return lines.filter((line) => line !== null).slice(0, most)
}

function recipeOf(given: object, otherwise: Language): RecipeStructure {
  const language = languageOf(field(given, 'language'), otherwise)
  const ingredients = linesIn(field(given, 'ingredients'), language)
  const items = ingredients.map(({ item }) => item)
  const read = stepsIn(given).flatMap((each) => stepOf(each, language, items) ?? [])
  const scale = scaleOf({ language, ingredients, steps: read })
  const steps = read.map((step) => ({ ...step, celsius: celsiusOf(step, scale) }))
  const minutes = (...names: string[]) => minutesOf(field(given, ...names), language)
  const prep = minutes('prepminutes', 'preptime', 'preparationminutes') ?? 0
  const total =
    minutes('totalminutes', 'totaltime') ?? steps.reduce((sum, step) => sum + (step.minutes ?? 0), 0)
  const cook = minutes('cookminutes', 'cooktime', 'cookingminutes')
  const servings = numberOf(field(given, 'servings', 'yield', 'portions', 'serves'), language)
  const texts = (value: unknown, max: number) =>
    listOf(value)
      .map((each) => plain(each, max))
      .filter(Boolean)
  return {
    title: plain(field(given, 'title', 'name'), limits.recipe.titleMax),
    language,
    dishType: dishTypeOf(field(given, 'dishtype', 'type', 'course', 'category')),
    servings: Math.min(
      Math.max(Math.round(servings ?? limits.recipe.servingsDefault), 1),
      limits.recipe.servingsMax,
    ),
    prepMinutes: prep,
    cookMinutes: cook ?? Math.max(total - prep, 0),
    taste: texts(field(given, 'taste', 'flavour', 'flavor'), limits.recipe.tasteMax)
      .join(', ')
      .slice(0, limits.recipe.tasteMax),
    searchTerms: texts(field(given, 'searchterms', 'tags', 'keywords'), limits.recipe.searchTermMax).slice(
      0,
      limits.recipe.searchTerms,
    ),
    ingredients,
    steps,
    // The kitchen derives the diets, and the dangers; a note of the model may tell of the guests.
    diets: [],
    allergens: allergensIn(field(given, 'allergens')),
    safety: [],
  }
}

/** What the words tell wins: a model may have put degrees Fahrenheit into the field. */
function celsiusOf({ text, celsius }: { text: string; celsius: number | null }, scale: 'C' | 'F' | null) {
  const told = temperatureIn(text, scale).celsius
  if (told !== null) return told
  return celsius !== null && celsius > 300 ? Math.round(((celsius - 32) * 5) / 9) : celsius
}
