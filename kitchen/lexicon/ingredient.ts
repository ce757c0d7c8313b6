import type { Language } from '#shared/constants/languages.ts'
import type { Allergen } from '#shared/words/allergens.ts'
import type { Unit } from '#shared/words/units.ts'

/** How one language names an ingredient in a recipe; `gender` steers articles and adjectives (English: 'n'). */
export interface IngredientName {
  one: string
  many: string
  gender: 'm' | 'f' | 'n'
  /** Other words people use for it, singular and plural forms alike. */
  synonyms?: readonly string[]
}

export const categories = [
  'vegetable',
  'leafyGreen',
  'mushroom',
  'legume',
  'grain',
  'pasta',
  'bread',
  'potato',
  'fruit',
  'citrus',
  'berry',
  'nut',
  'seed',
  'meat',
  'poultry',
  'sausage',
  'fish',
  'shellfish',
  'egg',
  'dairy',
  'cheese',
  'plantProtein',
  'plantMilk',
  'fat',
  'herb',
  'spice',
  'aromatic',
  'condiment',
  'stock',
  'sweetener',
  'baking',
  'chocolate',
  'spirit',
  'wine',
  'softDrink',
] as const

export type Category = (typeof categories)[number]

/** What of an animal is in it, as diets ask; 'none' for plants and minerals. */
export const animalSources = [
  'none',
  'beef',
  'pork',
  'lamb',
  'game',
  'poultry',
  'fish',
  'shellfish',
  'milk',
  'egg',
  'honey',
  'gelatine',
] as const

export type AnimalSource = (typeof animalSources)[number]

/** Animals that people tell apart where diets do not: a turkey is poultry, and veal is beef. */
export const species = ['chicken', 'turkey', 'duck', 'veal'] as const

/** The form it takes on the plate, for the drawing. */
export const shapes = [
  'round',
  'cube',
  'strip',
  'slice',
  'leaf',
  'frond',
  'floret',
  'grain',
  'noodle',
  'fillet',
  'chunk',
  'crumb',
  'sauce',
  'liquid',
  'dust',
] as const

export type Shape = (typeof shapes)[number]

/** What an ingredient brings to a dish. */
export const flavours = [
  'sweet',
  'sour',
  'bitter',
  'umami',
  'fresh',
  'nutty',
  'smoky',
  'creamy',
  'floral',
  'earthy',
  'hot',
  'salty',
] as const

/** One thing one can cook with. Every fact about food that code relies on stands here, once. */
export interface Ingredient {
  /** English, kebab-case: 'red-lentil'. */
  id: string
  names: Record<Language, IngredientName>
  category: Category
  /** True for what is counted ("2 onions") and so written in the plural; false for what is poured or weighed. */
  countable: boolean
  allergens: readonly Allergen[]
  /** In some makes of it: who is allergic does not get it, and no label says that it is there. */
  mayContain?: readonly Allergen[]
  animal: AnimalSource
  species?: (typeof species)[number]
  /** Contains alcohol as sold. */
  alcohol?: true
  /** Milk products only: still carries lactose (aged hard cheese does not). */
  lactose?: true
  /** Made with animal rennet by rule or custom (Parmesan, Manchego …): counts like gelatine in every diet. */
  rennet?: true
  /** Grams of added sugar in 100 g, for what is a sweetener or brings one along. */
  sugar?: number
  /** Strength of its heat, 1 mild to 3 fierce. */
  heat?: 1 | 2 | 3
  flavours: readonly string[]
  /** Grams of one piece, clove, slice, bunch, can, cup, tablespoon …, where such a measure makes sense. */
  grams: Partial<Record<Unit, number>>
  /** What one person gets when it plays its usual part, in the unit a cook would write. */
  serving: { amount: number; unit: Unit | null }
  /** Safe core temperature in °C, for what must reach one. */
  core?: number
  /** Minutes until tender or done by the usual method, cut as usual; 0 for what is eaten raw. */
  minutes: number
  look: { colour: `#${string}`; shape: Shape }
}
