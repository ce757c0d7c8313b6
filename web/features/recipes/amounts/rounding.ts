import type { Unit } from '#shared/words/units.ts'
import { inBase, type Amount } from './measures.ts'

const cookFractions = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1]
/** Below one, spoons and cups go down to an eighth. */
const spoonFractions = [1 / 8, ...cookFractions]

/** Counted in pieces: halves are useful (half a lemon), other fractions of a large count are not. */
const counted: readonly (Unit | null)[] = [
  null,
  'piece',
  'clove',
  'slice',
  'bunch',
  'sprig',
  'pinch',
  'dash',
  'can',
  'handful',
  'leaf',
  'stalk',
  'sheet',
  'pack',
]

function toStep(value: number, step: number) {
  return Math.max(step, Math.round(value / step) * step)
}

const nearest = (value: number, fractions: readonly number[]) =>
  fractions.reduce((best, each) => (Math.abs(each - value) < Math.abs(best - value) ? each : best))

/** Rounds to whole numbers and ¼ ⅓ ½ ⅔ ¾, never to 0. */
function toFraction(value: number): number {
  const whole = Math.floor(value)
  return Math.max(1 / 4, whole + nearest(value - whole, cookFractions))
}

/** The same of spoons and cups, of which small ones hold an eighth. */
const toSpoonFraction = (value: number): number =>
  value < 1 ? Math.max(1 / 8, nearest(value, spoonFractions)) : toFraction(value)

function roundCount(value: number) {
  if (value < 1) return toFraction(value)
  return value < 4 ? toStep(value, 0.5) : Math.round(value)
}

/** Chooses the unit and rounds to what a kitchen scale or jug can measure. */
function roundMetric(base: number, small: Unit, big: Unit): Amount {
  if (base >= 1000) return { amount: toStep(base / 1000, base >= 10_000 ? 0.5 : 0.05), unit: big }
  if (base >= 100) return { amount: toStep(base, 5), unit: small }
  return { amount: toStep(base, base >= 10 ? 1 : 0.5), unit: small }
}

/** Less than a tablespoon is given in teaspoons, more in tablespoons. */
function roundSpoons(base: number): Amount {
  if (base < 14) {
    const teaspoons = base / 5
    return { amount: teaspoons < 1 ? toSpoonFraction(teaspoons) : toStep(teaspoons, 0.5), unit: 'tsp' }
  }
  const tablespoons = base / 15
  return { amount: tablespoons < 8 ? toStep(tablespoons, 0.5) : Math.round(tablespoons), unit: 'tbsp' }
}

/** Rounds to an amount that can be measured: "7 oz", "1½ tsp", "3 eggs" instead of "2.87". Never 0. */
export function roundForCooking(exact: Amount): Amount {
  const { amount, unit } = exact
  const base = inBase(exact)
  if (counted.includes(unit)) return { amount: roundCount(amount), unit }
  switch (unit) {
    case 'g':
    case 'kg':
      return roundMetric(base, 'g', 'kg')
    case 'ml':
    case 'l':
      return roundMetric(base, 'ml', 'l')
    case 'cl':
    case 'dl':
      return amount >= 10 && unit === 'dl'
        ? roundMetric(base, 'ml', 'l')
        : { amount: toStep(amount, 0.5), unit }
    case 'tsp':
    case 'tbsp':
      return roundSpoons(base)
    case 'cup':
      return { amount: toSpoonFraction(amount), unit }
    default:
      return { amount: toStep(amount, amount < 1 ? 0.05 : 0.1), unit }
  }
}

/** Splits into quarter cups and the rest in tablespoons: 200 ml are ¾ cup and 1½ tablespoons. */
export function cupsAndSpoons(cups: number): { cups: number; spoons: number } {
  const tablespoons = Math.round(cups * 16 * 2) / 2
  const even = toFraction(cups)
  if (Math.abs(even - cups) * 16 <= 0.75) return { cups: even, spoons: 0 }
  const quarters = Math.floor(tablespoons / 4) / 4
  return { cups: quarters, spoons: tablespoons - quarters * 16 }
}
