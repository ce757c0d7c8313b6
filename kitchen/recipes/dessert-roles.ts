import type { Ingredient } from '../lexicon/ingredient.ts'
import { g, inCategory, of, say, type Role } from './pattern.ts'

export const fruits = inCategory('fruit', 'berry', 'citrus')

export const isFruit = (each: Ingredient) => fruits(each) && !/juice|zest|^lemon$|^lime$/.test(each.id)

export const fruit = (pool: readonly string[], least: number, grams: number): Role => ({
  id: 'fruit',
  takes: isFruit,
  most: 4,
  // Where lemon or chocolate was asked for, other fruit would only get in its way.
  least: ({ wanted }) =>
    wanted.some(({ id }) => /^(lemon|lime)|chocolate|cocoa|carrot|^orange$/.test(id)) ? 0 : least,
  pool,
  varied: true,
  each: g(grams),
  cut: 'auto',
})

export const sweet = (grams: number, pool = ['sugar', 'maple-syrup', 'agave-syrup']): Role => ({
  id: 'sweet',
  takes: inCategory('sweetener'),
  most: 2,
  pool,
  each: g(grams),
})

export const lemon: Role = {
  id: 'lemon',
  takes: ({ id }) => /^(lemon|lime)$/.test(id),
  pool: ['lemon', 'lime'],
  each: of(0.3, null),
  cut: 'juice',
}

export const spice = (pool: readonly string[], least = 1): Role => ({
  id: 'spice',
  takes: ({ category, id }) =>
    (category === 'spice' && !/salt|pepper|paprika|curry/.test(id)) ||
    id === 'ginger' ||
    id === 'vanilla-sugar',
  most: 3,
  least,
  pool,
  each: ({ id }) => (id === 'vanilla' ? { amount: 0.25, unit: null } : { amount: 0.25, unit: 'tsp' }),
})

export const pinch: Role = { id: 'salt', pool: ['salt'], fixed: { amount: 1, unit: 'pinch' } }

export const nuts = (least: number): Role => ({
  id: 'nuts',
  takes: inCategory('nut', 'seed'),
  most: 2,
  least,
  pool: ['almond', 'hazelnut', 'walnut', 'pumpkin-seed', 'sunflower-seed'],
  varied: true,
  each: g(12),
  cut: 'auto',
})

export const flour: Role = {
  id: 'flour',
  takes: ({ id }) => id.endsWith('flour') && id !== 'cornflour',
  pool: ['flour', 'spelt-flour', 'gluten-free-flour', 'rice-flour', 'ground-almond', 'ground-hazelnut'],
  each: g(35),
}

export const butter: Role = {
  id: 'butter',
  takes: ({ id }) => /^(butter|margarine|coconut-oil)$/.test(id),
  pool: ['butter', 'margarine', 'coconut-oil'],
  each: g(25),
}

export const spoonful: Role = {
  id: 'spoonful',
  takes: ({ id, category }) =>
    /yogurt|ice-cream|creme-fraiche|quark|mascarpone|^cream$/.test(id) || category === 'plantMilk',
  pool: ['greek-yogurt', 'lactose-free-yogurt', 'coconut-yogurt', 'soy-yogurt', 'oat-cream'],
  each: g(50),
}

export const atRoomTemperature = say(
  'at room temperature',
  'à température ambiante',
  'a temperatura ambiente',
  'zimmerwarm',
)
