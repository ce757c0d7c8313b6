import type { Ingredient } from '../lexicon/ingredient.ts'
import { inCategory, ml, of, type Role } from './pattern.ts'

export const isMixer = ({ category, id }: Ingredient) =>
  (category === 'softDrink' || category === 'wine') && id !== 'ice'

export const spirit = (pool: readonly string[]): Role => ({
  id: 'spirit',
  takes: ({ category, id }) => category === 'spirit' || /alcohol-free-(gin|rum)|tea$|coffee/.test(id),
  most: 2,
  pool,
  varied: true,
  each: ({ id }) =>
    id === 'bitters'
      ? { amount: 1, unit: 'dash' }
      : /tea|juice/.test(id)
        ? { amount: 80, unit: 'ml' }
        : { amount: 50, unit: 'ml' },
})

export const fruit = (least: number, pool: readonly string[] = []): Role => ({
  id: 'fruit',
  takes: (each) =>
    inCategory('fruit', 'berry', 'citrus', 'vegetable')(each) && !/juice$|zest$|^lemon$|^lime$/.test(each.id),
  most: 3,
  least,
  pool,
  varied: true,
  each: ({ id }) => (id === 'cucumber' ? { amount: 30, unit: 'g' } : { amount: 35, unit: 'g' }),
  cut: 'drink',
})

export const ice: Role = { id: 'ice', takes: ({ id }) => id === 'ice', pool: ['ice'], each: of(1, 'handful') }

export const syrup: Role = {
  id: 'syrup',
  takes: inCategory('sweetener'),
  most: 2,
  pool: ['sugar-syrup', 'agave-syrup', 'honey', 'maple-syrup'],
  each: ({ id }) =>
    /^(sugar|brown-sugar)$/.test(id) ? { amount: 2, unit: 'tsp' } : { amount: 15, unit: 'ml' },
}

export const garnish = (pool: readonly string[]): Role => ({
  id: 'garnish',
  takes: inCategory('herb'),
  most: 2,
  pool,
  each: ({ id }) => (/zest/.test(id) ? { amount: 0.5, unit: 'tsp' } : { amount: 1, unit: 'sprig' }),
})

export const juice: Role = {
  id: 'juice',
  takes: ({ id }) => /^(lemon|lime)(-juice)?$/.test(id),
  pool: ['lemon-juice', 'lime-juice'],
  each: ({ id }) => (/juice/.test(id) ? { amount: 25, unit: 'ml' } : { amount: 1, unit: null }),
  cut: 'auto',
}

export const mixer: Role = {
  id: 'mixer',
  takes: isMixer,
  most: 2,
  least: 0,
  pool: [],
  each: ml(80),
}
