import type { Language } from '#shared/constants/languages.ts'
import type { Measures } from '#shared/constants/measures.ts'
import type { Aisle } from '#shared/shopping/aisles.ts'
import type { Line, Part, Sum } from '#shared/shopping/sum-lines.ts'
import { formatAmount } from '#shared/words/amounts.ts'
import type { Unit } from '#shared/words/units.ts'
import { inMeasures, type Amount } from '../recipes/amounts/measures.ts'
import { roundForCooking } from '../recipes/amounts/rounding.ts'
import { scaledAmountText } from '../recipes/amounts/scaling.ts'

const large: Partial<Record<Unit, Unit>> = { g: 'kg', ml: 'l' }

/** Converted to the measures of the household; what they already have is not rounded. */
function shownAmount(given: Amount, measures: Measures, language: Language): string {
  const converted = inMeasures(given, measures)
  if (measures === 'us' && converted.unit !== given.unit) {
    return scaledAmountText(converted.unit === 'cup' ? converted : roundForCooking(converted), language)
  }
  const { amount, unit } = converted
  const bigger = unit === null ? undefined : large[unit]
  if (bigger && amount >= 1000) return formatAmount(amount / 1000, bigger, language)
  return formatAmount(bigger && amount >= 10 ? Math.round(amount) : amount, unit, language)
}

/** Where pieces are sold by weight. An egg or a bunch is sold as such. */
const weighedAisles: ReadonlySet<Aisle> = new Set(['produce', 'fruit', 'meat', 'fish'])

/** Pieces with what they weigh, for shops that sell them by weight. */
function shownPart(part: Part, { aisle, isExact }: Shown, measures: Measures, language: Language): string {
  const { unit, grams } = part
  const asGiven = isExact || measures === 'us'
  const shown = shownAmount(asGiven ? part : asSold(inMeasures(part, measures)), measures, language)
  if (unit !== null || grams === null || grams < 1 || !weighedAisles.has(aisle)) return shown
  const weight = grams < 100 ? Math.round(grams) : Math.round(grams / 10) * 10
  return `${shown} (≈ ${shownAmount({ amount: weight, unit: 'g' }, measures, language)})`
}

const spoons: ReadonlySet<Unit | null> = new Set(['tbsp', 'tsp', 'cup', 'handful'])

/** Up to what a package or a spoon has; a recipe can do with a few percent less. */
function asSold({ amount, unit }: Amount): Amount {
  if (spoons.has(unit)) return { amount: Math.ceil(amount - 0.1) || amount, unit }
  if (unit !== 'g' && unit !== 'ml') return { amount, unit }
  const step = amount < 20 ? 5 : amount < 100 ? 10 : amount < 1000 ? 50 : 100
  return { amount: Math.max(step, Math.ceil(Number(((amount * 0.97) / step).toFixed(6))) * step), unit }
}

interface Shown {
  aisle: Aisle
  /** A person typed it. */
  isExact: boolean
}

/** What to buy, as a shop sells it where recipes ask for it. */
export function amountOfSum(
  { parts, aisle, lines }: Sum<Line & { recipeId?: string | null }>,
  measures: Measures,
  language: Language,
): string {
  const isExact = lines.length > 0 && lines.every(({ recipeId }) => !recipeId)
  return parts.map((part) => shownPart(part, { aisle, isExact }, measures, language)).join(' + ')
}

export const amountOfLine = (
  { amount, unit }: Pick<Line, 'amount' | 'unit'>,
  measures: Measures,
  language: Language,
): string => (amount === null ? '' : shownAmount({ amount, unit }, measures, language))
