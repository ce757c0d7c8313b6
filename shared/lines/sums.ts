import type { Unit } from '../words/units.ts'

/** Units that measure the same, with how many of the smallest each is. */
const families: readonly Partial<Record<Unit, number>>[] = [
  { tsp: 1, tbsp: 3, cup: 48 },
  { ml: 1, cl: 10, dl: 100, l: 1000 },
  { g: 1, kg: 1000 },
  { oz: 1, lb: 16 },
]

/** How many of one unit an amount in another is; null where only a scale could tell. */
export function inUnit(amount: number, from: Unit | null, to: Unit | null): number | null {
  if (from === to) return amount
  if (from === null || to === null) return null
  const family = families.find((each) => each[from] && each[to])
  return family ? (amount * (family[from] ?? 1)) / (family[to] ?? 1) : null
}
