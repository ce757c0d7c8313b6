import type { Allergen } from '#shared/words/allergens.ts'
import type { Diet } from '#shared/words/diets.ts'
import type { DishType } from '#shared/words/dish-types.ts'
import { factsOf } from '../lexicon/facts.ts'
import type { Dish } from '../recipes/dishes.ts'
import type { Template } from '../recipes/template.ts'
import type { CookWishes, Texture } from '../recipes/wishes.ts'
import type { Conditions } from '../recipes/allowed.ts'
import { warmedThrough } from './already-cooked.ts'
import { byHand } from './by-hand.ts'
import { inMachine, pouredFor } from './pot-machines.ts'
import { labelled } from './labelled.ts'
import { minutesAtBoard } from '../recipes/labour.ts'
import { cooksAmount } from './measures.ts'
import { offTheBone } from './on-the-bone.ts'
import type { Part } from '../recipes/part.ts'
import type { Plan } from '../recipes/plan.ts'
import { minutesOfAll, type PlannedStep } from './planned-step.ts'
import { boughtReady } from './ready-bought.ts'
import { oneAfterAnother, withoutFat, withoutOven } from './other-ways.ts'
import { textured } from './textures.ts'
import { needsSafeEggs } from '../recipes/vulnerable-eaters.ts'
import { pasteurised, softEggs, withFirmEggs } from './safe-eggs.ts'
import { withNoRestAlone } from './rest-of.ts'
import { safetyOf, type SafetyNotes } from './safety-notes.ts'
import { fillScaled } from './scaled.ts'
import { sidesInTime, waitingFor } from './side-pots.ts'
import { planSteps } from './steps.ts'
import { gramsIn } from './sugar.ts'

/** The tastes that were asked for, then those of what is in it; at most four. */
function tastesOf(plan: Plan): string[] {
  const { tastes, heat } = plan.wishes
  const weight = new Map<string, number>()
  for (const { ingredient, role } of plan.parts) {
    const share = plan.template.heads.some((head) => head.startsWith(role)) ? 3 : 1
    for (const flavour of ingredient.flavours) {
      if (flavour === 'hot' || flavour === 'salty') continue
      weight.set(flavour, (weight.get(flavour) ?? 0) + share)
    }
  }
  const common = [...weight]
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([flavour]) => flavour)
  const hot = (heat ?? 0) > 0 ? ['hot'] : []
  return [...new Set([...tastes, ...hot, ...common])].slice(0, 4)
}

/** A dish of which everything is decided but the words. */
export interface CookedPlan extends Pick<Plan, 'dish' | 'template' | 'servings' | 'parts' | 'asked'> {
  wishes: Conditions & Pick<CookWishes, 'unknown' | 'unknownHealth'>
  dishType: DishType
  prepMinutes: number
  cookMinutes: number
  steps: readonly PlannedStep[]
  /** Wished textures that it has. */
  met: readonly Texture[]
  /** Flavours, the strongest first. */
  tastes: readonly string[]
  diets: readonly Diet[]
  allergens: readonly Allergen[]
  safety: SafetyNotes
  /** The portion of those at the table who do not eat all of it, cooked apart. */
  few?: CookedPlan
}

/** A soup may open a meal or be one: between starter and main the guest's word counts. */
function dishTypeFor({ dishType }: CookWishes, dish: Dish, template: Template): DishType {
  const savoury = ['Starters', 'Mains']
  return dishType !== null && savoury.includes(dishType) && savoury.includes(template.dishType)
    ? dishType
    : (dish.course ?? template.dishType)
}

const minutesIn = (steps: readonly PlannedStep[]) => minutesOfAll(steps) + waitingFor(steps)

const withLessStock = (part: Part): Part =>
  part.role === 'stock' && part.amount !== null
    ? { ...part, ...cooksAmount({ amount: part.amount * 0.5, unit: part.unit }, true) }
    : part

/** Lets the shop do what the guest has no time for, the longest work first, until the dish fits or nothing is left to buy. */
function relieved(full: Plan, limit: number): Plan {
  let parts = full.parts
  const slowness = (part: Part) =>
    minutesAtBoard(part) + (boughtReady(part, '')?.bought === 'tinned' ? 100 : 0)
  for (const part of full.parts.toSorted((a, b) => slowness(b) - slowness(a))) {
    if (minutesIn(warmedThrough(parts, planSteps({ ...full, parts }, true))) <= limit) break
    const ready = boughtReady(part, full.template.id)
    if (!ready) continue
    parts = parts.map((each) => (each === part ? ready : each))
    // What is soft already drinks up no water.
    if (ready.bought === 'tinned') parts = parts.map(withLessStock)
  }
  return { ...full, parts }
}

interface Paced {
  plan: Plan
  steps: PlannedStep[]
  brisk: boolean
}

/** At leisure where there is time, else brisk, else with what can be bought ready cut. */
function paced(full: Plan): Paced {
  const { minutes } = full.wishes
  const leisurely = planSteps(full, false)
  // What is cooked already takes less time than the dish usually does.
  if (minutes === null || minutesIn(warmedThrough(full.parts, leisurely)) <= minutes)
    return { plan: full, steps: leisurely, brisk: false }
  const plan = relieved(full, minutes)
  return { plan, steps: planSteps(plan, true), brisk: true }
}

/** For those whom salmonella harms, eggs are cooked firm, or come pasteurised where they stay raw. */
function withSafeEggs(cooked: Paced): Paced {
  if (!needsSafeEggs(cooked.plan.wishes)) return cooked
  const firm = withFirmEggs(cooked.plan.parts, cooked.steps)
  const soft = softEggs(cooked.plan.parts, firm)
  if (soft.length === 0) return { ...cooked, steps: firm }
  const parts = cooked.plan.parts.map((part) => (soft.includes(part) ? pasteurised(part) : part))
  const plan = { ...cooked.plan, parts }
  return { ...cooked, plan, steps: withFirmEggs(parts, planSteps(plan, cooked.brisk)) }
}

/** In the pot with a lid of its own that somebody has, with the liquid that such a pot takes. */
function inMachineIfWanted(open: Paced, wishes: CookWishes): Pick<Paced, 'plan' | 'steps'> {
  const stepsOf = ({ plan, steps }: Paced) => warmedThrough(plan.parts, steps)
  const steps = stepsOf(open)
  if (!inMachine(open.plan, steps, wishes)) return { plan: open.plan, steps }
  const plan = { ...open.plan, parts: pouredFor(open.plan, wishes) }
  const closed = withSafeEggs({ ...open, plan, steps: planSteps(plan, open.brisk) })
  const again = stepsOf(closed)
  return { plan: closed.plan, steps: sidesInTime(inMachine(closed.plan, again, wishes) ?? again) }
}

/** Cooks one dish for the wishes, quicker where the guest's time limit asks for it; never fails. */
export function cook(wishes: CookWishes, dish: Dish, template: Template): Plan & CookedPlan {
  const inOpenPots = withSafeEggs(paced(labelled(fillScaled(wishes, dish, template))))
  const { plan: open, steps: planned } = inMachineIfWanted(inOpenPots, wishes)
  const crisped = withoutFat({ parts: open.parts, steps: withNoRestAlone(planned) }, wishes, open.servings)
  const { plan, steps, met } = textured(
    { ...open, parts: crisped.parts },
    offTheBone(crisped.parts, byHand(oneAfterAnother(withoutOven(crisped.steps, wishes), wishes), wishes)),
  )
  const prep = minutesOfAll(steps.filter(({ kind }) => kind === 'prep'))
  const facts = factsOf(
    plan.parts.map(({ ingredient }) => ingredient),
    plan.servings,
    plan.parts.map(gramsIn),
  )
  return {
    ...plan,
    dishType: dishTypeFor(wishes, dish, template),
    // Fetching and measuring takes a moment, even where nothing is cut.
    prepMinutes: Math.max(prep, 2),
    cookMinutes: minutesIn(steps) - prep,
    steps,
    met,
    tastes: tastesOf(plan),
    diets: facts.diets,
    allergens: facts.allergens,
    safety: safetyOf(plan),
  }
}
