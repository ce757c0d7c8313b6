import { isAllowed } from '../recipes/allowed.ts'
import { partsNamed } from '../recipes/plan.ts'
import { machineSteps } from '../cook/pot-machines.ts'
import { softEggs } from '../cook/safe-eggs.ts'
import { hardForBaby, roughPieces } from '../cook/soft-enough.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { unboiledBeans, shortBeans } from '../safety/beans.ts'
import { checkRecipe } from '../safety/check-recipe.ts'
import { checkedDish } from '../safety/checked-dish.ts'
import { undercookedIn } from '../safety/doneness.ts'
import { servesEggRaw } from '../safety/raw-egg.ts'
import { concerns, dangersFor } from '../safety/hazards/dangers.ts'
import { hazards, type Duty, type Hazard, type Technique } from '../safety/hazards/hazard.ts'
import type { Wishes } from '../recipes/wishes.ts'
import type { Composed } from '../render/compose.ts'

/** What a finished dish must not be given with: foods of it that have to go, or all of the dish. */
export interface Breach {
  /** Null where an allergy, a diet or a refusal is broken. */
  hazard: Hazard | null
  foods: readonly Ingredient[]
}

/** A dish with what is still wrong with it for this table; nobody is given one where that is not empty. */
export interface Checked extends Composed {
  readonly breaches: readonly Breach[]
}

const alwaysKept = hazards.filter(({ always }) => always)

/** Those of an illness, told of in whatever words. */
const broughtAlong = hazards.filter(({ need }) => need !== null)

/** The hazards whose conditions the dish has to meet: those that were told of, and those of the eaters. */
export const hazardsAt = (wishes: Wishes): readonly Hazard[] => [
  ...new Set([
    ...dangersFor(wishes).map(({ danger }) => danger),
    ...alwaysKept.filter((each) => concerns(each, wishes)),
    ...broughtAlong.filter(({ need }) => wishes.health.includes(need ?? '')),
  ]),
]

type Test = (dish: Composed) => boolean

const isSaid =
  (signs: RegExp): Test =>
  ({ plan }) =>
    plan.steps.some(({ sentences }) => sentences.some(({ text }) => signs.test(text.en)))

/** The forbidden way of cooking, recognised in a plan. */
const uses: Record<Technique, Test> = {
  pressure: ({ plan }) =>
    plan.steps.some(
      ({ sentences, on }) =>
        on === 'pressureCooker' || sentences.some(({ text }) => text === machineSteps.pressure),
    ),
  slow: ({ plan }) =>
    plan.steps.some(
      ({ sentences, on }) =>
        on === 'slowCooker' ||
        sentences.some(({ text }) => text === machineSteps.slow || text === machineSteps.slowHigh),
    ),
  frying: ({ plan }) => plan.steps.some(({ on }) => on === 'fat'),
  grill: isSaid(/\bon the (?:grill|barbecue)\b|\bcharcoal\b/i),
  sticks: isSaid(/(?:wooden|cocktail) sticks/i),
  microwave: isSaid(/\bmicrowave\b/i),
}

/** Meat or fish that is raw when it goes in and never gets hot. */
const staysRaw: Test = ({ plan }) =>
  partsNamed(plan, 'any.raw').some((part) => {
    const first = plan.steps.findIndex(({ uses: parts, kind }) => kind !== 'prep' && parts.includes(part))
    return !plan.steps
      .slice(Math.max(first, 0))
      .some(
        ({ heated, celsius, kind, guards }) =>
          kind === 'cook' && (heated === true || (celsius ?? 0) >= 70 || guards?.includes(part) === true),
      )
  })

/** The condition broken, recognised in the plan and in the recipe as it would be read. */
const lacks: Record<Duty, Test> = {
  'eggs-safe': ({ plan, recipe }) =>
    softEggs(plan.parts, plan.steps).length > 0 || servesEggRaw(checkedDish(recipe)),
  'cooked-through': (dish) => staysRaw(dish) || undercookedIn(checkedDish(dish.recipe)).length > 0,
  'beans-boiled': ({ recipe }) => {
    const dish = checkedDish(recipe)
    return unboiledBeans(dish).length > 0 || shortBeans(dish).some(({ severity }) => severity === 'dangerous')
  },
  soft: ({ plan }) => hardForBaby(plan).length > 0,
  smooth: ({ plan }) => roughPieces(plan).length > 0,
}

/** The foods at fault, where without them the dish would do. */
const atFault = ({ plan }: Composed, { must }: Hazard): readonly Ingredient[] =>
  [
    ...(must.includes('soft') ? hardForBaby(plan) : []),
    ...(must.includes('smooth') ? roughPieces(plan) : []),
    ...(must.includes('eggs-safe') ? softEggs(plan.parts, plan.steps) : []),
  ].map(({ ingredient }) => ingredient)

const isBrokenBy = (dish: Composed, { not, must }: Hazard): boolean =>
  not.some((technique) => uses[technique](dish)) || must.some((duty) => lacks[duty](dish))

/** True where nothing was said that a dish could break. */
const isCarefree = (wishes: Wishes) =>
  wishes.dangers.length === 0 &&
  wishes.allergens.length === 0 &&
  wishes.health.length === 0 &&
  !wishes.pregnant &&
  !wishes.frail &&
  !wishes.child &&
  !wishes.infant &&
  !wishes.toddler

/** Everything about a finished dish, in its plan and as it would be read, that somebody at the table must not get. */
export function breachesOf(dish: Composed, wishes: Wishes): readonly Breach[] {
  const foods = dish.plan.parts.map(({ ingredient }) => ingredient).filter((each) => !isAllowed(each, wishes))
  const out: Breach[] = foods.length > 0 ? [{ hazard: null, foods }] : []
  if (isCarefree(wishes)) return out
  const { allergens, infant, pregnant } = wishes
  const found = checkRecipe(dish.recipe, { allergens, infant, pregnant }).some(
    ({ severity }) => severity === 'dangerous',
  )
  return [
    ...out,
    ...(found ? [{ hazard: null, foods: [] }] : []),
    ...hazardsAt(wishes)
      .filter((hazard) => isBrokenBy(dish, hazard))
      .map((hazard) => ({ hazard, foods: atFault(dish, hazard) })),
  ]
}

/** The wishes without the ways of cooking that a hazard forbids, in whatever turn they were wished for. */
export function withoutTechniques(wishes: Wishes): Wishes {
  const not = new Set(hazardsAt(wishes).flatMap((hazard) => hazard.not))
  if (not.size === 0) return wishes
  return {
    ...wishes,
    pressureCooker: wishes.pressureCooker && !not.has('pressure'),
    slowCooker: wishes.slowCooker && !not.has('slow'),
    grill: wishes.grill && !not.has('grill'),
    notFried: wishes.notFried || not.has('frying'),
  }
}
