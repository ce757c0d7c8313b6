import type { Measures } from '#shared/constants/measures.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { metricUnits, unitGrams, unitMillilitres, unitSize, type Unit } from '#shared/words/units.ts'

export interface Amount {
  amount: number
  unit: Unit | null
}

const usOnly: readonly (Unit | null)[] = ['oz', 'lb', 'cup']

/** Amounts of one kind can be compared: weights, volumes, or else only the same unit. */
export function kindOf(unit: Unit | null): string {
  if (unit === null) return 'piece'
  if (unitGrams[unit]) return 'weight'
  return unitMillilitres[unit] ? 'volume' : unit
}

/** Weights in grams, volumes in millilitres, so that "1 kg" equals "1000 g"; other units unchanged. */
export function inBase({ amount, unit }: Amount): number {
  return amount * (unitSize(unit) ?? 1)
}

/** The system in which most of a recipe's units are. */
export function measuresOf({ ingredients }: Pick<RecipeStructure, 'ingredients'>): Measures {
  const count = (list: readonly (Unit | null)[]) =>
    ingredients.filter(({ unit }) => list.includes(unit)).length
  return count(usOnly) > count(metricUnits) ? 'us' : 'metric'
}

/** Converts an amount to a system; spoons and pieces belong to both. */
export function inMeasures(amount: Amount, measures: Measures): Amount {
  const { unit } = amount
  const base = inBase(amount)
  if (measures === 'us' && metricUnits.includes(unit)) {
    return kindOf(unit) === 'weight' ? inUsWeight(base) : inUsVolume(base)
  }
  if (measures === 'metric' && usOnly.includes(unit)) {
    return { amount: base, unit: kindOf(unit) === 'weight' ? 'g' : 'ml' }
  }
  return amount
}

function inUsWeight(base: number): Amount {
  return base >= 450 ? { amount: base / 453.6, unit: 'lb' } : { amount: base / 28.35, unit: 'oz' }
}

function inUsVolume(base: number): Amount {
  if (base < 14) return { amount: base / 5, unit: 'tsp' }
  return base < 55 ? { amount: base / 15, unit: 'tbsp' } : { amount: base / 240, unit: 'cup' }
}

/** Oven temperatures in steps of 25 °F; core temperatures are rounded up, so that food is never undercooked. */
function toFahrenheit(celsius: number): number {
  const exact = (celsius * 9) / 5 + 32
  return celsius >= 120 ? Math.round(exact / 25) * 25 : Math.ceil(exact - 0.5)
}

function toCelsius(fahrenheit: number): number {
  const exact = ((fahrenheit - 32) * 5) / 9
  return exact >= 120 ? Math.round(exact / 10) * 10 : Math.ceil(exact - 0.5)
}

/** Converts the temperatures in a text to the scale of the measures. */
export function temperaturesIn(text: string, measures: Measures): string {
  const [from, to, convert] =
    measures === 'us' ? (['C', 'F', toFahrenheit] as const) : (['F', 'C', toCelsius] as const)
  const pattern = new RegExp(
    String.raw`(\d{1,3})(\s*(?:[-–]|to|à|a|bis)\s*\d{1,3})?(\s*)°\s?${from}(?!\p{L})`,
    'gu',
  )
  return text.replaceAll(pattern, (_, first: string, second: string | undefined, gap: string) => {
    const lower = String(convert(Number(first)))
    const upper = second?.replace(/\d+/, (digits) => String(convert(Number(digits)))) ?? ''
    // Both ends of a narrow range can round to the same value.
    return `${lower}${upper.endsWith(lower) ? '' : upper}${gap}°${to}`
  })
}

/** "180 °C", "350 °F" */
export function temperatureFor(celsius: number, measures: Measures): string {
  return measures === 'us' ? `${toFahrenheit(celsius)} °F` : `${celsius} °C`
}
