import type { Language } from '#shared/constants/languages.ts'
import type { RecipeIngredient, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { formatAmount, ingredientLine } from '#shared/words/amounts.ts'
import { roundForCooking, cupsAndSpoons } from './rounding.ts'
import type { Measures } from '#shared/constants/measures.ts'
import { inBase, inMeasures, kindOf, measuresOf, type Amount } from './measures.ts'

export interface Portions {
  servings: number
  measures: Measures
}

export function portionsAsWritten(recipe: RecipeStructure): Portions {
  return { servings: recipe.servings, measures: measuresOf(recipe) }
}

/** Scales an amount and converts its unit. Without either change it stays exactly as the recipe has it. */
export function amountFor(
  given: Amount,
  scales: boolean,
  recipe: RecipeStructure,
  { servings, measures }: Portions,
): Amount {
  const factor = scales ? servings / recipe.servings : 1
  const converts = measures !== measuresOf(recipe)
  if (factor === 1 && !converts) return given
  const wanted = { amount: given.amount * factor, unit: given.unit }
  const converted = converts ? inMeasures(wanted, measures) : wanted
  // Neither scaled nor converted: the author's number is not rounded.
  if (factor === 1 && converted.unit === given.unit) return given
  if (converted.unit === 'cup' && converted.unit !== given.unit) return converted
  return roundForCooking(converted)
}

/** Number and unit as text: "200 g", "¾ cup + 1½ tbsp". */
export function scaledAmountText({ amount, unit }: Amount, language: Language): string {
  if (unit !== 'cup') return formatAmount(amount, unit, language)
  const { cups, spoons } = cupsAndSpoons(amount)
  if (cups === 0) return formatAmount(spoons, 'tbsp', language)
  const words = formatAmount(cups, 'cup', language)
  return spoons > 0 ? `${words} + ${formatAmount(spoons, 'tbsp', language)}` : words
}

/** An ingredient with its scaled amount: "300 ml cream", "salt, to taste". */
export function lineFor(written: RecipeIngredient, recipe: RecipeStructure, portions: Portions): string {
  const ingredient = withScaledMeasure(written, recipe, portions)
  if (ingredient.amount === null) return ingredientLine(ingredient, recipe.language)
  const given = { amount: ingredient.amount, unit: ingredient.unit }
  const wanted = amountFor(given, ingredient.scales, recipe, portions)
  if (ingredient.amountMax)
    return rangeLine({ ...ingredient, amountMax: ingredient.amountMax }, given, wanted, recipe, portions)
  const line = ingredientLine({ ...ingredient, ...wanted }, recipe.language)
  if (wanted === given || wanted.unit !== 'cup') return line
  const plain = formatAmount(wanted.amount, wanted.unit, recipe.language)
  return scaledAmountText(wanted, recipe.language) + line.slice(plain.length)
}

/** Both ends of a range in one unit: that of the lower end, in which the other may be a larger number. */
function rangeLine(
  ingredient: RecipeIngredient & { amountMax: number },
  given: Amount,
  wanted: Amount,
  recipe: RecipeStructure,
  portions: Portions,
): string {
  const most = { amount: ingredient.amountMax, unit: given.unit }
  const top = amountFor(most, ingredient.scales, recipe, portions)
  const inUnit =
    top.unit === wanted.unit ? top.amount : inBase(top) / inBase({ amount: 1, unit: wanted.unit })
  return ingredientLine({ ...ingredient, ...wanted, amountMax: inUnit }, recipe.language)
}

/** A second measure of all of it follows the amount; that of each piece stays. */
function withScaledMeasure(
  ingredient: RecipeIngredient,
  recipe: RecipeStructure,
  portions: Portions,
): RecipeIngredient {
  const { measure, scales, unit: own } = ingredient
  if (!measure || ingredient.amount === null) return ingredient
  const { amount, unit } = amountFor(measure, scales && !measure.each, recipe, portions)
  const shown = amountFor({ amount: ingredient.amount, unit: own }, scales, recipe, portions)
  // Converted, the amount may say the same already.
  const isConverted = shown.unit !== own || unit !== measure.unit
  if (!measure.each && isConverted && kindOf(shown.unit) === kindOf(unit))
    return { ...ingredient, measure: null }
  return { ...ingredient, measure: { ...measure, amount, unit: unit ?? measure.unit } }
}
