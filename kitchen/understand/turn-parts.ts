import { fold } from '../lexicon/text/fold.ts'
import { matches } from '../lexicon/may-match.ts'
import { remembering } from '../lexicon/remembering.ts'
import type { Language } from '#shared/constants/languages.ts'
import { recogniseAny } from '../answers/recognise.ts'
import { readHealth } from './health/read-health.ts'
import { distressIn } from '../safety/health/distress.ts'
import { guardAllergies, ofSomebody } from './allergy-guard.ts'
import { politeWish } from './cues.ts'
import { readDishMentions } from './dish-mentions.ts'
import { asksLeave } from '../answers/allergy-verdict.ts'
import { partedTurn } from './parted-turn.ts'
import { asksHow, asksOfType, forTheTable, lacking, seeksHelp, wantsDish } from './question-forms.ts'
import { lacksAtHome, tellsLacking } from './lacking.ts'
import { spansOf } from './mentions.ts'
import { wishVerbs } from './wish-words.ts'
import { dangersFor } from '../safety/hazards/dangers.ts'
import { readDangers } from './read-dangers.ts'
import { heardAs, heardLiterally } from './heard-as.ts'
import type { Wishes } from '../safety/wishes/wishes.ts'
import { anyFree } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('turn-parts')

/** "I've been sober for two months. That evaporates, doesn't it?": who eats is told outside the question. */
function isStatedEater(content: string, language: Language, wishes: Wishes): boolean {
  const stated = (content.match(/[^.!?\n]+[.!?\n]*/g) ?? [])
    .filter((each) => !each.trim().endsWith('?'))
    .join(' ')
  const { eating } = readDangers(heardAs(stated), wishes, { language })
  return (
    (eating.alcoholFree && !wishes.alcoholFree) ||
    (eating.infant && !wishes.infant) ||
    (eating.pregnant && !wishes.pregnant) ||
    (eating.frail && !wishes.frail) ||
    (eating.toddler && !wishes.toddler) ||
    (eating.child && !wishes.child)
  )
}

/** Distress, and a turn of nothing but questions that tells of an illness or a medicine, are no mere questions. */
export const turnParts = remembering(200, (content: string, language: Language, wishes: Wishes) =>
  partsOf(content, language, wishes),
)

const asksInstead = anyFree(lists('asks-instead'))
const disliking = anyFree(wordLists('forbidden-foods')('disliking'))

/** What is not there, and behind it the question what may stand in, at the beginning of a text: in one sentence or in two. */
const lackThenAsk =
  /^((?:[^,;.!?\n]+,\s*)?[^,;.!?\n]+)(?:[,;.!\n]+|\s[-–—]|\s(?:et|and|y|und))\s*([^.!?\n]+)[?!.]*\s*/u

/** "My husband hates mushrooms": of a food, and in a text that asks nothing. */
function tellsDislike(text: string, language: Language): boolean {
  const folded = fold(text)
  return !/\?/.test(text) && matches(disliking, folded) && spansOf(folded, language).length > 0
}

/** Where a sentence begins. */
const sentenceStarts = (text: string): number[] => [
  0,
  ...[...text.matchAll(/[.!?\n]+\s*/g)].map(({ index, 0: { length } }) => index + length),
]

/**
 * "J'ai pas de crème, je mets quoi ?": what is not there leaves the recipe, and the question what may stand in for it is
 * answered as it was asked, of the food that it names. What else the turn says is read by itself.
 */
function lackingAndAsked(
  content: string,
  language: Language,
  wishes: Wishes,
): ReturnType<typeof partedTurn> | null {
  if (wishes.settled === null) return null
  const found = sentenceStarts(content).flatMap((at) => {
    const [all = '', first = '', question = ''] = lackThenAsk.exec(content.slice(at)) ?? []
    const said = heardAs(question)
    const isAsked = matches(asksInstead, said) && spansOf(said, language).length === 0
    return isAsked &&
      (tellsLacking(first, language) ||
        (!wishes.isLed && lacksAtHome(first, language)) ||
        tellsDislike(first, language))
      ? [{ at, all, first }]
      : []
  })[0]
  if (!found) return null
  const { at, all, first } = found
  const rest = `${content.slice(0, at)} ${content.slice(at + all.length)}`
  const others = /\p{L}/u.test(rest) ? partedTurn(rest.trim(), true, language) : null
  return {
    told: [others?.told ?? '', first].filter(Boolean).join(' '),
    asked: [...(others?.asked ?? []), /\?/.test(all) ? all.trim() : `${all.trim()}?`],
    whole: content,
  }
}

function partsOf(content: string, language: Language, wishes: Wishes): ReturnType<typeof partedTurn> {
  const lacked = lackingAndAsked(content, language, wishes)
  if (lacked !== null) return lacked
  const parted = partedTurn(content, wishes.settled !== null, language)
  const needsCare =
    distressIn(heardAs(content)) !== null ||
    (parted.told === '' &&
      ofSomebody.test(heardAs(content)) &&
      (readHealth(content, language, wishes).health.length > wishes.health.length ||
        isStatedEater(content, language, wishes)))
  // "Which schnitzel can I have, off wheat since the biopsy?" as the first thing said asks for a dish.
  const isRequest =
    parted.told === '' &&
    wishes.settled === null &&
    !parted.asked.some((each) => matches(asksLeave, heardAs(each))) &&
    readDishMentions(heardAs(content), language).length > 0 &&
    guardAllergies(content, language).refused.length > 0
  // "It's pouring, so the barbecue goes into the garage. What can I grill for six?" is cooked for, but safely.
  const isUnsafe =
    wishes.settled === null &&
    parted.asked.some((each) => wantsDish(heardAs(each))) &&
    tellsOfDanger(content, language, wishes)
  if (needsCare || isRequest || isUnsafe) return { told: content, asked: [], whole: content }
  if (isOnlyContext(parted, language, wishes)) {
    // "Papa takes warfarin and likes kale, may he have as much as he wants?": who takes it is told beside the question.
    const isIll = readHealth(content, language, wishes).health.length > wishes.health.length
    return isIll
      ? { told: content, asked: [], whole: content }
      : { told: '', asked: parted.asked, whole: content }
  }
  const isFor = (each: string) => asksForDish(each, language, wishes)
  const wished = parted.asked.filter(isFor)
  if (wished.length === 0) return parted
  return {
    ...parted,
    told: [parted.told, ...wished].filter(Boolean).join(' '),
    asked: parted.asked.filter((each) => !isFor(each)),
  }
}

/** What somebody has, made or does, told before a question of it. */
const background = anyFree(lists('background'))

/**
 * "I've made a big pot of chilli. How long does it keep?": before there is a dish, what stands beside a question that
 * the kitchen can answer is cooked only where somebody asks for it or names what they want to eat.
 */
function isOnlyContext(
  { told, asked }: ReturnType<typeof partedTurn>,
  language: Language,
  wishes: Wishes,
): boolean {
  if (wishes.settled !== null || told === '' || asked.length === 0) return false
  const said = heardAs(told)
  if (matches(politeWish, said) || forTheTable(said)) return false
  // "Custard brings him out in hives. May he have an omelette?" asks for an answer, and for no dish.
  const isLeave = asked.every((each) => matches(asksLeave, heardAs(each)))
  if (isLeave && ofSomebody.test(said)) return true
  if (guardAllergies(told, language).refused.length > 0) return false
  const isKnown = (each: string) => !wantsDish(heardAs(each)) && recogniseAny(each, language) !== null
  if (!asked.every(isKnown)) return false
  const isFood = readDishMentions(said, language).length > 0 || spansOf(said, language).length > 0
  return isFood ? matches(background, said) : !said.split(/[^a-z]+/).some((word) => wishVerbs.has(word))
}

/** What offers another dish than the one on the table: "couscous, why not?", "or a lasagne?". */
const offering = anyFree(lists('offering'))

/** A question that names a dish and asks nothing that the kitchen could answer wants that dish. */
function asksForDish(question: string, language: Language, wishes: Wishes): boolean {
  const said = heardAs(question)
  const named = readDishMentions(said, language).filter(({ wanted }) => wanted)
  if (named.length === 0 || asksHow(question, language) || recogniseAny(said, language) !== null) return false
  if (asksOfType(question, language, wishes.settled !== null)) return false
  // "I made a tartiflette, it stood out all night, is that all right?" is of one that is there.
  if (wishes.settled === null && [background, seeksHelp, lacking].some((words) => matches(words, said)))
    return false
  const isOther = named.some(({ dish }) => dish.id !== wishes.settled)
  return (
    wishes.settled === null ||
    (isOther && (offering.test(said) || said.split(/\s+/).filter(Boolean).length <= 4))
  )
}

/** Before there is a dish, a danger or a small eater in a question counts for the dish to come. */
export function tellsOfDanger(content: string, language: Language, wishes: Wishes): boolean {
  if (readDangers(heardLiterally(content), wishes, { language }).refused !== null) return true
  const { dangers, refused, eating } = readDangers(heardAs(content), wishes, { language })
  const atTable = dangersFor({ ...wishes, ...eating, dangers })
  return (
    refused !== null ||
    atTable.length > wishes.dangers.length ||
    (ofSomebody.test(heardAs(content)) &&
      (eating.infant || eating.pregnant) &&
      !wishes.infant &&
      !wishes.pregnant)
  )
}
