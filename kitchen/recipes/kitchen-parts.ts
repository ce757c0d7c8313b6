import type { Ingredient } from '../lexicon/ingredient.ts'
import type { Role, Step } from './pattern.ts'
import { flesh, greens, inCategory, seafood } from './pattern.ts'
import { onCall, part, prep } from './shorthand.ts'

export const isHeart = (each: Ingredient) =>
  // Anchovies season; nothing is made of them.
  (flesh(each) || seafood(each) || inCategory('plantProtein', 'legume')(each)) && each.id !== 'anchovy'

const gramsOf = ({ category, serving, id }: Ingredient, grams: number) =>
  category === 'legume' && serving.unit === 'can'
    ? ({ amount: 0.5, unit: 'can' } as const)
    : ({
        amount:
          id === 'soya-mince' || category === 'legume'
            ? grams * 0.45
            : category === 'cheese' || /bacon|ham$/.test(id)
              ? grams * 0.5
              : grams,
        unit: 'g',
      } as const)

/** Meat, fish, pulses or tofu: what the dish is built around. */
export const heart = (pool: readonly string[], grams: number, more: Partial<Role> = {}): Role => ({
  id: 'main',
  takes: isHeart,
  most: 3,
  pool,
  each: (each) => gramsOf(each, grams),
  cut: 'auto',
  ...more,
})

/** Vegetables that come along. */
export const beside = (
  pool: readonly string[],
  grams: number,
  least = 1,
  more: Partial<Role> = {},
): Role => ({
  id: 'vegetables',
  takes: (each) => greens(each) && !/^(tinned-tomato|passata|olive|sauerkraut)$/.test(each.id),
  most: 5,
  least,
  pool,
  each: (each) => gramsOf(each, grams),
  cut: 'auto',
  ...more,
})

/** Whatever else a guest wants in a filling, small. */
export const fillings = (grams: number, more: Partial<Role> = {}): Role =>
  onCall(
    'filling',
    (each) =>
      isHeart(each) ||
      greens(each) ||
      inCategory('cheese', 'potato', 'grain', 'aromatic')(each) ||
      /^(olive|raisin|pineapple|egg|gherkin|mayonnaise|caper|date|peanut-butter|pesto|jam)$/.test(each.id),
    [grams, 'g'],
    {
      most: 6,
      each: (each) =>
        each.category === 'egg'
          ? { amount: 0.5, unit: null }
          : inCategory('aromatic')(each)
            ? { amount: 0.25, unit: null }
            : flesh(each)
              ? { amount: grams, unit: 'g' }
              : gramsOf(each, grams),
      cut: 'fine',
      ...more,
    },
  )

/** Salt and pepper apart, what the dish is seasoned with. */
export const spicing = (pool: readonly string[], least = 1): Role =>
  part('spice', pool, [0.5, 'tsp'], {
    takes: (each) => inCategory('spice')(each) && !/^(salt|black-pepper)$/.test(each.id),
    most: 5,
    least,
    each: ({ id }) =>
      /saffron|nutmeg|clove/.test(id)
        ? { amount: 0.5, unit: 'pinch' }
        : id === 'bay-leaf'
          ? { amount: 0.5, unit: null }
          : { amount: 0.5, unit: 'tsp' },
  })

export const meltingCheese = (grams: number, least = 1): Role =>
  part(
    'cheese',
    ['gruyere', 'cheddar', 'vegetarian-hard-cheese', 'vegan-grated-cheese', 'nutritional-yeast'],
    [grams, 'g'],
    {
      takes: (each) =>
        inCategory('cheese')(each) || /^vegan-(feta|grated-cheese)$|nutritional-yeast/.test(each.id),
      most: 3,
      least,
      each: ({ id }) =>
        id === 'nutritional-yeast' ? { amount: 1, unit: 'tbsp' } : { amount: grams, unit: 'g' },
      cut: 'auto',
    },
  )

export const onions = (pieces = 0.5, more: Partial<Role> = {}): Role =>
  part('onion', ['onion', 'spring-onion', 'leek'], [pieces, null], {
    takes: ({ id }) => /onion|shallot|garlic|^ginger$/.test(id),
    most: 4,
    each: ({ id }) =>
      id === 'garlic'
        ? { amount: 1, unit: 'clove' }
        : id === 'ginger'
          ? { amount: 6, unit: 'g' }
          : { amount: pieces, unit: null },
    cut: 'auto',
    ...more,
  })

export const creamOf = (ml: number): Role =>
  part('cream', ['cream', 'lactose-free-cream', 'oat-cream', 'soy-cream', 'coconut-milk'], [ml, 'ml'], {
    takes: ({ id }) => /cream$|creme-fraiche|coconut-milk/.test(id) && !/ice-cream|cream-cheese/.test(id),
  })

export const potatoes = (grams: number): Role =>
  part('potato', ['potato', 'waxy-potato', 'sweet-potato'], [grams, 'g'], {
    takes: inCategory('potato'),
    most: 2,
    cut: 'auto',
  })

/** What else a guest wants in an egg dish: finely cut, in small amounts. */
export const extras = onCall(
  'extra',
  inCategory(
    'vegetable',
    'mushroom',
    'leafyGreen',
    'aromatic',
    'meat',
    'sausage',
    'fish',
    'shellfish',
    'poultry',
    'legume',
    'plantProtein',
  ),
  [60, 'g'],
  { most: 4, cut: 'fine' },
)

/** What stands in for mince is made as soft as mince first. */
export const readyToKnead: readonly Step[] = [
  prep(
    10,
    'Pour boiling water over {main.soya}, let soak for 10 minutes and squeeze out well.',
    'Couvrir {main.soya} d’eau bouillante, laisser gonfler 10 minutes et bien presser.',
    'Cubrir {main.soya} con agua hirviendo, dejar 10 minutos en remojo y escurrir bien.',
    '{main.soya} mit kochendem Wasser übergießen, 10 Minuten quellen lassen und gut ausdrücken.',
  ),
  prep(
    3,
    'Mash {main.pulses} with a fork.',
    'Écraser {main.pulses} à la fourchette.',
    'Aplastar {main.pulses} con un tenedor.',
    '{main.pulses} mit einer Gabel zerdrücken.',
  ),
]
