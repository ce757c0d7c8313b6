import { babyFormOf } from './eaters/baby-form.ts'
import { dishTypeOf } from './dish-type.ts'
import { theirs } from './eaters/theirs.ts'
import { isFlesh, isFleshId } from '../lexicon/facts.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { groupMembers, type FoodGroup } from '../lexicon/food-groups.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { ingredients } from '../lexicon/ingredients/index.ts'
import { lazily } from '../lexicon/lazily.ts'
import { generalSwapsFor } from '../library/edit/general-swaps.ts'
import type { Filling } from '../library/edit/operation.ts'
import { dashed } from '../library/dish-of.ts'
import { noConditions, type Conditions } from '../library/find/conditions.ts'
import type { Quality } from '../library/find/qualities.ts'
import { library } from '../library/index.ts'
import type { Course, Heat, WayName } from '../library/vocabulary.ts'
import { isAllowed } from '../safety/wishes/allowed.ts'
import { dishById } from '../library/dishes/dishes.ts'
import { isForBabyAlone } from '../safety/wishes/vulnerable-eaters.ts'
import type { Wishes } from '../safety/wishes/wishes.ts'
import { needsOf } from '../safety/health/known-needs.ts'

const courseOf: Record<NonNullable<Wishes['dishType']>, Course> = {
  Starters: 'starter',
  Mains: 'main',
  Desserts: 'dessert',
  Cocktails: 'drink',
}

/** Who says mince or fish, and no more, means any. */
const kindsOfAny: Readonly<Record<string, RegExp>> = {
  'mixed-mince': /^minced-(?:beef|pork|veal)$/,
  'white-fish': /^(?!fish-|anchov|roe|caviar)/,
}

/** Every part of an animal that was named without a cut. */
function alikeOf(id: string): string[] {
  const food = findIngredientById(id)
  if (!food || !isFlesh(food)) return []
  const any = kindsOfAny[id]
  if (any)
    return ingredients
      .filter((other) => other.category === food.category && any.test(other.id))
      .map((other) => other.id)
  // What is cured, in a tin or an inner part is meant by its own name only: it has no core to be cooked to, nor its time.
  const isFresh = ({ minutes, id: other }: typeof food) =>
    minutes >= 6 && !/liver|tongue|tripe|smoked|corned/.test(other)
  if (!isFresh(food)) return []
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

/** Who asks for poultry wants neither its fat nor its stock. */
const inNoDishItself: ReadonlySet<string> = new Set(['fat', 'stock'])

/** Any food of a group, the most usual first. */
function fillingOf(group: FoodGroup, wishes: Wishes): Filling[] {
  const own = ingredients.filter(
    (food) => groupMembers[group](food) && !inNoDishItself.has(food.category) && isAllowed(food, wishes),
  )
  const usual = own.toSorted((a, b) => (usualness().get(b.id) ?? 0) - (usualness().get(a.id) ?? 0))
  const [first] = usual
  return first ? [{ food: first.id, alike: usual.map(({ id }) => id), amount: null, unit: null }] : []
}

/** A food that only a danger to somebody's body keeps out, and neither their taste nor their belief. */
function isOnlyDangerous(food: Ingredient, wishes: Wishes): boolean {
  const healthy = { pregnant: false, infant: false, toddler: false, child: false, frail: false, dangers: [] }
  return !isAllowed(food, wishes) && isAllowed(food, { ...wishes, ...healthy })
}

/** Beans that were warned of as raw: no recipe here soaks and boils them. */
const areRawBeans = ({ category }: Ingredient, { dangers }: Wishes): boolean =>
  category === 'legume' && dangers.some(({ danger }) => danger.must.includes('beans-boiled'))

/** What comes for a food that is warned of: another fish for tuna, the beans of a tin for dry ones. */
function safeFor(id: string, wishes: Wishes): Filling[] | null {
  const food = findIngredientById(id)
  if (!food || !(isOnlyDangerous(food, wishes) || areRawBeans(food, wishes))) return null
  const like = generalSwapsFor(id, { course: 'main', told: '', foods: [] }).find((each) => {
    const other = findIngredientById(each)
    return other !== null && isAllowed(other, wishes)
  })
  return like === undefined ? null : [{ food: like, amount: null, unit: null }]
}

function fillings(wishes: Wishes): Filling[] {
  const named = wishes.wanted.flatMap(({ id, amount, unit, loosely, inHand }): Filling[] => {
    const own: Filling = {
      food: id,
      // "A leek gratin" is not one of one leek.
      amount: amount === 1 && unit === null && (inHand !== true || wishes.dish !== null) ? null : amount,
      unit,
      ...(loosely === true && { alike: alikeOf(id) }),
    }
    return safeFor(id, wishes) ?? [own]
  })
  const isNamed = (group: FoodGroup) =>
    named.some(({ food }) => {
      const own = findIngredientById(food)
      return own !== null && groupMembers[group](own)
    })
  const groups = wishes.wantedGroups.filter((group) => !isNamed(group))
  return [...named, ...groups.flatMap((group) => fillingOf(group, wishes))]
}

export function wayOf(wishes: Wishes): WayName | null {
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
  const isForOthers = named !== null && babyFormOf(named.kind) === null
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
function tagsOf({ cuisine, grill, ahead, soft, leftovers }: Wishes): string[] {
  return [
    ...(cuisine === null ? [] : [cuisine]),
    ...(grill ? ['grill'] : []),
    ...(ahead === null ? [] : ['ahead']),
    ...(soft ? ['pureed'] : []),
    ...(leftovers ? ['leftovers'] : []),
  ]
}

/** How it is to be; what refreshes is cold. */
function qualitiesOf({ qualities, cold, baked, tastes, dishType }: Wishes): Quality[] {
  const isRefreshing = dishType === 'Cocktails' && tastes.includes('fresh') && !qualities.includes('warm')
  return [
    ...new Set<Quality>([
      ...qualities,
      ...(cold || isRefreshing ? (['cold'] as const) : []),
      ...(tastes.includes('light') ? (['light'] as const) : []),
      ...(baked ? (['baked'] as const) : []),
    ]),
  ]
}

/** What was asked for, else what the foods make; a dish that was named has its own. */
function courseIn(wishes: Wishes): Course | null {
  const type = wishes.dishType ?? (wishes.dish === null ? dishTypeOf(wishes) : null)
  return type === null ? null : courseOf[type]
}

/** What is in doubt is left out like what is certain, in a dish that is proposed anew. */
function heedingDoubts(wishes: Wishes): Wishes {
  const heeded = wishes.doubts.filter((each) => each.heeded).map(({ allergen }) => allergen)
  return heeded.length === 0
    ? wishes
    : { ...wishes, allergens: [...new Set([...wishes.allergens, ...heeded])] }
}

/** One dish for all: what some of them leave is in no part of it, and neither is what may be an allergy. */
export function forEverybody(wishes: Wishes): Wishes {
  const all = heedingDoubts(wishes)
  return all.few === null || all.few.shared ? all : theirs(all, all.few)
}

/** Nobody cooks with chilli for a child unless it is asked for. */
const isTooHot = ({ id, heat }: Ingredient, wishes: Wishes): boolean =>
  (wishes.infant || wishes.toddler || wishes.child) &&
  (heat ?? 0) >= 2 &&
  (wishes.heat ?? 0) === 0 &&
  wishes.wanted.every((each) => each.id !== id)

/** What a recipe must keep, of all that was said. */
export function conditionsOf(wishes: Wishes, named: readonly string[], not: readonly string[]): Conditions {
  const all = forEverybody(wishes)
  // Nobody who asks for a dish of vegetables means one with chicken.
  const isOfVegetables = all.ofVegetables && !all.wanted.some(({ id }) => isFleshId(id))
  const isOut = (food: (typeof ingredients)[number]) =>
    !isAllowed(food, all) || isTooHot(food, all) || (isOfVegetables && isFleshId(food.id))
  return {
    ...noConditions,
    dishes: named,
    not,
    with: fillings(all),
    out: ingredients.filter(isOut).map(({ id }) => id),
    allergens: all.allergens,
    diets: all.diets,
    // A breakfast may be eggs or porridge.
    course: all.occasion === null || all.dishType === 'Cocktails' ? courseIn(all) : null,
    occasion: all.dish === null ? all.occasion : null,
    minutes: all.minutes,
    way: wayOf(all),
    lacks: lacksOf(all),
    tags: tagsOf(all),
    qualities: qualitiesOf(all),
    tastes: all.tastes,
    kinds: kindsOf(all),
    servings: all.servings,
  }
}

/** What only somebody dislikes may be in what stands; what a body, a ban, a diet or a danger keeps out may not. */
export const withoutTastes = (wishes: Wishes): Wishes => ({
  ...wishes,
  excludedIds: [...wishes.allergyIds, ...wishes.forbiddenIds],
  excludedGroups: wishes.allergyGroups,
})

/** Foods that somebody only does not want: nobody's body, belief or diet minds them. */
export function dislikedIn(wishes: Wishes): string[] {
  const bodily = { ...withoutTastes(wishes), heat: null }
  return ingredients.filter((food) => !isAllowed(food, wishes) && isAllowed(food, bodily)).map(({ id }) => id)
}
