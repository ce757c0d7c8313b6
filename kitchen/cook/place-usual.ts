import { isFlesh } from '../lexicon/facts.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import type { Dish } from '../recipes/dishes.ts'
import { namesNeeded } from '../recipes/phrase.ts'
import type { Role, Template } from '../recipes/template.ts'
import type { CookWishes } from '../recipes/wishes.ts'
import { isAllowed } from '../recipes/allowed.ts'
import { ingredientsIn, isPlaced, isSameThing, type Filling } from './filling.ts'
import { cuisineFor } from './home-cuisine.ts'
import { isFromStock, isToBuy, isTrimming, purchases } from './in-stock.ts'
import { hashOf } from './seed.ts'
import { bestFirst } from './stand-ins.ts'
import { isWithoutMeat } from './vegetable-pots.ts'
import { isSeasoningStranger } from './which-part.ts'

/** By preference, or by the seed among the first few where the role says that any will do. */
function ordered(role: Role, pool: readonly string[], seed: string): readonly string[] {
  if (!role.varied || pool.length < 2) return pool
  const few = Math.min(pool.length, 4)
  const start = hashOf(`${seed}/${role.id}`) % few
  return [...pool.slice(start, few), ...pool.slice(0, start), ...pool.slice(few)]
}

/** What is eaten with a dish where there is one pot only. */
const besideOnePot = ['naan', 'country-bread', 'gluten-free-bread']

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

/** Gives every role that still lacks something what it usually has, as far as that is allowed and at hand. */
export function placeUsual(filling: Filling): void {
  const { wishes, dish, template, placed } = filling
  const seed = `${wishes.seed}/${wishes.another}/${template.id}`
  const cuisine = cuisineFor(wishes, dish, template)
  const fromStock = isFromStock(wishes)
  let fresh = 0
  // A cream sauce without cream is none, and no more is a taco without its tortilla: where one thing is bought, it is that.
  const isBoughtFirst = (role: Role) => isCream(role) || role.id === template.on
  const isOneWanting = () =>
    fromStock && template.roles.some((role) => isBoughtFirst(role) && !isPlaced(filling, role))
  for (const role of template.roles) {
    const anyPool = typeof role.pool === 'function' ? role.pool(wishes, cuisine) : role.pool
    const usualPool = bestFirst(anyPool, role, template, wishes)
    // With one pot there is none left for rice.
    const inReach = wishes.onePot && role.id === 'side' ? besideOnePot : usualPool
    const isFilled = isPlaced(filling, role)
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
      if (isWithoutMeat(filling) && isFlesh(ingredient)) continue
      if (isToBuy(id) && !isNeeded && fresh >= purchases(wishes)) continue
      if (!isAllowed(ingredient, wishes, ingredientsIn(filling))) continue
      placed.push({ ingredient, role, wanted: null })
      if (isToBuy(id)) fresh += 1
    }
  }
}

/** Whipped eggs lift a cake; what stands in for them needs a leaven. */
export function placeLeaven(filling: Filling): void {
  const { template, placed } = filling
  const leaven = template.roles.find(({ id }) => id === 'leaven' || id === 'powder')
  const eggs = placed.filter(({ role }) => role.id === 'egg')
  const isUnraised = eggs.length > 0 && eggs.every(({ ingredient }) => ingredient.category !== 'egg')
  const powder = findIngredientById('baking-powder')
  if (leaven && powder && isUnraised && !isPlaced(filling, leaven))
    placed.push({ ingredient: powder, role: leaven, wanted: null })
}
