import { matches } from '../lexicon/may-match.ts'
import type { Language } from '#shared/constants/languages.ts'
import { recogniseAny } from '../answers/recognise.ts'
import { choose, dishIdFor, type Checked } from '../decide/safe-dish.ts'
import { readHealth } from './health/read-health.ts'
import { distressIn } from './health/distress.ts'
import { guardAllergies, ofSomebody } from './allergy-guard.ts'
import { cues, offTopic, politeWish } from './cues.ts'
import { readDishMentions } from './dish-mentions.ts'
import { unstocked } from './unstocked.ts'
import { asksLeave } from '../answers/allergy-verdict.ts'
import { partedTurn, surelyAsks } from './parted-turn.ts'
import { asksHow, forTheTable, lacking, seeksHelp, wantsDish } from './question-forms.ts'
import { spansOf } from './mentions.ts'
import { wishVerbs } from './wish-words.ts'
import { withoutTypos } from './typos.ts'
import { readEquipment } from './equipment.ts'
import { kindWords } from '../answers/kinds.ts'
import { dishById } from '../recipes/dishes.ts'
import { uncookedIn } from '../recipes/uncooked.ts'
import { withoutComparisons } from './comparisons.ts'
import { withoutFigures } from './figures.ts'
import { fold } from './fold.ts'
import { dangersFor } from './dangers.ts'
import { readDangers } from './read-dangers.ts'
import { handover } from './handover.ts'
import { readTurn } from './read-turn.ts'
import { spelledOut } from './spelled-out.ts'
import { strangeDish } from './strange-dish.ts'
import { asWish, unheardOf } from './unheard-of.ts'
import { unjoin } from './unjoin.ts'
import { asWritten, gapsIn } from './gaps.ts'
import { noWishes, type Wishes } from './wishes.ts'
import { languageOfTurn } from './foreign-names.ts'
import { withReferent } from './referent.ts'

export interface Message {
  role: 'user' | 'assistant'
  content: string
}

export type Mood =
  | 'nothing'
  | 'greeting'
  | 'thanks'
  | 'praise'
  | 'handover'
  | 'surprise'
  | 'question'
  | 'stray'
  | 'another'
  | 'wish'

/** Where the conversation stands: what is wanted now and was wanted a turn ago, and the dish for either. */
export interface Reading {
  wishes: Wishes
  before: Wishes | null
  dish: Checked
  dishBefore: Checked | null
  mood: Mood
  /** The last thing the guest said, folded. */
  said: string
  /** The whole of the last turn, folded. */
  turn: string
  /** What the last turn asked beside what it wished, folded. */
  asked: readonly string[]
  /** How many turns the guest has had. */
  turns: number
  /** How many turns so far said nothing to cook from. */
  vague: number
  /** A first turn of one thing to eat and no more: what is it to become? */
  lone: boolean
  /** What the last turn named and the larder does not keep, in the guest's words. */
  strangers: ReturnType<typeof unstocked>
  /** Foods of the last turn, in its words, that may be wanted or not: they are left out until the user says. */
  unsure: readonly string[]
  /** Words of the last turn that name something wanted or refused and mean nothing to the kitchen. */
  notUnderstood: readonly string[]
}

const fields = [
  'dishType',
  'dish',
  'unknown',
  'cuisine',
  'servings',
  'minutes',
  'heat',
  'noOven',
  'noCook',
  'onePot',
  'airFryer',
  'microwaveOnly',
  'kettleOnly',
  'pressureCooker',
  'slowCooker',
  'cookingMixer',
  'noBake',
  'ovenLimit',
  'tin',
  'usCups',
  'notFried',
  'lessSweet',
  'ahead',
  'noBlender',
  'noRollingPin',
  'noBits',
  'pantryOnly',
  'leftovers',
  'infant',
  'child',
  'toddler',
  'pregnant',
  'frail',
  'alcoholFree',
  'soft',
  'cold',
  'grill',
  'another',
  'refused',
  'distress',
  'unnamedAllergy',
] as const
const lists = [
  'wanted',
  'wantedGroups',
  'excludedIds',
  'excludedGroups',
  'refusedDishes',
  'allergens',
  'allergyIds',
  'allergyGroups',
  'diets',
  'dietsOfSome',
  'apart',
  'health',
  'unknownHealth',
  'tastes',
  'dangers',
  'tried',
] as const

function changed(a: Wishes, b: Wishes): boolean {
  return (
    fields.some((field) => a[field] !== b[field]) ||
    lists.some((list) => JSON.stringify(a[list]) !== JSON.stringify(b[list]))
  )
}

/** True once there is something to cook from: a dish, a kind of dish, a cuisine or anything to put in it. */
export function isConcrete(wishes: Wishes): boolean {
  const { dish, unknown, dishType, cuisine, wanted, wantedGroups, another } = wishes
  return (
    Boolean(dish ?? unknown ?? dishType ?? cuisine) ||
    wanted.length > 0 ||
    wantedGroups.length > 0 ||
    another > 0 ||
    wishes.refusedDishes.length > 0 ||
    wishes.cold ||
    wishes.grill ||
    wishes.soft ||
    // "Something in the slow cooker for twelve" says enough.
    (wishes.servings !== null &&
      (wishes.slowCooker ||
        wishes.pressureCooker ||
        wishes.airFryer ||
        wishes.onePot ||
        wishes.minutes !== null))
  )
}

/** True where the last turn named a dish that the kitchen does not know, and nothing but its name says what is in it. */
export function isUnheardOf(
  { unknown, dish, dishType, wanted, wantedGroups, language }: Wishes,
  before: Wishes | null,
) {
  if (unknown === null || unknown === before?.unknown || dish !== null || dishType !== null) return false
  const named = spansOf(fold(unknown), language).flatMap(
    ({ ingredientId, group }) => ingredientId ?? group ?? [],
  )
  return [...wanted.map(({ id }) => id), ...wantedGroups].every((each) => named.includes(each))
}

function moodOf(folded: string, before: Wishes, after: Wishes): Mood {
  if (after.another > before.another) return 'another'
  if (changed({ ...before, language: after.language }, after)) return 'wish'
  if (cues.surprise.test(folded)) return 'surprise'
  if (before.settled !== null && matches(handover, folded)) return 'handover'
  if (cues.thanks.test(folded)) return 'thanks'
  if (cues.question.test(folded) && before.settled === null && !offTopic.test(folded)) return 'question'
  if (cues.greeting.test(folded)) return 'greeting'
  if (cues.praise.test(folded)) return 'praise'
  return 'stray'
}

const changesMind =
  /\b(instead|rather|after all|change of plan|plutot|finalement|au lieu|mejor|al final|en vez|lieber|stattdessen|doch)\b/

/** Remembers the name of a dish that nobody here knows until another dish is named. */
function withStranger(content: string, after: Wishes, before: Wishes): Wishes {
  if (after.another > before.another) return { ...after, unknown: null }
  if (after.dangers.length > before.dangers.length || after.distress !== before.distress) return after
  if (after.health.length > before.health.length || after.unknownHealth.length > before.unknownHealth.length)
    return after
  // Nothing else is made of the foods in the name of a dish that nobody here can make.
  const uncooked = uncookedIn(fold(content))
  if (uncooked !== null && (before.settled === null || changesMind.test(fold(content))))
    return { ...after, unknown: asWritten(content, uncooked), dish: null, dishType: null, settled: null }
  const isNamed = after.dish !== null && after.dish !== before.dish
  const isAnother = before.settled !== null && !isNamed
  if (isAnother ? !changesMind.test(fold(content)) : after.dish !== null && !isNamed) return after
  const stranger = strangeDish(content)
  const isClassic = isNamed && dishById(after.dish ?? '')?.whole === true
  const unheard = isClassic || (stranger && !isNamed) ? null : unheardOf(content, after.language)
  if (isNamed)
    return {
      ...after,
      dish: unheard?.kind?.id ?? after.dish,
      unknown: unheard?.name ?? (stranger?.isKind ? stranger.name : null),
    }
  if (unheard && !stranger)
    return {
      ...after,
      unknown: unheard.name,
      dish: unheard.kind?.id ?? null,
      settled: before.settled === null ? after.settled : null,
    }
  if (!stranger) return after
  return {
    ...after,
    unknown: stranger.name,
    dish: null,
    dishType: after.dishType ?? stranger.dishType,
    settled: before.settled === null ? after.settled : null,
  }
}

/** "Rice": one thing to eat says too little to cook from. */
function isLone(said: string, after: Wishes): boolean {
  const words = said.split(/[^a-z0-9'-]+/).filter((word) => word !== '' && !courtesy.test(word))
  const { dish, unknown, dishType, cuisine, servings, wanted, wantedGroups } = after
  return (
    words.length === 1 &&
    wanted.length + wantedGroups.length === 1 &&
    servings === null &&
    !dish &&
    !unknown &&
    !dishType &&
    !cuisine
  )
}

/** The pigeon of a Paloma is none. */
const withoutDishes = (said: string, language: Language) =>
  readDishMentions(said, language).reduce(
    (text, { at, end }) => text.slice(0, at) + ' '.repeat(end - at) + text.slice(end),
    said,
  )

const heardAs = (text: string) => withoutFigures(withoutTypos(unjoin(spelledOut(fold(text)))))

/** What a turn does; beside it a question is answered as well, and without it the question is all there is. */
const acts: ReadonlySet<Mood> = new Set(['wish', 'another', 'surprise'])

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
function partsOf(content: string, language: Language, wishes: Wishes): ReturnType<typeof partedTurn> {
  const onTable = wishes.settled === null ? null : dishById(wishes.settled)
  const about = onTable ? `${onTable.label[language]} ${kindWords(onTable.template, language)}` : ''
  const parted = partedTurn(content, wishes.settled !== null, language, about)
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
const telling =
  /(?<![a-z])(?:i(?:'ve| have)?(?: just)? (?:made|cooked|baked|bought|got|had|left|froze|defrosted|have|boiled|roasted)|i've|we've|(?:il |ils |elles? )?m'en reste|il (?:me |nous )?reste|j'ai|on a|nous avons|hice|he (?:hecho|comprado|cocinado)|hicimos|hemos|compre|prepare|(?:me|nos) (?:sobr|qued)[a-z]+|tengo|ich hab(?:e)?|(?:wir )?haben|hab|habe|hatte|mir (?:ist|sind))(?![a-z])/

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
  return isFood ? matches(telling, said) : !said.split(/[^a-z]+/).some((word) => wishVerbs.has(word))
}

/** What offers another dish than the one on the table: "couscous, why not?", "or a lasagne?". */
const offering =
  /(?<![a-z])(?:possible|posible|moglich|doable|pourquoi pas|why not|por que no|warum nicht|how about|what about|instead|plutot|lieber|mejor)(?![a-z])/

/** A question that names a dish and asks nothing that the kitchen could answer wants that dish. */
function asksForDish(question: string, language: Language, wishes: Wishes): boolean {
  const said = heardAs(question)
  const named = readDishMentions(said, language).filter(({ wanted }) => wanted)
  if (named.length === 0 || asksHow(question, language) || recogniseAny(said, language) !== null) return false
  if (surelyAsks(question, language, wishes.settled !== null)) return false
  // "I made a tartiflette, it stood out all night, is that all right?" is of one that is there.
  if (wishes.settled === null && [telling, seeksHelp, lacking].some((words) => matches(words, said)))
    return false
  const isOther = named.some(({ dish }) => dish.id !== wishes.settled)
  return (
    wishes.settled === null ||
    (isOther && (offering.test(said) || said.split(/\s+/).filter(Boolean).length <= 4))
  )
}

/** A question changes nothing, but an allergy or a missing tool that it tells of is heard. */
function afterQuestion(content: string, language: Language, wishes: Wishes): Wishes {
  const { refused, unnamed } = guardAllergies(content, language, {
    awaiting: wishes.unnamedAllergy,
    onTable: wishes.settled !== null,
  })
  const isDangerous =
    wishes.settled === null
      ? tellsOfDanger(content, language, wishes)
      : tellsOfSpoiled(content, language, wishes) || isEmergency(content, language, wishes)
  if (refused.length > 0 || unnamed || isDangerous) return readTurn('', language, wishes, content)
  // The fire is out, and the question is of the dish again.
  if (wishes.settled !== null && wishes.refused !== null && wishes.refused !== 'harm' && wishes.refused.stop)
    return afterQuestion(content, language, { ...wishes, refused: null })
  // "I've no blender, how do I do it?": what the kitchen lacks is told, and not asked.
  const { noBlender, noRollingPin } = readEquipment(heardAs(content), wishes)
  return noBlender !== wishes.noBlender || noRollingPin !== wishes.noRollingPin
    ? { ...wishes, noBlender, noRollingPin }
    : wishes
}

/** A word that looks like a slip may be the danger: "ma friteuse flambe". */
const heardLiterally = (text: string) => withoutFigures(unjoin(spelledOut(fold(text))))

/** Somebody needs help now, whatever dish is on the table. */
function isEmergency(content: string, language: Language, wishes: Wishes): boolean {
  const { refused } = readDangers(heardLiterally(content), wishes, { language })
  return refused !== null && refused !== 'harm' && refused.stop
}

/** What is wrong with the food in hand changes the dish, though it is told as a question. */
const tellsOfSpoiled = (content: string, language: Language, wishes: Wishes): boolean =>
  readDangers(heardAs(content), wishes, { language }).isSpoiled

/** Before there is a dish, a danger or a small eater in a question counts for the dish to come. */
function tellsOfDanger(content: string, language: Language, wishes: Wishes): boolean {
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

/**
 * What a recipe is made of where nothing was asked for but one is called for all the same: the foods and the dish that
 * the questions were about, as far as they may be eaten.
 */
function talkedOf(wishes: Wishes, turns: readonly Message[]): Wishes {
  if (isConcrete(wishes) || wishes.refused !== null || turns.length === 0) return wishes
  const said = heardAs(turns.map(({ content }) => content).join('. '))
  const [named] = readDishMentions(said, wishes.language)
  const spans = spansOf(said, wishes.language)
  const foods = [...new Set(spans.flatMap(({ ingredientId }) => ingredientId ?? []))]
  const isOut = (id: string) => wishes.excludedIds.includes(id) || wishes.allergyIds.includes(id)
  const wanted = foods
    .filter((id) => !isOut(id))
    .slice(0, 4)
    .map((id) => ({ id, amount: null, unit: null, loosely: true }))
  return { ...wishes, dish: named?.dish.id ?? null, wanted }
}

/** Changes of the wishes by hand, between two turns. */
export interface HandEdits {
  /** All changes up to a turn, on wishes that know none of them. */
  since: (wishes: Wishes, turn: number) => Wishes
  /** The changes after a turn; those before it are in the wishes. `derivedDiets` are new, but not from its words. */
  after: (wishes: Wishes, turn: number, derivedDiets: () => Wishes['diets']) => Wishes
}

const noEdits: HandEdits = { since: (wishes) => wishes, after: (wishes) => wishes }

const courtesy =
  /^(hi|hello|hey|please|pls|bonjour|salut|coucou|svp|hola|buenas|porfa|hallo|moin|servus|bitte|the|some|du|de|la|le|les|des|el|un|una)$/

/** Reads the whole conversation, turn by turn; a text without a clear language is taken to be in the last clear one. */
export function understand(
  { messages, language }: { messages: readonly Message[]; language: Language },
  edits: HandEdits = noEdits,
): Reading {
  let wishes = edits.since(noWishes(language), 0)
  let before: Wishes | null = null
  let mood: Mood = 'nothing'
  let said = ''
  let vague = 0
  let asked: readonly string[] = []
  let lone = false
  let strangers: Reading['strangers'] = []
  let last = ''
  const turns = messages.filter(({ role, content }) => role === 'user' && content.trim() !== '')
  for (const [turn, { content: typed }] of turns.entries()) {
    const written = languageOfTurn(typed, wishes.language, before === null)
    const settled = wishes
    const content = withReferent(typed, asked, written, () =>
      settled.settled === null ? null : choose(settled),
    )
    const { told: heard, asked: questions, whole } = partsOf(content, written, wishes)
    const told = wishes.settled === null ? asWish(heard, written) : heard
    asked = questions.map(heardAs)
    said = withoutComparisons(heardAs(told === '' ? content : told), written)
    last = told
    // Who named one thing and then a dish has changed their mind; otherwise the thing belongs to what follows.
    const anew = lone && readTurn(told, written, noWishes(written)).dish !== null
    const first: boolean = before === null
    if (anew) wishes = edits.since(noWishes(wishes.language), turn)
    before = wishes
    const after =
      told === ''
        ? afterQuestion(whole, written, wishes)
        : withStranger(told, readTurn(told, written, wishes, whole), wishes)
    const heardMood = told === '' && after === wishes ? 'question' : moodOf(said, before, after)
    mood = asked.length > 0 && !acts.has(heardMood) ? 'question' : heardMood
    const earlier = wishes
    wishes = edits.after({ ...after, language: written }, turn + 1, () =>
      readTurn('', written, earlier).diets.filter((diet) => !earlier.diets.includes(diet)),
    )
    lone = first && isLone(said, wishes)
    strangers = unstocked(withoutDishes(said, written))
    if (!isConcrete(wishes) && mood !== 'question') vague += 1
    if (isUnheardOf(wishes, before)) continue
    if (!wishes.unnamedAllergy && ((isConcrete(wishes) && !lone) || vague > 1 || mood === 'surprise'))
      wishes = { ...wishes, settled: dishIdFor(wishes) }
  }
  const settledBefore = before && before.settled !== null ? before : null
  return {
    wishes,
    before,
    dish: choose(talkedOf(wishes, turns)),
    dishBefore: settledBefore ? choose({ ...settledBefore, language: wishes.language }) : null,
    mood,
    said,
    turn: fold(turns.at(-1)?.content ?? ''),
    asked,
    turns: turns.length,
    vague,
    lone,
    strangers,
    ...gapsIn(last, said, wishes),
  }
}
