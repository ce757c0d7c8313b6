import type { Ingredient } from '../lexicon/ingredient.ts'
import { compositionOf, type Composition } from './composition.ts'
import { plainWords, type DrawnDish } from './dish.ts'
import { glassFor, type GlassKind } from './glasses/glass.ts'
import { larderOf } from './larder.ts'

const balls = /meatball|boulette|albondiga|frikadelle|klops|polpett|kofta|kofte|buletten/

/** What is seen of a dish: minced meat is crumbs, unless the dish is called after what it is rolled into. */
export const shownItems = ({ title, items }: DrawnDish): readonly Ingredient[] =>
  balls.test(plainWords(title))
    ? items.map((item) => (/minced|mince$/.test(item.id) ? { ...item, id: 'meatball' } : item))
    : items

/** As what a dish is painted; words about it ask here too, so that they agree with the picture. */
export const composedAs = (dish: DrawnDish): Composition =>
  dish.composition ?? compositionOf(dish.dishType, plainWords(dish.title), larderOf(shownItems(dish)))

/** The glass a drink is painted in. */
export const glassOf = ({ title, items }: DrawnDish): GlassKind =>
  glassFor(
    plainWords(title),
    items.map(({ id }) => id),
  )
