import { babyFormOf } from '../decide/choose.ts'
import { dishTypeOf } from '../decide/dish-type.ts'
import { theirs } from '../decide/divided.ts'
import { isFlesh, isFleshId } from '../lexicon/facts.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { groupMembers, type FoodGroup } from '../lexicon/food-groups.ts'
import { ingredients } from '../lexicon/ingredients/index.ts'
import { lazily } from '../lexicon/lazily.ts'
import type { Filling } from '../library/edit/operation.ts'
import { noConditions, type Conditions } from '../library/find/conditions.ts'
import { library } from '../library/index.ts'
import type { Course, Heat, WayName } from '../library/vocabulary.ts'
import { isAllowed } from '../recipes/allowed.ts'
import { dishById } from '../recipes/dishes.ts'
import { isForBabyAlone } from '../recipes/vulnerable-eaters.ts'
import type { Wishes } from '../recipes/wishes.ts'
import { needsOf } from '../safety/health/known-needs.ts'
import { dashed } from './named-recipes.ts'

const courseOf: Record<NonNullable<Wishes['dishType']>, Course> = {
  Starters: 'starter',
  Mains: 'main',
  Desserts: 'dessert',
  Cocktails: 'drink',
}

/** Every part of an animal that was named without a cut. */
function alikeOf(id: string): string[] {
  const food = findIngredientById(id)
  if (!food || !isFlesh(food)) return []
  // What is cured, in a tin or an inner part is meant by its own name only: it has no core to be cooked to, nor its time.
  const isFresh = ({ minutes, id: other }: typeof food) =>
    minutes >= 6 && !/liver|tongue|tripe|smoked|corned/.test(other)
  const isAlike = (other: typeof food) =>
    isFresh(other) &&
    other.category === food.category &&
    other.animal === food.animal &&
    other.species === food.species
  return ingredients.filter(isAlike).map((other) => other.id)
}

/** How many recipes have a food as a main one: what people mean first when they name only its kind. */
const usualness = lazily(() => {
  const counts = new Map<string, number>()
  for (const { foods } of library())
    for (const { food, role } of foods) if (role === 'main') counts.set(food, (counts.get(food) ?? 0) + 1)
  return counts
})

/** Any food of a group, the most usual first. */
function fillingOf(group: FoodGroup, wishes: Wishes): Filling[] {
  const own = ingredients.filter((food) => groupMembers[group](food) && isAllowed(food, wishes))
  const usual = own.toSorted((a, b) => (usualness().get(b.id) ?? 0) - (usualness().get(a.id) ?? 0))
  const [first] = usual
  return first ? [{ food: first.id, alike: usual.map(({ id }) => id), amount: null, unit: null }] : []
}

function fillings(wishes: Wishes): Filling[] {
  const named = wishes.wanted.map(({ id, amount, unit, loosely }) => ({
    food: id,
    amount,
    unit,
    ...(loosely === true && { alike: alikeOf(id) }),
  }))
  const isNamed = (group: FoodGroup) =>
    named.some(({ food }) => {
      const own = findIngredientById(food)
      return own !== null && groupMembers[group](own)
    })
  const groups = wishes.wantedGroups.filter((group) => !isNamed(group))
  return [...named, ...groups.flatMap((group) => fillingOf(group, wishes))]
}

function wayOf(wishes: Wishes): WayName | null {
  if (wishes.airFryer) return 'airFryer'
  if (wishes.pressureCooker) return 'pressureCooker'
  if (wishes.slowCooker) return 'slowCooker'
  return wishes.microwaveOnly ? 'microwave' : null
}

function lacksOf({ noOven, noHob, noCook, noBake, microwaveOnly, notFried }: Wishes): Heat[] {
  const oven: Heat[] = noOven || noCook || noBake ? ['oven', 'grill'] : []
  const hob: Heat[] = noHob || noCook ? ['stove', 'fat'] : []
  const fat: Heat[] = notFried && hob.length === 0 ? ['fat'] : []
  return [...oven, ...hob, ...fat, ...(noCook && !microwaveOnly ? (['microwave'] as const) : [])]
}

/** The kinds of dishes that illnesses ask for or forbid, and that a baby eats. */
function kindsOf(wishes: Wishes): Conditions['kinds'] {
  const needs = needsOf(wishes)
  const only = needs.flatMap((need) => (need.only === null ? [] : [need.only]))
  // A dish that was named is for those who named it, but what a baby eats in a form of its own.
  const named = dishById(wishes.dish ?? '')
  const isForOthers = named !== null && babyFormOf(named.template) === null
  const forBaby = isForBabyAlone(wishes) && !isForOthers && wishes.dishType !== 'Cocktails'
  const sets = [...only, ...(forBaby ? [['babyPuree', 'babyPorridge']] : [])]
  const [first, ...rest] = sets
  return {
    only: first ? first.filter((kind) => rest.every((set) => set.includes(kind))).map(dashed) : null,
    never: [
      ...needs.flatMap(({ never }) => never),
      ...(wishes.infant ? [] : ['babyPuree', 'babyPorridge']),
    ].map(dashed),
  }
}

/** What is not said in foods: how it is to be and where it comes from. */
function tagsOf({ cuisine, cold, grill, ahead, soft, tastes, leftovers }: Wishes): string[] {
  return [
    ...(cuisine === null ? [] : [cuisine]),
    ...(cold ? ['cold'] : []),
    ...(grill ? ['grill'] : []),
    ...(ahead === null ? [] : ['ahead']),
    ...(soft ? ['pureed'] : []),
    ...(tastes.includes('light') ? ['light'] : []),
    ...(leftovers ? ['leftovers'] : []),
  ]
}

/** What was asked for, else what the foods make; a dish that was named has its own. */
function courseIn(wishes: Wishes): Course | null {
  const type = wishes.dishType ?? (wishes.dish === null ? dishTypeOf(wishes) : null)
  return type === null ? null : courseOf[type]
}

/** One dish for all: what some of them leave is in no part of it. */
export const forEverybody = (wishes: Wishes): Wishes =>
  wishes.few === null || wishes.few.shared ? wishes : theirs(wishes, wishes.few)

/** What a recipe must keep, of all that was said. */
export function conditionsOf(wishes: Wishes, named: readonly string[], not: readonly string[]): Conditions {
  const all = forEverybody(wishes)
  // Nobody who asks for a dish of vegetables means one with chicken.
  const isOfVegetables = all.ofVegetables && !all.wanted.some(({ id }) => isFleshId(id))
  const isOut = (food: (typeof ingredients)[number]) =>
    !isAllowed(food, all) || (isOfVegetables && isFleshId(food.id))
  return {
    ...noConditions,
    dishes: named,
    not,
    with: fillings(all),
    out: ingredients.filter(isOut).map(({ id }) => id),
    allergens: all.allergens,
    diets: all.diets,
    course: courseIn(all),
    minutes: all.minutes,
    way: wayOf(all),
    lacks: lacksOf(all),
    tags: tagsOf(all),
    kinds: kindsOf(all),
    servings: all.servings,
  }
}

/** Foods that somebody only does not want: nobody's body or diet minds them. */
export function dislikedIn(wishes: Wishes): string[] {
  const bodily = { ...wishes, excludedIds: wishes.allergyIds, excludedGroups: wishes.allergyGroups }
  return ingredients.filter((food) => !isAllowed(food, wishes) && isAllowed(food, bodily)).map(({ id }) => id)
}
