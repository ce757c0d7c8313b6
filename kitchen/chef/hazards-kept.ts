import type { Ingredient } from '../lexicon/ingredient.ts'
import type { TableDish } from '../library/table-dish.ts'
import { shortBeans, unboiledBeans } from '../safety/beans.ts'
import { checkedDish } from '../safety/checked-dish.ts'
import { undercookedIn } from '../safety/doneness.ts'
import { concerns, dangersFor } from '../safety/hazards/dangers.ts'
import { hazards, type Duty, type Hazard, type Technique } from '../safety/hazards/hazard.ts'
import { servesEggRaw } from '../safety/raw-egg.ts'
import type { Wishes } from '../safety/wishes/wishes.ts'
import { softEggs } from './eaters/soft-eggs.ts'
import { hardForBaby, roughPieces } from './eaters/soft-enough.ts'
import { staysRaw } from './eaters/stays-raw.ts'

/** What a finished dish must not be given with: foods of it that have to go, or all of the dish. */
export interface Breach {
  hazard: Hazard
  foods: readonly Ingredient[]
}

const alwaysKept = hazards.filter(({ always }) => always)

/** Those of an illness, told of in whatever words. */
const broughtAlong = hazards.filter(({ need }) => need !== null)

/** The hazards whose conditions the dish has to meet: those that were told of, and those of the eaters. */
const hazardsAt = (wishes: Wishes): readonly Hazard[] => [
  ...new Set([
    ...dangersFor(wishes).map(({ danger }) => danger),
    ...alwaysKept.filter((each) => concerns(each, wishes)),
    ...broughtAlong.filter(({ need }) => wishes.health.includes(need ?? '')),
  ]),
]

type Test = (dish: TableDish) => boolean

const isSaid =
  (signs: RegExp): Test =>
  ({ plan }) =>
    plan.steps.some(({ sentences }) => sentences.some(({ text }) => signs.test(text.en)))

const isOn =
  (heat: string): Test =>
  ({ plan }) =>
    plan.steps.some(({ on }) => on === heat)

/** The forbidden way of cooking, recognised in a plan. */
const uses: Record<Technique, Test> = {
  pressure: isOn('pressureCooker'),
  slow: isOn('slowCooker'),
  frying: isOn('fat'),
  grill: isSaid(/\bon the (?:grill|barbecue)\b|\bcharcoal\b/i),
  sticks: isSaid(/(?:wooden|cocktail) sticks/i),
  microwave: isSaid(/\bmicrowave\b/i),
}

/** What is lacking, recognised in the plan and in the recipe as it would be read. */
const lacks: Record<Duty, Test> = {
  'eggs-safe': ({ plan, recipe }) =>
    softEggs(plan.parts, plan.steps).length > 0 || servesEggRaw(checkedDish(recipe)),
  'cooked-through': ({ plan, recipe }) => staysRaw(plan) || undercookedIn(checkedDish(recipe)).length > 0,
  'beans-boiled': ({ recipe }) => {
    const dish = checkedDish(recipe)
    return unboiledBeans(dish).length > 0 || shortBeans(dish).some(({ severity }) => severity === 'dangerous')
  },
  soft: ({ plan }) => hardForBaby(plan).length > 0,
  smooth: ({ plan }) => roughPieces(plan).length > 0,
}

/** The foods at fault, where without them the dish would do. */
const atFault = ({ plan }: TableDish, { must }: Hazard): readonly Ingredient[] =>
  [
    ...(must.includes('soft') ? hardForBaby(plan) : []),
    ...(must.includes('smooth') ? roughPieces(plan) : []),
    ...(must.includes('eggs-safe') ? softEggs(plan.parts, plan.steps) : []),
  ].map(({ ingredient }) => ingredient)

const isBrokenBy = (dish: TableDish, { not, must }: Hazard): boolean =>
  not.some((technique) => uses[technique](dish)) || must.some((duty) => lacks[duty](dish))

/** The hazards of somebody at the table that a finished dish does not keep from them. */
export const breachesOf = (dish: TableDish, wishes: Wishes): readonly Breach[] =>
  hazardsAt(wishes)
    .filter((hazard) => isBrokenBy(dish, hazard))
    .map((hazard) => ({ hazard, foods: atFault(dish, hazard) }))
