import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { DishType } from '#shared/words/dish-types.ts'
import { findIngredients } from '../lexicon/find.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { headOf, type Composition } from './composition.ts'

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
  /\b(cocktails?|mocktails?|coctel|drink|getrank|boisson|bebida|spritz|mojito|negroni|martini|margarita|daiquiri|mule|collins|highball|sangria|lemonade|limonade|limonada|smoothie|punch|punsch|old fashioned|gin tonic|gin and tonic|\w* sour|glass of|gluhwein|vin chaud|mulled wine|latte|cappuccino|lassi|hot chocolate|chocolat chaud|heisse schokolade|chocolate caliente|chai|iced tea|eistee|colada|caipirinha|bellini|mimosa|bloody mary|spritzer|milkshake|agua fresca|horchata|kir)\b/
const sweetWords =
  /\b(desserts?|postres?|nachtisch|nachspeise|cakes?|gateau|\w*kuchen|\w*torte|bizcocho|mousse|crumble|ice cream|glace|helado|sorbet|sorbete|pancakes?|crepes?|tiramisu|panna cotta|flan|cookies?|biscuits?|galletas|platzchen|tarte aux? (?:fruits|fraises|pommes|poires|framboises|citron|chocolat|myrtilles|abricots)|tarte tatin|lemon tart|brownies?|pudding|fruit salad|obstsalat|compote|kompott|creme brulee|crema catalana|\w*strudel|pavlova|eton mess|baklava|kaiserschmarrn|tarta de \w+|banana bread|muffins?|cupcakes?|meringues?|waffles?|waffeln|gaufres?|trifle|rote grutze|churros|profiteroles?|eclairs?|donuts?|doughnuts?|macarons?|madeleines?|arroz con leche|riz au lait|milchreis|natillas|turron|clafoutis|cobbler|granita|parfait|cheesecake)\b/
const starterWords =
  /\b(soup|soupe|sopa|\w*suppe|salad|salade|ensalada|\w*salat|starter|entree|entrante|vorspeise|hummus|houmous|bruschetta|dip|tartine|carpaccio|ceviche|veloute|gazpacho|guacamole|croquetas|tapas|oysters|huitres|ostras)\b/

const savoury = new Set<string>(
  'vegetable leafyGreen mushroom legume pasta potato meat poultry sausage fish shellfish aromatic plantProtein stock'.split(
    ' ',
  ),
)
const sweet = new Set<string>('fruit berry chocolate sweetener'.split(' '))

function dishTypeOf(words: string, items: readonly Ingredient[]): DishType {
  const head = headOf(words)
  if (drinkWords.test(words)) return 'Cocktails'
  if (sweetWords.test(head)) return 'Desserts'
  if (starterWords.test(head)) return 'Starters'
  const onlySweet =
    items.some(({ category }) => sweet.has(category)) && items.every(({ category }) => !savoury.has(category))
  return sweetWords.test(words) || onlySweet ? 'Desserts' : 'Mains'
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
export function dishOf(input: { recipe: RecipeStructure } | { prompt: string }): DrawnDish {
  if ('recipe' in input) {
    const { title, dishType, ingredients, language } = input.recipe
    const named = findIngredients(title, language).map(({ ingredient }) => ingredient.id)
    const shown = ingredients.filter(({ note }) => dishType === 'Cocktails' || !juiceOnly.test(note ?? ''))
    const items = once(
      shown.flatMap(({ item }) => findIngredients(item, language).map(({ ingredient }) => ingredient)),
    )
      // What only its juice goes into a dessert is not laid on it in slices.
      .filter(({ id }) => dishType !== 'Desserts' || !/^(lemon|lime)$/.test(id) || named.includes(id))
    return { title, dishType, items, seed: `${title}/${ingredients.map(({ item }) => item).join('/')}` }
  }
  const prompt = input.prompt.trim()
  const title = (prompt.split(/[\n.!?]/)[0] ?? prompt).slice(0, 160)
  const items = once(findIngredients(prompt, 'any').map(({ ingredient }) => ingredient))
  return { title, dishType: dishTypeOf(plainWords(prompt), items), items, seed: prompt }
}
