import type { Language } from '#shared/constants/languages.ts'
import type { RecipeIngredient, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { formatAmount, ingredientLine } from '#shared/words/amounts.ts'
import { roundForCooking, cupsAndSpoons } from './rounding.ts'
import { inMeasures, measuresOf, type Amount, type Measures } from './measures.ts'

/** For how many one cooks, and by which measures. */
export interface Portions {
  servings: number
  measures: Measures
}

export function portionsAsWritten(recipe: RecipeStructure): Portions {
  return { servings: recipe.servings, measures: measuresOf(recipe) }
}

/** An amount for the guests, by their measures; what is asked for as it was written stays as it was written. */
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
  // What neither grows nor changes its unit keeps the number that somebody wrote.
  if (factor === 1 && converted.unit === given.unit) return given
  if (converted.unit === 'cup' && converted.unit !== given.unit) return converted
  return roundForCooking(converted)
}

/** "200 g", "¾ cup + 1½ tbsp": number and unit in words. */
export function scaledAmountText({ amount, unit }: Amount, language: Language): string {
  if (unit !== 'cup') return formatAmount(amount, unit, language)
  const { cups, spoons } = cupsAndSpoons(amount)
  if (cups === 0) return formatAmount(spoons, 'tbsp', language)
  const words = formatAmount(cups, 'cup', language)
  return spoons > 0 ? `${words} + ${formatAmount(spoons, 'tbsp', language)}` : words
}

/** One line of the list for the guests: "300 ml cream", "salt, to taste". */
export function lineFor(ingredient: RecipeIngredient, recipe: RecipeStructure, portions: Portions): string {
  if (ingredient.amount === null) return ingredientLine(ingredient, recipe.language)
  const given = { amount: ingredient.amount, unit: ingredient.unit }
  const wanted = amountFor(given, ingredient.scales, recipe, portions)
  const line = ingredientLine({ ...ingredient, ...wanted }, recipe.language)
  if (wanted === given || wanted.unit !== 'cup') return line
  const plain = formatAmount(wanted.amount, wanted.unit, recipe.language)
  return scaledAmountText(wanted, recipe.language) + line.slice(plain.length)
}
