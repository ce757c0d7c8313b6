import type { Category } from '#server/food/ingredient.ts'
import type { RecipeStructure } from '#shared/recipe.ts'
import { dishes, type Dish, type PatternId } from '../patterns/dishes.ts'
import { fold } from '../requests/fold.ts'
import { unjoin } from '../requests/unjoin.ts'
import type { Family } from './plating-words.ts'

/** What is set on the table alike. */
const together: Record<Family, readonly PatternId[]> = {
  soup: ['soup', 'gazpacho', 'breadSoup'],
  leaves: ['salad', 'ceviche', 'caesarSalad', 'slaw', 'potatoSalad', 'pastaSalad', 'stuffedEggs'],
  crisp: [
    'schnitzel',
    'airFry',
    'dumplings',
    'croquettes',
    'fritters',
    'falafel',
    'battered',
    'cordonBleu',
    'wings',
    'parcels',
    'gougeres',
    'mashCakes',
    'skewers',
  ],
  bread: ['toast', 'tacos', 'burger', 'toastie', 'sandwich', 'flammkuchen', 'pizza'],
  plate: [
    'panFry',
    'creamSauce',
    'roast',
    'potRoast',
    'braisedRolls',
    'meatloaf',
    'meatballs',
    'klopse',
    'greenSauce',
    'omelette',
    'scrambledEggs',
    'eggsInSauce',
  ],
  dish: [
    'hash',
    'shakshuka',
    'stuffed',
    'quiche',
    'savouryTart',
    'trayBake',
    'gratin',
    'crumble',
    'pastaBake',
    'layeredBake',
    'cottagePie',
    'potPie',
    'enchiladas',
    'paella',
    'souffle',
    'batterPudding',
    'breadPudding',
    'clafoutis',
    'bakedFruit',
    'bakedPotato',
    'nachos',
  ],
  bowl: ['stew', 'curry', 'chilli', 'dal', 'pasta', 'risotto', 'bowl', 'ramen', 'ajillo', 'mussels'],
  slice: [
    'cake',
    'frittata',
    'spanishTortilla',
    'cheesecake',
    'fruitTart',
    'streuselCake',
    'brownies',
    'strudel',
    'tarteTatin',
    'layerCake',
    'curdTart',
    'nutCake',
    'saucedSponge',
  ],
  glass: ['mousse', 'pannaCotta', 'chiaPudding', 'tiramisu', 'lemonCream', 'layeredGlass'],
  cup: [
    'ricePudding',
    'compote',
    'porridge',
    'floatingIsland',
    'cremeBrulee',
    'stirredCustard',
    'fruitSalad',
  ],
  warmPlate: [
    'waffles',
    'crepes',
    'kaiserschmarrn',
    'frenchToast',
    'lavaCake',
    'pancakes',
    'meringue',
    'flan',
    'savouryCrepes',
  ],
  tray: ['cookies', 'scones', 'smallSponges', 'sweetPuffs', 'churros', 'friedDough', 'yeastBuns'],
  scoop: ['sorbet', 'iceCream'],
  mug: ['hotChocolate', 'mulled', 'warmDrink'],
  coupe: ['shaken', 'stirred'],
  thick: ['smoothie', 'lassi', 'blendedDrink'],
  drink: ['sour', 'spritz', 'mule', 'smash', 'built', 'lemonade', 'icedTea', 'sangria'],
}

const families = new Map(
  Object.entries(together).flatMap(([family, ids]) => ids.map((id) => [id, family as Family] as const)),
)

/** The dish a title speaks of: the longest name in it, else whatever words of it are known. */
function dishIn({ title, language }: RecipeStructure): Dish | undefined {
  const folded = fold(title)
  const [named] = dishes
    .filter(({ label }) => folded.includes(fold(label[language])))
    .toSorted((a, b) => b.label[language].length - a.label[language].length)
  if (named) return named
  const spoken = dishes.filter(({ words }) => words.test(unjoin(folded)))
  return spoken.find(({ pattern }) => families.has(pattern)) ?? spoken[0]
}

/** Rice and pasta that are tossed with the rest are no bed for it. */
const tossed: readonly PatternId[] = [
  'pasta',
  'risotto',
  'friedRice',
  'friedNoodles',
  'biryani',
  'paella',
  'carbonara',
  'pastaSalad',
  'ramen',
  'soup',
]

export const hasBed = (recipe: RecipeStructure) => {
  const dish = dishIn(recipe)
  return dish !== undefined && !tossed.includes(dish.pattern)
}

export function familyOf(recipe: RecipeStructure): Family {
  const { dishType } = recipe
  const dish = dishIn(recipe)
  const known = dish && families.get(dish.pattern)
  if (dishType === 'Cocktails') return known && /^(mug|coupe|thick|drink)$/.test(known) ? known : 'drink'
  if (known && !/^(mug|coupe|thick|drink)$/.test(known)) return known
  if (dishType === 'Desserts') return 'slice'
  return dish ? 'bowl' : dishType === 'Starters' ? 'leaves' : 'plate'
}

/** What may lie on top at the end. */
export function garnishesOf(family: Family): readonly Category[] {
  if (family === 'glass' || family === 'slice' || family === 'cup') return ['herb', 'nut', 'berry']
  return ['herb', 'nut', 'seed']
}
