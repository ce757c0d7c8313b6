import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import type { TemplateId } from '../recipes/template-ids.ts'
import { gramsOf } from '../lexicon/weight.ts'
import { cooksAmount } from './measures.ts'
import type { Part } from '../recipes/part.ts'

/** The weight of an amount in grams; what cannot be weighed counts as nothing. */
export function gramsIn({ ingredient, amount, unit }: Part): number {
  return gramsOf(ingredient, amount, unit) ?? 0
}

/** Grams of added sugar in the whole dish. */
export function addedSugar(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + (gramsIn(part) * (part.ingredient.sugar ?? 0)) / 100, 0)
}

/** The share of the sugar that what is less sweet has: with less, a cake does not rise and does not brown. */
const lessShare = 0.6
/** Grams of added sugar in 100 g of what is there to sweeten. */
const sweetener = 60

const lightened = (part: Part, share: number): Part => {
  // What is poured stays measured by the glass.
  const unit = part.unit === 'ml' || part.unit === 'l' ? 'ml' : 'g'
  const amount = Math.max(Math.floor(gramsIn(part) * share), 1)
  return { ...part, ...cooksAmount({ amount, unit }, true), scales: true }
}

/** Takes back what sweetens, by name: sugars and syrups, not chocolate or jam. */
export const sweetenLess = (parts: readonly Part[]): readonly Part[] =>
  parts.map((part) =>
    part.amount !== null && (part.ingredient.sugar ?? 0) >= sweetener ? lightened(part, lessShare) : part,
  )

const grains: readonly string[] = ['sugar', 'brown-sugar', 'icing-sugar', 'vanilla-sugar', 'coconut-sugar']
/** What lives from sugar that melts and browns, or that holds air in the whites. */
const needsSugar: readonly TemplateId[] = [
  'flan',
  'cremeBrulee',
  'meringue',
  'floatingIsland',
  'sweetmeats',
  'tarteTatin',
]

/** Sweetens with what is no sugar, by the same weight, where a dish is sweet without it being sugar. */
export function withoutSugar(
  parts: readonly Part[],
  template: TemplateId,
  isAllowed: (ingredient: Ingredient) => boolean,
): readonly Part[] {
  const instead = findIngredientById('erythritol')
  if (!instead || !isAllowed(instead) || needsSugar.includes(template)) return parts
  const isThere = parts.some(({ ingredient }) => ingredient === instead)
  return parts.map((part) => {
    const grams = gramsIn(part)
    // A pinch in a sauce is no sweetening, and nothing stands twice in a list.
    if (isThere || !grains.includes(part.ingredient.id) || grams < 15) return part
    return { ...part, ...cooksAmount({ amount: grams, unit: 'g' }, true), ingredient: instead }
  })
}

/** Takes back what brings added sugar until a serving stays safely under 8 g. */
export function lightenSugar(parts: readonly Part[], servings: number): readonly Part[] {
  const sugar = addedSugar(parts)
  const allowed = 6.5 * servings
  if (sugar <= allowed) return parts
  const share = allowed / sugar
  return parts.map((part) => (part.ingredient.sugar && part.amount !== null ? lightened(part, share) : part))
}

/** Fruit that nobody eats without sugar, and how many grams of it a hundred grams need. */
const sourest: readonly string[] = ['rhubarb', 'gooseberry', 'redcurrant', 'blackcurrant', 'cranberry']
const sugarForSour = 30

/** Raises what sweetens a dessert to what its sour fruit needs. */
export function sweetEnough(parts: readonly Part[]): readonly Part[] {
  const sour = parts.reduce(
    (sum, part) => sum + (sourest.includes(part.ingredient.id) ? gramsIn(part) : 0),
    0,
  )
  const missing = (sour * sugarForSour) / 100 - addedSugar(parts)
  const first = parts.find(({ ingredient, amount }) => amount !== null && grains.includes(ingredient.id))
  if (missing <= 0 || !first) return parts
  const amount = gramsIn(first) + missing
  return parts.map((part) =>
    part === first ? { ...part, ...cooksAmount({ amount, unit: 'g' }, true) } : part,
  )
}
