import { flesh } from '../lexicon/facts.ts'
import type { Category, Ingredient } from '../lexicon/ingredient.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { lazily } from '../lexicon/lazily.ts'
import { dashed } from '../library/dish-of.ts'
import { kindById } from '../library/dishes/kinds.ts'
import { library } from '../library/index.ts'
import { isAllowed } from '../safety/wishes/allowed.ts'
import { asking } from './asking.ts'
import { foodsIn, frame, plainList, type Table } from './table.ts'
import { fits, spaced } from './words.ts'

const savoury: readonly Category[] = [...flesh, 'stock']

/** What can be put beside a dish that has no part for it; anything else would only be tacked on. */
const beside: Readonly<Record<'sweet' | 'drink', readonly Category[]>> = {
  sweet: ['fruit', 'berry', 'citrus', 'nut', 'seed', 'chocolate', 'dairy', 'herb', 'sweetener', 'spice'],
  drink: ['fruit', 'berry', 'citrus', 'herb', 'spice', 'softDrink', 'spirit', 'wine', 'sweetener'],
}
const neverBeside: readonly Category[] = [
  'baking',
  'chocolate',
  'sweetener',
  'softDrink',
  'spirit',
  'fat',
  'stock',
]
const raw = /flour$|^(egg-white|egg-yolk|milk|yeast|breadcrumb|ladyfinger)$|biscuit$/

/** What of the kitchen garden belongs in a glass. */
const inGlasses =
  /^(cucumber|celery|beetroot|carrot|tomato|fennel|rhubarb|bell-pepper|chilli|jalapeno|pumpkin)$/

/** The categories of food that the recipes of each kind of dish have. */
const categoriesOf = lazily((): ReadonlyMap<string, ReadonlySet<Category>> => {
  const found = new Map<string, Set<Category>>()
  for (const { tags, foods } of library())
    for (const tag of tags) {
      const own = found.get(tag) ?? new Set<Category>()
      found.set(tag, own)
      for (const { food } of foods) {
        const category = findIngredientById(food)?.category
        if (category) own.add(category)
      }
    }
  return found
})

/** Fish in a panna cotta, onions in a cocktail, water beside a stew: it has no place in a dish of this kind. */
export function spoils({ id, category }: Ingredient, kind: string): boolean {
  const course = kindById(kind)?.course
  const isSweet = course === 'Desserts'
  const isDrink = course === 'Cocktails'
  if (
    (isSweet || isDrink) &&
    (savoury.includes(category) || /onion|shallot|leek|garlic|^gelatine$|^preserved-lemon$/.test(id))
  )
    return true
  if (isDrink && ['vegetable', 'legume', 'mushroom', 'potato'].includes(category) && !inGlasses.test(id))
    return true
  if (categoriesOf().get(dashed(kind))?.has(category)) return false
  if (isSweet || isDrink) return raw.test(id) || !beside[isSweet ? 'sweet' : 'drink'].includes(category)
  return raw.test(id) || neverBeside.includes(category)
}

const asksToAdd = asking('adding')

/** "Could I put egg in?": whether it fits; it only goes in when the user says so. */
export function mayAdd(sentence: string, { language, wishes, dish }: Table): string | null {
  if (!dish || !fits(asksToAdd[language](), spaced(sentence))) return null
  const foods = foodsIn(sentence, language).filter((each) => isAllowed(each, wishes))
  if (foods.length === 0) return null
  const there = foods.filter((each) => dish.plan.parts.some(({ ingredient }) => ingredient === each))
  if (there.length > 0) return frame('is-in', language, { list: plainList(there, language) })
  const fit = foods.filter((each) => !spoils(each, dish.plan.dish.kind))
  const isSalty = fit.some(({ flavours }) => flavours.includes('salty'))
  return fit.length > 0
    ? [
        frame('may-add', language, { list: plainList(fit, language) }),
        isSalty ? frame('salty-itself', language) : '',
      ]
        .filter(Boolean)
        .join(' ')
    : frame('spoils', language, { list: plainList(foods, language) })
}
