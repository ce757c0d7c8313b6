import { flesh } from '../facts.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { findIngredients } from '../find.ts'
import type { Category, Ingredient } from '../ingredient.ts'
import { foodOfLine } from '../food-of-line.ts'
import { foodOf } from '../item-food.ts'
import { fold } from '../fold.ts'
import { gramsOf } from '../weight.ts'
import { withWiderClasses } from './dish-classes.ts'
import { withFamilies } from './food-ids.ts'
import { meaningsOfTitle } from './meanings.ts'

/** What a recipe holds and what it is, in ids that are the same in all languages. */
export interface RecipeSubjects {
  /** Its foods and the families they belong to. */
  foodIds: string[]
  /** Of these, what it is about: foods of its title, and those that make up most of it. */
  aboutIds: string[]
  /** The food that each ingredient names, in their order; null where it is none or more than one. */
  ingredientFoodIds: (string | null)[]
  /** The classes of dishes that its title names, and the wider ones. */
  dishIds: string[]
}

/** Categories that a dish may be about; the others season, bind or carry. */
const hearty = new Set<Category>([
  ...([
    'vegetable',
    'leafyGreen',
    'mushroom',
    'legume',
    'potato',
    'fruit',
    'citrus',
    'berry',
    'nut',
  ] as const),
  ...(['grain', 'pasta', 'meat', 'poultry', 'sausage', 'fish', 'shellfish', 'plantProtein'] as const),
  ...(['egg', 'cheese', 'chocolate'] as const),
])

/** The share of the weight from which a dish is about a food; less of meat and fish is enough. */
const leastShare = (category: Category) => (flesh.includes(category) ? 0.1 : 0.2)

/** What a title says after this goes with the dish or is left out of it. */
const beside = /\b(?:with|without|mit|ohne|avec|sans|con|sin|for|fur|pour|para)\b/

/** Reads the ingredients, or the whole text of a recipe without structure. Names and slips count as in the safety check. */
export function subjectsOf(recipe: {
  title: string
  language: Language
  content: string
  structure: Pick<RecipeStructure, 'ingredients'> | null
}): RecipeSubjects {
  const { title, language, content, structure } = recipe
  const items = structure?.ingredients ?? []
  const parts = items.flatMap(({ item, amount, unit }) =>
    foodOf(item, language).foods.map((food, index) => ({
      food,
      grams: index === 0 ? (gramsOf(food, amount, unit) ?? 0) : 0,
    })),
  )
  const held = parts.length > 0 ? parts.map(({ food }) => food) : foodsOfText(content, language)
  const foodIds = new Set(held.flatMap(({ id }) => withFamilies(id)))
  const aboutIds = new Set(heartOf(parts).flatMap(({ id }) => withFamilies(id)))
  const dishIds = new Set<string>()
  const head = fold(title).search(beside)
  for (const { start, concepts } of meaningsOfTitle(title, language)) {
    for (const { kind, id } of concepts.flat()) {
      if (kind === 'food') {
        // A title may also name what the dish is without: "vegan cheese sauce".
        if (foodIds.has(id)) for (const each of withFamilies(id)) aboutIds.add(each)
      } else if (head < 0 || start < head) for (const each of withWiderClasses(id)) dishIds.add(each)
    }
  }
  return {
    foodIds: [...foodIds],
    aboutIds: [...aboutIds],
    ingredientFoodIds: items.map(({ item }) => foodOfLine({ item, language })),
    dishIds: [...dishIds],
  }
}

const foodsOfText = (text: string, language: Language): Ingredient[] =>
  findIngredients(text, language, 'exact').map(({ ingredient }) => ingredient)

const isLiquid = ({ id, category }: Ingredient) => category === 'stock' || id === 'water' || id === 'ice'

function heartOf(parts: readonly { food: Ingredient; grams: number }[]): Ingredient[] {
  const weighed = parts.filter(({ food, grams }) => grams > 0 && !isLiquid(food))
  const total = weighed.reduce((sum, { grams }) => sum + grams, 0)
  return weighed
    .filter(({ food, grams }) => hearty.has(food.category) && grams >= total * leastShare(food.category))
    .map(({ food }) => food)
}
