import { dietWordsAsked } from './cues.ts'
import { matches, matchesOf } from '../lexicon/may-match.ts'
import { kin, own, pairs, persons } from './headcount-words.ts'
import { toNumber } from '../lexicon/text/number-words.ts'
import { anyOf } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('eaters')

/** Who eats, as a turn (folded) names them: some of those at the table, or the others. */
export interface Eater {
  kind: 'few' | 'others'
  start: number
  end: number
  words: string
  /** How many, where it is said or plain; a half of the table is a half. */
  heads: number | null
  /** They are said to be some of more: "two of us", "eine davon". */
  ofMany: boolean
  isHalf: boolean
}

const number =
  "\\d{1,2}|one|two|three|four|five|six|seven|eight|une?|deux|trois|quatre|cinq|sept|huit|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|eine?[nmrs]?|zwei|drei|vier|funf|sechs|sieben|acht|an?|l'une?"

const partitive =
  "of (?:us|them|these|the(?: [a-z0-9]+)?|my [a-z]+|our [a-z]+)|d'entre (?:nous|eux|elles)|de (?:nous|nosotr[oa]s|ell[oa]s|l[oa]s [a-z0-9]+)|des (?:\\d+|[a-z]+)|sur (?:\\d+|[a-z]+)|von (?:uns|ihnen|den [a-z0-9]+|denen)|davon|parmi (?:nous|eux)|among (?:us|them)"

const verb =
  "is|are|isn't|has gone|have gone|eats?|does|do|doesn'?t|don'?t|can'?t|won'?t|wants?|hates?|dislikes?|should|must|est|sont|mangent?|ne|n'[a-z]+|veut|veulent|detestent?|doit|es|son|no|comen?|quieren?|odian?|tiene|ist|sind|isst|essen|mag|mogen|will|wollen|hasst|hassen|soll|muss|lebt|leben|who|qui|que|der|die|does not|do not"

const diet = dietWordsAsked
  .filter(([id]) => id === 'vegan' || id === 'vegetarian' || id === 'pescatarian')
  .map(([, words]) => words.source.replaceAll('\\b', '').replace(/\((?!\?)/g, '(?:'))
  .join('|')

/** Behind a word of a diet that names a person; "a vegetarian lasagne" is a dish. */
const noDish =
  '(?=\\W*$|[,.;:)!?]| (?:and|et|y|und|u|among|in|at|of|on|dans|parmi|entre|en|a|unter|am|mit|dabei|bei|da|guests?|persons?|people|son|daughter|wife|husband|mann|frau|friends?|eaters?|child|children|kids?|personnes?|invite|amie?|persona|invitad|amig|gast|esser|who|qui|que|der|die|too|present|there|coming|tambien|aussi|auch|pero|mais|but|aber|is|est|es|ist|are|sont|son|sind|eat)(?![a-z]))'

const called = `(?:(?:${own}) (?:[a-z]+ )?)(?!petite? |chef |chefs )(?:${kin}|${pairs}|eldest|oldest|youngest|ainee?|cadette?|alteste[rn]?|jungste[rn]?|guests?|friends|mates|invites?|amis|invitad[oa]s?|amig[oa]s|gaste?|freunde)`
const bare =
  'dad|daddy|mum|mom|papa|maman|mama|mami|opa|oma|grandma|grandpa|granny|mamie|papi|papy|hubby|vater|mutter'

/**
 * The words for some of those at the table, the first that fits before the others. Each is an expression of its own, so
 * that none is compiled before one of its words occurs.
 */
const few = [
  `(half|la moitie|la mitad|(?:die )?halfte)(?= (?:${diet}|without|no |sans|sin|ohne|of us|of them|de nous|von uns|d'entre))`,
  `(${number}) (?:[a-z]+ )?(${partitive})`,
  `(?:(?:the|les|los|las|den|die|dont|darunter|davon|including|with|avec|con|mit|for|pour|para|fur) )?(${number}) (?:[a-z]+ )?(?:${diet})${noDish}`,
  `(?:the|la|le|l'|les|el|los|las|den|der|die|dem) ?(?:\\d (?!of))?(?:${diet})${noDish}`,
  `(?:the |les |los |las |die |den |der )?(${number}) (?:(?:other|older|younger|small|little|petite?s?|kleinen?|pequen[oa]s) )?(?:${persons}|${kin})(?= (?:${verb})(?![a-z]))`,
  `(?:the|les|los|las|die|den) (${number}) (?:[a-z]+ )?(?:${persons}|${kin})(?![a-z'])`,
  `(?:dont |darunter |davon |including |the |les |los |las |die |den )?(${number})(?= (?:${verb}) )`,
  `(?:someone|somebody|jemand|quelqu'un|alguien)(?= )`,
  `${called}(?![a-z'])`,
  `(?:${bare})(?![a-z'])`,
  `(?:for|with) (?:him|her)(?![a-z])|(?:pour|avec) (?:elle|lui)(?![a-z])|(?:para|con) (?:ella|el)(?=\\W*$|,)|(?:fur|mit|bei) (?:sie|ihn|ihm|ihr)(?=\\W*$|,)`,
  `(?:he|she)(?='s (?:not|a? ?veg))|(?:he|she|elle|il|ella|er|sie)(?= (?:eats|doesn'?t|does not|hates|dislikes|won'?t eat|is (?:a )?veg|is not|can'?t|ne (?:mange|veut)|n'aime|mange|deteste|est veg|no (?:come|le gusta|quiere)|odia|es veg|isst|mag|mochte kein|hasst|ist veg))`,
].map((words) => new RegExp(`(?<![a-z0-9'])(?:${words})`, 'g'))
const [ofHalf, ofMany] = few

/** What the expressions find, from left to right and nothing twice. */
function fewIn(folded: string): readonly { match: RegExpExecArray; words: RegExp }[] {
  const found = few.flatMap((words) => matchesOf(words, folded).map((match) => ({ match, words })))
  let end = 0
  return found
    .toSorted((a, b) => a.match.index - b.match.index)
    .filter(({ match: { index, 0: said } }) => {
      if (index < end) return false
      end = index + said.length
      return true
    })
}

const others =
  /(?<![a-z0-9'])(?:we|us|i|me|the (?:others?|rest)|(?:the |les |los |las |die |den |mir |wir )?(?:adults|grown[- ]?ups|big ones|adultes|grands|mayores|adultos|grandes|erwachsenen?)|everyone(?: else)?|everybody(?: else)?|all of us|nous|on (?=mange|est|aime|veut|en |adore)|je|j'|moi|les autres|l'autre|le reste|tous|nosotr[oa]s|yo|mi(?=,|$)|l[oa]s (?:demas|otr[oa]s)|(?:el|la) otr[oa]|el resto|todos|wir|ich|uns|mir|alle|(?:die|der|den) (?:anderen?|ubrigen|restlichen)|der rest|(?:the other |(?:les |los |die )?)(?:\d{1,2}|two|three|four|five|deux|trois|quatre|dos|tres|cuatro|zwei|drei|vier) (?:others|autres|demas|anderen|meat[- ]eaters|carnivores|carnivoros|omnivor[a-z]*|fleischesser(?:innen)?|fleischfresser))(?![a-z])/g

const theOther = /^(?:the other|l'autre|(?:el|la) otr[oa]|der andere|die andere)$/

/** One of two of them may be more, and nobody says how many. */
const isMany = new RegExp(
  `(?:^| )(?:${pairs}|guests|friends|mates|invites|amis|invitados|amigos|gaste|freunde)$`,
)

export function eatersIn(folded: string): readonly Eater[] {
  const some = fewIn(folded).map(({ match, words: by }): Eater => {
    const [words, count] = match
    const half = by === ofHalf
    const heads = half
      ? 0.5
      : count !== undefined
        ? (toNumber(count) ?? 1)
        : isMany.test(words)
          ? 2
          : /(?:^| )(?:he|she|elle|ella|er|sie|ihn|ihm|him|her|ihr|lui|il|el)$|^(?:the|la|le|l'|les|el|los|las|den|der|die|dem) ?/.test(
                words,
              ) && !new RegExp(`(?:${kin})$`).test(words)
            ? null
            : 1
    const isPart = by === ofMany || half || /^(?:dont|darunter|davon|including) /.test(words)
    const { index: start } = match
    return {
      kind: 'few',
      start,
      end: start + words.length,
      words,
      heads,
      ofMany: isPart,
      isHalf: half,
    }
  })
  const rest = matchesOf(others, folded)
    .map(({ 0: words, index }): Eater => ({
      kind: 'others',
      start: index,
      end: index + words.length,
      words,
      isHalf: false,
      heads: theOther.test(words) ? 1 : toNumber(/\d+|(?<= )[a-z]+(?= )/.exec(words)?.[0] ?? ''),
      ofMany: false,
    }))
    .filter(({ start, end }) => !some.some((each) => each.start < end && each.end > start))
  return [...some, ...rest].toSorted((a, b) => a.start - b.start)
}

const children = new RegExp(
  `(?<![a-z])(?:(${number}) (?:[a-z]+ )?)?(?:kids?|child|children|little ones|youngsters|enfants?|petits|gosses|ninos?|ninas?|crios?|peques|kinder[n]?|kind|chind)(?![a-z])`,
)

/** The children at the table, in a turn (folded) that tells of them. */
export function childrenIn(folded: string): Eater | null {
  const match = children.exec(folded)
  if (!match) return null
  const [words, count] = match
  const one = /(?:kid|child|enfant|nin[oa]|crio|kind)$/.test(words)
  const heads = count === undefined ? (one ? 1 : 2) : (toNumber(count) ?? 1)
  const { index: start } = match
  return { kind: 'few', start, end: start + words.length, words, heads, ofMany: false, isHalf: false }
}

const stop = /[.!?;\n]/
const clause =
  /[,:()]|(?<![a-z])(?:and|but|et|mais|y|pero|und|aber|while|tandis|mientras|wahrend|dont|davon|darunter|including)(?![a-z])/

/**
 * Whose a need is that stands at a place: those who are named in its words ("two vegetarians"), before it in its clause,
 * behind a "for" in its clause, or else before it in its sentence. "My wife and I" are no part of the table.
 */
export function ownerAt(folded: string, eaters: readonly Eater[], start: number, end: number): Eater | null {
  const within = eaters.find((each) => each.kind === 'few' && each.start <= start && each.end >= end)
  if (within) return within
  const from = Math.max(
    ...[...folded.slice(0, start).matchAll(new RegExp(stop, 'g'))].map(({ index }) => index + 1),
    0,
  )
  const until = end + (folded.slice(end).search(stop) + 1 || folded.length + 1) - 1
  const opens = Math.max(
    ...[...folded.slice(from, start).matchAll(new RegExp(clause, 'g'))].map(
      ({ index, 0: words }) => from + index + words.length,
    ),
    from,
  )
  const closes = end + (folded.slice(end, until).search(clause) + 1 || until - end + 1) - 1
  const before = eaters.filter((each) => each.start >= from && each.end <= start)
  const near = before.findLast((each) => each.end >= opens)
  // "My kids want a pizza without olives": that is what is cooked.
  if (near) return wanting.test(folded.slice(near.end, start)) ? null : near
  const behind = eaters.find(
    (each) => each.start >= end && each.end <= closes && isServed(folded, each.start, each.end),
  )
  if (behind) return behind
  const last = before.at(-1)
  // "My daughter eats no meat, no fish": a list goes on; "my mum is coming, pasta without garlic" does not.
  return last && leavingWords.test(folded.slice(last.start, opens)) ? last : null
}

/** The sentence in which a place lies. */
export const sentenceAt = (folded: string, at: number): string =>
  (folded.slice(0, at).split(stop).at(-1) ?? '') + (folded.slice(at).split(stop)[0] ?? '')

const wanting =
  /^ (?:wants?|would like|veut|veulent|voudrai(?:t|ent)|quieren?|will|wollen|mochten?) (?!hers|his|theirs|it |them |le sien|la sienne|l[oa]s? |es |sie )/

const leavingWords = new RegExp(
  `(?<![a-z])(?:no|not|without|don'?t|doesn'?t|hates?|dislikes?|pas|plus|sans|deteste(?:nt)?|sin|odian?|kein\\w*|nicht|ohne|hass\\w+|${diet})(?![a-z])`,
)

/** Whether they are those for whom something is cooked: "for the two children". */
export const isServed = (folded: string, start: number, end: number): boolean =>
  /(?<![a-z])(?:for|pour|para|fur|bei)(?: the| les| los| las| die)? ?$/.test(folded.slice(0, start)) ||
  /^(?:for|pour|para|fur) /.test(folded.slice(start, end))

/** "Some vegetarians", for two of them. */
export const withoutNumber = (words: string): string =>
  words.replace(new RegExp(`(?<![a-z0-9])(?:${number})(?![a-z0-9])`), 'some')

/** The text without the numbers of those who may be some of the table. */
export const withoutFew = (folded: string, eaters: readonly Eater[]): string =>
  eaters
    .filter(({ kind, heads }) => kind === 'few' && heads !== null)
    .reduce((text, { words }) => text.replace(words, withoutNumber(words)), folded)

/** "Two of the ten", "deux des dix", "zwei von den zehn", "two vegetarians among the ten". */
const whole =
  /(?<![a-z])(?:of|among|out of|sur|des|parmi(?: les)?|entre(?: los| las)?|de l[oa]s|von(?: den)?|unter(?: den)?) (?:the |nos |our |les )?(\d{1,2}|three|four|five|six|seven|eight|nine|ten|twelve|trois|quatre|cinq|sept|huit|neuf|dix|douze|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf)(?= ?(?:$|[,.;!?)]| (?:are|is|sont|est|son|es|sind|ist|don|do|eat|ne|no|essen|mogen)))/

/** How many sit at the table of which those are some; null where nobody says so. */
export const wholeTable = (folded: string): number | null => {
  const found = whole.exec(folded)?.[1]
  return found === undefined ? null : toNumber(found)
}

/** "How do I do that with …?", "and the vegetarians?": what becomes of some of those at the table is asked. */
const asksHow = anyOf(lists('asks-how'))

export const asksHowForSome = (folded: string): boolean =>
  matches(asksHow, folded) && eatersIn(folded).some(({ kind }) => kind === 'few')

/** The same, where it says what they leave. */
export const tellsWhatSomeLeave = (folded: string): boolean =>
  asksHowForSome(folded) && leavingWords.test(folded)
