import type { Ingredient } from '../lexicon/ingredient.ts'
import type { Amount, Role } from './pattern.ts'
import { inCategory } from './pattern.ts'

const aromaticAmounts: Readonly<Record<string, Amount>> = {
  onion: { amount: 0.5, unit: null },
  'red-onion': { amount: 0.5, unit: null },
  shallot: { amount: 1, unit: null },
  'spring-onion': { amount: 1, unit: null },
  garlic: { amount: 1, unit: 'clove' },
  ginger: { amount: 8, unit: 'g' },
  lemongrass: { amount: 0.5, unit: 'stalk' },
}

export const isAromatic = ({ id, category }: Ingredient) =>
  id in aromaticAmounts || (category === 'aromatic' && !/chil/.test(id))

const spiceAmounts: Readonly<Record<string, Amount>> = {
  'bay-leaf': { amount: 0.5, unit: null },
  saffron: { amount: 0.5, unit: 'pinch' },
  nutmeg: { amount: 0.5, unit: 'pinch' },
  cinnamon: { amount: 0.25, unit: 'tsp' },
  'curry-powder': { amount: 1, unit: 'tsp' },
}

const herbAmounts: Readonly<Record<string, Amount>> = {
  rosemary: { amount: 0.5, unit: 'sprig' },
  thyme: { amount: 1, unit: 'sprig' },
  sage: { amount: 2, unit: 'leaf' },
  basil: { amount: 0.5, unit: 'handful' },
  mint: { amount: 1, unit: 'sprig' },
  tarragon: { amount: 1, unit: 'sprig' },
}

/** Leaves that flavour the pot and are taken out again; nobody eats them chopped. */
const potLeaf = ({ id }: Ingredient) => id === 'bay-leaf'

const sourAmounts: Readonly<Record<string, Amount>> = {
  lemon: { amount: 0.25, unit: null },
  lime: { amount: 0.5, unit: null },
}

export const aromatics: Role = {
  id: 'aromatics',
  takes: isAromatic,
  most: 4,
  least: 2,
  pool: (_wishes, cuisine) => cuisine.aromatics,
  each: (ingredient) => aromaticAmounts[ingredient.id] ?? ingredient.serving,
  cut: 'auto',
}

export const fat: Role = {
  id: 'fat',
  takes: ({ category, id }) => category === 'fat' || id === 'butter' || id === 'ghee',
  pool: (_wishes, cuisine) => [...cuisine.fat, 'olive-oil', 'rapeseed-oil', 'sunflower-oil'],
  each: () => ({ amount: 0.75, unit: 'tbsp' }),
}

export const spices: Role = {
  id: 'spices',
  takes: (each) =>
    potLeaf(each) ||
    (each.category === 'spice' && each.id !== 'salt' && (each.heat ?? 0) <= 1 && each.id !== 'vanilla'),
  most: 4,
  least: 2,
  pool: (_wishes, cuisine) => cuisine.spices,
  each: ({ id }) => spiceAmounts[id] ?? { amount: 0.5, unit: 'tsp' },
}

export const heat: Role = {
  id: 'heat',
  takes: (ingredient) => (ingredient.heat ?? 0) > 1,
  most: 2,
  least: (wishes) => Math.min(wishes.heat ?? 0, 2),
  pool: (_wishes, cuisine) => [...cuisine.hot, 'chilli-flakes', 'chilli', 'cayenne'],
  each: ({ id }) => (id === 'chilli' ? { amount: 0.5, unit: null } : { amount: 0.25, unit: 'tsp' }),
  cut: 'auto',
}

/** Woody leaves belong in the pot; scattered raw they prick. */
const isTender = (id: string) => !/^(thyme|rosemary|sage|oregano|bay-leaf)$/.test(id)

export const herb: Role = {
  id: 'herb',
  takes: (each) => inCategory('herb')(each) && !potLeaf(each),
  most: 3,
  pool: (_wishes, cuisine) => [...cuisine.herbs.filter(isTender), 'parsley', 'chive', 'basil'],
  each: ({ id }) => herbAmounts[id] ?? { amount: 0.125, unit: 'bunch' },
  cut: 'auto',
}

export const sour: Role = {
  id: 'sour',
  takes: ({ id }) => /vinegar$|^(lemon|lime|lemon-juice|lime-juice)$/.test(id),
  pool: (_wishes, cuisine) => [...cuisine.acids, 'lemon', 'cider-vinegar'],
  each: ({ id }) => sourAmounts[id] ?? { amount: 0.5, unit: 'tbsp' },
  cut: 'auto',
}

export const seasoning: Role = { id: 'seasoning', least: 2, pool: ['salt', 'black-pepper'], toTaste: true }

export const salt: Role = { id: 'seasoning', pool: ['salt'], toTaste: true }

export const stock: Role = {
  id: 'stock',
  takes: inCategory('stock'),
  pool: ['vegetable-stock', 'chicken-stock', 'water'],
  each: () => ({ amount: 200, unit: 'ml' }),
}

/** What makes a dish creamy, from cream to its plant relatives. */
export const creamy: Role = {
  id: 'creamy',
  takes: ({ id }) =>
    /cream|creme-fraiche|yogurt|coconut-milk|mascarpone|quark/.test(id) && !/ice-cream|butter/.test(id),
  least: (wishes) => (wishes.excludedGroups.includes('cream') ? 0 : 1),
  pool: ['cream', 'lactose-free-cream', 'oat-cream', 'soy-cream', 'coconut-milk'],
  each: () => ({ amount: 50, unit: 'ml' }),
}
