import type { Ingredient } from '../lexicon/ingredient.ts'
import { courseOf, lookOfRecipe, titleLine } from './classes.ts'
import { plainWords, type DrawnDish } from './dish.ts'
import { type GlassKind, glassByContents, glassKinds } from './glasses/glass.ts'
import { type Larder, larderOf } from './larder.ts'
import type { Look } from './looks/look.ts'
import { lookNamed } from './looks/looks.ts'

const balls = /meatball|boulette|albondiga|frikadelle|klops|polpett|kofta|kofte|buletten/
const minced = /minced|mince$/

/** What has another face in a dish than when it is cut: in which tag and look, which food, its name among the cuts, its colour. */
const faces: readonly [where: RegExp, food: RegExp, as: string, colour?: `#${string}`][] = [
  [/\bklopse\b/, minced, 'poached-meatball', '#c2a07c'],
  [/\bmeatballs\b/, minced, 'meatball'],
  [/\b(?:fry-up|eggs-on-rice|toastie|hash)\b/, /^egg$/, 'fried-egg'],
  [/\b(?:braise|pot-roast)\b.* stew$/, /^chicken-thigh$/, 'chicken-leg'],
  [/\b(?:scotch-eggs|eggs-in-sauce)\b/, /^egg$/, 'boiled-egg'],
  [/\bdonburi\b|\bratatouille\b.* stew$/, /^egg$/, 'curd-of-egg', '#f3cb55'],
  [/ (?:stew|soup|soup-clear|pan|stir-fry|tray)$/, /^tomato$/, 'stewed-tomato', '#bf4a2c'],
  [/ gratin$|\b(?:bound-salad|potato-salad)\b/, /^(?:waxy-)?potato$/, 'diced-potato'],
  [/ stew-white$/, /^(?:veal|chicken|turkey|pork)/, 'poached-meat', '#ead2ac'],
  [/ spaetzle$|\bliver\b|\bmujaddara\b/, /^onion$/, 'fried-onion', '#a8622a'],
  [/ skewers$/, /^(?:beef|lamb|pork|chicken|turkey|veal)/, 'grilled-bite', '#a8622c'],
  [/ soup-bread$/, /^onion$/, 'onion', '#d9a35a'],
]

/** What is seen of a dish: minced meat is crumbs, unless the dish is called after what it is rolled into. */
export function shownItems(
  { title, known }: DrawnDish,
  items: readonly Ingredient[],
  look?: Look,
): readonly Ingredient[] {
  const tags = known?.tags ?? []
  const rolled = balls.test(plainWords(title)) && !tags.includes('klopse') ? ['meatballs'] : tags
  const here = faces.filter(([where]) =>
    where.test(`${rolled.join(' ')} ${known?.id ?? ''} ${look?.name ?? ''}`),
  )
  return items.map((item) => {
    const [, , id, colour = item.look.colour] = here.find(([, food]) => food.test(item.id)) ?? []
    return id ? { ...item, id, look: { ...item.look, colour } } : item
  })
}

/** What a dish is drawn as when neither it nor its title is known. */
function byContents({ dishType }: DrawnDish, larder: Larder): string {
  if (dishType === 'Cocktails') return glassLook(glassByContents(larder.all.map(({ id }) => id)))
  if (dishType === 'Desserts')
    return larder.chocolate.length > 0 ? 'verrine' : larder.fruits.length > 0 ? 'fruit-bowl' : 'sponge'
  const has = (wanted: string) => larder.starches.some(({ category }) => category === wanted)
  if (has('pasta')) return 'pasta'
  const first = larder.proteins[0]
  if (first && /fillet|breast|steak|salmon|chop|escalope|trout|cod|fish|bass|duck/.test(first.id))
    return 'plate'
  if (larder.all.some(({ id }) => /coconut-milk|tinned-tomato|passata|curry|coconut-cream/.test(id)))
    return 'stew'
  if (dishType === 'Starters') return has('bread') ? 'toasts' : 'salad'
  if (has('grain')) return 'stir-fry'
  if (has('bread')) return 'toasts'
  return larder.greens.length > 1 && larder.proteins.length === 0 ? 'salad' : 'plate'
}

/** The look that is nothing but a glass. */
const glassLook = (kind: GlassKind) => (kind === 'copperMug' ? 'copper-mug' : kind)

/**
 * As what a dish is drawn: by its recipe, else by its title, else by what is in it; every dish gets an answer. Words
 * about a dish ask here too, so that they agree with the picture.
 */
export function lookOf(dish: DrawnDish): Look {
  if (dish.look !== undefined) return lookNamed(dish.look)
  const course = courseOf(dish.dishType)
  const known = dish.known ? lookOfRecipe(dish.known) : titleLine(plainWords(dish.title), course)?.look
  // A recipe may be a drink or a sweet that is called like a dish: its course counts.
  if (known && (known.composition === 'drink') === (course === 'drink')) return known
  return lookNamed(byContents(dish, larderOf(shownItems(dish, dish.items))))
}

/** The glass a drink is painted in. */
export function glassOf(dish: DrawnDish): GlassKind {
  const { vessel } = lookOf(dish)
  return glassKinds.find((kind) => kind === vessel) ?? glassByContents(dish.items.map(({ id }) => id))
}
