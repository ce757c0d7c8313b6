import { fold } from '../words/fold.ts'
import type { Unit } from '../words/units.ts'
import type { Aisle } from './aisles.ts'

/** A line of a shopping list, as far as its sum depends on it. */
export interface Line {
  id: string
  item: string
  foodId: string | null
  /** Null: no amount is given. */
  amount: number | null
  unit: Unit | null
  /** What one of the unit weighs; null if only a scale could tell. */
  gramsPerUnit: number | null
  aisle: Aisle | null
}

/** An amount to buy. */
export interface Part {
  amount: number
  unit: Unit | null
  /** The exact weight of the lines in it. What is bought in pieces may weigh a little more. */
  grams: number | null
}

export interface Sum<Of extends Line = Line> {
  /** The same for the same food, or the same words, in every list. */
  key: string
  foodId: string | null
  item: string
  aisle: Aisle
  /** One where all lines are measured alike or weighed; otherwise one for each unit. None where no line has an amount. */
  parts: Part[]
  lines: Of[]
}

const scaled: Partial<Record<Unit, readonly [unit: Unit, factor: number]>> = {
  kg: ['g', 1000],
  oz: ['g', 28.35],
  lb: ['g', 453.6],
  cl: ['ml', 10],
  dl: ['ml', 100],
  l: ['ml', 1000],
}

/** Of several units the first is shown: what is counted, then what is weighed, poured, and taken with a spoon. */
const shown: readonly (Unit | null)[] = [
  null,
  'can',
  'pack',
  'bunch',
  'g',
  'ml',
  'sheet',
  'stalk',
  'slice',
  'clove',
  'cup',
  'handful',
  'tbsp',
  'tsp',
  'sprig',
  'leaf',
  'dash',
  'pinch',
]

/** Half an egg is not sold. */
const soldWhole: ReadonlySet<Unit | null> = new Set([null, 'can', 'pack', 'bunch'])

interface Measured {
  amount: number
  unit: Unit | null
  gramsPerUnit: number | null
}

function measured({ amount, unit, gramsPerUnit }: Line & { amount: number }): Measured {
  if (unit === 'piece') return { amount, unit: null, gramsPerUnit }
  const known = unit === null ? undefined : scaled[unit]
  if (!known) return { amount, unit, gramsPerUnit }
  const [base, factor] = known
  return {
    amount: amount * factor,
    unit: base,
    gramsPerUnit: gramsPerUnit === null ? null : gramsPerUnit / factor,
  }
}

/** In one order, since the sum of fractions depends on it. */
const total = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b).reduce((sum, each) => sum + each, 0)

const gramsIn = ({ amount, gramsPerUnit }: Measured) => (gramsPerUnit === null ? null : amount * gramsPerUnit)

/** The amount as it can be bought. */
const buyable = (amount: number, unit: Unit | null) =>
  soldWhole.has(unit) ? Math.ceil(Number((amount - 0.02).toFixed(6))) || 1 : amount

function partOf(amounts: readonly Measured[], unit: Unit | null): Part {
  const same = amounts.every((each) => each.unit === unit)
  const weights = amounts.map(gramsIn).filter((grams) => grams !== null)
  const grams = weights.length === amounts.length ? total(weights) : null
  // Of one food all lines with a unit weigh the same; the least is taken so that their order never matters.
  const perUnit = Math.min(
    ...amounts.flatMap((each) => (each.unit === unit ? (each.gramsPerUnit ?? []) : [])),
  )
  const amount = same || grams === null ? total(amounts.map((each) => each.amount)) : grams / perUnit
  return { amount: buyable(amount, unit), unit, grams }
}

/** Weights are joined where they are known; the others are added unit by unit. */
function partsOf(lines: readonly Line[]): Part[] {
  const amounts = lines.flatMap((line) =>
    line.amount === null ? [] : [measured({ ...line, amount: line.amount })],
  )
  const unitsOf = (list: readonly Measured[]) =>
    shown.filter((unit) => list.some((each) => each.unit === unit))
  // What weighs nothing cannot say how much of it a weight is.
  const canJoin = (unit: Unit | null) =>
    amounts.every((each) => each.unit !== unit || (each.gramsPerUnit !== null && each.gramsPerUnit > 0))
  const weighed = amounts.filter(({ unit }) => canJoin(unit))
  const others = amounts.filter(({ unit }) => !canJoin(unit))
  return [
    ...unitsOf(weighed)
      .slice(0, 1)
      .map((unit) => partOf(weighed, unit)),
    ...unitsOf(others).map((unit) =>
      partOf(
        others.filter((each) => each.unit === unit),
        unit,
      ),
    ),
  ]
}

const keyOf = ({ foodId, item }: Line) =>
  foodId === null ? `text:${fold(item.trim()).replaceAll(/\s+/g, ' ')}` : `food:${foodId}`

const byId = (a: Line, b: Line) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** What to buy in all, in any order: one sum for each food, or for the same words where no food is known. */
export function sumLines<Of extends Line>(lines: readonly Of[]): Sum<Of>[] {
  return [...Map.groupBy(lines.toSorted(byId), keyOf)].map(([key, same]) => ({
    key,
    foodId: same[0]?.foodId ?? null,
    item: same[0]?.item ?? '',
    aisle: same.find(({ aisle }) => aisle !== null)?.aisle ?? 'other',
    parts: partsOf(same),
    lines: same,
  }))
}
