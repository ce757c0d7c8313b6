import type { Category } from '../../lexicon/ingredient.ts'
import { isReadyCooked } from '../lines/part.ts'
import { minutesOfAll, type PlannedStep } from './planned-step.ts'

const boiledBeside: readonly Category[] = ['grain', 'pasta', 'potato', 'legume']

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

/** The minutes from a side dish on, and those of the braise it goes on beside. */
function minutesFrom(steps: readonly PlannedStep[], place: number): number {
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
