import type { Language } from '#shared/constants/languages.ts'
import type { Measures } from '#shared/constants/measures.ts'
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

const counted: readonly (Unit | null)[] = [null, 'bunch', 'clove', 'stalk']

/** Pieces with what they weigh, for shops that sell them by weight. */
function shownPart({ amount, unit, grams }: Part, measures: Measures, language: Language): string {
  const shown = shownAmount({ amount, unit }, measures, language)
  if (!counted.includes(unit) || grams === null || grams < 1) return shown
  return `${shown} (≈ ${shownAmount({ amount: Math.round(grams), unit: 'g' }, measures, language)})`
}

export const amountOfSum = ({ parts }: Sum, measures: Measures, language: Language): string =>
  parts.map((part) => shownPart(part, measures, language)).join(' + ')

export const amountOfLine = (
  { amount, unit }: Pick<Line, 'amount' | 'unit'>,
  measures: Measures,
  language: Language,
): string => (amount === null ? '' : shownAmount({ amount, unit }, measures, language))
