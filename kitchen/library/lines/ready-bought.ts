import { say, type Phrase } from '../steps/phrase.ts'
import { type Way } from './part.ts'

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

export const isWay = (name: string): name is Way => Object.hasOwn(ways, name)

export const boughtPhrase = (way: Way): Phrase => ways[way]
