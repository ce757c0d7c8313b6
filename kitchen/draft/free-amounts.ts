import type { Language } from '#shared/constants/languages.ts'
import type { RecipeIngredient, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { readAmounts, type Amount } from '#shared/lines/amounts.ts'
import { isMeasured } from '#shared/lines/measure.ts'
import type { Unit } from '#shared/words/units.ts'
import { formatNumber } from '#shared/words/amounts.ts'
import { keepsWhenCut } from '../library/lines/keeps-when-cut.ts'
import { cooksAmount } from '../library/lines/measures.ts'
import { findIngredients } from '../lexicon/find.ts'
import { foodOf } from '../lexicon/item-food.ts'
import { means } from '../lexicon/kinds.ts'
import { kindBehind } from '../translate/measures-said.ts'

/** A line with so many times as much, as a cook would measure it. */
export function scaledIngredient(
  line: RecipeIngredient,
  factor: number,
  language: Language,
): RecipeIngredient {
  if (line.amount === null) return line
  const [food] = foodOf(line.item, language).foods
  const isDivisible = food !== undefined && keepsWhenCut(food)
  const unit = line.unit
  const next = cooksAmount({ amount: line.amount * factor, unit }, isDivisible)
  const share = (next.unit === unit ? (next.amount ?? 0) / line.amount : factor) || factor
  const { amountMax, measure, ...rest } = line
  return {
    ...rest,
    ...next,
    // The upper end has to be in the same measure.
    ...(amountMax && next.unit === unit && { amountMax: Number((amountMax * share).toFixed(2)) }),
    ...(measure && {
      measure: measure.each ? measure : { ...measure, amount: Number((measure.amount * share).toFixed(2)) },
    }),
  }
}

/** "50 g each": what one piece weighs does not follow the number of guests. */
const apiece =
  /^[\s)]*(?:each|apiece|per(?!\p{L})|chacune?s?|par(?!\p{L})|cada|por(?!\p{L})|je(?!\p{L})|pro(?!\p{L})|jeweils)/iu
const clauseEnd = /[.;:,](?:\s|$)/u

/** The lines that the words behind a number name, of which there may be none; null where they name no food. */
function linesBehind(
  text: string,
  { end }: Amount,
  { ingredients, language }: RecipeStructure,
): number[] | null {
  const behind = text.slice(end, end + 60).split(clauseEnd)[0] ?? ''
  const [first] = findIngredients(behind, language, 'exact')
  if (!first) return null
  return ingredients.flatMap(({ item }, place) => {
    const { foods } = foodOf(item, language)
    return foods.some((food) => food.id === first.ingredient.id || means(first.ingredient, food))
      ? [place]
      : []
  })
}

const isPerPiece = (text: string, { end }: Amount) => apiece.test(text.slice(end))

/** Whether a text says how much of a line there is, or of nobody knows what. */
export function saysAmountOf(text: string, line: number, recipe: RecipeStructure): boolean {
  return readAmounts(text, recipe.language).some((amount) => {
    const lines = linesBehind(text, amount, recipe)
    return lines?.includes(line) ?? (isMeasured(amount.unit) && !isPerPiece(text, amount))
  })
}

/** Measures of the hand, which nobody counts. */
const roughUnits: ReadonlySet<Unit> = new Set(['pinch', 'dash', 'handful'])

/** A text for more or fewer guests; null where an amount in it cannot be told to be of a line, or is a word. */
export function scaledText(text: string, factor: number, recipe: RecipeStructure): string | null {
  const { ingredients, language } = recipe
  let scaled = ''
  let at = 0
  for (const found of readAmounts(text, language)) {
    const { start, end, unit } = found
    // "For 13 minutes until the cauliflower is tender" tells of no cauliflower.
    if (unit === null && kindBehind(text.slice(end), language) !== '') continue
    const lines = linesBehind(text, found, recipe)
    const isAmount = lines ? lines.length > 0 : isMeasured(unit) && !isPerPiece(text, found)
    const written = text.slice(start, end)
    // "An onion" stays one word where it is one, "a pinch" is taken anew; "half of the flour" is half of more flour.
    const isRough = unit === null || roughUnits.has(unit)
    const isVague = /^\p{L}/u.test(written) && isRough && found.amount <= 1
    if (!isAmount || isVague) continue
    const [number = ''] = /^\d+(?:[.,]\d+)?(?![\d/⁄½⅓⅔¼¾–-])/u.exec(written) ?? []
    const [line] = lines ?? []
    if (line === undefined || lines?.length !== 1 || number === '' || found.amountMax !== undefined)
      return null
    if (ingredients[line]?.scales === false) continue
    scaled += text.slice(at, start) + formatNumber(found.amount * factor, unit, language)
    at = start + number.length
  }
  return scaled + text.slice(at)
}
