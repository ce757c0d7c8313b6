import type { RecipeLine } from '../recipe.ts'
import { scaledLine } from '../scale.ts'
import type { WayName } from '../vocabulary.ts'
import type { Applied } from './apply.ts'

type Measure = Pick<RecipeLine, 'amount' | 'unit'>

/** What is other in one draft than in another, which is all that may be confirmed. */
export type Change =
  | { kind: 'dish'; before: string; after: string }
  | { kind: 'servings'; before: number; after: number }
  | { kind: 'way'; before: WayName | null; after: WayName | null }
  | { kind: 'instead'; food: string; by: string }
  | { kind: 'out'; food: string }
  | { kind: 'in'; food: string }
  | { kind: 'side'; recipe: string }
  | { kind: 'amount'; food: string; before: Measure; after: Measure }

/** What a cook measures out; for other guests all amounts are others, and only those of the base tell what was changed. */
const measuresOf = ({ recipe, servings }: Applied, isScaled: boolean): Map<string, Measure> => {
  const share = isScaled ? 1 : Math.max(servings, recipe.atLeast) / recipe.serves
  return new Map(
    recipe.lines.map((line) => {
      const { amount, unit } = scaledLine(line, share)
      return [line.food, { amount, unit }]
    }),
  )
}

/** The original of what stands in for it. */
export const originOf = ({ instead }: Applied, food: string) =>
  instead.findLast(({ by }) => by === food)?.food ?? food

/** What changed between two drafts, computed from what they are and not from what was asked. */
export function changesBetween(before: Applied, after: Applied): Change[] {
  if (before.base.id !== after.base.id)
    return [{ kind: 'dish', before: before.base.id, after: after.base.id }]
  const sides = after.sides.filter((side) => before.sides.every(({ id }) => id !== side.id))
  const ofSides = new Set(sides.flatMap(({ lines }) => lines.map(({ food }) => food)))
  const isScaled = before.servings !== after.servings
  const old = measuresOf(before, isScaled)
  const now = measuresOf(after, isScaled)
  const gone = [...old.keys()].filter((food) => !now.has(food))
  const fresh = [...now.keys()].filter((food) => !old.has(food) && !ofSides.has(food))
  const pairs = fresh.flatMap((by) => {
    const food = gone.find((each) => originOf(before, each) === originOf(after, by))
    return food === undefined ? [] : [{ kind: 'instead' as const, food, by }]
  })
  const isPaired = (food: string) => pairs.some((pair) => pair.food === food || pair.by === food)
  const isSame = (a: Measure, b: Measure) => a.amount === b.amount && a.unit === b.unit
  return [
    ...(isScaled ? [{ kind: 'servings' as const, before: before.servings, after: after.servings }] : []),
    ...(before.way === after.way ? [] : [{ kind: 'way' as const, before: before.way, after: after.way }]),
    ...pairs,
    ...gone.filter((food) => !isPaired(food)).map((food) => ({ kind: 'out' as const, food })),
    ...fresh.filter((food) => !isPaired(food)).map((food) => ({ kind: 'in' as const, food })),
    ...sides.map(({ id }) => ({ kind: 'side' as const, recipe: id })),
    ...[...now].flatMap(([food, measure]): Change[] => {
      const own = ofSides.has(food) ? undefined : old.get(food)
      return own && !isSame(own, measure) ? [{ kind: 'amount', food, before: own, after: measure }] : []
    }),
  ]
}
