import { flesh, isFlesh, isMeatOrSausage } from '../lexicon/facts.ts'
import type { Category, Ingredient } from '../lexicon/ingredient.ts'
import type { Plan } from './template.ts'
import { isLoose, isSliced, isWoody } from './knifework.ts'
import { isReadyCooked, type Part } from './part.ts'

export type { Plan }

const unfirm: readonly Category[] = ['leafyGreen', ...flesh]

/** Cut and fried once already: it goes into the oven, never into boiling water. */
const isChip = (id: string) => id === 'chip'

/** What a filling fries before it goes in; ham, fruit and what comes cooked is laid in as it is. */
const fryable: readonly Category[] = [
  'meat',
  'poultry',
  'sausage',
  'fish',
  'shellfish',
  'vegetable',
  'mushroom',
  'plantProtein',
]

const tests: Readonly<Record<string, (ingredient: Ingredient) => boolean>> = {
  slow: ({ minutes }) => minutes >= 8,
  quick: ({ minutes }) => minutes < 8,
  flesh: isMeatOrSausage,
  solid: (each) => isMeatOrSausage(each) && !isLoose(each),
  mince: (each) => isMeatOrSausage(each) && isLoose(each),
  land: ({ category }) => !['fish', 'shellfish'].includes(category),
  sea: ({ category }) => ['fish', 'shellfish'].includes(category),
  plant: (each) => !isFlesh(each) && each.category !== 'egg',
  egg: ({ category }) => category === 'egg',
  greens: ({ category }) => category === 'leafyGreen',
  firm: ({ category, minutes, id }) =>
    !unfirm.includes(category) && minutes >= 5 && !/^(tinned-tomato|passata)$/.test(id),
  late: ({ category, minutes, id }) =>
    !unfirm.includes(category) && minutes < 5 && !/^(tinned-tomato|passata)$/.test(id),
  pulses: ({ category }) => category === 'legume',
  // Curd cheese that keeps its shape is handled like tofu.
  tofu: ({ category, id }) => category === 'plantProtein' || id === 'paneer',
  chocolate: ({ category }) => category === 'chocolate',
  fruit: ({ category }) => ['fruit', 'berry', 'citrus'].includes(category),
  wilted: ({ category, minutes }) => category === 'leafyGreen' && minutes > 0,
  // Green beans boil longer than all of these, in a pot of their own.
  cookable: ({ category, minutes, id }) =>
    ['vegetable', 'leafyGreen', 'mushroom'].includes(category) &&
    minutes >= 3 &&
    !/^(green-bean|tinned-tomato|passata)$/.test(id),
  browned: ({ category, id }) =>
    category === 'mushroom' || /^(aubergine|tomato|cherry-tomato|bell-pepper|courgette)$/.test(id),
  stewed: ({ category, serving, minutes }) =>
    category === 'legume' && (serving.unit === 'can' || minutes >= 15),
  steamed: ({ category, id, serving, minutes }) =>
    !(category === 'legume' && (serving.unit === 'can' || minutes >= 15)) &&
    category !== 'mushroom' &&
    category !== 'leafyGreen' &&
    !/^(green-bean|aubergine|tomato|cherry-tomato|bell-pepper|courgette)$/.test(id),
  scallop: ({ id }) => id === 'scallop',
  poached: ({ id }) => id !== 'scallop',
  potato: ({ category, id }) => category === 'potato' && !isChip(id),
  packed: ({ category, id }) => category !== 'potato' && !isChip(id),
  beaten: ({ category }) => ['meat', 'poultry', 'fish'].includes(category),
  leaf: ({ category }) => category === 'vegetable' || category === 'leafyGreen',
  raw: (each) =>
    isFlesh(each) &&
    !/ham$|salami|bresaola|^tinned-|^smoked-|herring|anchovy|roe|surimi|brown-shrimp|crab/.test(each.id),
  citrus: ({ category }) => category === 'citrus',
  squash: ({ category }) => category !== 'citrus',
  crumb: ({ id }) => !/pastry/.test(id),
  dough: ({ id }) => /pastry/.test(id),
  plain: ({ category }) => category !== 'egg',
  grain: ({ category }) => category === 'grain' || category === 'pasta',
  nograin: ({ category }) => category !== 'grain' && category !== 'pasta',
  gourd: ({ id }) => id === 'pumpkin',
  bar: ({ id }) => id !== 'cocoa-powder',
  dried: ({ id }) => id === 'dried-porcini',
  saucy: ({ id }) => /^(tinned-tomato|passata)$/.test(id),
  bubbly: ({ id }) => /prosecco|sparkling|tonic|ginger-beer|lemonade|cider|beer/.test(id),
  pome: ({ id }) => /^(apple|pear|quince)$/.test(id),
  hollow: ({ id }) => !/^(apple|pear|quince|peach|plum|apricot|mango)$/.test(id),
  stony: ({ id }) => /^(peach|plum|apricot|mango)$/.test(id),
  hard: ({ category, minutes, id }) =>
    (category === 'vegetable' || category === 'potato') &&
    minutes >= 20 &&
    !/aubergine|onion|tomato/.test(id),
  cooked: ({ id }) =>
    /^(crab|surimi|brown-shrimp|tinned-tuna|tinned-sardine|smoked-trout|smoked-salmon)$/.test(id),
  uncooked: ({ id, category }) =>
    category !== 'egg' &&
    !/^(crab|surimi|brown-shrimp|tinned-tuna|tinned-sardine|smoked-trout|smoked-salmon)$/.test(id),
  orchard: ({ category, id }) =>
    category === 'fruit' &&
    !/^(applesauce|raisin|prune|date|candied-peel|barberry|coconut)$|^dried-/.test(id),
  soft: ({ id }) => /tofu|yogurt|mascarpone/.test(id),
  bread: ({ category }) => category === 'bread',
  starch: ({ category, id, serving }) =>
    ['grain', 'pasta', 'potato', 'legume'].includes(category) &&
    !isChip(id) &&
    id !== 'couscous' &&
    serving.unit !== 'can',
  tinned: ({ category, serving, id }) =>
    (category === 'legume' && serving.unit === 'can') || /^(tinned-tomato|passata)$/.test(id),
  chips: ({ id }) => isChip(id),
  soaked: ({ id }) => id === 'couscous',
  loose: isLoose,
  sliced: isSliced,
  pressed: ({ id }) => id === 'tofu',
  piece: (ingredient) => !isLoose(ingredient) && !isSliced(ingredient),
  soya: ({ id }) => id === 'soya-mince',
  toFry: ({ category, id }) =>
    fryable.includes(category) &&
    !/ham$|^tinned-|^smoked-(salmon|trout|haddock)|^gherkin$|^olive$|^herring$|^anchovy$|^crab$|surimi|^brown-shrimp$|^salami$/.test(
      id,
    ),
  peas: ({ category, serving, minutes }) => category === 'legume' && serving.unit === 'g' && minutes < 15,
  fresh: ({ minutes }) => minutes === 0,
  // Simmers along and comes out again; roasted dry it only turns bitter.
  simmered: ({ id }) => id === 'bay-leaf',
  toasted: ({ id }) => id !== 'bay-leaf',
  // Fish from a tin or the smokehouse, ham and salami go in as they are.
  frying: ({ id }) =>
    !/^tinned-(tuna|sardine)|^smoked-(salmon|trout|haddock)$|^(herring|anchovy|fish-roe|surimi|brown-shrimp|crab|salami|beef-jerky|corned-beef)$|ham$/.test(
      id,
    ),
  readymade: (each) => tests.frying?.(each) === false,
  // Fried for a quarter of an hour, cheese and eggs are not what they were and garlic is bitter.
  stirred: ({ category, id }) =>
    ['cheese', 'egg', 'condiment'].includes(category) || /^vegan-(feta|grated-cheese)$/.test(id),
  stewing: (each) => tests.stirred?.(each) === false,
  burning: ({ id }) => /^(garlic|ginger)$/.test(id),
  lasting: (each) => tests.burning?.(each) === false,
  woody: isWoody,
  tender: (each) => !isWoody(each),
  scooped: ({ id }) => id === 'ice-cream',
  whipped: ({ id }) => id !== 'ice-cream',
  duck: ({ id }) => id === 'duck-breast',
  salted: ({ id }) => id === 'salt-cod',
  tin: ({ category, serving }) => category === 'legume' && serving.unit === 'can',
  untinned: ({ category, serving }) => category !== 'legume' || serving.unit !== 'can',
  dry: ({ category, serving, minutes }) => category === 'legume' && serving.unit === 'g' && minutes >= 15,
  blanched: ({ id }) =>
    /^(asparagus|white-asparagus|broccoli|cauliflower|brussels-sprout|okra|artichoke)$/.test(id),
  fried: ({ id }) => /^(aubergine|pumpkin|butternut-squash)$/.test(id),
  // Gives off so much water that a base under it would never bake.
  juicy: ({ id }) => /^(tomato|cherry-tomato|courgette)$/.test(id),
  // Browned over high heat a leek burns before it is soft.
  melting: ({ id }) => id === 'leek',
  searing: (each) => (tests.firm?.(each) ?? false) && each.id !== 'leek',
  boilable: ({ category, id, serving }) =>
    ['grain', 'pasta', 'legume'].includes(category) && id !== 'couscous' && serving.unit !== 'can',
}

/** True for what may follow the dot: "flesh" in "main.flesh". */
export const isTrait = (name: string) => Object.hasOwn(tests, name)

/** The parts a name stands for: a role ("main"), or a role and a trait ("main.flesh"); "any" is every role. */
export function partsNamed(plan: Pick<Plan, 'parts'>, name: string): readonly Part[] {
  const [role, trait] = name.split('.')
  const test = trait === undefined ? undefined : tests[trait]
  return plan.parts.filter(
    (part) =>
      (part.role === role || role === 'any') && (trait === undefined || (test?.(part.ingredient) ?? false)),
  )
}

export function has(plan: Plan, name: string): boolean {
  return partsNamed(plan, name).length > 0
}

/** Browned poultry in cubes is done long before the whole piece would be. */
function minutesIn({ ingredient, cut, bought }: Part): number {
  if (isReadyCooked({ bought })) return Math.min(ingredient.minutes, 5)
  if (cut === 'medallions') return 10
  if (cut === 'strips' && ingredient.category === 'poultry') return 8
  const small = ingredient.category === 'poultry' && (cut === 'cubes' || cut === 'strips')
  const tender = ingredient.id.endsWith('breast') ? 8 : 15
  return small ? Math.min(ingredient.minutes, tender) : ingredient.minutes
}

/** The longest time any of these needs, within bounds. */
export function longest(plan: Plan, names: readonly string[], least: number, most: number): number {
  const minutes = names.flatMap((name) => partsNamed(plan, name)).map(minutesIn)
  return Math.min(Math.max(least, ...minutes), most)
}
