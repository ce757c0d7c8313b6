import { knifework } from './steps/knife-steps.ts'
import type { Part } from './lines/part.ts'
import { minutesOfAll, sentence, type PlannedStep } from './steps/planned-step.ts'
import { waitingFor } from './steps/side-pots.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { foodsNamedIn } from './places.ts'
import type { Method, RecipeLine, RecipeStep } from './recipe.ts'

/** A line as the grammar knows foods. */
export function partOf({ food, amount, unit, scales, cut, state }: RecipeLine): Part {
  const ingredient = findIngredientById(food)
  if (!ingredient) throw new Error(`no food is called "${food}"`)
  return { ingredient, role: '', amount, unit, scales, cut, ...(state && { bought: state }) }
}

function plannedStep(step: RecipeStep, parts: readonly Part[]): PlannedStep {
  const of = (food: string) => parts.filter(({ ingredient }) => ingredient.id === food)
  const { kind, minutes, meanwhile, celsius, heat, boils, done, text } = step
  return {
    kind,
    sentences: [sentence(text, of)],
    minutes,
    celsius,
    aside: meanwhile,
    wet: kind === 'cook' && heat !== null,
    boils,
    uses: foodsNamedIn(text.en).flatMap(of),
    guards: done.flatMap(of),
  }
}

/** A pot or an oven that asks for nobody for so long leaves time for the herbs. */
const leavesTime = ({ aside, wet, kind, minutes }: PlannedStep) =>
  !aside && (wet === true || kind === 'wait') && (minutes ?? 0) >= 25

const isLate = ({ cut, ingredient }: Part) =>
  cut !== null && cut !== 'zestJuice' && ['herb', 'citrus'].includes(ingredient.category)

/**
 * The steps with the knife work that the lines say: in front of the step where the recipe wants it, and herbs and lemons
 * for the end while the pot works.
 */
export function plannedSteps({ steps, cutAt }: Method, parts: readonly Part[]): PlannedStep[] {
  const planned = steps.map((step) => plannedStep(step, parts))
  const idle = planned.findLastIndex(leavesTime)
  const early = new Set(planned.slice(0, idle + 1).flatMap(({ uses }) => uses))
  const used = new Set(planned.slice(idle + 1).flatMap(({ uses }) => uses))
  const late = parts.filter((part) => idle >= cutAt && isLate(part) && used.has(part) && !early.has(part))
  const meanwhile = knifework(late).map((step) => ({ ...step, aside: true, minutes: null }))
  const first = knifework(parts.filter((part) => !late.includes(part)))
  return [
    ...planned.slice(0, cutAt),
    ...first,
    ...planned.slice(cutAt, idle + 1),
    ...meanwhile,
    ...planned.slice(Math.max(idle + 1, cutAt)),
  ]
}

/** Minutes at the board, and at the stove or waiting; fetching and measuring takes a moment, even where nothing is cut. */
export function minutesOf(steps: readonly PlannedStep[]): { prepMinutes: number; cookMinutes: number } {
  const prep = minutesOfAll(steps.filter(({ kind }) => kind === 'prep'))
  return { prepMinutes: Math.max(prep, 2), cookMinutes: minutesOfAll(steps) + waitingFor(steps) - prep }
}
