import { matchesOf } from '../lexicon/may-match.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { Language } from '#shared/constants/languages.ts'
import { allergyWords } from './allergy-marks.ts'
import { carriersSaid, placesOfCarriers } from './carriers-said.ts'
import { politeWish } from './cues.ts'
import { guestListsIn } from './guest-lists.ts'
import { readDishMentions } from './dish-mentions.ts'
import { spansOf, type Span } from './mentions.ts'
import { actsOnSomebody, isStated, namesBody, pleasing } from './suspicions.ts'
import { unwellWords } from './unwell-words.ts'
import { anyOf, anyFree } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('allergy-parts')

/** Food named in a part of a sentence; risky is what is or holds one of the fourteen allergens. */
export type NamedFood = Span & { risky: boolean }

/** A part of a sentence, as far as a comma, a "but", a "for" or a verb of wishing; the smallest thing that says one thing. */
export interface Part {
  text: string
  foods: readonly NamedFood[]
  /** Whether it says that a body does not take something, and how surely. */
  mark: 'allergy' | 'unwell' | null
  /** Foods that stand right before the mark: the nut of "nut allergy". */
  attached: readonly NamedFood[]
  /** How surely the foods in it are asked for. */
  wish: 'firm' | 'weak' | 'none'
  /** How surely the foods in it would be asked for if what makes the wish doubtful were not there. */
  asksFor: 'firm' | 'weak' | 'none'
  /** Asks for something by a verb, an amount or a number of guests, and not only by naming a dish. */
  ordered: boolean
  /** Names a dish that is wanted. */
  isDish: boolean
  /** The part without the names of foods and dishes. */
  rest: string
  /** Goes on with a list that another part began: "also peanuts", "including cashews". */
  continues: boolean
  /** Foods and little words, nothing else. */
  bare: boolean
  contrast: boolean
  /** Speaks of its foods as of what happens or must not: nobody asks for them there. */
  told: boolean
  asks: boolean
  negated: boolean
  reports: boolean
}

/** Full stops that end a sentence, not those of "1.5 l". */
export const sentencesOf = (folded: string): string[] =>
  (folded.match(/(?:[^.!?\n]|\.(?=\d|[a-z]))+[.!?\n]*/g) ?? []).filter((each) => /[a-z0-9]/.test(each))

const numbers =
  'a|an|one|two|three|four|five|six|eight|ten|deux|trois|quatre|cinq|six|huit|dos|tres|cuatro|cinco|seis|ocho|zwei|drei|vier|funf|sechs|acht'
const headcount = new RegExp(
  `^\\W*(?:for|pour|para|fur) (?:\\d+|${numbers}|us|me|nous|moi|nosotros|mi|uns|mich)(?![a-z])`,
)

/** Verbs and turns that ask for a dish. */
const wishing = anyOf(lists('wishing'))

/** "Eggs make him" tells what eggs do; `rest` is a part whose foods are blank. */
const withoutActing = (rest: string) => rest.replace(/ {3,}(?:make|cook|love|serve)(?![a-z])/g, ' ')

const lightly = anyOf(lists('lightly'))

/** "So only oat milk": what somebody may have follows from what they may not. */
const concluding =
  /^\W*(?:so|then|donc|alors|asi que|entonces|o sea|also|dann) (?:please |bitte )?(?:only|just|que|seulement|uniquement|juste|solo|solamente|nur)(?![a-z])/

const denying = anyFree(lists('denying'))

const reporting = anyFree(lists('reporting'))

const contrasting = /^\W*(?:but|mais|pero|aber|sondern|sino|although|though|however)(?![a-z])/

const goingOn =
  /^\W*(?:and|or|nor|et|ou|ni|y|e|o|u|und|oder|sowie|plus|also|too|even|incl\w*|including|especially|particularly|mainly|mostly|mostly|basically|namely|such as|like|any|all|every|traces|same|ditto|notamment|surtout|y compris|comme|tels? que|telles? que|aussi|ainsi|meme|pareil|inclu\w*|incluso|sobre todo|como|tambien|tal(?:es)? como|igual|asi como|inkl\w*|einschliesslich|auch|ebenso|genauso|sogar|besonders|vor allem|wie|etwa|namlich|sonst\w*|jegliche\w*|egal|i mean|i meant|je veux dire|je precise|enfin|o sea|digo|es decir|ich meine|mein ich|also gegen|that is|c'est-a-dire|das heisst|to|au|aux|a|al|gegen|auf)(?![a-z])/

const goingOnBehind =
  /(?<![a-z])(?:too|as well|either|also|aussi|egalement|non plus|tambien|tampoco|igual|auch|ebenfalls|in particular|especially|specifically|and so on|etc|i mean|je precise|digo|mein ich|to be precise|to be exact)\W*$/

const opener =
  /^\W*(?:and |et |y |und |but |mais |pero |aber |so |donc )?(?:how|what|why|when|where|which|who|whose|can|could|may|is|are|was|does|do|did|will|would|should|comment|combien|quoi|quel\w*|pourquoi|quand|est-ce|peut-on|puis-je|como|que|cual\w*|cuant\w*|por que|cuando|donde|puedo|puede|se puede|lleva|tiene|hay|wie|was|warum|wieso|wann|wo|welche\w*|womit|kann|darf|ist|sind|gibt|enthalt|hat)(?![a-z])/

/** "Will Suppe": what asks in English wishes in German. */
const germanWill = /^\W*(?:und )?will(?![a-z])/

const little =
  /^(?:the|a|an|any|some|of|or|and|et|ou|de|d|du|des|la|le|les|l|un|une|el|los|las|una|unos|unas|y|o|e|u|der|die|das|den|dem|ein|eine|einen|einer|und|oder|my|please|fresh|just|only|well|oh|hmm|ok|okay)$/

/** "La pâte fait 230 g": what is weighed is there to be cooked. */
const weighedBehind =
  /^ (?:(?:fait|font|pese|pesent|hat|haben|wiegt|wiegen|pesa|pesan|tiene|es de|son de|is|are|weighs?|comes in at) )?\d+(?:[.,]\d+)? ?(?:g|gr|kg|ml|cl|l|oz|lbs?|gramm?|grammes|gramos)(?![a-z])/

/** "Mejor crema", "lieber Quark": what is to come in place of something is asked for. */
const ratherBefore =
  /(?:^|[^a-z])(?:mejor|plutot|lieber|rather)(?: (?:con|de|una?|el|la|du|des|de la|une?|avec|mit|eine?n?|with|an?|some|the))? $/

/** Where one part ends and the next begins. */
const seams = (language: Language) =>
  new RegExp(
    `[,;:()\\[\\]"«»–—/]|\\s-\\s|(?<![a-z'])(?=(?:but|mais|pero|aber|sondern|sino|for|pour|para|fur|who|whom|whose|which|qui|quien|quienes|because|since|car|parce que|porque|weil|denn|donc|therefore|without|sans|sin|ohne|kein(?:e[nrms]?)?${language === 'en' ? '|no(?!-go)' : ''}|(?:and|et|y|und) (?:i|i'm|i've|my|we|we're|he|she|he's|she's|they|our|please|make|je|j'\\w+|il|elle|on|nous|mon|ma|mes|yo|soy|mi|mis|tengo|ella|ich|wir|er|sie|mein\\w*|bin)|${wishing.source})(?![a-z]))`,
    'g',
  )

/** "Glutenfreies Mehl", "du lait sans lactose": the variety that somebody can eat. */
const freeBefore =
  /(?:gluten|la[kc]tose|mil(?:ch|k)|dairy|nuss|nut|egg|ei|soja|soya?)[- ]?(?:frei(?:e[nrms]?)?|free) $/
const freeBehind =
  /^ (?:(?:de |d'|au |aux |a la |con )?[a-z]+ )?(?:sans|sin) (?:gluten|lactose|lactosa)(?![a-z])/

const isFreeVariety = (text: string, { start, end }: { start: number; end: number }) =>
  freeBefore.test(text.slice(0, start)) || freeBehind.test(text.slice(end))

const marksIn = (text: string, pattern: RegExp) =>
  matchesOf(pattern, text).map(({ index, 0: { length } }) => ({ start: index, end: index + length }))

function isRiskyFood({ ingredientId, allergen, group }: Span) {
  if (allergen !== null) return true
  if (group !== null) return /^(?:fish|seafood|dairy|cheese|cream)$/.test(group)
  return ingredientId !== null && (findIngredientById(ingredientId)?.allergens.length ?? 0) > 0
}

const emptied = (text: string, foods: readonly NamedFood[]) =>
  foods.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )

/** The foods right before a mark, and the list they close: "nut and sesame allergy". */
function attachedTo(text: string, foods: readonly NamedFood[], from: number): NamedFood[] {
  const before = foods.filter(({ end }) => end <= from).toSorted((a, b) => b.end - a.end)
  const found: NamedFood[] = []
  let edge = from
  for (const food of before) {
    const gap = text.slice(food.end, edge)
    const links =
      found.length === 0 ? /^[\s-]*(?:free|frei)?[\s-]*$/ : /^[\s,&/-]*(?:and|or|und|oder)?[\s-]*$/
    if (food.end > edge ? food.start < edge : links.test(gap)) {
      found.push(food)
      edge = Math.min(edge, food.start)
    } else break
  }
  return found
}

/** Whether somebody's body is spoken of, so that a product tells of its allergens. */
export const speaksOfBody = (folded: string): boolean =>
  matchesOf(allergyWords, folded).length > 0 || matchesOf(unwellWords, folded).length > 0 || namesBody(folded)

/** The parts of a sentence (folded); `ofBody` where the turn that it stands in speaks of somebody's body. */
export function partsOf(
  sentence: string,
  language: Language,
  { asked, ofBody }: { asked: boolean; ofBody: boolean },
): Part[] {
  const allergy = marksIn(sentence, allergyWords)
  const unwell = marksIn(sentence, unwellWords)
  const carriers = ofBody ? placesOfCarriers(sentence, language) : []
  const inside = (at: number) =>
    [...allergy, ...unwell, ...carriers].some(({ start, end }) => at > start && at < end)
  const cuts = [...sentence.matchAll(seams(language))].map(({ index }) => index).filter((at) => !inside(at))
  const edges = [0, ...cuts.filter((at) => at > 0), sentence.length]
  const slices = edges
    .slice(0, -1)
    .map((from, at) => ({ from, text: sentence.slice(from, edges[at + 1]) }))
    .filter(({ text }) => /[a-z0-9]/.test(text))
  const guestLists = guestListsIn(slices.map(({ text }) => text))
  return slices.map(({ from, text }, at) => {
    const here = (all: readonly { start: number; end: number }[]) =>
      all.filter(({ start, end }) => start < from + text.length && end > from)
    const marks = here(allergy)
    const mark = marks.length > 0 ? 'allergy' : here(unwell).length > 0 ? 'unwell' : null
    // Quincke's oedema is no quince.
    const isMark = (span: Span) =>
      marks.some(({ start, end }) => start === span.start + from && end === span.end + from)
    const named = spansOf(text, language)
    const foods = [...named, ...(ofBody ? carriersSaid(text, language, named) : [])]
      .filter((span) => !isMark(span) && !isFreeVariety(text, span))
      .map((span) => ({ ...span, risky: isRiskyFood(span) }))
    const rest = emptied(text, foods)
    const opens = opener.test(text) && !(language === 'de' && germanWill.test(text))
    const asks = (asked || opens) && !politeWish.test(sentence) && !concluding.test(text)
    const negated = denying.test(rest)
    const reports = reporting.test(rest)
    const isLight = lightly.test(rest)
    const isWished = wishing.test(withoutActing(rest)) || politeWish.test(text) || isLight
    const behind = rest.slice(foods.find(({ risky }) => risky)?.end ?? 0)
    const told =
      guestLists[at] !== true &&
      (isStated(rest) || (!isWished && !pleasing.test(rest) && actsOnSomebody(behind, language)))
    const doubtful = mark !== null || told || asks || negated || reports
    const dishes = readDishMentions(text, language)
    const isDish = dishes.some(({ wanted }) => wanted)
    const counted = headcount.test(slices[at + 1]?.text ?? '') || headcount.test(text)
    const ordered =
      counted ||
      wishing.test(withoutActing(rest)) ||
      politeWish.test(text) ||
      foods.some(
        ({ start, end }) => weighedBehind.test(text.slice(end)) || ratherBefore.test(text.slice(0, start)),
      ) ||
      // "A prawn" is no amount that anybody orders.
      foods.some(({ amount, unit }) => amount !== null && (amount !== 1 || unit !== null))
    const firm = isDish || ordered || foods.some(({ amount }) => amount !== null)
    const asksFor = firm ? 'firm' : isLight ? 'weak' : 'none'
    return {
      text,
      foods,
      mark,
      attached: marks.flatMap(({ start }) => attachedTo(text, foods, start - from)),
      wish: doubtful ? 'none' : asksFor,
      asksFor,
      ordered,
      isDish,
      rest: dishes.reduce(
        (left, { at: start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
        rest,
      ),
      continues: goingOn.test(text) || goingOnBehind.test(rest),
      bare: rest
        .split(/[^a-z0-9]+/)
        .filter(Boolean)
        .every((word) => little.test(word)),
      contrast: contrasting.test(text),
      told,
      asks,
      negated,
      reports,
    }
  })
}
