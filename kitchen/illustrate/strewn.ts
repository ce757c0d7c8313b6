import type { Ingredient } from '../lexicon/ingredient.ts'
import { oilDrops } from './forms/sauce.ts'
import { dusting, sprinkle } from './forms/scatter.ts'
import type { Scene } from './scene.ts'

/** What is strewn or dropped over a dish at the end; each is drawn only where the dish contains it. */
const sources = {
  pepper: /^black-pepper$/,
  oil: /oil$|butter$|ghee|margarine|^lard$|duck-fat|bacon|chorizo|sausage|ham$|coconut-milk|cheese|mozzarella|parmesan/,
  icingSugar: /icing-sugar|vanilla-sugar/,
  sugar: /sugar$/,
  sesame: /sesame|tahini/,
  seeds: /sesame|poppy|-seed$|oat/,
  flour: /flour|semolina/,
  salt: /salt$/,
  spice: /paprika|chilli|cayenne|cumin|sumac|zaatar|harissa|espelette/,
} as const

/** The ingredient that allows such a thing to be drawn, if there is one. */
export function sourceOf({ brush, larder }: Scene, thing: keyof typeof sources): Ingredient | undefined {
  const item = larder.all.find(({ id }) => sources[thing].test(id))
  if (item) brush.note(item.id)
  return item
}

type Round = [x: number, y: number, radius: number, count?: number]

export const sugared = (scene: Scene, ...[x, y, radius, count]: Round) =>
  sourceOf(scene, 'icingSugar') ? dusting(scene.brush, '#fffaf0', x, y, radius, count) : ''

export const peppered = (scene: Scene, x: number, y: number, radius: number, count: number, size: number) =>
  sourceOf(scene, 'pepper') ? sprinkle(scene.brush, '#3a2a1e', x, y, radius, count, size) : ''

export const seeded = (scene: Scene, x: number, y: number, radius: number, count: number, size: number) => {
  const seed = sourceOf(scene, 'seeds')
  return seed ? sprinkle(scene.brush, seed.look.colour, x, y, radius, count, size) : ''
}

export const oiled = (scene: Scene, colour: string, x: number, y: number, radius: number, count: number) =>
  sourceOf(scene, 'oil') ? oilDrops(scene.brush, colour, x, y, radius, count) : ''
