import type { CookedRecipe } from '#shared/contract/recipe-structure.ts'
import type { DishType } from '#shared/words/dish-types.ts'
import { flesh } from '../lexicon/facts.ts'
import { findIngredients } from '../lexicon/find.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { courses, isCourse } from '../library/vocabulary.ts'
import { courseOf, knownRecipe, recipeNamed, titleLine, type Known } from './classes.ts'

/** A dish to be drawn: what it is called, what is in it, and the seed of its picture. */
export interface DrawnDish {
  title: string
  dishType: DishType
  items: readonly Ingredient[]
  seed: string
  /** The recipe of the library that it is. */
  known?: Known | null
  /** True where only words ask for the picture: what is usual in the dish is drawn too. */
  isRequest?: boolean
  /** Asks for one look instead of the one that recipe, title and items suggest. */
  look?: string
}

const savoury = new Set<string>(
  'vegetable leafyGreen mushroom legume pasta potato meat poultry sausage fish shellfish aromatic plantProtein stock'.split(
    ' ',
  ),
)
const sweet = new Set<string>('fruit berry chocolate sweetener'.split(' '))

const typeOfCourse = { savoury: 'Mains', sweet: 'Desserts', drink: 'Cocktails' } as const

function dishTypeOf(words: string, known: Known | null, items: readonly Ingredient[]): DishType {
  if (known && isCourse(known.course)) return courses[known.course]
  const line = titleLine(words, null)
  if (line) return typeOfCourse[line.course]
  const onlySweet =
    items.some(({ category }) => sweet.has(category)) && items.every(({ category }) => !savoury.has(category))
  return onlySweet ? 'Desserts' : 'Mains'
}

/** Text without capitals and accents, as the word lists of the drawing want it. */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .toLowerCase()
}

/** A fruit pressed into the pot is not seen on the plate. */
const juiceOnly = /^(juice only|(pour )?le jus|solo (el )?zumo|nur der saft)\b/i

const once = (items: readonly Ingredient[]) => [...new Map(items.map((item) => [item.id, item])).values()]

/** Reads a recipe, or the words that ask for a picture, as a dish to draw; the same text gives the same dish. */
export function dishOf(input: { recipe: CookedRecipe } | { prompt: string }): DrawnDish {
  if ('recipe' in input) {
    const { title, dishType, ingredients, language, plan } = input.recipe
    const named = findIngredients(title, language).map(({ ingredient }) => ingredient.id)
    // What only its juice goes into a dish is not laid on it in slices, unless the dish is called after it.
    const pressed = (id: string, note: string | null) =>
      dishType !== 'Cocktails' &&
      !named.includes(id) &&
      (juiceOnly.test(note ?? '') || (dishType === 'Desserts' && /^(lemon|lime)$/.test(id)))
    const items = once(
      ingredients.flatMap(({ item, note }) =>
        findIngredients(item, language).flatMap(({ ingredient }) =>
          pressed(ingredient.id, note) ? [] : [ingredient],
        ),
      ),
    )
    const seed = `${title}/${ingredients.map(({ item }) => item).join('/')}`
    const planned = plan?.v === 2 ? knownRecipe(plan.recipe) : null
    return { title, dishType, items, seed, known: planned ?? recipeNamed(title, courseOf(dishType)) }
  }
  const prompt = input.prompt.trim()
  const title = (prompt.split(/[\n.!?]/)[0] ?? prompt).slice(0, 160)
  // Joined by hyphens, the words of a German dish are read one by one as well.
  const items = once(
    [prompt, prompt.replaceAll('-', ' ')].flatMap((text) =>
      findIngredients(text, 'any').map(({ ingredient }) => ingredient),
    ),
  )
  // Roast chicken is no roast fruit.
  const course = items.some(({ category }) => flesh.includes(category)) ? 'savoury' : null
  const known = recipeNamed(title, course)
  const dishType = dishTypeOf(plainWords(prompt), known, items)
  return { title, dishType, items, seed: prompt, known, isRequest: true }
}
