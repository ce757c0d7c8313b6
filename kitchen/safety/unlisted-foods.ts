import type { Ingredient } from '../lexicon/ingredient.ts'
import { isWiderName } from '../lexicon/kinds.ts'
import { fold } from '../lexicon/fold.ts'
import { tokensOf, wordsOf } from '../lexicon/tokens.ts'
import type { CheckedDish, CheckedItem } from './checked-dish.ts'
import { foodsSaid } from './names-in-text.ts'
import { textsBesideList } from '../read/text/written-texts.ts'

/** "Without peanuts", "no butter or cream", "instead of milk": the food that follows is not put in. */
const leftOut =
  /(?<!\p{L})(?:without|no|free (?:of|from)|instead of|in place of|sans|au lieu d[eu'’]|à la place d[eu'’]|sin|en lugar de|en vez de|ohne|kein\p{L}*|statt|anstelle|frei von)(?:[\s,]+(?:any|the|an?|added|de|d['’]|du|la|le|les|l['’]|el|los|las|un|una|der|die|das|den|des|von|or|and|ni|ou|et|o|y|oder|und|(?:\p{L}+[\s,]+(?:or|and|ni|ou|et|o|y|oder|und))))*[\s'’]*$/iu
/** "Peanut-free". */
const freeOf = /^[\s-]*(?:free|less|frei)(?!\p{L})/iu

/** Said to be put in; a sentence that leaves it out is no use of it. */
function usedIn(text: string, { language }: CheckedDish) {
  return foodsSaid(text, language).filter(
    ({ start, end }) =>
      !leftOut.test(text.slice(Math.max(0, start - 60), start)) && !freeOf.test(text.slice(end)),
  )
}

/**
 * The foods that the title, the notes, headings, steps, other fields and the plating name and the list does not: whoever renames an
 * ingredient leaves its name there. A wider name of something on the list is none, and neither are its own words. What
 * the kitchen has rendered from its foods names no others.
 */
export function unlistedFoods(
  dish: CheckedDish,
  { plating, isRendered }: { plating: string | null; isRendered: boolean },
): CheckedItem[] {
  const { items, recipe } = dish
  const listed = items.flatMap(({ foods }) => foods)
  const words = items.map(
    ({ item }) =>
      ` ${tokensOf(item)
        .map(({ word }) => word)
        .join(' ')} `,
  )
  const isListed = (food: Ingredient, matched: string) =>
    listed.some((each) => each.id === food.id || isWiderName(food, each)) ||
    words.some((item) => item.includes(` ${wordsOf(fold(matched)).join(' ')} `))
  const texts = [...(isRendered ? [] : textsBesideList(recipe)), ...(plating ? [plating] : [])]
  const found = new Map<string, CheckedItem>()
  for (const { ingredient, matched } of texts.flatMap((text) => usedIn(text, dish))) {
    if (found.has(ingredient.id) || isListed(ingredient, matched)) continue
    found.set(ingredient.id, {
      amount: null,
      unit: null,
      item: matched,
      note: null,
      group: null,
      scales: false,
      foods: [ingredient],
      known: true,
      grams: 0,
      contains: ingredient.allergens,
      mayContain: [],
    })
  }
  return [...found.values()]
}
