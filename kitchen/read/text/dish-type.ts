import type { Language } from '#shared/constants/languages.ts'
import type { RecipeIngredient } from '#shared/contract/recipe-structure.ts'
import { dishTypeWords, dishTypes, type DishType } from '#shared/words/dish-types.ts'
import { flesh } from '../../lexicon/facts.ts'
import type { Category, Ingredient } from '../../lexicon/ingredient.ts'
import type { ItemFood } from '../../lexicon/item-food.ts'
import { gramsOf } from '../../lexicon/weight.ts'

const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')
/** German writes its compounds in one word, and says last what the thing is. */
const lastPart = (words: string) => new RegExp(`(?:${words})(?!\\p{L})`, 'iu')

/** Names that are always of one course, in the languages together. */
const named: readonly (readonly [DishType, readonly RegExp[]])[] = [
  [
    'Cocktails',
    [
      word(
        'cocktails?|cócteles|cóctel|mojitos?|margaritas?|daiquiris?|negronis?|martinis?|spritz|caipirinhas?|piña colada|pina colada|cosmopolitan|old fashioned|gin tonic|aperol|highball|punch|sangr[ií]a|bowle',
      ),
    ],
  ],
  [
    'Desserts',
    [
      word(
        'desserts?|postres?|ice cream|sorbets?|sorbetes?|glace|helados?|brownies?|cookies?|muffins?|cupcakes?|cheesecake|tiramis[uù]|panna ?cotta|cr[eè]me br[uû]l[eé]e|crème caramel|trifle|clafoutis|bizcochos?|biscuits?|galletas?|magdalenas?|macarons?|madeleines?|gâteaux?|natillas|arroz con leche|rice pudding|riz au lait|compotes?|marmalade|jam|confitures?|mermeladas?|financiers?|cobbler|crumble|eis|eiscreme',
      ),
      lastPart(
        'kuchen|torten?|plätzchen|kekse?|nachtisch|nachspeisen?|nachtische|süßspeisen?|milchreis|grießbrei|vanilleeis|schokoladeneis|erdbeereis|kaiserschmarrn|konfitüre|marmelade|rote grütze|kompott|pralinen|lebkuchen|stollen',
      ),
    ],
  ],
  [
    'Starters',
    [
      word(
        'starters?|appeti[sz]ers?|entrées?|entrantes?|aperitivos?|amuse-bouches?|canap[eé]s?|tapas?|bruschettas?|carpaccio|crostini|hummus|houmous|rillettes|tapenade|gazpacho|salmorejo',
      ),
      lastPart('vorspeisen?|häppchen|aufstrich'),
    ],
  ],
]

/** Baked and filled things that are sweet in one house and savoury in the next. */
const sweetOrNot = [
  word(
    'cakes?|tarts?|tartes?|tartelettes?|tartas?|pies?|pancakes?|crêpes?|crepes?|galettes?|gaufres?|waffles?|gofres?|mousses?|soufflés?|puddings?|fritters?|beignets?|buñuelos?|empanadas?|flans?|turnovers?|chaussons?|rolls?|buns?|dumplings?|tortitas?|soupe de fruits|salade de fruits|fruit salad|macedonia',
  ),
  lastPart(
    'strudel|pfannkuchen|waffeln?|mousse|soufflé|auflauf|knödel|taschen?|schnecken?|obstsalat|schmarrn|nockerl|krapfen|tarte|pie',
  ),
]

const savoury: readonly Category[] = [...flesh, 'stock', 'aromatic']
const sweet: readonly Category[] = ['sweetener', 'chocolate', 'fruit', 'berry']

const mains = /main|plat principal|plato principal|haupt/i
/** What follows is served beside the dish that the title names. */
const beside = /\s(?:with|on|over|avec|sur|con|sobre|mit|auf|an)\s/iu

const categoriesOf = (foods: readonly ItemFood[]) =>
  new Set(foods.flatMap((food) => food.foods.map(({ category }: Ingredient) => category)))

/** Grams of added sugar in all of it. */
function sugarIn(items: readonly RecipeIngredient[], foods: readonly ItemFood[]): number {
  return items.reduce((sum, { amount, unit }, place) => {
    const sweetened = foods[place]?.foods.filter(({ sugar = 0 }) => sugar > 0) ?? []
    return (
      sum +
      sweetened.reduce((all, food) => all + ((food.sugar ?? 0) / 100) * (gramsOf(food, amount, unit) ?? 0), 0)
    )
  }, 0)
}

/**
 * The course of a written recipe: what it says of itself ("Course: Dessert"), else its name, else what is in it.
 * Null where nothing speaks against a main.
 */
export function dishTypeIn(
  text: string,
  title: string,
  items: readonly RecipeIngredient[],
  foods: readonly ItemFood[],
  language: Language,
): DishType | null {
  const label =
    /^[^\p{L}\n]{0,10}(?:course|category|catégorie|type de plat|plato|categoría|gang|gericht(?:art)?|kategorie)\s?:\s?(.{1,60})$/imu
  const stated = label.exec(text)?.[1]
  const own =
    stated &&
    dishTypes.find((type) => stated.toLowerCase().includes(dishTypeWords[language][type].toLowerCase()))
  if (own) return own
  if (stated && mains.test(stated)) return 'Mains'
  const matching = (name: string) =>
    named.find(([, patterns]) => patterns.some((each) => each.test(name)))?.[0]
  const dish = title.split(beside)[0] ?? title
  const type = (stated && matching(stated)) || matching(dish)
  if (type && type !== 'Desserts') return type
  const found = categoriesOf(foods)
  // Onion tarts and fish cakes are called like desserts.
  if (savoury.some((category) => found.has(category))) return null
  const sugar = sugarIn(items, foods)
  const isSweet = items.length === 0 || sugar > 0 || sweet.some((category) => found.has(category))
  if (type && isSweet) return type
  return sugar >= 30 && sweetOrNot.some((each) => each.test(dish)) ? 'Desserts' : null
}
