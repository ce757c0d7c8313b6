import { isMeatOrSausage } from '../../lexicon/facts.ts'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import type { Cut } from '../steps/cut-phrases.ts'

export type { Cut }

const own: Readonly<Record<string, Cut | null>> = {
  garlic: 'mince',
  ginger: 'mince',
  lemongrass: 'bruise',
  'spring-onion': 'rings',
  leek: 'rings',
  chilli: 'deseed',
  jalapeno: 'deseed',
  habanero: 'deseed',
  tomato: 'pieces',
  'cherry-tomato': 'halves',
  'tinned-tomato': null,
  passata: null,
  'sun-dried-tomato': 'slices',
  cucumber: 'slices',
  radish: 'slices',
  fennel: 'slices',
  broccoli: 'florets',
  cauliflower: 'florets',
  carrot: 'peelChunks',
  beetroot: 'peelChunks',
  celeriac: 'peelChunks',
  parsnip: 'peelChunks',
  'parsley-root': 'peelChunks',
  turnip: 'peelChunks',
  swede: 'peelChunks',
  kohlrabi: 'peelChunks',
  pumpkin: 'peelChunks',
  'butternut-squash': 'peelChunks',
  avocado: 'stone',
  olive: null,
  gherkin: 'slices',
  'beef-roulade': 'dry',
  sweetcorn: null,
  'bean-sprout': 'wash',
  'bamboo-shoot': null,
  'mixed-vegetables': null,
  sauerkraut: null,
  'brussels-sprout': 'halves',
  mangetout: 'wash',
  kale: 'washShred',
  chard: 'washShred',
  'pak-choi': 'washShred',
  'white-cabbage': 'washShred',
  'red-cabbage': 'washShred',
  'savoy-cabbage': 'washShred',
  'pointed-cabbage': 'washShred',
  'chinese-cabbage': 'washShred',
  chip: null,
  pea: null,
  edamame: null,
  'dried-porcini': null,
  'red-lentil': 'rinse',
  'green-lentil': 'rinse',
  'puy-lentil': 'rinse',
  'beluga-lentil': 'rinse',
  'split-pea': 'rinse',
  'broad-bean': null,
  'minced-beef': null,
  'minced-pork': null,
  'minced-lamb': null,
  'minced-chicken': null,
  'minced-turkey': null,
  'mixed-mince': null,
  'soya-mince': null,
  'vegan-grated-cheese': null,
  'vegan-feta': 'crumble',
  'pork-chop': 'dry',
  oxtail: 'dry',
  'beef-fillet': 'dry',
  'spare-rib': 'dry',
  'duck-leg': 'dry',
  'goose-leg': 'dry',
  'pork-knuckle': 'dry',
  rabbit: 'dry',
  'lamb-chop': 'dry',
  'whole-chicken': 'dry',
  bacon: 'lardons',
  'cooked-ham': 'strips',
  'turkey-ham': 'strips',
  'cured-ham': 'strips',
  mussel: 'scrub',
  clam: 'scrub',
  'seafood-mix': 'drain',
  'tinned-tuna': null,
  'tinned-sardine': null,
  anchovy: null,
  'smoked-salmon': 'strips',
  'smoked-trout': null,
  'brown-shrimp': null,
  crab: null,
  apple: 'core',
  pear: 'core',
  quince: 'core',
  peach: 'stone',
  apricot: 'stone',
  plum: 'stone',
  cherry: 'pit',
  mango: 'stone',
  date: 'stone',
  pomegranate: 'seeds',
  'passion-fruit': 'scoop',
  paneer: 'crumble',
  squid: 'rings',
  brie: 'slices',
  reblochon: 'slices',
  camembert: 'slices',
  'hazelnut-spread': null,
  'preserved-lemon': 'slices',
  grape: 'halves',
  fig: 'wedges',
  raisin: null,
  'candied-peel': null,
  barberry: null,
  'dried-cranberry': null,
  prune: null,
  applesauce: null,
  strawberry: 'halves',
  vanilla: 'slit',
  orange: 'peelFruit',
  mandarin: 'peelFruit',
  grapefruit: 'peelFruit',
  'mixed-nut': null,
  // It goes in whole and comes out again.
  'bay-leaf': null,
  'kaffir-lime-leaf': null,
  chive: 'snip',
  rosemary: 'strip',
  thyme: 'strip',
  feta: 'crumble',
  'goat-cheese': 'crumble',
  'blue-cheese': 'crumble',
  mozzarella: 'tear',
  burrata: 'tear',
  ricotta: null,
  mascarpone: null,
  'cream-cheese': null,
  'cottage-cheese': null,
  halloumi: 'slices',
  'pine-nut': null,
  'flaked-almond': null,
  'ground-almond': null,
  'ground-hazelnut': null,
  'almond-butter': null,
  'mixed-berry': null,
}

/** What comes minced or grated: there is no piece to dry, to cut or to turn. */
export const isLoose = ({ id }: Ingredient) => /^minced-|-mince$|^vegan-grated-cheese$/.test(id)

/** The usual way to get an ingredient ready, or null for what goes in as it is. */
export function cutFor({ id, category }: Ingredient): Cut | null {
  const known = own[id]
  if (known !== undefined) return known
  if (id.startsWith('dried-') || id.endsWith('-juice') || id.endsWith('-zest') || id.includes('butter'))
    return null
  switch (category) {
    case 'aromatic':
      return /onion|shallot/.test(id) ? 'diceFine' : null
    case 'vegetable':
      return 'pieces'
    case 'leafyGreen':
      return 'wash'
    case 'mushroom':
      return 'wipe'
    case 'legume':
      return 'drain'
    case 'potato':
      return 'peelChunks'
    case 'meat':
    case 'poultry':
    case 'plantProtein':
      return 'cubes'
    case 'sausage':
      return /^(salami|chorizo)$/.test(id) ? 'slices' : 'rounds'
    case 'fish':
    case 'shellfish':
      return 'dry'
    case 'cheese':
      return 'grate'
    case 'nut':
      return 'chopNuts'
    case 'herb':
      return 'pluck'
    case 'citrus':
      return 'juice'
    case 'fruit':
      return 'peelFruit'
    case 'berry':
      return 'sortBerries'
    default:
      return null
  }
}

const cutStyles = [
  'whole',
  'quarters',
  'auto',
  'fine',
  'bite',
  'small',
  'knead',
  'ground',
  'thin',
  'flat',
  'drink',
  'joint',
  'braise',
] as const
export type CutStyle = (typeof cutStyles)[number]
export const isCutStyle = (name: string): name is CutStyle => (cutStyles as readonly string[]).includes(name)

const finer: Partial<Record<Cut, Cut>> = { peelChunks: 'peelSticks', pieces: 'stripsFine', cubes: 'strips' }
/** What is kneaded, or fills a parcel by the teaspoon, so that it holds together. */
const finest: Partial<Record<Cut, Cut>> = {
  cubes: 'chop',
  strips: 'chop',
  dry: 'chop',
  rounds: 'chop',
  wipe: 'chop',
  pieces: 'chop',
  florets: 'chop',
  peelChunks: 'grateRoot',
}
/** What fits into a small parcel. */
const smaller: Partial<Record<Cut, Cut>> = { ...finer, peelChunks: 'peelDice', cubes: 'smallDice' }
const thinner: Partial<Record<Cut, Cut>> = {
  peelChunks: 'peelSlices',
  pieces: 'roundSlices',
  core: 'coreSlices',
  stone: 'stoneWedges',
}
/** On dough no thicker than a coin nothing stands up. */
const flatter: Partial<Record<Cut, Cut>> = {
  ...thinner,
  cubes: 'strips',
  florets: 'slices',
  rounds: 'slices',
}
const keepsShape = [
  'tofu',
  'smoked-tofu',
  'tempeh',
  'tomato',
  'asparagus',
  'green-bean',
  'artichoke',
  'aubergine',
]

/** The cut a role asks for, where the ingredient can be cut that way. */
export function cutIn(asked: Cut | CutStyle | undefined, ingredient: Ingredient): Cut | null {
  if (asked === undefined || /-(juice|zest)$|^cocoa-powder$/.test(ingredient.id)) return null
  if (ingredient.id === 'anchovy')
    return asked === 'fine' || asked === 'bite' || asked === 'chop' ? 'chop' : null
  if (
    asked === 'slices' &&
    /^(garlic|ginger)$|onion$|^shallot$/.test(ingredient.id) &&
    ingredient.id !== 'spring-onion'
  )
    return 'peelThin'
  // Only a lemon has zest and juice.
  if (asked === 'zestJuice' && ingredient.category !== 'citrus') return cutFor(ingredient)
  const usual = cutFor(ingredient)
  if (asked === 'auto' || (asked === 'fine' && keepsShape.includes(ingredient.id))) return usual
  if (asked === 'fine') return usual ? (finer[usual] ?? usual) : null
  // A fillet that has five minutes in the sauce goes in by the forkful.
  if (asked === 'bite')
    return ingredient.category === 'fish' && usual === 'dry' ? 'cubes' : cutIn('fine', ingredient)
  if (asked === 'knead') return usual ? (finest[usual] ?? usual) : null
  if (asked === 'small') return usual ? (smaller[usual] ?? usual) : null
  // Nuts that bind a sauce are ground; almonds are scattered over it.
  if (asked === 'ground')
    return ingredient.category === 'nut' && usual === 'chopNuts' && ingredient.id !== 'almond'
      ? 'grind'
      : null
  // Meat that stays in one piece is only dried; celeriac and tofu are sliced.
  if (asked === 'whole')
    return /^(meat|poultry|sausage|fish)$/.test(ingredient.category)
      ? 'dry'
      : usual === 'florets'
        ? usual
        : 'toThick'
  if (asked === 'quarters') return usual === 'core' ? 'coreQuarters' : usual
  if (asked === 'cubes' && ingredient.id === 'bacon') return usual
  if (asked === 'flat') return usual ? (flatter[usual] ?? usual) : null
  if (asked === 'thin') return usual ? (thinner[usual] ?? usual) : null
  // What simmers in one piece is sliced when it is done.
  if (asked === 'joint') return isMeatOrSausage(ingredient) ? null : usual
  // Birds are braised on the bone.
  if (asked === 'braise') return ingredient.category === 'poultry' ? 'dry' : usual
  if (asked === 'drink' && /^(passion-fruit|pomegranate)$/.test(ingredient.id)) return usual
  if (asked === 'drink')
    return ingredient.category === 'berry' || ingredient.id === 'cherry' ? 'sortBerries' : 'slices'
  // A whole fillet fries in medallions, not in one piece.
  if (asked === 'dry' && /^(pork|lamb)-fillet$/.test(ingredient.id)) return 'medallions'
  // Shells are scrubbed and peas are what they are: only flesh and tofu are patted dry.
  if (asked === 'dry' && !/^(meat|poultry|sausage|fish|plantProtein)$/.test(ingredient.category)) return usual
  return isLoose(ingredient) ? null : asked
}
