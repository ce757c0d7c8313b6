import type { Ingredient } from '../lexicon/ingredient.ts'
import { courseOf, drawingOfDish, titleLine } from './classes.ts'
import type { Composition, Drawing } from './composition.ts'
import { plainWords, type DrawnDish } from './dish.ts'
import { type GlassKind, glassByContents, glassKinds } from './glasses/glass.ts'
import { type Larder, larderOf } from './larder.ts'

const balls = /meatball|boulette|albondiga|frikadelle|klops|polpett|kofta|kofte|buletten/

/** What is seen of a dish: minced meat is crumbs, unless the dish is called after what it is rolled into. */
export const shownItems = ({ title, items, dish }: DrawnDish): readonly Ingredient[] =>
  dish?.template === 'meatballs' || dish?.template === 'klopse' || balls.test(plainWords(title))
    ? items.map((item) =>
        !/minced|mince$/.test(item.id)
          ? item
          : dish?.template === 'klopse'
            ? { ...item, id: 'poached-meatball', look: { ...item.look, colour: '#c2a07c' as const } }
            : { ...item, id: 'meatball' },
      )
    : items

/** What a dish is drawn as when neither it nor its title is known. */
function byContents({ dishType }: DrawnDish, larder: Larder): Composition {
  if (dishType === 'Cocktails') return 'drink'
  if (dishType === 'Desserts')
    return larder.chocolate.length > 0 ? 'dessertGlass' : larder.fruits.length > 0 ? 'fruitBowl' : 'cake'
  const has = (wanted: string) => larder.starches.some(({ category }) => category === wanted)
  if (has('pasta')) return 'pasta'
  const first = larder.proteins[0]
  if (first && /fillet|breast|steak|salmon|chop|escalope|trout|cod|fish|bass|duck/.test(first.id))
    return 'plated'
  if (larder.all.some(({ id }) => /coconut-milk|tinned-tomato|passata|curry|coconut-cream/.test(id)))
    return 'curry'
  if (dishType === 'Starters') return has('bread') ? 'toasts' : 'salad'
  if (has('grain')) return 'stirFry'
  if (has('bread')) return 'toasts'
  return larder.greens.length > 1 && larder.proteins.length === 0 ? 'salad' : 'plated'
}

/** As what a dish is drawn: by its entry, else by its title, else by what is in it; every dish gets an answer. */
export function drawingOf(dish: DrawnDish): Drawing {
  const { composition, form, title, dishType } = dish
  if (composition) return { composition, form: form ?? null }
  const course = courseOf(dishType)
  const known = dish.dish ? drawingOfDish(dish.dish) : titleLine(plainWords(title), course)?.drawing
  // A recipe may be a drink or a sweet that is called like a dish: its course counts.
  if (known && (known.composition === 'drink') === (course === 'drink')) return known
  return { composition: byContents(dish, larderOf(shownItems(dish))), form: null }
}

/** Words about a dish ask here too, so that they agree with the picture. */
export const composedAs = (dish: DrawnDish): Composition => drawingOf(dish).composition

/** The glass a drink is painted in. */
export function glassOf(dish: DrawnDish): GlassKind {
  const { form } = drawingOf(dish)
  return glassKinds.find((kind) => kind === form) ?? glassByContents(dish.items.map(({ id }) => id))
}
