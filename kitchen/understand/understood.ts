import type { Language } from '#shared/constants/languages.ts'
import { conditionIn } from './named-parts.ts'
import { fold } from '../lexicon/text/fold.ts'
import { uncookedIn } from '../library/dishes/uncooked.ts'
import { noWishes, type Wishes } from '../safety/wishes/wishes.ts'
import type { Missed } from './accounting.ts'
import { guardAllergies } from './allergy-guard.ts'
import { readDishMentions } from './dish-mentions.ts'
import { allergiesApart, heedingDoubts, withDoubts } from './doubtful-allergies.ts'
import { kitchenWords } from './equipment/kitchen-words.ts'
import { kitchenToldIn } from './equipment/read-kitchen.ts'
import { languageOfTurn } from './foreign-names.ts'
import { heardAs, heardLiterally } from './heard-as.ts'
import { spansOf } from './mentions.ts'
import { acts, changed, isConcrete, isLone, moodOf, tellsNothing, type Mood } from './mood.ts'
import { namedThings } from './named-things.ts'
import { withoutRefusedMenu } from './no-food.ts'
import { tellsPerHead } from './not-heads.ts'
import type { OnTable } from './on-table.ts'
import { wantsDish } from './question-forms.ts'
import { openWish } from './open-wish.ts'
import { readDangers } from './read-dangers.ts'
import { readTurn } from './read-turn.ts'
import { tellsOfDanger, turnParts } from './turn-parts.ts'
import { withTypedName } from './typed-name.ts'
import { asWish } from './unheard-of.ts'
import { unstocked } from './unstocked.ts'

/** What is understood of a conversation up to one of its turns, without the dish that comes of it. */
export interface Understood {
  wishes: Wishes
  before: Wishes | null
  mood: Mood
  /** The last thing the guest said, folded. */
  said: string
  /** What the last turn tells, without what it asks. */
  told: string
  /** What the last turn says by itself, where all of it was so before. */
  restated: Wishes | null
  /** The turn that the dish on the table was chosen for, folded: what somebody calls it, whatever its title is. */
  askedFor: string
  /** What the last turn asked beside what it wished, folded. */
  asked: readonly string[]
  /** How many turns so far said nothing to cook from. */
  vague: number
  /** A first turn of one thing to eat and no more: what is it to become? */
  lone: boolean
  /** What the last turn named and the larder does not keep, in the guest's words. */
  strangers: ReturnType<typeof unstocked>
  /** All that was named since the dish was chosen. */
  named: readonly Missed[]
  /** Enough was said for a dish, and none is asked about first. */
  isEnough: boolean
}

/**
 * True where a dish was named that the kitchen does not know, and neither its name nor anything else says what is in it.
 * What is known as a dish that no recipe can make is more than the foods in its name.
 */
function saysOnlyAName({ unknown, dish, dishType, wanted, wantedGroups, language }: Wishes): boolean {
  if (unknown === null || dish !== null || dishType !== null) return false
  const name = fold(unknown)
  const own =
    uncookedIn(name) === null ? [] : spansOf(name, language).map((span) => span.ingredientId ?? span.group)
  return [...wanted.map(({ id }) => id), ...wantedGroups].every((each) => own.includes(each))
}

/** The same, of the last turn. */
export const isUnheardOf = (wishes: Wishes, before: Wishes | null): boolean =>
  saysOnlyAName(wishes) && wishes.unknown !== before?.unknown

/** Where another dish is chosen, what was named with the one before is no longer asked for. */
const isOtherDish = (before: Wishes, after: Wishes): boolean =>
  after.another > before.another || (before.settled !== null && before.dish !== after.dish)

/** The pigeon of a Paloma is none. */
const withoutDishes = (said: string, language: Language) =>
  readDishMentions(said, language).reduce(
    (text, { at, end }) => text.slice(0, at) + ' '.repeat(end - at) + text.slice(end),
    said,
  )

/** None of what was wished for, in the same talk. */
const forgotten = ({ language, isLed }: Wishes, spoken = language): Wishes => ({ ...noWishes(spoken), isLed })

/** What a turn that changes nothing wishes for by itself; null where that is nothing, or there is no dish yet. */
function restatedIn(told: string, language: Language, before: Wishes): Wishes | null {
  if (before.settled === null) return null
  const blank = forgotten(before, language)
  const alone = readTurn(told, language, blank)
  // "Jeder isst drei": for how many it is cooked is all that can be said of it.
  if (tellsPerHead(heardAs(told))) return { ...alone, servings: alone.servings ?? before.servings ?? 2 }
  return changed(blank, alone) ? alone : null
}

/** A question changes nothing, but an allergy or a missing tool that it tells of is heard. */
function afterQuestion(content: string, language: Language, wishes: Wishes, table?: OnTable): Wishes {
  const { refused, unnamed } = guardAllergies(content, language, {
    awaiting: wishes.unnamedAllergy,
    onTable: wishes.settled !== null,
  })
  const isDangerous =
    wishes.settled === null
      ? tellsOfDanger(content, language, wishes)
      : tellsOfFault(content, language, wishes) || isEmergency(content, language, wishes)
  if (refused.length > 0 || unnamed || isDangerous) return readTurn('', language, wishes, content, table)
  // The fire is out, and the question is of the dish again.
  if (wishes.settled !== null && wishes.refused !== null && wishes.refused !== 'harm' && wishes.refused.stop)
    return afterQuestion(content, language, { ...wishes, refused: null }, table)
  // "I've no blender, how do I do it?": what the kitchen lacks is told, and not asked.
  return kitchenToldIn(heardAs(content), language, wishes)
}

/** Somebody needs help now, whatever dish is on the table. */
function isEmergency(content: string, language: Language, wishes: Wishes): boolean {
  const { refused } = readDangers(heardLiterally(content), wishes, { language })
  return refused !== null && refused !== 'harm' && refused.stop
}

/** What is wrong with the food in hand or with an appliance changes the dish, though it is told as a question. */
function tellsOfFault(content: string, language: Language, wishes: Wishes): boolean {
  const { dangers, isSpoiled } = readDangers(heardAs(content), wishes, { language })
  const isKnown = (id: string) => wishes.dangers.some(({ danger }) => danger.id === id)
  return (
    isSpoiled ||
    dangers.some(({ danger }) => danger.not.length > 0 && danger.for.length === 0 && !isKnown(danger.id))
  )
}

/** Changes of the wishes by hand, between two turns. */
export interface HandEdits {
  /** All changes up to a turn, on wishes that know none of them. */
  since: (wishes: Wishes, turn: number) => Wishes
  /** The changes after a turn; those before it are in the wishes. `derivedDiets` are new, but not from its words. */
  after: (wishes: Wishes, turn: number, derivedDiets: () => Wishes['diets']) => Wishes
}

export const noEdits: HandEdits = { since: (wishes) => wishes, after: (wishes) => wishes }

/** Before anything was said. */
export const unsaid = (language: Language, edits: HandEdits = noEdits, isLed = false): Understood => ({
  wishes: edits.since({ ...noWishes(language), isLed }, 0),
  before: null,
  mood: 'nothing',
  said: '',
  told: '',
  restated: null,
  askedFor: '',
  asked: [],
  vague: 0,
  lone: false,
  strangers: [],
  named: [],
  isEnough: false,
})

/** What a turn named that has to be looked for in the dish, beside what the turns before named. */
function namedAfter(
  { named, told, asked, said, wishes }: Pick<Understood, 'named' | 'told' | 'asked' | 'said' | 'wishes'>,
  content: string,
): Missed[] {
  const { language } = wishes
  const ofTexture = kitchenWords(said, language).textureWords
  const isTold = told !== '' || asked.some(wantsDish)
  const fresh = isTold ? namedThings(told || content, said, language, tellsNothing(wishes)) : []
  return [
    ...named.map((each) => ({ ...each, isNew: false })),
    ...fresh
      .filter(({ folded }) => named.every((each) => each.folded !== folded) && !ofTexture.includes(folded))
      .map((each) => ({ ...each, isNew: true })),
  ]
}

interface Given {
  turn: number
  edits?: HandEdits
  onTable?: OnTable
  /** All of the turn tells what is wished, though some of it has the form of a question. */
  isTold?: boolean
}

/**
 * One more turn, in the standard words of its language. `onTable` is the recipe that stands, for a chef who does not cook
 * by the wishes; which dish is settled on is for the caller to say (`settledOn`).
 */
export function understoodAfter(
  known: Understood,
  typed: string,
  { turn, edits = noEdits, onTable, isTold = false }: Given,
): Understood {
  let { wishes } = known
  const isFirst = known.before === null
  const written = languageOfTurn(typed, wishes.language, isFirst)
  const apart = allergiesApart(withoutRefusedMenu(typed), written)
  const { content } = apart
  const {
    told: heard,
    asked: questions,
    whole,
  } = isTold ? { told: content, asked: [], whole: content } : turnParts(content, written, wishes)
  const told = wishes.settled === null ? asWish(heard, written) : heard
  const asked = questions.map(heardAs)
  const said = heardAs(told === '' ? content : told)
  // Who named one thing and then a dish has changed their mind; otherwise the thing belongs to what follows.
  const isAnew = known.lone && readTurn(told, written, noWishes(written)).dish !== null
  if (isAnew) wishes = edits.since(forgotten(wishes), turn)
  const before = wishes
  const after =
    told === ''
      ? afterQuestion(whole, written, wishes, onTable)
      : withTypedName(told, said, readTurn(told, written, wishes, whole, onTable), wishes)
  const heardMood = told === '' && after === wishes ? 'question' : moodOf(said, before, after)
  // "So that makes five of us", "not fried": who says what is so already has been understood.
  const restated = heardMood === 'stray' && told !== '' ? restatedIn(told, written, wishes) : null
  const isHeard = heardMood !== 'stray' || restated === null
  let mood = asked.length > 0 && !acts.has(heardMood) ? 'question' : isHeard ? heardMood : 'wish'
  wishes = edits.after({ ...withDoubts(after, apart.doubtful), language: written }, turn + 1, () =>
    readTurn('', written, before, undefined, onTable).diets.filter((diet) => !before.diets.includes(diet)),
  )
  const anything = told === '' || wishes.settled !== null ? null : openWish(said, wishes)
  if (anything) wishes = anything
  const isOther = isOtherDish(before, wishes)
  if (isOther) wishes = heedingDoubts(wishes)
  const named = namedAfter({ named: isOther ? [] : known.named, told, asked, said, wishes }, content)
  // "Something without much washing-up": whatever meets the condition.
  if (mood === 'stray' && conditionIn(said, written)) mood = 'surprise'
  const lone = isFirst && isLone(said, wishes)
  const vague = known.vague + (!isConcrete(wishes) && mood !== 'question' ? 1 : 0)
  const isStrange =
    isUnheardOf(wishes, before) || (saysOnlyAName(wishes) && !acts.has(mood) && mood !== 'surprise')
  return {
    wishes,
    before,
    mood,
    said,
    told,
    restated,
    askedFor: wishes.settled === null ? fold(`${known.askedFor} ${told}`) : known.askedFor,
    asked,
    vague,
    lone,
    strangers: unstocked(withoutDishes(said, written)),
    named,
    isEnough:
      !isStrange &&
      !wishes.unnamedAllergy &&
      ((isConcrete(wishes) && !lone) || vague > 1 || mood === 'surprise' || anything !== null),
  }
}

/** The same where a dish was settled on; who calls it another name than before means that dish. */
export function settledOn(known: Understood, settled: string | null, before: string | null): Understood {
  const { wishes, told, askedFor } = known
  const isOther = before !== null && settled !== null && settled !== before
  return { ...known, wishes: { ...wishes, settled }, askedFor: isOther ? fold(told) : askedFor }
}
