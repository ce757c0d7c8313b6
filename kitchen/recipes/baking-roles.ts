import { g, inCategory, ml, of, say, type Role } from './pattern.ts'

/** Who eats little sugar gets a cake all the same: erythritol bakes like sugar. */
export const bakersSugar = (grams: number, usual: readonly string[] = ['sugar', 'brown-sugar']): Role => ({
  id: 'sweet',
  takes: inCategory('sweetener'),
  most: 2,
  pool: ({ diets }) => (diets.includes('lowSugar') ? ['erythritol', ...usual] : [...usual, 'maple-syrup']),
  each: g(grams),
})

/** Eggs, or what binds in their place; `share` is eggs for one person. */
export const eggs = (share: number): Role => ({
  id: 'egg',
  takes: inCategory('egg'),
  pool: ['egg', 'soy-yogurt', 'coconut-yogurt', 'applesauce'],
  each: ({ category }) =>
    category === 'egg'
      ? { amount: share, unit: null }
      : { amount: Math.max(10, Math.round(share * 60)), unit: 'g' },
})

export const milk = (millilitres: number): Role => ({
  id: 'milk',
  takes: ({ id }) => id.endsWith('milk') && id !== 'condensed-milk',
  pool: ['milk', 'lactose-free-milk', 'oat-milk', 'soy-milk', 'rice-milk'],
  each: ml(millilitres),
})

export const flour = (grams: number): Role => ({
  id: 'flour',
  takes: ({ id }) => id.endsWith('flour') && id !== 'cornflour',
  pool: ['flour', 'spelt-flour', 'gluten-free-flour', 'rice-flour', 'ground-almond', 'ground-hazelnut'],
  each: g(grams),
})

export const butter = (grams: number): Role => ({
  id: 'butter',
  takes: ({ id }) => /^(butter|margarine|coconut-oil)$/.test(id),
  pool: ['butter', 'margarine', 'coconut-oil'],
  each: g(grams),
})

export const cream = (millilitres: number): Role => ({
  id: 'cream',
  takes: ({ id }) => /cream$|creme-fraiche|coconut-milk/.test(id) && id !== 'ice-cream',
  pool: ['cream', 'lactose-free-cream', 'soy-cream', 'oat-cream', 'coconut-cream'],
  each: ml(millilitres),
})

export const vanilla = (more: readonly string[] = ['cinnamon'], least = 1): Role => ({
  id: 'spice',
  takes: ({ category, id }) =>
    (category === 'spice' && !/salt|pepper|paprika|curry/.test(id)) ||
    id === 'ginger' ||
    id === 'ground-ginger' ||
    id === 'vanilla-sugar',
  most: 3,
  least,
  pool: ['vanilla-extract', ...more],
  each: ({ id }) =>
    id === 'vanilla'
      ? { amount: 0.25, unit: null }
      : id === 'ginger'
        ? { amount: 3, unit: 'g' }
        : { amount: 0.25, unit: 'tsp' },
})

export const bakingPowder: Role = {
  id: 'powder',
  takes: ({ id }) => id === 'baking-powder',
  pool: ['baking-powder'],
  each: of(0.25, 'tsp'),
}

export const heatOven = (celsius: number, en: string, fr: string, es: string, de: string) =>
  ({
    kind: 'prep',
    aside: true,
    celsius,
    text: say(
      `Heat the oven to ${celsius} °C and ${en}.`,
      `Préchauffer le four à ${celsius} °C et ${fr}.`,
      `Precalentar el horno a ${celsius} °C y ${es}.`,
      `Den Backofen auf ${celsius} °C vorheizen und ${de}.`,
    ),
  }) as const
