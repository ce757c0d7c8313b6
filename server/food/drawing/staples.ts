import { ingredients } from '../knowledge/index.ts'
import type { Ingredient } from '../ingredient.ts'
import type { Composition } from './composition.ts'

/** What such a dish usually holds: painted when a title alone is known, so that no bowl stays empty. */
const staples: Record<Composition, string> = {
  soup: 'carrot cream parsley country-bread',
  curry: 'chickpea bell-pepper tinned-tomato coconut-milk basmati-rice coriander',
  creamyGrain: 'risotto-rice button-mushroom parmesan parsley',
  sectorBowl: 'sushi-rice avocado cucumber edamame carrot radish sesame-seed',
  salad: 'lettuce tomato cucumber red-onion radish olive parsley',
  dip: 'chickpea tahini pita parsley paprika',
  fruitBowl: 'strawberry blueberry orange kiwi mint',
  pasta: 'spaghetti passata cherry-tomato basil parmesan',
  stirFry: 'jasmine-rice bell-pepper carrot mangetout spring-onion cashew',
  plated: 'chicken-breast waxy-potato green-bean carrot parsley lemon',
  tacos: 'corn-tortilla black-bean avocado red-cabbage tomato lime coriander',
  dumplings: 'chinese-cabbage spring-onion soy-sauce chilli coriander',
  skewers: 'chicken-thigh bell-pepper courgette red-onion couscous mint',
  gratin: 'potato courgette tomato mozzarella cream thyme',
  skillet: 'egg bell-pepper tinned-tomato spring-onion feta coriander',
  trayBake: 'carrot potato red-onion bell-pepper cherry-tomato rosemary',
  flatTart: 'passata mozzarella cherry-tomato olive basil',
  toasts: 'country-bread tomato ricotta radish basil',
  burger: 'burger-bun minced-beef cheddar lettuce tomato red-onion',
  cake: 'egg butter cream strawberry raspberry',
  fruitTart: 'strawberry raspberry blueberry mint',
  crumble: 'apple oats butter almond',
  pancakes: 'blueberry strawberry maple-syrup butter',
  scoops: 'strawberry mango mint pistachio',
  dessertGlass: 'cream raspberry mint',
  unmoulded: 'cream raspberry mint',
  biscuits: 'dark-chocolate hazelnut butter',
  drink: 'orange-juice lemon mint sparkling-water ice',
}

/** Takes what a recipe names and gives enough to paint: its own things first, staples only where it shows none. */
export function furnished(
  items: readonly Ingredient[],
  composition: Composition,
  shown: number,
): readonly Ingredient[] {
  if (shown >= 2) return items
  const wanted = staples[composition].split(' ')
  const added = ingredients.filter(({ id }) => wanted.includes(id) && items.every((item) => item.id !== id))
  const usual = added.toSorted((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id))
  return [...items, ...(shown === 0 ? usual : usual.slice(0, 3))]
}

/** Every name on the lists, for the proof that all of them are known. */
export const stapleNames: readonly string[] = Object.values(staples).flatMap((names) => names.split(' '))
