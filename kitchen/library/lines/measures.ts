import type { Unit } from '#shared/words/units.ts'
import type { Amount } from './amount.ts'

function toNearest(amount: number, step: number, up = false) {
  const rounded = (up ? Math.ceil(amount / step - 1e-9) : Math.round(amount / step)) * step
  return Number(Math.max(rounded, step).toFixed(2))
}

function weight(amount: number) {
  if (amount < 10) return toNearest(amount, 1)
  if (amount < 100) return toNearest(amount, 5)
  if (amount < 300) return toNearest(amount, 10)
  return toNearest(amount, amount < 1000 ? 50 : 100)
}

const whole: readonly Unit[] = [
  'clove',
  'slice',
  'sprig',
  'pinch',
  'dash',
  'handful',
  'leaf',
  'stalk',
  'sheet',
  'pack',
]

/** Brings an amount into the shape a cook would write: 3 tsp become 1 tbsp, 1,400 g become 1.4 kg, nobody halves an egg. */
export function cooksAmount({ amount, unit }: Amount, divisible: boolean): Amount {
  // In small units, or a third of a litre becomes a quarter.
  if (unit === 'kg') return cooksAmount({ amount: amount * 1000, unit: 'g' }, divisible)
  if (unit === 'l') return cooksAmount({ amount: amount * 1000, unit: 'ml' }, divisible)
  if (unit === 'g' || unit === 'ml') {
    const rounded = weight(amount)
    if (rounded < 1000) return { amount: rounded, unit }
    return { amount: toNearest(rounded / 1000, 0.1), unit: unit === 'g' ? 'kg' : 'l' }
  }
  if (unit === 'tsp') {
    if (amount >= 2.75) return cooksAmount({ amount: amount / 3, unit: 'tbsp' }, divisible)
    return { amount: toNearest(amount, amount < 1 ? 0.25 : 0.5), unit }
  }
  if (unit === 'tbsp') {
    if (amount >= 9) return cooksAmount({ amount: amount * 15, unit: 'ml' }, divisible)
    return { amount: amount < 4 ? toNearest(amount, 0.5) : toNearest(amount, 1), unit }
  }
  if (unit === 'can') return { amount: toNearest(amount, amount < 2 ? 0.5 : 1), unit }
  if (unit === 'bunch') return { amount: amount < 1 ? toNearest(amount, 0.25) : toNearest(amount, 0.5), unit }
  // Nobody counts out nine pinches.
  if (unit === 'pinch' && amount > 3.5) return cooksAmount({ amount: amount / 8, unit: 'tsp' }, divisible)
  if (unit !== null && whole.includes(unit)) return { amount: toNearest(amount, 1), unit }
  if (unit === null || unit === 'piece') {
    if (divisible && amount <= 0.7) return { amount: 0.5, unit }
    return { amount: Math.max(Math.round(amount - 0.1), 1), unit }
  }
  return { amount: toNearest(amount, 0.25), unit }
}
