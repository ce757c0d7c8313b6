import type { TableDish } from '../library/table-dish.ts'
import { ingredientLine } from '#shared/words/amounts.ts'
import { foodsIn, frame, type Table } from './table.ts'
import { spaced } from './words.ts'
import { swapOffered } from './swap-in.ts'
import { nameAsked } from './food-facts.ts'
import { isAllowed } from '../safety/wishes/allowed.ts'
import { standIns } from './substitutes.ts'
import { spoils } from './place-in-dish.ts'

/** Says that there is one thing and not the other: "I only have plain flour". */
const only =
  / (?:(?:i |i ve |we |ive )?only (?:have|got|plain)|(?:i |we |i ve )?just (?:have|got)|only got|all i have|all i ve got|(?:je |j |on )?n ?ai que|j ai (?:que|juste|seulement)|on a (?:que|juste)|il (?:me |ne me )?reste que|solo (?:tengo|hay|me queda)|no tengo mas que|tengo solo|solamente tengo|(?:hab|habe|haben) (?:ich )?(?:aber )?nur|nur noch|ist nur|gibts nur) /

/** Whether a text says that there is one thing and nothing else of its kind. */
export const saysOnly = (text: string): boolean => only.test(spaced(text))

const selfRaising =
  / (?:self raising|self rising|leudante|con levadura|avec levure|mit backpulver|backfertig\w*) /
const raising: readonly string[] = ['baking-powder', 'baking-soda', 'yeast', 'sourdough-starter']

/** Plain flour is what recipes mean by flour; where it is to rise the recipe has its own powder. */
function flourFor({ plan }: TableDish, language: Table['language']): string {
  const rises = plan.parts.some(({ ingredient }) => raising.includes(ingredient.id))
  return frame(rises ? 'flour-rises' : 'flour-plain', language)
}

/**
 * "I only have basmati, is that ok?": whether what there is will do in this dish; null where a question says no such
 * thing, or where there is no dish to ask of.
 */
export function withOnly(sentence: string, table: Table): string | null {
  const { language, dish, wishes } = table
  const text = spaced(sentence)
  if (!dish || !saysOnly(text)) return null
  const [food] = foodsIn(text, language)
  if (!food) return null
  const at = dish.plan.parts.findIndex(({ ingredient }) => ingredient === food)
  if (at >= 0) {
    if (food.id === 'flour' && !selfRaising.test(text)) return flourFor(dish, language)
    const item = dish.recipe.ingredients[at]
    return item
      ? frame('only-that', language, { item: ingredientLine({ ...item, note: null }, language) })
      : null
  }
  const swap = swapOffered(text, language, dish)
  const place = dish.plan.parts.findIndex(({ ingredient }) => ingredient === swap?.from)
  const item = dish.recipe.ingredients[place]
  if (!swap || !item || !isAllowed(swap.to, wishes) || spoils(swap.to, dish.plan.dish.kind)) return null
  const known = standIns(swap.from, language).find(({ foods }) => foods.includes(swap.to))
  return frame(known ? 'swap-in-known' : 'swap-in', language, {
    from: ingredientLine({ ...item, note: null }, language),
    to: nameAsked(swap.to, text, table),
    how: known?.text ?? '',
  })
}
