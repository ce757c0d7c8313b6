import { isAllowed } from '../safety/wishes/allowed.ts'
import { spoils } from './place-in-dish.ts'
import type { TableDish } from '../library/table-dish.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { ingredientLine } from '#shared/words/amounts.ts'
import { nameAsked } from './food-facts.ts'
import { foodsIn, frame, plainList, type Table } from './table.ts'
import { standIns } from './substitutes.ts'

/** Says that something is missing or asks what is to be taken: then the food named is the one that is replaced. */
const lacksOrAsksWhat =
  / (?:no|not|don t|haven t|without|out of|ran out|missing|what|which|pas|plus de|plus d|manque|sans|quoi|que|quel|quelle|sin|falta|que|cual|kein\w*|nicht|ohne|fehlt|was|welche\w*|womit) /
/** What is replaced stands right behind these. */
const replacing =
  / (?:instead of|in place of|statt|anstatt|anstelle|a la place d\w*|au lieu d\w*|en vez de|en lugar de) /

/** The food of the dish whose place another can take: known as its stand-in, or the most like it of its kind. */
function replacedBy(to: Ingredient, { plan }: TableDish): Ingredient | null {
  const parts = plan.parts.map(({ ingredient }) => ingredient)
  const shared = (each: Ingredient) => each.flavours.filter((taste) => to.flavours.includes(taste)).length
  return (
    parts.find((each) => standIns(each, 'en').some(({ foods }) => foods.includes(to))) ??
    parts.filter(({ category }) => category === to.category).toSorted((a, b) => shared(b) - shared(a))[0] ??
    null
  )
}

/**
 * "Can I use limes instead?": whether a food that is not in the dish can take the place of one that is, and how much
 * of it; null where the question is none of these.
 */
export function swapIn(text: string, table: Table): string | null {
  const { language, wishes, dish } = table
  if (!dish) return null
  const isIn = (food: Ingredient) => dish.plan.parts.some(({ ingredient }) => ingredient === food)
  const foods = foodsIn(text, language)
  const named = foods.find(isIn)
  // "Comté instead?" where the dish has Gruyère, which the larder takes for the same.
  const isOther = (food: Ingredient) => nameAsked(food, text, table) !== plainList([food], language)
  const to = foods.find((food) => !isIn(food)) ?? foods.find(isOther)
  // "What instead of the ricotta?" names only what is replaced.
  const asksWhat = lacksOrAsksWhat.test(text) && (!replacing.test(text) || foods.length === 1)
  if (!to || asksWhat || (foods.length > 1 && !named)) return null
  const from = named ?? replacedBy(to, dish)
  if (!from) return null
  const known = standIns(from, language).find(({ foods: each }) => each.includes(to))
  if (!isAllowed(to, wishes) || (!known && spoils(to, dish.plan.dish.kind)))
    return frame('spoils', language, { list: plainList([to], language) })
  const at = dish.plan.parts.findIndex(({ ingredient }) => ingredient === from)
  const item = dish.recipe.ingredients[at]
  if (!item) return null
  return frame(known ? 'swap-in-known' : 'swap-in', language, {
    from: ingredientLine({ ...item, note: null }, language),
    to: nameAsked(to, text, table),
    how: known?.text ?? '',
  })
}
