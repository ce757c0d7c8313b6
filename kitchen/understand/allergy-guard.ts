import { matches, replaced } from '../lexicon/may-match.ts'
import type { Language } from '#shared/constants/languages.ts'
import { isReaction } from '../safety/hazards/reaction.ts'
import { noAllergy, notEaten } from './no-allergy.ts'
import { isOfFood } from './what-befell-food.ts'
import { partsOf, sentencesOf, speaksOfBody, type Part } from './allergy-parts.ts'
import { withoutFigures } from './figures.ts'
import { fold } from '../lexicon/text/fold.ts'
import { withHeadsApart } from './german-heads.ts'
import { refusesRaw } from './no-food.ts'
import { allergensOfSpan } from './carriers-said.ts'
import type { Mention } from './mentions.ts'
import { namesIn } from '../lexicon/ordinary/unfamiliar.ts'
import { holdsGuests, holdsSomebody } from './somebody.ts'
import { spelledOut } from './spelled-out.ts'
import { noTaste } from './suspicions.ts'
import { withoutTypos } from './typos.ts'
import { inUnfamiliarCompany } from './unfamiliar-company.ts'
import { unjoin } from '../lexicon/text/unjoin.ts'
import { anyOf, anyFree } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('allergy-guard')

/**
 * A second reader of allergies, independent of the one that reads wishes. It errs the other way: food that stands with
 * a word of allergy or of a body's reaction, or right beside such a sentence, is refused unless it is firmly wanted.
 * What either reader refuses is refused.
 */
export interface Guarded {
  /** Foods to keep out, as mentions that nobody wants. */
  refused: readonly Mention[]
  /** An allergy was told whose food cannot be known: nothing may be cooked before it is. */
  unnamed: boolean
  /** The turn says that there is no allergy after all, or none to food. */
  none: boolean
  /** The turn tells of no allergy, no body and no doctor: what is refused may as well be out of stock, not liked, or only named. */
  isSuspicion: boolean
  /** It speaks of others than who speaks. */
  isOfGuests: boolean
}

const everyRaw = new RegExp(refusesRaw, 'g')

/** "Is oyster sauce all right with her allergies?": speaks of those that were told, and tells of none. */
const toldBefore =
  /(?<![a-z])(?:with|for|given|despite|avec|pour|malgre|con|para|mit|bei|trotz|fur) (?:his|her|their|my|our|the|those|son|sa|ses|mes|leurs?|mon|ma|les|su|sus|mi|mis|las|la|ihr[a-z]*|sein[a-z]*|mein[a-z]*|den|der) (?:allerg[a-z]+|alergias?|intoleran[a-z]+|unvertraglichkeit[a-z]*)(?=\W*\?)/g

/** Who eats no raw egg may well have it cooked. */
const normalised = (text: string) =>
  replaced(
    withoutFigures(withoutTypos(unjoin(spelledOut(fold(text))))).replace(everyRaw, ' '),
    toldBefore,
    ' ',
  )

/** Right behind a food: it is said in so many words that this one may be eaten. */
const mayBeEaten = anyOf(lists('may-be-eaten'))
const isAccepted = ({ text, asks, negated }: Part, { end }: { end: number }) => {
  // "Käse geht bei Oma gar nicht": what makes it the opposite may stand further on.
  if (negated) return false
  const behind = new RegExp(`^,? ${mayBeEaten.source}(?! (?:not|pas|nicht)(?![a-z]))`)
  return !asks && behind.test(text.slice(end))
}

const refusedIn = (part: Part, allergy: boolean): Mention[] =>
  part.foods
    .filter((span) => !isAccepted(part, span))
    .map((span) => ({
      ...span,
      words: part.text.slice(span.start, span.end),
      wanted: false,
      allergy,
    }))

interface Sentence {
  parts: readonly Part[]
  asked: boolean
  /** Says that somebody's body does not take something. */
  told: boolean
}

const isRisky = ({ foods }: Part) => foods.some(({ risky }) => risky)

/** Somebody of whom a question may tell that they have an allergy or an illness. */
export const ofSomebody =
  /(?<![a-z-])(?:someone|somebody|quelqu'un|alguien|jemand\w*|allergiker\w*|i|i'm|i've|me|my|we|our|us|he|she|he's|she's|him|her|guests?|friends?|je|j'\w+|moi|mon|ma|mes|notre|nos|on|il|elle|lui|invitee?s?|yo|soy|tengo|mi|mis|nuestr[oa]s?|ella|invitad[oa]s?|ich|bin|mir|mich|mein\w*|unser\w*|wir|er|ihm|ihr|gaste?)(?![a-z])/

/** "Tim's got a celery allergy, but does a little matter?": whoever has it, it is told. */
const having =
  /(?<![a-z])(?:(?:has|have|got|hat|haben|a|ont|tiene|tienen)(?: [a-z-]+){0,3} [a-z-]*(?:allerg|alerg|intoler|unvertraglich)|(?:is|'s|are|est|sont|ist|sind|es|son) (?:[a-z]+ )?(?:allergi[cqs]|alergic|intoler))/

/** Of whom a question speaks when it speaks of nobody at this table. */
const anybody = /(?<![a-z])(?:people|persons?|personnes?|gens|personas?|gente|leuten?|menschen)(?![a-z])/g

const denial = new RegExp(noAllergy.source)

/** A body that reacts, in whatever words: the foods told of in that sentence are to blame. */
function withReaction(text: string, language: Language, parts: readonly Part[]): readonly Part[] {
  if (parts.some(({ mark }) => mark !== null) || !isReaction(text, language)) return parts
  return parts.map((part) =>
    part.foods.length > 0 && part.wish === 'none' ? { ...part, mark: 'allergy' } : part,
  )
}

function readSentence(
  text: string,
  language: Language,
  { onTable, ofBody, names }: { onTable: boolean; ofBody: boolean; names: ReadonlySet<string> },
): Sentence {
  const asked = /\?\s*$/.test(text)
  const parts = withReaction(text, language, partsOf(text, language, { asked, ofBody }))
  const denied = matches(denial, text)
  // "Not allergic to nuts but to eggs": what a "but" follows is told all the same.
  const contrasted = denied && parts.slice(1).some(({ contrast }) => contrast)
  const marked = parts.some(({ mark }) => mark === 'allergy' || (mark === 'unwell' && !asked))
  // "Is it safe for people with allergies?", asked about a dish, tells of nobody at this table.
  return {
    parts,
    asked,
    told:
      marked &&
      (!denied || contrasted) &&
      (!asked ||
        !onTable ||
        ofSomebody.test(text) ||
        having.test(text) ||
        holdsSomebody(text.replace(anybody, ' '), language, names)),
  }
}

/** "Peanuts, crab, I am allergic to both": what stands before is meant. */
const pointingBack = anyFree(lists('pointing-back'))

/** Asks for a dish, or for "a nice" something, and says nothing else of it. */
const asksForDish = ({
  asksFor,
  asks,
  mark,
  told,
  negated,
  reports,
  continues,
  isDish,
  text,
}: Part): boolean =>
  mark === null &&
  asks &&
  !told &&
  !negated &&
  !reports &&
  !continues &&
  ((isDish && asksFor === 'firm') || niceOne.test(text))

const niceOne =
  /^\W*(?:an? (?:nice|good|quick|simple|hearty|little)|une? (?:petite?|bon(?:ne)?|belle)|un(?:as?|os)? (?:buen[oa]?s?|ric[oa]s?)|einen? (?:schone[nrs]?|leckere[nrs]?|gute[nrs]?)) [a-z' -]+\W*$/

/** What a sentence with a mark refuses. */
function objectsOf({ parts }: Sentence): Mention[] {
  const named = parts.some(({ mark, text }) => mark === 'allergy' && notEaten.test(text))
  const refused: Mention[] = []
  const loose: Part[] = []
  let listed = false
  for (const part of parts) {
    // "I can't stomach onions, chicken soup?": once the culprit is named, a dish that is asked for is a wish.
    const isWish = listed && refused.length > 0 && asksForDish(part)
    if (isWish) continue
    if (part.mark !== null) {
      const foods =
        part.attached.length > 0
          ? part.foods.filter((each) => each.risky || part.attached.includes(each))
          : part.foods
      refused.push(...refusedIn({ ...part, foods }, true))
      listed = true
    } else if (
      part.wish === 'none' &&
      listed &&
      ((refused.length === 0 && !named) || part.continues || isRisky(part) || (!part.bare && !part.asks))
    )
      refused.push(...refusedIn(part, !part.reports))
    else {
      loose.push(part)
      if (part.wish !== 'none') listed = false
    }
  }
  const pointing = parts.some(({ mark, text }) => mark !== null && pointingBack.test(text))
  // A word of allergy without a food of its own may speak of what was named before it, whatever comes behind.
  const bareMark = parts.findIndex(({ mark, foods }) => mark === 'allergy' && foods.length === 0)
  if ((refused.length > 0 || named) && !pointing)
    return [
      ...refused,
      ...loose
        .filter(
          (part) =>
            !named && parts.indexOf(part) < bareMark && part.wish === 'none' && isRisky(part) && !part.bare,
        )
        .flatMap((part) => refusedIn(part, true)),
    ]
  // A body that is only unwell accuses no wish: "gran is poorly, broth with leeks".
  const surely = pointing || parts.some(({ mark }) => mark === 'allergy')
  const suspects = loose.filter((part) =>
    surely ? part.wish !== 'firm' : part.wish === 'none' && isRisky(part),
  )
  return [...refused, ...suspects.flatMap((part) => refusedIn(part, true))]
}

/** "Without lactose, my son is intolerant": an intolerance whose subject is no food, and is read as a diet. */
const isToADiet = ({ parts }: Sentence) => {
  const text = parts.map((part) => part.text).join(' ')
  return /intoleran|unvertraglich/.test(text) && !/al+erg/.test(text) && ofDiet.test(text)
}
const ofDiet = /(?<![a-z])(?:la[kc]tos[ae]|gluten|fru[ck]tos[ae]|histamin[ae]?|fodmaps?)/
const ofLactose = /(?<![a-z])la[kc]tos[ae]/

/** Who does not take lactose may have the soy cream that is named beside it. */
const isSpared = ({ parts }: Sentence, mention: Mention): boolean =>
  parts.some(({ text }) => ofLactose.test(text)) && !allergensOfSpan(mention).includes('milk')

/** An allergy with nothing in the sentence that it could be to. */
const isOpen = (sentence: Sentence) =>
  sentence.parts.some(({ mark, text }) => mark === 'allergy' && !notEaten.test(text)) && !isToADiet(sentence)

/** What a sentence right beside one with a mark refuses; `alone` when that one has found no food of its own. */
const besides = ({ parts, asked }: Sentence, alone: boolean, hasCulprit: boolean): Mention[] =>
  parts
    .filter(({ wish }) => wish !== 'firm')
    .flatMap((part) => {
      if (alone && part.isDish && part.asksFor === 'firm' && hasCulprit) return []
      if (alone || (part.continues && part.wish === 'none')) return refusedIn(part, true)
      return (asked || part.asks || part.reports) && isRisky(part) ? refusedIn(part, !part.reports) : []
    })

const containing = anyFree(lists('containing'))

/** Whether the next part that says more than a name tells what becomes of somebody, and names no food of its own. */
function isCommentedOn(behind: readonly Part[]): boolean {
  const comment = behind.find(({ bare }) => !bare)
  return comment !== undefined && comment.told && comment.foods.length === 0
}

/** "Oh actually make them cheese ones": an order for the dish, and no tale of what it does to somebody. */
const ordersOf =
  /^\W*(?:(?:oh|ah|ok|okay|no|so|then|well|hm+|actually|please|and|but|yes|maybe) ){0,3}(?:make|do) (?:them|it|those|these|that|mine|the [a-z]+)(?! (?:ill|sick|swell|itch|feel|choke|wheeze|vomit|throw))(?![a-z])/

/**
 * Foods with an allergen that no word of allergy stands beside, and that are still no wish: told of in a condition or of
 * a body ("my face balloons when I eat eggs"), or an allergen by its name in a part that says no.
 */
const suspectedIn = ({ parts, asked, told }: Sentence, language: Language): Mention[] =>
  parts.flatMap((part, at) => {
    // "Sesame, that gives my flatmate a fright": the food is named first, and what it does comes behind it.
    if (
      part.bare &&
      !asked &&
      isRisky(part) &&
      isCommentedOn(parts.slice(at + 1)) &&
      !parts.some(({ text }) => isOfFood(text, language))
    )
      return refusedIn(part, true)
    // "Milk protein is a no-go for me, rice pudding?": what is said before the question is none.
    const isSaidBefore =
      part.negated && at < parts.length - 1 && parts.some(({ text }) => ofSomebody.test(text))
    // "Calamares en su tinta" is a name and nothing else.
    const isName = part.isDish && part.rest.trim() === ''
    if (
      (asked && !told && !isSaidBefore) ||
      part.mark !== null ||
      isName ||
      matches(ordersOf, part.text) ||
      isOfFood(part.text, language)
    )
      return []
    if (part.wish !== 'none' && !isSaidBefore) return []
    const foods = part.foods.filter(
      ({ allergen, risky }) =>
        (risky && (part.told || (part.negated && containing.test(part.text)))) ||
        (allergen !== null && part.negated),
    )
    return refusedIn({ ...part, foods }, true).map((each): Mention =>
      part.told ? each : { ...each, suspected: 'refused' },
    )
  })

/**
 * Reads one turn. `awaiting` when the guest was asked last which food an allergy is to, `onTable` when there is a dish
 * already that a question may be about.
 */
export function guardAllergies(
  text: string,
  language: Language,
  { awaiting = false, onTable = false }: { awaiting?: boolean; onTable?: boolean } = {},
): Guarded {
  const whole = language === 'de' ? withHeadsApart(normalised(text)) : normalised(text)
  const names = namesIn(text, language, normalised)
  // Who is asked for the food of an allergy answers with a name alone.
  const ofBody = awaiting || speaksOfBody(whole) || isReaction(whole, language)
  const sentences = sentencesOf(whole).map((each) => readSentence(each, language, { onTable, ofBody, names }))
  const suspicious = inUnfamiliarCompany(sentences, language, names, onTable)
  const refused: Mention[] = []

  let unnamed = false
  for (const [at, sentence] of sentences.entries()) {
    const suspects = suspectedIn(sentence, language)
    refused.push(...suspects)
    if (!sentence.told) continue
    const toADiet = isToADiet(sentence)
    const own = objectsOf(sentence).filter((each) => !(toADiet && isSpared(sentence, each)))
    const open = own.length === 0 && isOpen(sentence)
    const neighbours = [sentences[at - 1], sentences[at + 1]].flatMap((each) =>
      each && !each.told ? [each] : [],
    )
    // A body that is unwell accuses only what is asked about beside it: "Peanuts? He ends up in hospital."
    const near = (toADiet ? [] : neighbours)
      .filter(({ asked }) => open || own.length > 0 || asked)
      .flatMap((each) => besides(each, open || own.length === 0, suspects.length > 0))
    refused.push(...own, ...near)
    if (open && near.length === 0) unnamed = true
  }
  // Where it is known what is to blame, a dish that is asked for beside it is not.
  const isCleared = ({ part }: (typeof suspicious)[number]) => refused.length > 0 && asksForDish(part)
  refused.unshift(
    ...suspicious
      .filter((each) => !isCleared(each))
      .flatMap(({ part, foods }) => refusedIn({ ...part, foods }, true))
      .map((each): Mention => ({ ...each, suspected: 'named' })),
  )
  if (isReaction(whole, language)) refused.push(...kinOf(refused))
  const told = sentences.some((each) => each.told)
  if (awaiting && !told)
    refused.push(
      ...sentences
        .flatMap(({ parts }) => parts)
        .flatMap((part) => (part.wish === 'firm' ? [] : refusedIn(part, true))),
    )
  const denied =
    new RegExp(noAllergy.source).test(whole) || (awaiting && (isNone.test(whole) || notEaten.test(whole)))
  return {
    refused,
    unnamed: unnamed && refused.length === 0,
    none: denied && refused.length === 0 && !unnamed,
    isSuspicion: !ofBody && !told && !noTaste.test(whole),
    isOfGuests: holdsGuests(whole, language, names),
  }
}

/** Who reacts to one of these fruits often reacts to the others. */
const alike: readonly string[] = ['kiwi', 'banana', 'avocado', 'plantain', 'chestnut']

const kinOf = (refused: readonly Mention[]): Mention[] => {
  const first = refused.find(({ ingredientId }) => ingredientId !== null && alike.includes(ingredientId))
  return first ? alike.map((ingredientId) => ({ ...first, ingredientId })) : []
}

/** "None", "no food": how the question for the food of an allergy is denied. */
const isNone =
  /^\W*(?:no|none|nope|nothing|no one|nobody|non|aucune?|rien|personne|ninguna?|ninguno|nada|nadie|nein|keine?|nichts|niemand)\b(?! (?:nuts?|[a-z]*nuss\w*))/
