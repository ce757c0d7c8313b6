import type { Language } from '#shared/constants/languages.ts'
import type { Allergen } from '#shared/words/allergens.ts'
import { findIngredients } from '../../lexicon/find.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import { allergenNames, foodGroups, groupWords, type FoodGroup } from '../../lexicon/food-groups.ts'
import { fold } from '../../lexicon/text/fold.ts'

/** A food of the table: one ingredient, a kind of food, or what the kitchen does not know. */
export type TableFood =
  | { kind: 'ingredient'; id: string }
  | { kind: 'group'; group: FoodGroup }
  | { kind: 'allergen'; allergen: Allergen }
  | { kind: 'unknown'; words: string }

const groupPrefix = 'group:'

/** The value on the wire. */
export function valueOf(food: TableFood): string {
  switch (food.kind) {
    case 'ingredient':
      return food.id
    case 'group':
      return groupPrefix + food.group
    case 'allergen':
      return food.allergen
    case 'unknown':
      return food.words
  }
}

/**
 * What a value means: an id of ours, or what a user typed. Who refuses "cream" refuses every cream, so `without` takes
 * the kind of food first; who wants it means the ingredient. An allergen by its name is the allergen.
 */
export function readFood(value: string, language: Language, field: 'with' | 'without'): TableFood {
  const group = foodGroups.find((each) => groupPrefix + each === value)
  if (group) return { kind: 'group', group }
  if (findIngredientById(value)) return { kind: 'ingredient', id: value }
  const folded = fold(value).trim()
  const isWhole = (words: RegExp) => folded.replaceAll(words, '').trim() === ''
  const namedGroup = groupWords.find(([, words]) => isWhole(words))?.[0]
  const allergen = allergenNames.find(([, words]) => isWhole(words))?.[0]
  const [found] = [...findIngredients(value, language), ...findIngredients(value, 'any')]
  const ingredient: TableFood | null = found ? { kind: 'ingredient', id: found.ingredient.id } : null
  const asGroup: TableFood | null = namedGroup ? { kind: 'group', group: namedGroup } : null
  const unknown: TableFood = { kind: 'unknown', words: value }
  if (field === 'with') return ingredient ?? asGroup ?? unknown
  return asGroup ?? (allergen && !ingredient ? { kind: 'allergen', allergen } : (ingredient ?? unknown))
}

/** The name of a food as it is shown alone. */
export function nameOf(food: TableFood, language: Language): string {
  if (food.kind === 'group') return groupNames[language][food.group]
  if (food.kind !== 'ingredient') return valueOf(food)
  const ingredient = findIngredientById(food.id)
  if (!ingredient) return food.id
  const { one, many } = ingredient.names[language]
  return ingredient.countable ? many : one
}

const groupNames: Record<Language, Record<FoodGroup, string>> = {
  en: {
    meat: 'meat',
    redMeat: 'red meat',
    pork: 'pork',
    poultry: 'poultry',
    fish: 'fish',
    seafood: 'seafood',
    dairy: 'dairy',
    cheese: 'cheese',
    cream: 'cream',
    beans: 'pulses',
    mushrooms: 'mushrooms',
    onions: 'onions',
    berries: 'berries',
    fruit: 'fruit',
    vegetables: 'vegetables',
    herbs: 'herbs',
    alcohol: 'alcohol',
    sugar: 'sugar',
    heat: 'anything spicy',
    citrus: 'citrus fruit',
    gelatine: 'gelatine',
  },
  fr: {
    meat: 'viande',
    redMeat: 'viande rouge',
    pork: 'porc',
    poultry: 'volaille',
    fish: 'poisson',
    seafood: 'fruits de mer',
    dairy: 'produits laitiers',
    cheese: 'fromage',
    cream: 'crème',
    beans: 'légumes secs',
    mushrooms: 'champignons',
    onions: 'oignons',
    berries: 'fruits rouges',
    fruit: 'fruits',
    vegetables: 'légumes',
    herbs: 'fines herbes',
    alcohol: 'alcool',
    sugar: 'sucre',
    heat: 'piquant',
    citrus: 'agrumes',
    gelatine: 'gélatine',
  },
  es: {
    meat: 'carne',
    redMeat: 'carne roja',
    pork: 'cerdo',
    poultry: 'aves',
    fish: 'pescado',
    seafood: 'marisco',
    dairy: 'lácteos',
    cheese: 'queso',
    cream: 'nata',
    beans: 'legumbres',
    mushrooms: 'setas',
    onions: 'cebolla',
    berries: 'frutos rojos',
    fruit: 'fruta',
    vegetables: 'verduras',
    herbs: 'hierbas',
    alcohol: 'alcohol',
    sugar: 'azúcar',
    heat: 'picante',
    citrus: 'cítricos',
    gelatine: 'gelatina',
  },
  de: {
    meat: 'Fleisch',
    redMeat: 'rotes Fleisch',
    pork: 'Schweinefleisch',
    poultry: 'Geflügel',
    fish: 'Fisch',
    seafood: 'Meeresfrüchte',
    dairy: 'Milchprodukte',
    cheese: 'Käse',
    cream: 'Sahne',
    beans: 'Hülsenfrüchte',
    mushrooms: 'Pilze',
    onions: 'Zwiebeln',
    berries: 'Beeren',
    fruit: 'Obst',
    vegetables: 'Gemüse',
    herbs: 'Kräuter',
    alcohol: 'Alkohol',
    sugar: 'Zucker',
    heat: 'Scharfes',
    citrus: 'Zitrusfrüchte',
    gelatine: 'Gelatine',
  },
}
