import { ingredients } from '../lexicon/ingredients/index.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import type { Composition } from './composition.ts'

/** What such a dish usually holds: painted when a title alone is known, so that no bowl stays empty. */
const staples: Record<Composition, string> = {
  soup: 'cream parsley country-bread carrot',
  curry: 'chickpea bell-pepper tinned-tomato coconut-milk basmati-rice coriander',
  creamyGrain: 'risotto-rice button-mushroom parmesan parsley',
  sectorBowl: 'sushi-rice avocado cucumber edamame carrot radish sesame-seed',
  salad: 'lettuce tomato cucumber red-onion radish olive parsley',
  dip: 'chickpea tahini pita parsley paprika',
  fruitBowl: 'strawberry blueberry orange kiwi mint',
  pasta: 'spaghetti passata cherry-tomato basil parmesan',
  stirFry: 'jasmine-rice bell-pepper carrot mangetout spring-onion cashew',
  plated: 'waxy-potato green-bean carrot parsley lemon',
  tacos: 'corn-tortilla black-bean avocado red-cabbage tomato lime coriander',
  dumplings: 'chinese-cabbage spring-onion soy-sauce chilli coriander',
  skewers: 'halloumi bell-pepper courgette red-onion couscous mint',
  gratin: 'potato courgette tomato mozzarella cream thyme',
  skillet: 'egg bell-pepper tinned-tomato spring-onion feta coriander',
  trayBake: 'carrot potato red-onion bell-pepper cherry-tomato rosemary',
  flatTart: 'passata mozzarella cherry-tomato olive basil',
  toasts: 'country-bread tomato ricotta radish basil',
  burger: 'burger-bun cheddar lettuce tomato red-onion',
  cake: 'egg butter cream strawberry raspberry',
  fruitTart: 'strawberry raspberry blueberry mint',
  crumble: 'apple oats butter almond',
  pancakes: 'blueberry strawberry maple-syrup butter',
  scoops: 'strawberry mango mint pistachio',
  dessertGlass: 'cream raspberry mint',
  unmoulded: 'cream raspberry mint',
  biscuits: 'dark-chocolate hazelnut butter',
  friedPieces: 'potato yogurt chive',
  crepes: 'strawberry sugar',
  bakedFruit: 'apple walnut raisin',
  strudel: 'apple raisin almond',
  knodel: 'button-mushroom cream parsley',
  ramekin: 'cream raspberry mint',
  drink: 'orange-juice lemon mint sparkling-water ice',
}

/** Classics whose name alone says what is in them. */
const classics: readonly (readonly [name: RegExp, holds: string])[] = [
  [/ramen|\bpho\b|noodle soup|nudelsuppe|udon|laksa/, 'ramen egg shiitake pak-choi spring-onion'],
  [/carbonara/, 'spaghetti egg bacon parmesan'],
  [/bolognese|bolognaise|bolonesa/, 'spaghetti minced-beef passata parmesan basil'],
  [/moussaka|parmigiana/, 'aubergine tomato mozzarella basil'],
  [/lasagn|lasana|cannelloni/, 'passata mozzarella spinach basil'],
  [/nicoise/, 'lettuce egg green-bean olive tomato tinned-tuna waxy-potato'],
  [/caesar|cesar/, 'lettuce parmesan country-bread egg'],
  [/caprese/, 'tomato mozzarella basil'],
  [/greek|grec|griechisch|griega/, 'tomato cucumber red-onion olive feta'],
  [/bourguignon|goulash|gulasch|daube/, 'stewing-beef carrot button-mushroom red-wine thyme'],
  [/gazpacho|salmorejo/, 'tomato cucumber bell-pepper'],
  [/guacamole/, 'avocado tomato lime tortilla-chip coriander'],
  [/paella/, 'paella-rice prawn mussel pea lemon bell-pepper saffron'],
  [/spatzle|spaetzle/, 'spaetzle gruyere onion chive'],
  [/pad thai/, 'rice-noodle prawn bean-sprout peanut lime spring-onion'],
  [/borscht|borschtsch/, 'beetroot sour-cream dill'],
  [/tabbouleh|taboule|tabule/, 'bulgur tomato cucumber parsley lemon'],
  [/shakshuka|chakchouka/, 'egg tinned-tomato bell-pepper feta coriander'],
  [/tiramisu/, 'mascarpone coffee cocoa-powder ladyfinger'],
  [/strudel|tatin/, 'apple almond raisin'],
  [/pavlova|eton mess/, 'cream strawberry raspberry mint'],
  [/brownie|fondant|coulant/, 'dark-chocolate walnut raspberry'],
  [/mojito/, 'white-rum lime mint sparkling-water ice'],
  [/caipirinha|daiquiri|margarita|gimlet/, 'white-rum lime ice'],
  [/pisco sour|whisky sour|whiskey sour|amaretto sour/, 'pisco lemon egg-white bitters'],
  [/negroni|americano|boulevardier/, 'gin campari orange red-vermouth'],
  [/spritz/, 'aperol prosecco orange ice'],
  [/mule/, 'vodka ginger-beer lime mint'],
  [/tonic/, 'gin tonic-water lime cucumber'],
  [/sangria|gluhwein|vin chaud|mulled/, 'red-wine orange cinnamon'],
  [/bloody|michelada/, 'tomato-juice celery lemon'],
  [/colada/, 'pineapple-juice coconut-milk pineapple cherry'],
  [/latte|coffee|kaffee|cafe|hot chocolate|chocolat chaud|heisse schokolade/, 'coffee milk'],
]

/** Kinds of meat that a title may name in a compound, for when no ingredient was recognized. */
const meats: readonly (readonly [name: RegExp, meat: string])[] = [
  [/\brind|\bbeef|boeuf|ternera|\bvaca|carne de res/, 'beef-steak'],
  [/lamm|\blamb|agneau|cordero/, 'lamb-fillet'],
  [/schwein|\bpork|\bporc\b|cerdo/, 'pork-fillet'],
  [/kalb|\bveal|\bveau|schnitzel/, 'veal-escalope'],
  [/hahnchen|huhn|chicken|poulet|pollo|\bhahn/, 'chicken-breast'],
  [/\bente|duck|canard|\bpato/, 'duck-breast'],
  [/lachs|salmon|saumon/, 'salmon'],
  [/fisch|\bfish|poisson|pescado/, 'white-fish'],
]

/**
 * Takes what a recipe names and gives enough to paint: its own things first; what is usual only where it shows
 * too few of them (`shown` counts those one would see).
 * Nothing of an animal is added to what a recipe lists: a picture must not deny that a dish is vegan.
 */
export function furnished(
  items: readonly Ingredient[],
  composition: Composition,
  shown: number,
  words: string,
): readonly Ingredient[] {
  const enough = composition === 'trayBake' || composition === 'plated' ? 3 : 2
  if (shown > 0 && (shown >= enough || items.length >= 3)) return items
  const meat = shown < 2 ? (meats.find(([name]) => name.test(words))?.[1] ?? '') : ''
  const classic = classics.find(([name]) => name.test(words))?.[1]
  const usual = (classic ?? staples[composition]).split(' ')
  const wanted = [meat, ...(shown === 0 || classic ? usual : usual.slice(0, 3))]
  const plantsOnly = items.length > 0 || /\bvegan|vegetari|vegetal|plant[- ]based/.test(words)
  const added = ingredients.filter(
    ({ id, animal }) =>
      wanted.includes(id) &&
      items.every((item) => item.id !== id) &&
      (!plantsOnly || animal === 'none' || id === meat),
  )
  return [...items, ...added.toSorted((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id))]
}

/** Every name on the lists, for the proof that all of them are known. */
export const stapleNames: readonly string[] = [
  ...Object.values(staples),
  ...classics.map(([, holds]) => holds),
  ...meats.map(([, meat]) => meat),
].flatMap((names) => names.split(' '))
