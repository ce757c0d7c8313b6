import type { Ingredient } from '../lexicon/ingredient.ts'
import { courseOf, drawingOfDish, titleLine } from './classes.ts'
import type { Composition, Drawing } from './composition.ts'
import { plainWords, type DrawnDish } from './dish.ts'
import { type GlassKind, glassByContents, glassKinds } from './glasses/glass.ts'
import { type Larder, larderOf } from './larder.ts'

const balls = /meatball|boulette|albondiga|frikadelle|klops|polpett|kofta|kofte|buletten/
const minced = /minced|mince$/

/** What has another look in a dish than when it is cut: where, which food, its name among the cuts, its colour. */
const looks: readonly [where: RegExp, food: RegExp, as: string, colour?: `#${string}`][] = [
  [/^klopse/, minced, 'poached-meatball', '#c2a07c'],
  [/^meatballs/, minced, 'meatball'],
  [/^(fryUp|eggsOnRice|toastie|eggsBenedict)/, /^egg$/, 'fried-egg'],
  [/^(braise|potRoast) curry/, /^chicken-thigh$/, 'chicken-leg'],
  [/^(scotchEggs|eggsInSauce)/, /^egg$/, 'boiled-egg'],
  [/^(donburi|ratatouille curry)/, /^egg$/, 'curd-of-egg', '#f3cb55'],
  [/ (curry|soup|skillet|stirFry|trayBake)$/, /^tomato$/, 'stewed-tomato', '#bf4a2c'],
  [/ gratin$|^(boundSalad|potatoSalad)/, /^(waxy-)?potato$/, 'diced-potato'],
]

/** What is seen of a dish: minced meat is crumbs, unless the dish is called after what it is rolled into. */
export function shownItems({ title, items, dish }: DrawnDish, composition = ''): readonly Ingredient[] {
  const template = balls.test(plainWords(title)) && dish?.template !== 'klopse' ? 'meatballs' : dish?.template
  const here = looks.filter(([where]) => where.test(`${template} ${composition}`))
  return items.map((item) => {
    const [, , id, colour = item.look.colour] = here.find(([, food]) => food.test(item.id)) ?? []
    return id ? { ...item, id, look: { ...item.look, colour } } : item
  })
}

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
