import type { Category } from '../lexicon/ingredient.ts'
import { sideInTime } from './extra-steps.ts'
import { isReadyCooked } from '../recipes/part.ts'
import { minutesOfAll, sentenceWith, type PlannedStep } from './planned-step.ts'

const boiledBeside: readonly Category[] = ['grain', 'pasta', 'potato', 'legume']

export const isBoiledBeside = ({ category }: { category: Category }): boolean =>
  boiledBeside.includes(category)

/** Rice or potatoes in a pot of their own. */
export const isSidePot = ({ aside, kind, uses }: PlannedStep) =>
  aside && kind === 'cook' && uses.length > 0 && uses.every(({ ingredient }) => isBoiledBeside(ingredient))

/** Long enough for a side dish to wait for. */
const isLong = ({ aside, minutes, wet }: PlannedStep) => !aside && wet === true && (minutes ?? 0) >= 35

/** No pasta boils longer, whatever it takes in the oven. */
const longestPasta = 12

/** Minutes until a big pot of water boils that was put on before anything else. */
const toTheBoil = 8

/** Minutes that what cooks by itself takes; the longest of all. */
const minutesAlone = ({ uses }: PlannedStep) =>
  Math.max(
    0,
    ...uses.map(({ ingredient: { category, minutes }, ...part }) =>
      boiledBeside.includes(category) && !isReadyCooked(part)
        ? Math.min(minutes, category === 'pasta' ? longestPasta : minutes)
        : 0,
    ),
  )

/** Something simmers, bakes or waits by itself, and leaves the hands free. */
const leavesTime = ({ kind, minutes }: PlannedStep) => kind !== 'prep' && (minutes ?? 0) >= 8

/** A side dish goes on before a step that leaves time for it, when as much is left to do as it takes. */
export function notTooEarly(cooking: readonly PlannedStep[]): PlannedStep[] {
  const sides = cooking.filter((step) => isSidePot(step) && step.uses.every(({ role }) => role === 'side'))
  return sides.reduce<PlannedStep[]>(
    (steps, side) => {
      const needed = minutesAlone(side) + toTheBoil
      const others = steps.filter((step) => step !== side)
      const place = others.findLastIndex(
        (step, at) => leavesTime(step) && minutesOfAll(others.slice(at)) >= needed,
      )
      return place > steps.indexOf(side) ? others.toSpliced(place, 0, side) : steps
    },
    [...cooking],
  )
}

/** Potatoes are not boiled before a braise of two hours and kept warm: they go on towards its end. */
export function sidesInTime(cooking: readonly PlannedStep[]): PlannedStep[] {
  const last = cooking.findLastIndex(isLong)
  if (last < 0) return [...cooking]
  const early = cooking.slice(0, last).filter(isSidePot)
  const late = early.map((step) => ({
    ...step,
    sentences: [sentenceWith(sideInTime, {}), ...step.sentences],
  }))
  const kept = cooking.filter((step) => !early.includes(step))
  const place = kept.findLastIndex(isLong) + 1
  return [...kept.slice(0, place), ...late, ...kept.slice(place)]
}

/** The minutes from a side dish on, and those of the braise it goes on beside. */
export function minutesFrom(steps: readonly PlannedStep[], place: number): number {
  const before = steps.slice(0, place).findLast(({ aside }) => !aside)
  return minutesOfAll(steps.slice(place)) + (before && isLong(before) ? (before.minutes ?? 0) : 0)
}

/** Minutes that the water of a step is not boiling yet when it is wanted. */
const coldFor = (steps: readonly PlannedStep[], place: number) =>
  steps[place]?.boils ? Math.max(0, toTheBoil - minutesOfAll(steps.slice(0, place))) : 0

/** Minutes that what cooks by itself, rice or potatoes, still needs when all the work is done, or water to boil. */
export function waitingFor(steps: readonly PlannedStep[]): number {
  const lacking = steps.map((step, place) => {
    if (!step.aside || step.kind !== 'cook') return 0
    return minutesAlone(step) + coldFor(steps, place) - minutesFrom(steps, place)
  })
  const watching = steps.findIndex(({ aside, boils }) => !aside && boils === true)
  return Math.max(0, ...lacking) + (watching < 0 ? 0 : coldFor(steps, watching))
}
