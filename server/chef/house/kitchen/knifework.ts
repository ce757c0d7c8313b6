import type { Ingredient } from '#server/food/ingredient.ts'
import type { Phrase } from '../grammar/phrase.ts'

export type Cut = keyof typeof cutPhrases

/** How each cut is asked for; `{x}` is what is cut. */
export const cutPhrases = {
  diceFine: {
    en: 'Peel and finely dice {x}.',
    fr: 'Peler et ciseler {x}.',
    es: 'Pelar y picar {x} en dados pequeños.',
    de: '{x} schälen und fein würfeln.',
  },
  mince: {
    en: 'Peel and finely chop {x}.',
    fr: 'Peler et hacher finement {x}.',
    es: 'Pelar y picar {x} muy fino.',
    de: '{x} schälen und fein hacken.',
  },
  rings: {
    en: 'Slice {x} into thin rings.',
    fr: 'Émincer {x} en fines rondelles.',
    es: 'Cortar {x} en rodajas finas.',
    de: '{x} putzen und in feine Ringe schneiden.',
  },
  deseed: {
    en: 'Halve and deseed {x}, then chop finely.',
    fr: 'Fendre {x}, retirer les graines et hacher finement.',
    es: 'Abrir {x}, quitar las semillas y picar fino.',
    de: '{x} halbieren, entkernen und fein hacken.',
  },
  bruise: {
    en: 'Bruise {x} with the back of a knife.',
    fr: 'Écraser légèrement {x} avec le dos du couteau.',
    es: 'Machacar ligeramente {x} con el dorso del cuchillo.',
    de: '{x} mit dem Messerrücken flach klopfen.',
  },
  peelChunks: {
    en: 'Peel {x} and cut into 2 cm chunks.',
    fr: 'Éplucher {x} et tailler en dés de 2 cm.',
    es: 'Pelar {x} y cortar en dados de 2 cm.',
    de: '{x} schälen und in 2 cm große Stücke schneiden.',
  },
  peelSticks: {
    en: 'Peel {x} and cut into thin matchsticks.',
    fr: 'Éplucher {x} et tailler en fine julienne.',
    es: 'Pelar {x} y cortar en bastones finos.',
    de: '{x} schälen und in feine Stifte schneiden.',
  },
  stripsFine: {
    en: 'Trim {x} and cut into thin strips.',
    fr: 'Laver {x} et couper en fines lamelles.',
    es: 'Lavar {x} y cortar en tiras finas.',
    de: '{x} putzen und in feine Streifen schneiden.',
  },
  roundSlices: {
    en: 'Trim {x} and slice 3 mm thin.',
    fr: 'Laver {x} et couper en tranches de 3 mm.',
    es: 'Lavar {x} y cortar en láminas de 3 mm.',
    de: '{x} putzen und in 3 mm dünne Scheiben schneiden.',
  },
  slit: {
    en: 'Slit {x} lengthways and scrape out the seeds.',
    fr: 'Fendre {x} dans la longueur et gratter les graines.',
    es: 'Abrir {x} a lo largo y raspar las semillas.',
    de: '{x} längs aufschneiden und das Mark herauskratzen.',
  },
  peelSlices: {
    en: 'Peel {x} and cut into 3 mm slices.',
    fr: 'Éplucher {x} et couper en tranches de 3 mm.',
    es: 'Pelar {x} y cortar en láminas de 3 mm.',
    de: '{x} schälen und in 3 mm dünne Scheiben schneiden.',
  },
  pieces: {
    en: 'Trim {x} and cut into bite-size pieces.',
    fr: 'Laver {x} et couper en morceaux.',
    es: 'Lavar {x} y cortar en trozos de un bocado.',
    de: '{x} putzen und in mundgerechte Stücke schneiden.',
  },
  slices: {
    en: 'Slice {x} finely.',
    fr: 'Émincer finement {x}.',
    es: 'Cortar {x} en láminas finas.',
    de: '{x} in feine Scheiben schneiden.',
  },
  florets: {
    en: 'Divide {x} into small florets.',
    fr: 'Détailler {x} en petits bouquets.',
    es: 'Separar {x} en ramilletes pequeños.',
    de: '{x} in kleine Röschen teilen.',
  },
  halves: {
    en: 'Halve {x}.',
    fr: 'Couper {x} en deux.',
    es: 'Cortar {x} por la mitad.',
    de: '{x} halbieren.',
  },
  wash: {
    en: 'Wash {x} and dry well.',
    fr: 'Laver et essorer {x}.',
    es: 'Lavar {x} y escurrir bien.',
    de: '{x} waschen und gut trocken schütteln.',
  },
  washShred: {
    en: 'Wash {x} and cut into strips.',
    fr: 'Laver {x} et couper en lanières.',
    es: 'Lavar {x} y cortar en tiras.',
    de: '{x} waschen und in Streifen schneiden.',
  },
  wipe: {
    en: 'Wipe {x} clean and slice.',
    fr: 'Nettoyer {x} et émincer.',
    es: 'Limpiar {x} y cortar en láminas.',
    de: '{x} putzen und in Scheiben schneiden.',
  },
  drain: {
    en: 'Drain and rinse {x}.',
    fr: 'Égoutter et rincer {x}.',
    es: 'Escurrir y enjuagar {x}.',
    de: '{x} abgießen und abspülen.',
  },
  rinse: {
    en: 'Rinse {x} in a sieve until the water runs clear.',
    fr: "Rincer {x} dans une passoire jusqu'à ce que l'eau soit claire.",
    es: 'Enjuagar {x} en un colador hasta que el agua salga limpia.',
    de: '{x} in einem Sieb abspülen, bis das Wasser klar bleibt.',
  },
  cubes: {
    en: 'Pat {x} dry and cut into 3 cm cubes.',
    fr: 'Éponger {x} et couper en cubes de 3 cm.',
    es: 'Secar {x} y cortar en dados de 3 cm.',
    de: '{x} trocken tupfen und in 3 cm große Würfel schneiden.',
  },
  strips: {
    en: 'Pat {x} dry and slice into thin strips.',
    fr: 'Éponger {x} et couper en fines lanières.',
    es: 'Secar {x} y cortar en tiras finas.',
    de: '{x} trocken tupfen und in dünne Streifen schneiden.',
  },
  dry: {
    en: 'Pat {x} dry with kitchen paper.',
    fr: 'Éponger {x} avec du papier absorbant.',
    es: 'Secar {x} con papel de cocina.',
    de: '{x} mit Küchenpapier trocken tupfen.',
  },
  scrub: {
    en: 'Scrub {x} under cold water and throw away any that stay open when tapped.',
    fr: "Brosser {x} sous l'eau froide et jeter les coquilles qui restent ouvertes quand on les tapote.",
    es: 'Lavar {x} bajo el grifo y desechar las piezas que sigan abiertas al golpearlas.',
    de: '{x} unter kaltem Wasser bürsten; was sich beim Antippen nicht schließt, wegwerfen.',
  },
  chopNuts: {
    en: 'Coarsely chop {x}.',
    fr: 'Concasser grossièrement {x}.',
    es: 'Picar {x} en trozos gruesos.',
    de: '{x} grob hacken.',
  },
  pluck: {
    en: 'Pick and chop {x}.',
    fr: 'Effeuiller et ciseler {x}.',
    es: 'Deshojar y picar {x}.',
    de: '{x} abzupfen und hacken.',
  },
  snip: {
    en: 'Snip {x} finely.',
    fr: 'Ciseler finement {x}.',
    es: 'Picar {x} muy fino.',
    de: '{x} in feine Röllchen schneiden.',
  },
  strip: {
    en: 'Strip the leaves from {x}.',
    fr: 'Effeuiller {x}.',
    es: 'Deshojar {x}.',
    de: '{x} waschen und die Blättchen abstreifen.',
  },
  grate: {
    en: 'Grate {x}.',
    fr: 'Râper {x}.',
    es: 'Rallar {x}.',
    de: '{x} reiben.',
  },
  crumble: {
    en: 'Crumble {x}.',
    fr: 'Émietter {x}.',
    es: 'Desmenuzar {x}.',
    de: '{x} zerbröckeln.',
  },
  tear: {
    en: 'Drain {x} and tear into pieces.',
    fr: 'Égoutter {x} et déchirer en morceaux.',
    es: 'Escurrir {x} y romper en trozos.',
    de: '{x} abtropfen lassen und in Stücke zupfen.',
  },
  juice: {
    en: 'Squeeze {x}.',
    fr: 'Presser {x}.',
    es: 'Exprimir {x}.',
    de: '{x} auspressen.',
  },
  wedges: {
    en: 'Cut {x} into wedges.',
    fr: 'Couper {x} en quartiers.',
    es: 'Cortar {x} en gajos.',
    de: '{x} in Spalten schneiden.',
  },
  core: {
    en: 'Peel and core {x}, then cut into small pieces.',
    fr: 'Éplucher {x}, ôter le cœur et couper en petits morceaux.',
    es: 'Pelar {x}, quitar el corazón y cortar en trozos pequeños.',
    de: '{x} schälen, entkernen und in kleine Stücke schneiden.',
  },
  stone: {
    en: 'Stone {x} and cut into pieces.',
    fr: 'Dénoyauter {x} et couper en morceaux.',
    es: 'Deshuesar {x} y cortar en trozos.',
    de: '{x} entsteinen und in Stücke schneiden.',
  },
  peelFruit: {
    en: 'Peel {x} and cut into small pieces.',
    fr: 'Peler {x} et couper en petits morceaux.',
    es: 'Pelar {x} y cortar en trozos pequeños.',
    de: '{x} schälen und in kleine Stücke schneiden.',
  },
  sortBerries: {
    en: 'Rinse {x} gently and pick over.',
    fr: 'Rincer délicatement {x} et trier.',
    es: 'Enjuagar {x} con cuidado y desechar las piezas dañadas.',
    de: '{x} vorsichtig waschen und verlesen.',
  },
  toThick: {
    en: 'Cut {x} into thick slices.',
    fr: 'Couper {x} en tranches épaisses.',
    es: 'Cortar {x} en rebanadas gruesas.',
    de: '{x} in dicke Scheiben schneiden.',
  },
  chopChocolate: {
    en: 'Chop {x} finely.',
    fr: 'Hacher finement {x}.',
    es: 'Picar {x} en trozos pequeños.',
    de: '{x} fein hacken.',
  },
} as const satisfies Record<string, Phrase>

const own: Readonly<Record<string, Cut | null>> = {
  garlic: 'mince',
  ginger: 'mince',
  lemongrass: 'bruise',
  'spring-onion': 'rings',
  leek: 'rings',
  chilli: 'deseed',
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
  avocado: 'stone',
  olive: null,
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
  'cooked-ham': 'strips',
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
  cherry: 'stone',
  mango: 'stone',
  date: 'stone',
  grape: 'halves',
  fig: 'wedges',
  raisin: null,
  'dried-cranberry': null,
  prune: null,
  applesauce: null,
  strawberry: 'halves',
  vanilla: 'slit',
  orange: 'peelFruit',
  mandarin: 'peelFruit',
  grapefruit: 'peelFruit',
  'mixed-nut': null,
  chives: 'snip',
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
      return 'slices'
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

export type CutStyle = 'auto' | 'fine' | 'thin' | 'drink'

const finer: Partial<Record<Cut, Cut>> = { peelChunks: 'peelSticks', pieces: 'stripsFine', cubes: 'strips' }
const thinner: Partial<Record<Cut, Cut>> = { peelChunks: 'peelSlices', pieces: 'roundSlices' }
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
  if (asked === undefined) return null
  const usual = cutFor(ingredient)
  if (asked === 'auto' || (asked === 'fine' && keepsShape.includes(ingredient.id))) return usual
  if (asked === 'fine') return usual ? (finer[usual] ?? usual) : null
  if (asked === 'thin') return usual ? (thinner[usual] ?? usual) : null
  if (asked === 'drink') return ingredient.category === 'berry' ? 'sortBerries' : 'slices'
  return asked
}
