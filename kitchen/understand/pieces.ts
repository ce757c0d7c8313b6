import { anyOf } from './word-list.ts'
import { toNumber, withDigits } from './number-words.ts'

/** "Makes 12", "20 Stück": pieces that a batch gives, not people who sit down. */
const pieces = anyOf({
  en: '(?:makes?|yields?|making|to make) (?:about |around |roughly |some )?(\\d{1,3})(?! ?(?:people|portions?|servings?|persons?|g\\b|ml\\b|l\\b|min))\n(\\d{1,3}) (?:pieces|pcs)',
  fr: '(\\d{1,3}) (?:pieces|unites)',
  es: '(\\d{1,3}) (?:piezas|unidades|uds)',
  de: '(\\d{1,3}) (?:stuck|stk|stueck)',
})

/** Said roughly behind a dish that comes in pieces: "empanadas, unas 18". */
const roughly = anyOf({
  any: '(?:about|around|some|roughly|environ|a peu pres|unas|unos|aproximadamente|etwa|ungefahr|circa|ca\\.?|so) (\\d{2,3})(?= *(?:$|[.,;!?)]| (?:please|svp|bitte|por favor)))\n(?:une )?(dizaine|douzaine|quinzaine|vingtaine|trentaine)(?= *(?:$|[.,;!?)]))\n(?:a |two |una |dos |ein |zwei )?(dozen|docena|docenas|dutzend)(?= *(?:$|[.,;!?)]))',
})

const rough: Readonly<Record<string, number>> = {
  dizaine: 10,
  douzaine: 12,
  quinzaine: 15,
  vingtaine: 20,
  trentaine: 30,
  dozen: 12,
  docena: 12,
  docenas: 24,
  dutzend: 12,
}

/** As many as one person eats of what is small enough to be counted. */
const perHead = 3

/** What is counted in pieces, by its plural in a turn (folded). */
const small =
  /(?<![a-z])(?:yorkshire puddings?|empanad(?:as|illas)|maultaschen|gaufres?|waffles?|waffeln?|gofres|crepes?|pancakes?|pfannkuchen|tortitas|lamingtons|muffins?|cupcakes?|scones?|cookies|biscuits|galletas|kekse|platzchen|croquet(?:as|tes|ten)|kroketten|arancini|gyozas?|dumplings|ravioli|samosas?|fritters|blinis?|bunuelos|churros|meatballs|albondigas|frikadellen|boulettes|madeleines|financiers|macarons|cannel[ei]s|rolls|brotchen|berliner|krapfen|doughnuts|donuts|beignets|spring rolls|rouleaux|nems?|tamales|arepas|pupusas|tacos|sliders|puffs|choux|eclairs|tartlets|tartelettes|tartaletas|knodel|klosse|pierogi|piroggen|pelmeni|falafels?|onigiri|makis?|brioches?|bao|pasties|sausage rolls|truffles|truffes|trufas|pralinen)(?![a-z])/

/** For how many a batch of so many pieces is; null where none are counted. */
export function headsForPieces(folded: string): number | null {
  const text = withDigits(folded)
  if (!small.test(folded)) return null
  const said = pieces.exec(text) ?? roughly.exec(text) ?? roughly.exec(folded)
  const words = said?.slice(1).find((each) => each !== undefined)
  if (words === undefined) return null
  const count = rough[words] ?? toNumber(words) ?? 0
  return count >= 6 ? Math.max(Math.ceil(count / perHead), 2) : null
}
