import { flesh, isFlesh } from '../lexicon/facts.ts'
import type { Category, Ingredient } from '../lexicon/ingredient.ts'
import { isHighInMercury } from '../lexicon/vulnerable-eaters.ts'
import type { Dish } from '../recipes/dishes.ts'
import type { TemplateId } from '../recipes/template-ids.ts'
import type { Template, Role } from '../recipes/template.ts'
import type { CookWishes } from '../understand/wishes.ts'
import { isAllowed } from './allowed.ts'
import { amountOf, type Placed } from './amount-of.ts'
import { cuisines, type Cuisine } from './cuisines.ts'
import { wantedIngredients } from './main-ingredients.ts'
import { markedCooked } from './already-cooked.ts'
import { batchInTin } from './tin-size.ts'
import {
  adopting,
  headFor,
  isSeasoningStranger,
  isStranger,
  isTender,
  isTheOnlyFruit,
  rolesFor,
  spoils,
} from './which-part.ts'
import { cutIn, isLoose } from './knifework.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { ingredientById } from '../lexicon/ingredients/index.ts'
import type { Part } from './part.ts'
import { markedFrozen } from './from-freezer.ts'
import { markedBoned } from './on-the-bone.ts'
import { asMuchAsThere, isFromStock, isToBuy, isTrimming, purchases } from './in-stock.ts'
import { namesNeeded } from '../recipes/phrase.ts'
import type { Plan } from './plan.ts'
import { hashOf } from './seed.ts'
import { bestFirst, standInsFor } from './stand-ins.ts'
import { lightenSugar, sweetenLess, sweetEnough, withoutSugar } from './sugar.ts'
import { strength, tuning } from './tuning.ts'
import { naturalBatch } from './yields.ts'
import { mustBeQuartered } from './vulnerable-eaters.ts'

/** Catches what a guest insists on and no role of the dish expects; it goes on top at the end. */
export const extraRole: Role = { id: 'extra', takes: () => true, most: 9, least: 0, pool: [] }

const serves = ({ fixed, toTaste }: Role) => fixed === undefined && toTaste === undefined

/** By preference, or by the seed among the first few where the role says that any will do. */
function ordered(role: Role, pool: readonly string[], seed: string): readonly string[] {
  if (!role.varied || pool.length < 2) return pool
  const few = Math.min(pool.length, 4)
  const start = hashOf(`${seed}/${role.id}`) % few
  return [...pool.slice(start, few), ...pool.slice(0, start), ...pool.slice(few)]
}

/** The cuisine that was named, or the one an ingredient stands for: couscous is cooked as in Morocco. */
export function homeOf({ cuisine, wanted }: CookWishes): CookWishes['cuisine'] {
  return (
    cuisine ??
    (wanted.some(({ id }) => /^(couscous|ras-el-hanout|preserved-lemon)$/.test(id)) ? 'moroccan' : null)
  )
}

/** The cuisine a dish is cooked in for these wishes. */
function cuisineFor(wishes: CookWishes, dish: Dish, template: Template): Cuisine {
  const own = homeOf(wishes) ?? dish.cuisine
  const id =
    own ?? template.cuisines[hashOf(wishes.seed + wishes.another) % template.cuisines.length] ?? 'italian'
  return cuisines[id]
}

/** What is eaten with a dish where there is one pot only. */
const besideOnePot = ['naan', 'country-bread', 'gluten-free-bread']

/** A dough or a sauce needs one of these: where they are left out, something else takes their place. */
const needsOne = /^(milk|buttermilk|cream|butter|ghee|lard|flour|yogurt|greek-yogurt|quark)$/

const sourest = ['cider-vinegar', 'rice-vinegar', 'lemon-juice']

/** Scattered in for their taste: who leaves one out by name wants no other instead. */
const isFlavouring = ({ id, category }: Ingredient) =>
  category === 'nut' ||
  category === 'seed' ||
  /^(raisin|prune|date|candied-peel|barberry|olive|caper|anchovy)$|^dried-/.test(id)

const isFlavouringLeftOut = (
  { id, takes }: Role,
  pool: readonly string[],
  { wants = [] }: Dish,
  { cannotDoWithout }: Template,
  { excludedIds }: CookWishes,
): boolean =>
  cannotDoWithout?.includes(id) !== true &&
  [...pool.slice(0, 1), ...wants].some((each) => {
    const food = excludedIds.includes(each) ? findIngredientById(each) : null
    return food != null && isFlavouring(food) && (pool[0] === each || takes?.(food) === true)
  })

/** Who names a gratin by its vegetable wants that one, and no others beside it. */
const isNamedAlone = ({ id }: Role, named: number, template: Template, { dish }: CookWishes) =>
  id === 'main' && named > 0 && dish !== null && /^(gratin|soup)$/.test(template.id)

/** Waxy potatoes beside potatoes are potatoes twice. */
const isSameThing = (one: Ingredient, other: Ingredient) =>
  one.id.replace(/^waxy-/, '') === other.id.replace(/^waxy-/, '')

/** Pots in which meat and vegetables take each other's place. */
const mixedPots: readonly TemplateId[] = [
  'curry',
  'stew',
  'chilli',
  'stirFry',
  'friedRice',
  'friedNoodles',
  'paella',
  'biryani',
  'pasta',
  'pastaBake',
  'soup',
  'ramen',
  'bowl',
  'dumplings',
  'skewers',
  'gratin',
  'quiche',
  'tacos',
]
/** Pots of meat, in which vegetables may take its place: a goulash of mushrooms. */
const meatPots: readonly TemplateId[] = ['braise', 'creamSauce', 'sauceStew']
const garden: readonly Category[] = ['vegetable', 'mushroom', 'potato']

/** Whether a step that the dish cannot be without, the oven or the last one, could not be said if nothing had this part. */
const isSaidAlone = ({ id }: Role, { steps }: Template, isThere: (role: string) => boolean): boolean =>
  steps.some(
    (step, at) =>
      (at === steps.length - 1 || step.celsius !== undefined || step.degrees !== undefined) &&
      namesNeeded(step.text).some((names) => {
        const roles = names.map((name) => name.split('.')[0] ?? '')
        return roles.includes(id) && !roles.some(isThere)
      }),
  )

const isCream = ({ id, least = 1 }: Role) => /^creamy?$/.test(id) && least !== 0

/**
 * Fills every role of a dish with what is wanted and allowed; a role nothing is allowed for stays empty. `heads` is for
 * how many it is to be, where what there is decides.
 */
export function fill(wishes: CookWishes, dish: Dish, template: Template, heads: number | null = null): Plan {
  const servings = heads ?? wishes.servings ?? naturalBatch({ dish, template, wishes }) ?? 2
  const batch =
    heads !== null || wishes.diets.includes('lowSugar')
      ? servings
      : batchInTin(
          wishes,
          Math.max(servings, dish.batch ?? template.batch ?? 0),
          naturalBatch({ dish, template, wishes }),
          template.id,
        )
  const seed = `${wishes.seed}/${wishes.another}/${template.id}`
  const cuisine = cuisineFor(wishes, dish, template)
  const roles = [...template.roles, extraRole]
  const placed: Placed[] = []
  const refused: Ingredient[] = []
  const present = () => placed.map(({ ingredient }) => ingredient)

  // A vegetable curry has no chicken in it unless somebody names one.
  const isMeatless = wishes.ofVegetables && [...mixedPots, ...meatPots].includes(template.id)
  // Mushrooms instead of the beef: nothing else stands in for it.
  const isVegetableInPlaceOfMeat = ({ category }: Ingredient, wanted: CookWishes['wanted'][number] | null) =>
    wanted !== null &&
    wishes.ofVegetables &&
    meatPots.includes(template.id) &&
    garden.includes(category) &&
    dish.wants?.includes(wanted.id) !== true

  const placeStandIn = (id: string) => {
    const taken = present()
    if (isMeatless && flesh.includes(findIngredientById(id)?.category ?? 'fat')) return
    const food = ingredientById(id)
    const [usualRole] = rolesFor(food, template.roles)
    const ofFlesh = isFlesh(food)
    // Only what the template itself names plays the heart of a dish, by the same technique.
    const isHeart =
      (ofFlesh && headFor(food, template) !== null) ||
      (/^(?:egg|cheese)$/.test(food.category) &&
        template.cannotDoWithout?.includes(usualRole?.id ?? '') === true)
    const isWritten = (each: Ingredient) =>
      !ofFlesh && typeof usualRole?.pool !== 'function' && usualRole?.pool.includes(each.id) === true
    const isSpared = wishes.pregnant || wishes.infant || wishes.toddler
    const standIns = standInsFor(id)
    const instead = (usualRole ? bestFirst(standIns, usualRole, template, wishes) : standIns)
      .flatMap((each) => findIngredientById(each) ?? [])
      .find(
        (each) =>
          !taken.includes(each) &&
          (!isHeart || isFlesh(each) || isWritten(each) || (isLoose(food) && isLoose(each))) &&
          // A pound of jackfruit is no vegetable beside what is left.
          (!ofFlesh || !usualRole || isFlesh(each) || rolesFor(each, template.roles).includes(usualRole)) &&
          // What comes ready to eat out of a tin is not cooked where it stands; for the pregnant that is checked afterwards.
          (isSpared || !food.id.startsWith('tinned-') || !isFlesh(each) || each.id.startsWith('tinned-')) &&
          // Who says no milk means the one without lactose as well.
          !(wishes.excludedIds.includes(id) && each.id.startsWith('lactose-free')) &&
          isAllowed(each, wishes, taken) &&
          !spoils(each, template) &&
          rolesFor(each, template.roles).length > 0,
      )
    const its = instead ? rolesFor(instead, template.roles) : []
    // It takes the place of what it comes in for, wherever else it might go.
    const role = its.find((each) => each === usualRole) ?? its[0]
    if (instead && role) placed.push({ ingredient: instead, role, wanted: null, standsFor: id })
  }

  /** A pot of meat or fish gets as much stock as it would have of wine, and a spoonful of something sour. */
  const placeInPlaceOfWine = (wine: Ingredient): boolean => {
    if (!/^(?:Mains|Starters)$/.test(template.dishType) || wine.category !== 'wine') return false
    const role = [...rolesFor(wine, roles), ...adopting(wine, template.roles)].find(
      (each) => each !== extraRole && !placed.some((other) => other.role === each),
    )
    const allowed = (ids: readonly string[]) =>
      ids
        .flatMap((id) => findIngredientById(id) ?? [])
        .find((each) => isAllowed(each, wishes, present()) && !dish.wants?.includes(each.id))
    const hasStock =
      template.roles.some(({ id }) => id === 'stock') && !dish.wants?.some((id) => id.endsWith('-stock'))
    const stock = allowed(hasStock ? ['water'] : ['vegetable-stock', 'water'])
    const isWritten =
      Array.isArray(role?.pool) && role.pool.some((id: string) => id.startsWith('alcohol-free'))
    if (!role || !stock || isWritten) return false
    placed.push({ ingredient: stock, role, wanted: null, standsFor: wine.id })
    const sour = allowed([wine.id.startsWith('red') ? 'red-wine-vinegar' : 'white-wine-vinegar', ...sourest])
    if (sour && !dish.wants?.some((id) => id.endsWith('vinegar')))
      placed.push({ ingredient: sour, role, wanted: null, each: { amount: 0.5, unit: 'tbsp' } })
    return true
  }

  /** Eggs that bind and moisten a dough leave their weight to something that does the same. */
  const placeInPlaceOfEggs = (egg: Ingredient): boolean => {
    const [role] = rolesFor(egg, template.roles)
    const isNeeded = [...(template.cannotDoWithout ?? []), ...(dish.needs ?? [])].includes(role?.id ?? '')
    if (egg.category !== 'egg' || template.dishType !== 'Desserts' || !role || isNeeded) return false
    if (typeof role.pool !== 'function' && role.pool.length > 1) return false
    const binder = ['soy-yogurt', 'coconut-yogurt', 'applesauce']
      .flatMap((id) => findIngredientById(id) ?? [])
      .find((each) => isAllowed(each, wishes, present()) && !present().includes(each))
    const eggs = dish.measures?.[egg.id] ?? role.each?.(egg)
    if (!binder || !eggs || eggs.unit !== null) return false
    const grams = egg.id === 'egg-yolk' ? 15 : egg.id === 'egg-white' ? 30 : 45
    placed.push({ ingredient: binder, role, wanted: null, each: { amount: eggs.amount * grams, unit: 'g' } })
    return true
  }

  for (const { ingredient, wanted } of wantedIngredients(wishes, dish)) {
    if (placed.some((each) => each.ingredient === ingredient)) continue
    if (
      wanted === null &&
      placed.some((each) => each.wanted?.cooked && isSameThing(each.ingredient, ingredient))
    )
      continue
    // A cake with a lemon in it needs no zest of another.
    if (wanted === null && present().some(({ id }) => `${id}-zest` === ingredient.id)) continue
    const isOwn = dish.whole === true && dish.wants?.includes(ingredient.id) === true
    if (!isAllowed(ingredient, wishes, present()) || (!isOwn && spoils(ingredient, template))) {
      if (wanted) refused.push(ingredient)
      // Who is pregnant and wants tuna wants fish.
      if (isHighInMercury(ingredient)) placeStandIn(ingredient.id)
      // Who leaves a thing out by name wants nothing like it, but a sauce needs its liquid; a diet wants the dish all the same.
      else if (
        !wanted &&
        (ingredient.category === 'wine' ||
          needsOne.test(ingredient.id) ||
          !wishes.excludedIds.includes(ingredient.id))
      )
        if (!placeInPlaceOfWine(ingredient)) placeStandIn(ingredient.id)
      if (!wanted && wishes.dish !== null) placeInPlaceOfEggs(ingredient)
      continue
    }
    const own = isOwn || (wanted === null && dish.whole) ? adopting(ingredient, template.roles) : []
    const isOnlyFruit = wanted !== null && isTheOnlyFruit(ingredient, wishes)
    const fitting = [...rolesFor(ingredient, template.roles, isOnlyFruit), ...own, extraRole]
    const heart = isVegetableInPlaceOfMeat(ingredient, wanted)
      ? template.roles.find(({ id }) => id === 'main')
      : undefined
    if (heart) {
      placed.push({ ingredient, role: heart, wanted })
      continue
    }
    const free = fitting.find((role) => placed.filter((each) => each.role === role).length < (role.most ?? 1))
    // What makes the dish this dish takes its part, whoever is in it already.
    const crowded = wanted === null ? fitting.find((each) => each !== extraRole) : undefined
    const role = free === extraRole ? (crowded ?? extraRole) : (free ?? extraRole)
    // The chips of a lomo saltado come out of the oven, whatever the wok does; herbs come on top.
    if (wanted === null && role === extraRole && ingredient.id !== 'chip' && !isTender(ingredient)) continue
    placed.push({ ingredient, role, wanted })
  }
  const fromStock = isFromStock(wishes)
  let fresh = 0
  // A cream sauce without cream is none, and no more is a taco without its tortilla: where one thing is bought, it is that.
  const isBoughtFirst = (role: Role) => isCream(role) || role.id === template.on
  const isOneWanting = () =>
    fromStock &&
    template.roles.some((role) => isBoughtFirst(role) && !placed.some((each) => each.role === role))
  for (const role of template.roles) {
    const anyPool = typeof role.pool === 'function' ? role.pool(wishes, cuisine) : role.pool
    const usualPool = bestFirst(anyPool, role, template, wishes)
    // With one pot there is none left for rice.
    const inReach = wishes.onePot && role.id === 'side' ? besideOnePot : usualPool
    const isFilled = placed.some((each) => each.role === role)
    const isNeeded =
      fromStock &&
      (isSaidAlone(role, template, (id) => placed.some((each) => each.role.id === id)) ||
        (role.id === template.on && wishes.dish !== null))
    const mayBuy = fresh < purchases(wishes) - (isOneWanting() && !isBoughtFirst(role) ? 1 : 0)
    const inStock = inReach.filter(
      (id) => !isToBuy(id) || (mayBuy && !(fromStock && (isFilled || isTrimming(id)))),
    )
    const pool = isNeeded && inStock.length === 0 ? inReach : inStock
    const usual = typeof role.least === 'function' ? role.least(wishes) : (role.least ?? 1)
    if (isFlavouringLeftOut(role, pool, dish, template, wishes)) continue
    const named = placed.filter((each) => each.role === role && each.wanted !== null).length
    const least = dish.without?.includes(role.id)
      ? 0
      : isNamedAlone(role, named, template, wishes)
        ? named
        : usual
    const hurried = wishes.minutes !== null && wishes.minutes <= 30 && role.varied === true
    const quick = pool.filter((id) => (findIngredientById(id)?.minutes ?? 0) <= 10)
    const slow = pool.filter((id) => !quick.includes(id))
    const preferred = hurried ? [...ordered(role, quick, seed), ...slow] : ordered(role, pool, seed)
    for (const id of preferred) {
      const there = placed.filter((each) => each.role === role)
      if (there.length >= least && !(least > 0 && there.every(isSeasoningStranger))) break
      const ingredient = findIngredientById(id)
      if (!ingredient || placed.some((each) => isSameThing(each.ingredient, ingredient))) continue
      if (isMeatless && isFlesh(ingredient)) continue
      if (isToBuy(id) && !isNeeded && fresh >= purchases(wishes)) continue
      if (!isAllowed(ingredient, wishes, present())) continue
      placed.push({ ingredient, role, wanted: null })
      if (isToBuy(id)) fresh += 1
    }
  }

  // Whipped eggs lift a cake; what stands in for them needs a leaven.
  const leaven = template.roles.find(({ id }) => id === 'leaven' || id === 'powder')
  const eggs = placed.filter(({ role }) => role.id === 'egg')
  const isUnraised = eggs.length > 0 && eggs.every(({ ingredient }) => ingredient.category !== 'egg')
  const powder = findIngredientById('baking-powder')
  if (leaven && powder && isUnraised && !placed.some(({ role }) => role === leaven))
    placed.push({ ingredient: powder, role: leaven, wanted: null })

  const firstCourse = wishes.dishType === 'Starters' && (dish.course ?? template.dishType) === 'Mains'
  const share = ({ id }: Role) => (firstCourse ? 0.6 : 1) * (id === 'extra' ? 0.6 : 1)
  // A dough or a jar is the same for one tin as for three.
  const isPot =
    /^(Mains|Starters)$/.test(template.dishType) &&
    (dish.batch ?? template.batch ?? naturalBatch({ dish, template, wishes })) == null
  const parts: Part[] = roles.flatMap((role) => {
    // The last check, whatever has placed it: nothing that somebody must not or will not eat leaves the kitchen.
    const crowd = placed.filter((each) => each.role === role && isAllowed(each.ingredient, wishes))
    return crowd.map((each) => {
      const strong = isPot ? strength(each.ingredient, batch) : 1
      const eaters = batch * share(role) * strong * tuning(each.ingredient, wishes, template)
      const amount = asMuchAsThere(
        each.ingredient,
        amountOf(each, dish, eaters, crowd.length),
        each.wanted,
        eaters,
        isPot && wishes.dish === null && serves(role) && role.id !== 'crumbs' ? batch * share(role) : 0,
      )
      // A small child chokes on whatever is round, and on coins of it.
      const cut =
        wishes.toddler && mustBeQuartered(each.ingredient)
          ? 'lengthwise'
          : cutIn(role.cut ?? (isStranger(each) ? 'auto' : undefined), each.ingredient)
      return {
        ingredient: each.ingredient,
        role: role.id,
        amount: amount?.amount ?? null,
        unit: amount?.unit ?? null,
        scales: serves(role),
        cut,
      }
    })
  })
  // Soaked for a day, salt cod still salts the whole pot.
  const isSaltEnough = parts.some(({ ingredient }) => ingredient.id === 'salt-cod')
  const seasoned = isSaltEnough ? parts.filter(({ ingredient }) => ingredient.id !== 'salt') : parts
  const groups = [...new Set(roles.map(({ group }) => group?.en ?? ''))]
  const groupOf = (part: Part) => groups.indexOf(roles.find(({ id }) => id === part.role)?.group?.en ?? '')
  const grouped = groups.length < 2 ? seasoned : seasoned.toSorted((a, b) => groupOf(a) - groupOf(b))
  const balanced = wishes.diets.includes('lowSugar')
    ? lightenSugar(
        withoutSugar(grouped, template.id, (each) => isAllowed(each, wishes)),
        servings,
      )
    : wishes.lessSweet
      ? sweetenLess(grouped)
      : template.dishType === 'Desserts'
        ? sweetEnough(grouped)
        : grouped
  const asked = placed.filter(({ wanted }) => wanted !== null).map(({ ingredient }) => ingredient)
  return {
    wishes,
    dish,
    template,
    servings,
    portions: batch,
    parts: markedBoned(wishes, markedFrozen(wishes, markedCooked(wishes, balanced), template)),
    asked,
    refused,
  }
}
