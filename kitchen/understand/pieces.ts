import { comesInPieces } from '../library/dishes/in-pieces.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { Dish } from '../library/dishes/dish.ts'
import type { Mention } from './mentions.ts'
import { anyOf } from '../lexicon/text/word-list.ts'
import { toNumber, withDigits } from '../lexicon/text/number-words.ts'

/** "Makes 12", "20 Stück": pieces that a batch gives, not people who sit down. */
const pieces = anyOf({
  en: '(?:makes?|yields?|making|to make) (?:about |around |roughly |some )?(\\d{1,3})(?! ?(?:people|portions?|servings?|persons?|g\\b|ml\\b|l\\b|min))\n(\\d{1,3}) (?:(?:even |small |big )?(?:squares|bars)|pieces|pcs)',
  fr: '(\\d{1,3}) (?:pieces|unites|carres|barres)',
  es: '(\\d{1,3}) (?:piezas|unidades|uds|cuadrad(?:os|itos)|barritas)',
  de: '(\\d{1,3}) (?:stuck|stk|stueck|quadrate|riegel|schnitten)',
})

/** Said roughly behind a dish that comes in pieces: "empanadas, unas 18". */
const roughly = anyOf({
  any: '(?:about|around|some|roughly|environ|a peu pres|unas|unos|aproximadamente|etwa|ungefahr|circa|ca\\.?|so) (\\d{2,3})(?= *(?:$|[.,;!?)]| (?:please|svp|bitte|por favor|or so|a peu pres|mas o menos|stuck|piezas|pieces|unidades)))\n(?:une )?(dizaine|douzaine|quinzaine|vingtaine|trentaine)(?= *(?:$|[.,;!?)]))\n(?:a |two |una |dos |ein |zwei )?(dozen|docena|docenas|dutzend)(?= *(?:$|[.,;!?)]))',
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

const size =
  '(?:mini|small|little|large|big|petite?s?|grande?s?|pequen[oa]s?|kleine[rnm]?|grosse[rnm]?|homemade|maison|caser[oa]s|selbstgemachte|ricas?)'
const of = "(?:of |de |d'|stuck |stk\\.? |pieces (?:of |de )?|piezas de |pieces )"
/** "About 20 little", with the dish behind it. */
const countBefore = new RegExp(
  `(?<![\\d.,x×*]|[x×*] |(?:by|mal|sur|por) )(\\d{1,3}) (?:${size} ){0,2}${of}?(?:${size} ){0,2}$`,
)
const notCounted =
  '(?! ?(?:people|persons?|guests|of us|kids|children|personnes?|convives|invites|enfants|personas?|invitad|ninos|comensales|personen|leute|gaste|kinder|min|h\\b|hours?|heures?|horas|stunden|g\\b|gr\\b|kg|ml|cl|l\\b|cm|eur|%|°))'
/** "Samosas, about 20", "Kipferl, 24 Stück". */
const countBehind = new RegExp(
  `^(?:[a-z' ]{0,24})?[ ,:;(-]+(?:(?:i need|i want|il m'en faut|j'en veux|quiero|necesito|ich brauche|makes?|making) )?(?:about|around|some|roughly|approx\\.?|environ|a peu pres|unas|unos|aproximadamente|etwa|ungefahr|circa|ca\\.?|so um die|rund) (\\d{2,3})(?![\\d.,])${notCounted}`,
)

/** "Empanadas like my aunt's, 24.": so many sit down to no meal of what is counted. */
const countAlone = /^[a-z' ]{0,40}, ?(1[3-9]|[2-9]\d|\d{3})(?= *(?:$|[.;!?]))/

/** How much of a dish there is to be, with the text that says so taken out. */
export interface Quantity {
  pieces: number | null
  millilitres: number | null
  rest: string
}

/** "Two dozen" has become "2 12". */
const inDigits = (folded: string) =>
  withDigits(folded).replace(/(?<!\d)(\d) 12(?!\d)/g, (_words, dozens: string) => String(Number(dozens) * 12))

/** "Croquetas that come out creamy, about 30 or so": the number stands in a part of its own. */
const roughlyBehind = (behind: string) => {
  const found = roughly.exec(behind)
  return found?.[1] === undefined ? null : found
}

function countOf(folded: string, { at, end }: { at: number; end: number }) {
  const before = inDigits(folded.slice(0, at))
  const behind = inDigits(folded.slice(end))
  const name = folded.slice(at, end)
  const first = countBefore.exec(before)
  if (first) return { count: Number(first[1]), rest: `${before.slice(0, first.index)} ${name}${behind}` }
  const second =
    countBehind.exec(behind) ?? countAlone.exec(behind) ?? pieces.exec(behind) ?? roughlyBehind(behind)
  const said = second?.slice(1).find((each) => each !== undefined)
  if (!second || said === undefined) return null
  return { count: Number(said), rest: before + name + behind.replace(second[0], ' ') }
}

const litres =
  /(?<![\d.,])(\d+(?:[.,]\d+)?|half an?|un demi|medio|ein(?:en)? halben?) ?-?(l|liters?|litres?|litros?|ml|cl)(?![a-z])/
const perLitre: Readonly<Record<string, number>> = { ml: 1, cl: 10 }

const volumes: readonly (string | null)[] = ['l', 'ml', 'cl', 'dl']
const isPoured = ({ ingredientId }: Mention) => {
  const { serving, category = '' } = findIngredientById(ingredientId ?? '') ?? {}
  return (
    serving?.unit === 'ml' ||
    ['dairy', 'stock', 'wine', 'spirit', 'softDrink', 'plantMilk', 'fat'].includes(category)
  )
}

/** Two litres of leek soup are no two litres of leeks. */
export const isOfDish = (mention: Mention) => volumes.includes(mention.unit) && !isPoured(mention)

/** The number of pieces or the litres of a dish that a turn (folded) asks for. */
export function quantityOf(
  folded: string,
  named: { dish: Dish; at: number; end: number } | null,
  mentions: readonly Mention[],
): Quantity {
  const none: Quantity = { pieces: null, millilitres: null, rest: folded }
  if (!named) return none
  const counted = comesInPieces(named.dish) ? countOf(folded, named) : null
  if (counted && counted.count > 6) return { ...none, pieces: counted.count, rest: counted.rest }
  const text = withDigits(folded)
  const poured = mentions.some((mention) => volumes.includes(mention.unit) && isPoured(mention))
  const said = poured ? null : litres.exec(text)
  if (!said) return none
  const [words, amount = '', unit = ''] = said
  const number = /^\d/.test(amount) ? Number(amount.replace(',', '.')) : 0.5
  const millilitres = number * (perLitre[unit] ?? 1000)
  return millilitres < 100 ? none : { ...none, millilitres, rest: text.replace(words, ' ') }
}
