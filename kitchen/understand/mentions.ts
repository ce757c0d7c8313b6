import { isCookedAlready } from './cooked-already.ts'
import { amountBefore } from './recipe-text/amounts.ts'
import { findIngredients } from '../lexicon/find.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Allergen } from '#shared/words/allergens.ts'
import type { Unit } from '#shared/words/units.ts'
import { cues } from './cues.ts'
import { allergenNames, groupWords, type FoodGroup } from '../lexicon/food-groups.ts'
import { bodily, bodilyBehind, refusing, refusingBehind, spentOn } from './refusals.ts'

/** One thing to eat that a guest named, and whether they want it. */
export interface Mention {
  start: number
  end: number
  /** The guest's own words for it, folded. */
  words: string
  wanted: boolean
  /** Said as something a body cannot take, not as a matter of taste. */
  allergy: boolean
  ingredientId: string | null
  /** The animal was named but no cut. */
  loosely: boolean
  amount: number | null
  unit: Unit | null
  inHand?: true
  /** It was cooked before: leftover rice. */
  cooked?: true
  /** It takes the place of what was to be in the dish until now: "rather with tofu". */
  instead?: true
  group: FoodGroup | null
  allergen: Allergen | null
}

/** What the guest has is a fixed number: "I have three bananas", "es sind genau zwei da". */
const inHandWords =
  /\b(have|got|left|exactly|only|leftover|in the fridge|j'ai|il (me )?reste|exactement|seulement|au frigo|tengo|quedan?|exactamente|solo|en la nevera|habe?|noch|genau|nur|ubrig|im kuhlschrank)\b/

export type Span = Omit<Mention, 'wanted' | 'allergy' | 'words'>

export function spansOf(clause: string, language: Language): Span[] {
  const blank = { ingredientId: null, loosely: false, amount: null, unit: null, group: null, allergen: null }
  const named = (pattern: RegExp) =>
    [...clause.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
  const isNamed = ({ ingredient, matched }: { ingredient: Ingredient; matched: string }) =>
    !(ingredient.id === 'aperol' && !/aperol/i.test(matched)) &&
    !(ingredient.id === 'quince' && /^coming$/i.test(matched)) &&
    !(ingredient.id === 'mixed-nut' && /^nurses?$/i.test(matched))
  const found = findIngredients(clause, language).filter(isNamed)
  const ripe = (
    { matched, start }: { matched: string; start: number },
    place: number,
    all: readonly { end: number }[],
  ) =>
    /^mure?s?$/.test(matched) &&
    place > 0 &&
    /^ (?:(?:bien|tres|trop|pas) )*$/.test(clause.slice(all[place - 1]?.end ?? 0, start))
  const isInHand = inHandWords.test(clause)
  const ingredients = (found.length > 0 ? found : findIngredients(clause, 'any').filter(isNamed))
    .filter((each, place, all) => !ripe(each, place, all))
    .map(({ ingredient, start, end }): Span => {
      const read = amountBefore(clause, start, language)
      const vague =
        read !== null &&
        read.unit === null &&
        (!ingredient.countable ||
          !/\d|two|three|deux|trois|dos|tres|zwei|drei|half|halb|demi|media/.test(
            clause.slice(read.start, read.end),
          ))
      const measure = vague ? null : read
      return {
        ...blank,
        start,
        end,
        ingredientId: ingredient.id,
        loosely:
          /^(beef|lamb|pork|boeuf|agneau|porc|ternera|res|carne de res|cordero|cerdo|rind(er|fleisch)?|lamm(fleisch)?|schwein(e|efleisch)?|chicken|poulet|pollo|huhn|huhnchen|hahnchen)$/.test(
            clause.slice(start, end),
          ),
        amount: measure?.amount ?? null,
        unit: measure?.unit ?? null,
        ...(measure && isInHand && { inHand: true as const }),
        ...(isCookedAlready(clause, { start, end }) && { cooked: true as const }),
      }
    })
  const inside = (span: { start: number; end: number }) =>
    ingredients.some(
      (each) =>
        each.start <= span.start && each.end >= span.end && each.end - each.start > span.end - span.start,
    )
  const allergens = allergenNames.flatMap(([allergen, pattern]) =>
    named(pattern).map((span) => ({ ...blank, ...span, allergen })),
  )
  const groups = groupWords.flatMap(([group, pattern]) =>
    named(pattern).map((span) => ({ ...blank, ...span, group })),
  )
  return [...ingredients, ...[...allergens, ...groups].filter((span) => !inside(span))].toSorted(
    (a, b) => a.start - b.start,
  )
}

const breaksOff =
  /\b(with|avec|con|mit|but|mais|pero|aber|then|for|pour|para|fur|instead|rather|only|just|plutot|seulement|mejor|sino|solo|lieber|stattdessen|dafur|sondern|nur)\b/
const tooMuch = /\b(too|trop|demasiad[oa]s?|zu viel|zu|much|beaucoup de|mucho)\b/

/** How many words that mean nothing here may stand between a refusal and what it refuses. */
const strangersAllowed = 2

/** True when nothing stands between a refusal and the thing but small words, a stranger or two and other refused things. */
function reaches(gap: string, spans: readonly Span[], offset: number) {
  if (breaksOff.test(gap)) return false
  const apart = spans.filter(
    (each, place) =>
      !spans.some((other, at) => at < place && other.start < each.end && other.end > each.start),
  )
  const bare = apart
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => {
      const from = start - offset
      return from >= 0 && end - offset <= text.length
        ? `${text.slice(0, from)} ${text.slice(end - offset)}`
        : text
    }, gap)
  if (spentOn.test(bare)) return false
  const isStranger = (word: string) => !cues.fillers.test(word)
  const words = (text: string) => text.split(/[\s,:'"()]+|(?<=')/).filter(Boolean)
  const strangers = words(bare).filter(isStranger)
  if (strangers.length === 0) return true
  // A stranger before a comma is what was refused; behind another refused thing it is the next thought.
  const settled = bare
    .split(',')
    .slice(0, -1)
    .some((part) => words(part).some(isStranger))
  return (
    spans.length === 0 &&
    !settled &&
    strangers.length <= strangersAllowed &&
    !strangers.some((word) => /\d/.test(word))
  )
}

const isAllergenic = ({ allergen, group }: Span) =>
  allergen !== null ||
  (group !== null &&
    [
      'dairy',
      'meat',
      'fish',
      'seafood',
      'pork',
      'cheese',
      'cream',
      'alcohol',
      'sugar',
      'redMeat',
      'poultry',
      'gelatine',
    ].includes(group))

/** "Hold the cream, add basil": a comma and an order to put something in. */
const nextOrder =
  /,\s*(?:(?:a|an|un|une|una|eine?n?|some|etwas|irgendwas) \S*$|(?:and )?(?:add|use|put|throw in|ajoute[rz]?|mets|mettez|anade|agrega|pon|echa|gib|nimm|tu|mach)\b)/

type Refusal = 'allergy' | 'taste' | 'no' | 'unclear'

const listLink = /,|\/|&|\b(and|or|nor|et|ou|ni|y|e|o|u|und|oder|noch)\b/

/**
 * For each thing where the list ends that it stands in: "olives, ham and celery are not allowed" refuses all three. Read
 * from the last to the first, because the rest of a list ends where the list of its next thing does.
 */
function endsOfLists(clause: string, spans: readonly Span[]): Map<Span, number> {
  const ends = new Map<Span, number>()
  const closed = new Map<Span, number>()
  for (let place = spans.length - 1; place >= 0; place -= 1) {
    const span = spans[place]
    if (!span) continue
    let { end } = span
    let at = place
    while (spans[at - 1]?.start === span.start) at -= 1
    for (let over = spans[at]; over && over.start < end; over = spans[(at += 1)])
      end = Math.max(end, over.end)
    const next = spans[at]
    const link = next && listed.exec(clause.slice(end, next.start))
    if (next && link) {
      const last = closed.get(next) ?? (link[1] ? next.end : undefined)
      if (last !== undefined) closed.set(span, last)
    }
    ends.set(span, closed.get(span) ?? span.end)
  }
  return ends
}

const listed =
  /^,?\s*(?:,|(and|or|nor|et|ou|ni|y|e|o|u|und|oder|noch|&|\/))\s*(?:(?:the|les?|la|l'|los|las|el|die|den|das|der|no|keine?n?|des|du|de|d')\s*)?$/

/** What stands right behind a thing and says that it is wanted: "salmon would be great". */
const welcomedBehind =
  /^\s*(?:(?:would|will|could) be (?:great|good|nice|lovely|perfect|fine)|(?:is|are) (?:great|welcome|fine|ok)\b|(?:serai(?:t|ent)|ce serait) (?:bien|top|parfait|super|genial)|(?:estaria|seria)n? (?:bien|genial|perfect[oa]|estupendo)|(?:ware|waren) (?:gut|toll|schon|super|prima|klasse|fein)|(?:muss|mussen|sollen?|darf|durfen) (?:weg|rein|mit rein|verbraucht|dabei sein))\b/

/** What stands right before a thing and says that it is wanted, whatever comes behind. */
const welcoming =
  /\b(with|avec|con|mit|have|got|ai|tengo|hay|habe|hab|use|utiliser|aus|add|ajoute|anade)\s+(?:(?:some|the|des?|du|la|les?|el|los|las|the|etwas|noch|viel)\s+)*$/

/** What follows shows that a list of wishes was begun: "…, cod and carrots for two", "…, du cabillaud". */
const wishGoesOn = /^[^,;]*\b(for|pour|pr|para|pa|fur|with|avec|con|mit)\b/
const partitive = /^\s*(?:du|de la|de l'|des|some|an?|un|una|une|eine?n?)\s*$/
const closing = /\b(and|or|nor|et|ou|ni|y|e|o|u|und|oder|noch)\b/

/** "Neither garlic nor onion, cod and carrots for two": who has closed one list, or said "no" to each, begins another. */
function beginsAWish(
  clause: string,
  span: Span,
  from: number,
  refusals: readonly RegExpExecArray[],
): boolean {
  const gap = clause.slice(from, span.start)
  const comma = gap.lastIndexOf(',')
  if (comma < 0) return false
  const before = gap.slice(0, comma)
  const after = gap.slice(comma + 1)
  if (/\b(nor|or|ni|ou|noch|oder|neither)\b/.test(after)) return false
  const [previous, last] = refusals.slice(-2)
  const repeated =
    previous !== undefined &&
    last !== undefined &&
    clause
      .slice(previous.index + previous[0].length, last.index)
      .split(/[\s,]+/)
      .filter((word) => word !== '' && !cues.fillers.test(word)).length === 1 &&
    !before.includes(',')
  return (
    (repeated || closing.test(before)) &&
    (wishGoesOn.test(clause.slice(span.end, span.end + near)) || partitive.test(after))
  )
}

/** So far around a thing it is looked for words that reach up to it; nothing that people say is longer. */
const near = 300

/** A list in which more things stand before this one is not looked at thing by thing. */
const longestList = 60

/** What is looked for in a whole clause, once. */
interface Clause {
  text: string
  spans: readonly Span[]
  endOfList: ReadonlyMap<Span, number>
  refusals: readonly RegExpExecArray[]
  breaks: readonly RegExpExecArray[]
}

function clauseOf(text: string, spans: readonly Span[]): Clause {
  return {
    text,
    spans,
    endOfList: endsOfLists(text, spans),
    refusals: [...text.matchAll(refusing)],
    breaks: [...text.matchAll(new RegExp(breaksOff, 'g'))],
  }
}

const endOf = (match: RegExpExecArray) => match.index + match[0].length

/** How many of these, which stand in order, have ended by a place. */
function countUntil(matches: readonly RegExpExecArray[], place: number): number {
  let [low, high] = [0, matches.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const match = matches[middle]
    if (match && endOf(match) <= place) low = middle + 1
    else high = middle
  }
  return low
}

/** So many things before and behind another are looked through for one that it is a part of. */
const aroundName = 20

/** No refusal is longer. */
const longestRefusal = 120
const refusingFrom = new RegExp(refusing)

/** The last two refusals before a place, as they read when the text ends there. */
function refusalsBefore({ text, refusals }: Clause, end: number): RegExpExecArray[] {
  const surely = Math.max(end - longestRefusal, 0)
  const known = countUntil(refusals, surely)
  // One that has begun by then and not ended is read again from its beginning.
  const from = Math.min(refusals[known]?.index ?? surely, surely)
  const far = refusals.slice(Math.max(known - 2, 0), known)
  const before = text.slice(0, end)
  const close: RegExpExecArray[] = []
  refusingFrom.lastIndex = from
  for (let match = refusingFrom.exec(before); match; match = refusingFrom.exec(before)) close.push(match)
  return [...far, ...close].slice(-2)
}

function refusalOf(context: Clause, span: Span, place: number): Refusal {
  const { text: clause, spans, endOfList } = context
  const ends = welcoming.test(clause.slice(Math.max(0, span.start - near), span.start))
    ? [span.end]
    : [span.end, endOfList.get(span) ?? span.end]
  if (ends.some((end) => welcomedBehind.test(clause.slice(end)))) return 'no'
  for (const end of ends) {
    const rest = clause.slice(end)
    const behind = refusingBehind.exec(rest)
    if (behind) return bodilyBehind.test(rest) ? 'allergy' : 'taste'
  }
  const refusals = refusalsBefore(context, span.start)
  const last = refusals.at(-1)
  if (!last) return 'no'
  const from = endOf(last)
  const isBodily =
    bodily.test(last[0]) ||
    /\ballerg|\balerg|intoleran/.test(clause.slice(Math.max(0, last.index - 25), from))
  // Too long to be understood: unless a word breaks it off, everything in it counts as refused, which harms nobody.
  if (place > longestList && (spans[place - longestList]?.start ?? 0) >= from) {
    if (countUntil(context.breaks, span.start) > countUntil(context.breaks, from)) return 'no'
    return isBodily ? 'allergy' : 'taste'
  }
  const gap = clause.slice(from, span.start)
  if (tooMuch.test(gap) && !/,/.test(gap)) return 'unclear'
  if (nextOrder.test(gap)) return 'no'
  const between = spans
    .slice(Math.max(0, place - longestList), place)
    .filter((each) => each.start >= from && each.end <= span.start)
  // "Pilze mag ich nicht, lieber …": what a comma follows at once has refused what stood before it.
  if (/^\s*,/.test(gap) || !reaches(gap, between, from)) return 'no'
  // "Pas de gingembre, aux courgettes": only an allergy goes on with "à".
  if (/\b(aux?|a la|a l')\s*$/.test(gap) && !/\b(a|aux?|contre)$/.test(last[0])) return 'no'
  const previous = between.at(-1)
  if (
    previous &&
    previous.end <= span.start &&
    !listLink.test(clause.slice(previous.end, span.start)) &&
    previous.start !== span.start
  )
    return 'no'
  const afterComma =
    /,\s*(\S+\s+)?$/.test(gap) &&
    between.length > 0 &&
    !/\b(or|nor|and|ni|o|et|ou|y|oder|und|noch)\s+\S*$/.test(gap)
  if (!bodily.test(last[0]) && beginsAWish(clause, span, from, refusals)) return 'no'
  const opener = between[0]
  const strange =
    afterComma &&
    opener &&
    (endOfList.get(opener) ?? opener.end) < span.end &&
    (isAllergenic(opener) ||
      (bodily.test(last[0]) && between.some((each) => each.start === opener.start && isAllergenic(each)))) &&
    !/:$/.test(last[0]) &&
    !spans.some((each) => each.start === span.start && isAllergenic(each))
  if (strange) return 'no'
  return isBodily ? 'allergy' : 'taste'
}

/** Everything to eat that a clause (folded text) names, in order, each wanted or refused. */
export function readMentions(clause: string, language: Language): Mention[] {
  const spans = spansOf(clause, language)
  const context = clauseOf(clause, spans)
  const swap = cues.replace.exec(clause)
  const turn = swap ? new RegExp(cues.by).exec(clause.slice(swap.index + swap[0].length)) : null
  const german = swap && !turn ? new RegExp(cues.by).exec(clause) : null
  const pivot = swap ? (turn ? swap.index + swap[0].length + turn.index : (german?.index ?? null)) : null
  return spans.flatMap((span, place) => {
    if (pivot !== null)
      return [
        { ...span, words: clause.slice(span.start, span.end), wanted: span.start > pivot, allergy: false },
      ]
    const refusal = refusalOf(context, span, place)
    if (refusal === 'unclear') return []
    // Whatever a name stands in begins close to it.
    const kind = spans
      .slice(Math.max(0, place - aroundName), place + aroundName)
      .some(
        (each) => each !== span && each.allergen !== null && each.start <= span.start && each.end >= span.end,
      )
    if (kind && span.ingredientId !== null && refusal !== 'no') return []
    return [
      {
        ...span,
        words: clause.slice(span.start, span.end),
        wanted: refusal === 'no',
        allergy: refusal === 'allergy',
      },
    ]
  })
}
