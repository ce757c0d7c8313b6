import type { Ingredient } from '../lexicon/ingredient.ts'
import type { Amount } from './amount.ts'
import { spicing } from './kitchen-parts.ts'
import { inCategory, type Role } from './pattern.ts'
import { heat } from './roles.ts'
import { onCall, part } from './shorthand.ts'

/** What a dish with a name is seasoned with from jars, so much for one guest; the rest comes by the spoon. */
const spoonfuls: Readonly<Record<string, Amount>> = {
  'tinned-tomato': { amount: 110, unit: 'g' },
  passata: { amount: 100, unit: 'g' },
  'tomato-paste': { amount: 0.75, unit: 'tbsp' },
  'soy-sauce': { amount: 1, unit: 'tbsp' },
  tamari: { amount: 1, unit: 'tbsp' },
  'fish-sauce': { amount: 0.75, unit: 'tbsp' },
  'oyster-sauce': { amount: 0.75, unit: 'tbsp' },
  'hoisin-sauce': { amount: 1, unit: 'tbsp' },
  miso: { amount: 1, unit: 'tbsp' },
  kimchi: { amount: 70, unit: 'g' },
  'peanut-butter': { amount: 35, unit: 'g' },
  'worcestershire-sauce': { amount: 1, unit: 'tsp' },
  tamarind: { amount: 0.75, unit: 'tbsp' },
  caper: { amount: 8, unit: 'g' },
  gherkin: { amount: 20, unit: 'g' },
  mustard: { amount: 1, unit: 'tsp' },
  anchovy: { amount: 6, unit: 'g' },
  pesto: { amount: 1, unit: 'tbsp' },
}

const isSauce = ({ category, id }: Ingredient) =>
  (category === 'condiment' && !/vinegar$|nutritional-yeast|^nori$|mayonnaise$|hummus/.test(id)) ||
  /^(tinned-tomato|passata|anchovy)$/.test(id)

/** What gives the sauce its taste, if the dish names it. */
export const sauces = (more: Partial<Role> = {}): Role =>
  onCall('sauce', (each) => isSauce(each) && (each.heat ?? 0) < 2, [0.75, 'tbsp'], {
    most: 5,
    each: ({ id }) => spoonfuls[id] ?? { amount: 0.75, unit: 'tbsp' },
    ...more,
  })

/** Heat from fresh, dried and bottled chillies. */
export const chillies: Role = {
  ...heat,
  each: ({ id, category }) =>
    /^(chilli|jalapeno)$/.test(id)
      ? { amount: 0.5, unit: null }
      : category === 'condiment'
        ? { amount: 0.75, unit: 'tbsp' }
        : id === 'habanero'
          ? { amount: 0.25, unit: null }
          : { amount: 0.25, unit: 'tsp' },
}

export const oil = (tablespoons: number, pool: readonly string[] = ['rapeseed-oil', 'sunflower-oil']): Role =>
  part('fat', pool, [tablespoons, 'tbsp'], {
    takes: (each) => inCategory('fat')(each) || /^(butter|ghee)$/.test(each.id),
  })

/** Wine, beer and what is poured in to boil down. */
/** Vinegar boils with it and loses its bite; lemon and lime come at the end. */
export const drops = (ml: number): Role =>
  onCall(
    'wine',
    (each) =>
      inCategory('wine')(each) || /vinegar$|^(beer|cider|apple-juice|orange-juice|cola)$/.test(each.id),
    [ml, 'ml'],
    {
      most: 2,
      each: ({ id }) => (id.endsWith('vinegar') ? { amount: 1, unit: 'tbsp' } : { amount: ml, unit: 'ml' }),
    },
  )

export const broth = (ml: number, pool: readonly string[] = ['vegetable-stock', 'chicken-stock', 'water']) =>
  part('stock', pool, [ml, 'ml'], { takes: (each) => inCategory('stock')(each) || each.id === 'water' })

/** Cream, coconut milk and their kin, if the dish names them. */
export const richness = (ml: number): Role =>
  onCall(
    'creamy',
    ({ id }) =>
      /cream$|creme-fraiche|yogurt$|^(coconut|oat|soy|rice|almond|lactose-free)?-?milk$|buttermilk|mascarpone|quark/.test(
        id,
      ) && !/ice-cream/.test(id),
    [ml, 'ml'],
    { most: 2 },
  )

export const roots = (grams: number): Role =>
  onCall('potato', inCategory('potato'), [grams, 'g'], { cut: 'auto' })

/** Rice, noodles or bread beside it. */
export const companion = (pool: readonly string[], more: Partial<Role> = {}): Role =>
  part('side', pool, [70, 'g'], {
    takes: inCategory('grain', 'pasta', 'bread'),
    each: ({ category, serving }) => (category === 'bread' ? serving : { amount: 70, unit: 'g' }),
    ...more,
  })

/** Lime, lemon or vinegar, if the dish names it. */
export const sharpness: Role = {
  id: 'sour',
  takes: ({ id }) => /vinegar$|^(lemon|lime|lemon-juice|lime-juice)$/.test(id),
  least: 0,
  most: 2,
  pool: [],
  each: ({ id }) =>
    id === 'lemon'
      ? { amount: 0.25, unit: null }
      : id === 'lime'
        ? { amount: 0.5, unit: null }
        : { amount: 0.5, unit: 'tbsp' },
  cut: 'auto',
}

/** What is crumbled, scattered or laid on top, if the dish names it. */
export const crown = (takes: (each: Ingredient) => boolean, grams: number, more: Partial<Role> = {}): Role =>
  onCall('top', takes, [grams, 'g'], { cut: 'auto', ...more })

export const sweetness: Role = onCall('sweet', inCategory('sweetener'), [1, 'tsp'], { most: 2 })

/** Leaves and twigs that give the pot their taste. */
const twigs: Readonly<Record<string, Amount>> = {
  'bay-leaf': { amount: 0.5, unit: null },
  'bouquet-garni': { amount: 0.5, unit: null },
  'kaffir-lime-leaf': { amount: 1, unit: 'leaf' },
  'curry-leaf': { amount: 4, unit: 'leaf' },
  rosemary: { amount: 0.5, unit: 'sprig' },
  thyme: { amount: 1, unit: 'sprig' },
  sage: { amount: 2, unit: 'leaf' },
}

/** The spices that the dish names, with the leaves that are boiled whole. */
export const seasonings: Role = onCall(
  'spice',
  (each) => each.id in twigs || (spicing([]).takes?.(each) ?? false),
  [0.5, 'tsp'],
  { most: 6, each: (each) => twigs[each.id] ?? spicing([]).each?.(each) ?? each.serving },
)
