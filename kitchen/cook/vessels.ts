import type { Category } from '../lexicon/ingredient.ts'
import { gramsOf } from '../lexicon/weight.ts'
import type { Phrase } from '../recipes/phrase.ts'
import { say, type VesselId } from '../recipes/template.ts'
import type { Part } from '../recipes/part.ts'

interface Vessel {
  id: VesselId
  /** Grams it takes without crowding. */
  holds: number
  /** For what is just too much, and for what is far too much; `{n}` is how many loads there are. */
  twice: Phrase
  often: Phrase
  /** True where the whole dish ends up in it, and not only what its sentence names. */
  whole?: true
  /** For up to so many nobody counts; four unless said. */
  above?: number
}

const vessels: readonly Vessel[] = [
  {
    id: 'omelette',
    holds: 620,
    whole: true,
    above: 2,
    twice: say(
      'Make two omelettes, in two pans or one after the other.',
      "Préparer deux omelettes, dans deux poêles ou l'une après l'autre.",
      'Hacer dos tortillas, en dos sartenes o una tras otra.',
      'Zwei Omeletts backen, in zwei Pfannen oder nacheinander.',
    ),
    often: say(
      'Make {n} omelettes, in two pans at a time.',
      'Préparer {n} omelettes, deux poêles à la fois.',
      'Hacer {n} tortillas, con dos sartenes a la vez.',
      '{n} Omeletts backen, höchstens zwei zugleich in zwei Pfannen.',
    ),
  },
  {
    id: 'shaker',
    holds: 500,
    whole: true,
    twice: say(
      'For so many, shake in two rounds.',
      'Pour autant de monde, secouer en deux fois.',
      'Para tanta gente, agitar en dos tandas.',
      'Für so viele in zwei Runden schütteln.',
    ),
    often: say(
      'For so many, shake in {n} rounds: a shaker is never more than half full.',
      'Pour autant de monde, secouer en {n} fois : un shaker ne se remplit qu’à moitié.',
      'Para tanta gente, agitar en {n} tandas: la coctelera nunca se llena más de la mitad.',
      'Für so viele in {n} Runden schütteln: Ein Shaker wird nie mehr als halb voll.',
    ),
  },
  {
    id: 'eggPan',
    holds: 1300,
    whole: true,
    twice: say(
      'For so many, make two, side by side in two pans.',
      'Pour autant de monde, en préparer deux, côte à côte dans deux poêles.',
      'Para tanta gente, hacer dos, una al lado de otra en dos sartenes.',
      'Für so viele zwei Stück backen, nebeneinander in zwei Pfannen.',
    ),
    often: say(
      'For so many, make {n} of them in two pans, at most two at a time.',
      'Pour autant de monde, en préparer {n} dans deux poêles, deux au plus à la fois.',
      'Para tanta gente, hacer {n} en dos sartenes, como mucho dos a la vez.',
      'Für so viele {n} Stück backen, höchstens zwei zugleich in zwei Pfannen.',
    ),
  },
  {
    id: 'cakeTin',
    // A tin of 24 cm with what is spread on the cake later.
    holds: 2600,
    whole: true,
    twice: say(
      'For so many, divide between two tins.',
      'Pour autant de monde, répartir dans deux moules.',
      'Para tanta gente, repartir en dos moldes.',
      'Für so viele auf zwei Formen verteilen.',
    ),
    often: say(
      'For so many, divide between {n} tins.',
      'Pour autant de monde, répartir dans {n} moules.',
      'Para tanta gente, repartir en {n} moldes.',
      'Für so viele auf {n} Formen verteilen.',
    ),
  },
  {
    id: 'pan',
    holds: 1100,
    twice: say(
      'For so many, use two pans, so that everything browns instead of steaming.',
      'Pour autant de monde, prendre deux poêles : tout doit dorer et non bouillir.',
      'Para tanta gente, usar dos sartenes: así se dora en vez de cocerse.',
      'Für so viele zwei Pfannen nehmen, damit alles brät und nicht kocht.',
    ),
    often: say(
      'For so many, work in {n} batches in two pans and keep what is done warm, covered.',
      'Pour autant de monde, procéder en {n} fournées dans deux poêles et garder au chaud, à couvert, ce qui est prêt.',
      'Para tanta gente, trabajar en {n} tandas con dos sartenes y dejar tapado y caliente lo que esté listo.',
      'Für so viele in {n} Portionen in zwei Pfannen arbeiten und Fertiges zugedeckt warm halten.',
    ),
  },
  {
    id: 'processor',
    holds: 1500,
    twice: say(
      'For so many, blend in two batches.',
      'Pour autant de monde, mixer en deux fois.',
      'Para tanta gente, triturar en dos tandas.',
      'Für so viele in zwei Portionen pürieren.',
    ),
    often: say(
      'For so many, blend in {n} batches.',
      'Pour autant de monde, mixer en {n} fois.',
      'Para tanta gente, triturar en {n} tandas.',
      'Für so viele in {n} Portionen pürieren.',
    ),
  },
  {
    id: 'tin',
    holds: 2300,
    whole: true,
    twice: say(
      'For so many, divide between two tins.',
      'Pour autant de monde, répartir dans deux moules.',
      'Para tanta gente, repartir en dos moldes.',
      'Für so viele auf zwei Formen verteilen.',
    ),
    often: say(
      'For so many, divide between {n} tins.',
      'Pour autant de monde, répartir dans {n} moules.',
      'Para tanta gente, repartir en {n} moldes.',
      'Für so viele auf {n} Formen verteilen.',
    ),
  },
  {
    id: 'tray',
    holds: 2400,
    whole: true,
    twice: say(
      'For so many it takes two trays; swap them halfway.',
      'Pour autant de monde, il faut deux plaques ; les intervertir à mi-cuisson.',
      'Para tanta gente hacen falta dos bandejas; intercambiarlas a mitad de cocción.',
      'Für so viele braucht es zwei Bleche; nach der halben Zeit tauschen.',
    ),
    often: say(
      'For so many it takes {n} trays, two at a time in the oven; swap them halfway.',
      'Pour autant de monde, il faut {n} plaques, deux à la fois au four ; les intervertir à mi-cuisson.',
      'Para tanta gente hacen falta {n} bandejas, de dos en dos en el horno; intercambiarlas a mitad de cocción.',
      'Für so viele braucht es {n} Bleche, immer zwei zugleich im Ofen; nach der halben Zeit tauschen.',
    ),
  },
  {
    id: 'dish',
    holds: 3200,
    whole: true,
    twice: say(
      'For so many, divide between two dishes, so that it stays shallow.',
      'Pour autant de monde, répartir dans deux plats, pour que la couche reste mince.',
      'Para tanta gente, repartir en dos fuentes, para que la capa no sea gruesa.',
      'Für so viele auf zwei Formen verteilen, damit es flach bleibt.',
    ),
    often: say(
      'For so many, divide between {n} dishes, so that it stays shallow.',
      'Pour autant de monde, répartir dans {n} plats, pour que la couche reste mince.',
      'Para tanta gente, repartir en {n} fuentes, para que la capa no sea gruesa.',
      'Für so viele auf {n} Formen verteilen, damit es flach bleibt.',
    ),
  },
  {
    id: 'pot',
    holds: 5000,
    whole: true,
    twice: say(
      'For so many it takes a stockpot of ten litres, or two pots.',
      'Pour autant de monde, il faut un faitout de dix litres, ou deux casseroles.',
      'Para tanta gente hace falta una olla de diez litros, o dos cazuelas.',
      'Für so viele braucht es einen Topf mit zehn Litern oder zwei Töpfe.',
    ),
    often: say(
      'For so many it takes {n} large pots, or as many rounds.',
      'Pour autant de monde, il faut {n} grandes casseroles, ou autant de fournées.',
      'Para tanta gente hacen falta {n} ollas grandes, o cocinar por tandas.',
      'Für so viele braucht es {n} große Töpfe oder mehrere Durchgänge.',
    ),
  },
]

/** Stands beside the dish, in a vessel of its own. */
const besideIt = /^(ice|side|bread|pasta|rice|tortillas|leaves|noodles)$/
const thin: readonly Category[] = ['stock', 'fat', 'wine', 'spice', 'herb', 'condiment', 'dairy', 'plantMilk']

const gramsOfAll = (parts: readonly Part[]) =>
  parts.reduce((sum, { ingredient, amount, unit }) => sum + (gramsOf(ingredient, amount, unit) ?? 0), 0)

/** All that is said of a second vessel. */
export const loadSentences: readonly Phrase[] = vessels.flatMap(({ twice, often }) => [twice, often])

/** How often the vessel of a step must be filled for these guests, and the words for it; null while it fits. */
export function loadsFor(
  id: VesselId | undefined,
  used: readonly Part[],
  all: readonly Part[],
  servings: number,
): { id: VesselId; loads: number; sentence: Phrase } | null {
  const vessel = vessels.find((each) => each.id === id)
  if (!vessel || servings <= (vessel.above ?? 4)) return null
  const inside = vessel.whole
    ? all.filter(({ role }) => !besideIt.test(role))
    : used.filter(({ ingredient }) => !thin.includes(ingredient.category))
  const loads = Math.ceil(gramsOfAll(inside) / vessel.holds)
  return loads < 2 ? null : { id: vessel.id, loads, sentence: loads === 2 ? vessel.twice : vessel.often }
}
