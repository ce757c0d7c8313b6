import { gramsOf } from '../lexicon/weight.ts'
import type { Unit } from '#shared/words/units.ts'
import type { Phrase } from '../recipes/phrase.ts'
import { say } from '../recipes/template.ts'
import { cooksAmount } from './measures.ts'
import { isReadyCooked, type Part, type Way } from '../recipes/part.ts'

/** How the shop hands it over when the guest has no time for the board; `{x}` is what is bought. */
const ways = {
  frozen: say(
    'frozen, ready cut',
    '{x?surgelé, déjà coupé/surgelée, déjà coupée/surgelés, déjà coupés/surgelées, déjà coupées}',
    '{x?congelado, ya cortado/congelada, ya cortada/congelados, ya cortados/congeladas, ya cortadas}',
    'tiefgekühlt, schon geschnitten',
  ),
  chilled: say(
    'peeled and cut, from the chiller',
    '{x?épluché et coupé/épluchée et coupée/épluchés et coupés/épluchées et coupées}, au rayon frais',
    '{x?pelado y cortado/pelada y cortada/pelados y cortados/peladas y cortadas}, de la sección de frescos',
    'geschält und geschnitten aus dem Kühlregal',
  ),
  washed: say(
    'ready washed',
    '{x?déjà lavé/déjà lavée/déjà lavés/déjà lavées}',
    '{x?ya lavado/ya lavada/ya lavados/ya lavadas}',
    'küchenfertig gewaschen',
  ),
  shredded: say(
    'ready shredded, from a bag',
    '{x?déjà émincé/déjà émincée/déjà émincés/déjà émincées}, en sachet',
    '{x?ya cortado/ya cortada/ya cortados/ya cortadas}, de bolsa',
    'fertig geschnitten, aus dem Beutel',
  ),
  sliced: say(
    'ready sliced',
    '{x?déjà émincé/déjà émincée/déjà émincés/déjà émincées}',
    '{x?ya laminado/ya laminada/ya laminados/ya laminadas}',
    'schon in Scheiben',
  ),
  grated: say(
    'ready grated',
    '{x?déjà râpé/déjà râpée/déjà râpés/déjà râpées}',
    '{x?ya rallado/ya rallada/ya rallados/ya ralladas}',
    'schon gerieben',
  ),
  chopped: say(
    'ready chopped',
    '{x?déjà concassé/déjà concassée/déjà concassés/déjà concassées}',
    '{x?ya picado/ya picada/ya picados/ya picadas}',
    'schon gehackt',
  ),
  butcher: say(
    'cut small by the butcher',
    '{x?coupé/coupée/coupés/coupées} par le boucher',
    '{x?cortado/cortada/cortados/cortadas} en la carnicería',
    'vom Metzger klein geschnitten',
  ),
  cooked: say(
    'cooked already',
    'déjà {x?cuit/cuite/cuits/cuites}',
    'ya {x?cocido/cocida/cocidos/cocidas}',
    'schon gekocht oder gebraten',
  ),
  carved: say(
    'in pieces, only to be heated',
    'en morceaux, à réchauffer seulement',
    'en trozos, solo para calentar',
    'in Stücken, nur noch zu erhitzen',
  ),
  thawed: say(
    'frozen, thawed',
    '{x?surgelé, décongelé/surgelée, décongelée/surgelés, décongelés/surgelées, décongelées}',
    '{x?congelado, descongelado/congelada, descongelada/congelados, descongelados/congeladas, descongeladas}',
    'tiefgekühlt, aufgetaut',
  ),
  unthawed: say(
    'frozen',
    '{x?surgelé/surgelée/surgelés/surgelées}',
    '{x?congelado/congelada/congelados/congeladas}',
    'tiefgekühlt',
  ),
  tinned: say(
    'from a tin, drained',
    'en boîte, {x?égoutté/égouttée/égouttés/égouttées}',
    'de bote, {x?escurrido/escurrida/escurridos/escurridas}',
    'aus der Dose, abgetropft',
  ),
  boned: say('on the bone', 'avec l’os', 'con hueso', 'mit Knochen'),
  pasteurised: say(
    'pasteurised, from a carton',
    '{x?pasteurisé/pasteurisée/pasteurisés/pasteurisées}, en brique',
    '{x?pasteurizado/pasteurizada/pasteurizados/pasteurizadas}, de envase',
    'pasteurisiert, aus der Packung',
  ),
  pasteurisedSauce: say(
    'bought, with pasteurised egg, by the label',
    'du commerce, aux œufs pasteurisés (voir l’étiquette)',
    'comprada, de huevo pasteurizado (ver la etiqueta)',
    'gekauft, mit pasteurisiertem Ei (siehe Etikett)',
  ),
  pasteurisedMilk: say(
    'from pasteurised milk, by the label',
    'au lait pasteurisé (voir l’étiquette)',
    'de leche pasteurizada (ver la etiqueta)',
    'aus pasteurisierter Milch (siehe Etikett)',
  ),
  glutenFree: say(
    'marked gluten-free',
    '{x?étiqueté/étiquetée/étiquetés/étiquetées} sans gluten',
    'con etiqueta «sin gluten»',
    'als glutenfrei gekennzeichnet',
  ),
} satisfies Record<Way, Phrase>

const frozen =
  /^(onion|shallot|garlic|leek|bell-pepper|carrot|broccoli|cauliflower|green-bean|pumpkin|butternut-squash|courgette|aubergine|mango|parsley|chive|dill|basil|coriander|okra|artichoke|brussels-sprout|spring-onion)$/

/** Pulses that are sold dry, and soft in tins. */
const inTins = /^(green-lentil|beluga-lentil|puy-lentil)$/
/** What dry pulses weigh when they are soft. */
const swollen = 2.4

/** How an ingredient can be bought so that the board stays clean, or null where the shop does not help. */
function wayFor({ ingredient: { id, category }, cut }: Part): Way | null {
  if (inTins.test(id)) return 'tinned'
  if (cut === null) return null
  if (frozen.test(id)) return 'frozen'
  if (category === 'potato' || /^(celeriac|beetroot|pineapple|melon|watermelon)$/.test(id)) return 'chilled'
  if (category === 'leafyGreen' && cut === 'wash') return 'washed'
  if (cut === 'washShred') return 'shredded'
  if (category === 'mushroom' && cut === 'wipe') return 'sliced'
  if (category === 'cheese' && cut === 'grate') return 'grated'
  if (cut === 'chopNuts') return 'chopped'
  if ((category === 'meat' || category === 'poultry') && (cut === 'cubes' || cut === 'strips'))
    return 'butcher'
  return null
}

/** Raw in a salad or on a bread nothing frozen is any good. */
const wet: ReadonlySet<string> = new Set([
  'salad',
  'bowl',
  'toast',
  'gazpacho',
  'ceviche',
  'guacamole',
  'tacos',
  'burger',
  'dip',
])

/** What comes out of a bag is weighed or spooned: no half aubergine, no clove, no bunch. */
function loose({ ingredient, amount, unit }: Part): { amount: number | null; unit: Unit | null } {
  const grams = gramsOf(ingredient, amount, unit)
  if (grams === null || grams === 0 || unit === 'g' || unit === 'kg') return { amount, unit }
  if (ingredient.category === 'herb') return cooksAmount({ amount: grams / 5, unit: 'tbsp' }, true)
  if (/^(garlic|ginger)$/.test(ingredient.id)) return cooksAmount({ amount: grams / 5, unit: 'tsp' }, true)
  return cooksAmount({ amount: grams, unit: 'g' }, true)
}

/** The same part as the shop sells it ready for the pan, or null. */
export function boughtReady(part: Part, patternId: string): Part | null {
  const way = wayFor(part)
  if (way === null || part.bought || (way === 'frozen' && wet.has(patternId))) return null
  if (way === 'tinned')
    return {
      ...part,
      ...(part.amount && cooksAmount({ amount: part.amount * swollen, unit: part.unit }, true)),
      cut: null,
      bought: way,
    }
  return { ...part, ...(way === 'frozen' || way === 'chilled' ? loose(part) : {}), cut: null, bought: way }
}

/** Not for want of time: what is bought so for somebody's safety, or is there so. */
const asItIs: readonly Way[] = [
  'pasteurised',
  'pasteurisedMilk',
  'pasteurisedSauce',
  'glutenFree',
  'thawed',
  'unthawed',
  'boned',
]

/** True of what comes ready cut for want of time, and not for its safety, as a leftover or out of a tin. */
export const isShortcut = ({ bought }: Part): boolean =>
  bought !== undefined && !isReadyCooked({ bought }) && !asItIs.includes(bought)

export const isWay = (name: string): name is Way => Object.hasOwn(ways, name)

export const boughtPhrase = (way: Way): Phrase => ways[way]
