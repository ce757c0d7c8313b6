import type { RecipeStructure } from '#shared/recipe.ts'
import type { DishType } from '#shared/words/dish-types.ts'
import { findIngredients } from '../find.ts'
import type { Ingredient } from '../ingredient.ts'
import type { Composition } from './composition.ts'

/** A dish to be drawn: what it is called, what is in it, and the seed of its picture. */
export interface DrawnDish {
  title: string
  dishType: DishType
  items: readonly Ingredient[]
  seed: string
  /** Asks for one composition instead of the one that title and items suggest. */
  composition?: Composition
}

const drinkWords =
  /\b(cocktail|mocktail|coctel|drink|getrank|boisson|bebida|spritz|mojito|negroni|martini|margarita|daiquiri|mule|collins|highball|sangria|lemonade|limonade|limonada|smoothie|punch|old fashioned|gin tonic|gin and tonic|sour|glass of|in a glass)\b/
const sweetWords =
  /\b(dessert|desserts|postre|nachtisch|nachspeise|cake|gateau|kuchen|torte|bizcocho|mousse|crumble|ice cream|glace|helado|sorbet|sorbete|pancakes?|crepes?|tiramisu|panna cotta|flan|cookies?|biscuits?|galletas|platzchen|tarte aux (?:fruits|fraises|pommes|poires|framboises)|brownies?|pudding|fruit salad|obstsalat|compote|kompott|chocolate|schokolade|chocolat)\b/
const starterWords =
  /\b(soup|soupe|sopa|suppe|\w+suppe|salad|salade|ensalada|salat|\w+salat|starter|entree|entrante|vorspeise|hummus|houmous|bruschetta|dip|tartine|carpaccio|ceviche|veloute|gazpacho)\b/

function dishTypeOf(words: string): DishType {
  if (drinkWords.test(words)) return 'Cocktails'
  if (sweetWords.test(words)) return 'Desserts'
  return starterWords.test(words) ? 'Starters' : 'Mains'
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

const once = (items: readonly Ingredient[]) => [...new Map(items.map((item) => [item.id, item])).values()]

/** Reads a recipe, or the words that ask for a picture, as a dish to draw; the same text gives the same dish. */
export function dishOf(input: { recipe: RecipeStructure } | { prompt: string }): DrawnDish {
  if ('recipe' in input) {
    const { title, dishType, ingredients, language } = input.recipe
    const items = once(
      ingredients.flatMap(({ item }) => findIngredients(item, language).map(({ ingredient }) => ingredient)),
    )
    return { title, dishType, items, seed: `${title}/${ingredients.map(({ item }) => item).join('/')}` }
  }
  const prompt = input.prompt.trim()
  const title = (prompt.split(/[\n.!?]/)[0] ?? prompt).slice(0, 160)
  return {
    title,
    dishType: dishTypeOf(plainWords(prompt)),
    items: once(findIngredients(prompt, 'any').map(({ ingredient }) => ingredient)),
    seed: prompt,
  }
}
