import type { Language } from '#shared/constants/languages.ts'
import type { Checked } from '../decide/conditions.ts'
import { choose, dishIdFor } from '../decide/safe-dish.ts'
import { guardAllergies } from './allergy-guard.ts'
import { allergiesApart, heedingDoubts, withDoubts } from './doubtful-allergies.ts'
import { readDishMentions } from './dish-mentions.ts'
import { uncookedIn } from '../recipes/uncooked.ts'
import { unstocked } from './unstocked.ts'
import { spansOf } from './mentions.ts'
import { kitchenWords } from './equipment/kitchen-words.ts'
import { kitchenToldIn, readKitchen } from './equipment/read-kitchen.ts'
import { readEquipment } from './equipment.ts'
import { fold } from '../lexicon/text/fold.ts'
import { readDangers } from './read-dangers.ts'
import { wantsDish } from './question-forms.ts'
import { acts, changed, isConcrete, isLone, moodOf, tellsNothing, type Mood } from './mood.ts'
import { readTurn } from './read-turn.ts'
import { asWish } from './unheard-of.ts'
import { withTypedName } from './typed-name.ts'
import { missedOf, unmetClauses, type Missed } from './accounting.ts'
import { unsureIn } from './gaps.ts'
import { conditionIn } from '../decide/named-parts.ts'
import { namedThings } from './named-things.ts'
import { tellsPerHead } from './not-heads.ts'
import { withoutRefusedMenu } from './no-food.ts'
import { readServings } from './servings.ts'
import { usesUp } from './use-up.ts'
import { noWishes, type Wanted, type Wishes } from '../recipes/wishes.ts'
import { languageOfTurn } from './foreign-names.ts'
import { heardAs, heardLiterally } from './heard-as.ts'
import { inStandardWords } from './spoken.ts'
import { tellsOfDanger, turnParts } from './turn-parts.ts'

export interface Message {
  role: 'user' | 'assistant'
  content: string
}

/** Where the conversation stands: what is wanted now and was wanted a turn ago, and the dish for either. */
export interface Reading {
  wishes: Wishes
  before: Wishes | null
  dish: Checked
  dishBefore: Checked | null
  mood: Mood
  /** The last thing the guest said, folded. */
  said: string
  /** What the last turn says by itself, where all of it was so before. */
  restated: Wishes | null
  /** The whole of the last turn, folded. */
  turn: string
  /** The turn that the dish on the table was chosen for, folded: what somebody calls it, whatever its title is. */
  askedFor: string
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
  /** What was named since the dish was chosen and is neither in it nor told of otherwise. */
  missed: readonly Missed[]
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

/** What a turn that changes nothing wishes for by itself; null where that is nothing, or there is no dish yet. */
function restatedIn(told: string, language: Language, before: Wishes): Wishes | null {
  if (before.settled === null) return null
  const blank = noWishes(language)
  const alone = readTurn(told, language, blank)
  // "Jeder isst drei": for how many it is cooked is all that can be said of it.
  if (tellsPerHead(heardAs(told))) return { ...alone, servings: alone.servings ?? before.servings ?? 2 }
  return changed(blank, alone) ? alone : null
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
      : tellsOfFault(content, language, wishes) || isEmergency(content, language, wishes)
  if (refused.length > 0 || unnamed || isDangerous) return readTurn('', language, wishes, content)
  // The fire is out, and the question is of the dish again.
  if (wishes.settled !== null && wishes.refused !== null && wishes.refused !== 'harm' && wishes.refused.stop)
    return afterQuestion(content, language, { ...wishes, refused: null })
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

/**
 * What a recipe is made of where nothing was asked for but one is called for all the same: the foods and the dish that
 * the questions were about, as far as they may be eaten.
 */
function talkedOf(wishes: Wishes, turns: readonly Message[]): Wishes {
  if (isConcrete(wishes) || wishes.refused !== null || turns.length === 0) return wishes
  const { language } = wishes
  const said = heardAs(turns.map(({ content }) => content).join('. '))
  const [named] = readDishMentions(said, wishes.language)
  const isOut = (id: string) => wishes.excludedIds.includes(id) || wishes.allergyIds.includes(id)
  const foods = spansOf(said, language).flatMap((span): Wanted[] => {
    const { ingredientId: id, amount, unit, cooked, inHand, rough, frozen } = span
    if (id === null || isOut(id)) return []
    // A number is only meant where it is of what is there.
    const measure = inHand ? { amount, unit, inHand } : { amount: null, unit: null }
    return [
      {
        id,
        ...measure,
        loosely: true,
        ...(cooked && { cooked }),
        ...(rough && { rough }),
        ...(frozen && { frozen }),
      },
    ]
  })
  const wanted = [...new Map(foods.map((each) => [each.id, each])).values()].slice(0, 4)
  return {
    ...wishes,
    ...readEquipment(said, wishes),
    ...readKitchen(said, language, wishes, { isMildOnly: false, isNewDish: true }),
    dish: named?.dish.id ?? null,
    wanted,
    useUp: wishes.useUp || usesUp(said, foods.length > 0) || wanted.some(({ rough }) => rough === 'plenty'),
    servings: wishes.servings ?? readServings(said, null),
  }
}

/** Changes of the wishes by hand, between two turns. */
export interface HandEdits {
  /** All changes up to a turn, on wishes that know none of them. */
  since: (wishes: Wishes, turn: number) => Wishes
  /** The changes after a turn; those before it are in the wishes. `derivedDiets` are new, but not from its words. */
  after: (wishes: Wishes, turn: number, derivedDiets: () => Wishes['diets']) => Wishes
}

const noEdits: HandEdits = { since: (wishes) => wishes, after: (wishes) => wishes }

/** Reads the whole conversation, turn by turn; a text without a clear language is taken to be in the last clear one. */
export function understand(
  { messages, language }: { messages: readonly Message[]; language: Language },
  edits: HandEdits = noEdits,
): Reading {
  let wishes = edits.since(noWishes(language), 0)
  let before: Wishes | null = null
  let mood: Mood = 'nothing'
  let said = ''
  let restated: Wishes | null = null
  let vague = 0
  let asked: readonly string[] = []
  let lone = false
  let strangers: Reading['strangers'] = []
  let last = ''
  let named: readonly Missed[] = []
  let askedFor = ''
  const turns = messages
    .filter(({ role, content }) => role === 'user' && content.trim() !== '')
    .map((message) => ({ ...message, content: inStandardWords(message.content, language) }))
  for (const [turn, { content: typed }] of turns.entries()) {
    const written = languageOfTurn(typed, wishes.language, before === null)
    const settled = wishes
    const apart = allergiesApart(withoutRefusedMenu(typed), written)
    const { content } = apart
    const { told: heard, asked: questions, whole } = turnParts(content, written, wishes)
    const told = wishes.settled === null ? asWish(heard, written) : heard
    asked = questions.map(heardAs)
    said = heardAs(told === '' ? content : told)
    last = told
    // Who named one thing and then a dish has changed their mind; otherwise the thing belongs to what follows.
    const anew = lone && readTurn(told, written, noWishes(written)).dish !== null
    const first: boolean = before === null
    if (anew) wishes = edits.since(noWishes(wishes.language), turn)
    before = wishes
    const after =
      told === ''
        ? afterQuestion(whole, written, wishes)
        : withTypedName(told, said, readTurn(told, written, wishes, whole), wishes)
    const heardMood = told === '' && after === wishes ? 'question' : moodOf(said, before, after)
    // "So that makes five of us", "not fried": who says what is so already has been understood.
    restated = heardMood === 'stray' && told !== '' ? restatedIn(told, written, wishes) : null
    const isHeard = heardMood !== 'stray' || restated === null
    mood = asked.length > 0 && !acts.has(heardMood) ? 'question' : isHeard ? heardMood : 'wish'
    const earlier = wishes
    wishes = edits.after({ ...withDoubts(after, apart.doubtful), language: written }, turn + 1, () =>
      readTurn('', written, earlier).diets.filter((diet) => !earlier.diets.includes(diet)),
    )
    lone = first && isLone(said, wishes)
    strangers = unstocked(withoutDishes(said, written))
    if (isOtherDish(before, wishes)) {
      named = []
      wishes = heedingDoubts(wishes)
    }
    const ofTexture = kitchenWords(said, written).textureWords
    named = [
      ...named.map((each) => ({ ...each, isNew: false })),
      ...(told !== '' || asked.some(wantsDish)
        ? namedThings(told || content, said, written, tellsNothing(wishes))
        : []
      )
        .filter(({ folded }) => named.every((each) => each.folded !== folded) && !ofTexture.includes(folded))
        .map((each) => ({ ...each, isNew: true })),
    ]
    // "Something without much washing-up": whatever meets the condition.
    if (mood === 'stray' && conditionIn(said, written)) mood = 'surprise'
    if (!isConcrete(wishes) && mood !== 'question') vague += 1
    if (wishes.settled === null) askedFor = fold(`${askedFor} ${told}`)
    if (isUnheardOf(wishes, before) || (saysOnlyAName(wishes) && !acts.has(mood) && mood !== 'surprise'))
      continue
    if (!wishes.unnamedAllergy && ((isConcrete(wishes) && !lone) || vague > 1 || mood === 'surprise'))
      wishes = { ...wishes, settled: dishIdFor(wishes) }
    if (settled.settled !== null && wishes.settled !== settled.settled) askedFor = fold(told)
  }
  const settledBefore = before && before.settled !== null ? before : null
  const dish = choose(talkedOf(wishes, turns))
  return {
    wishes,
    before,
    dish,
    dishBefore: settledBefore ? choose({ ...settledBefore, language: wishes.language }) : null,
    mood,
    said,
    restated,
    turn: fold(turns.at(-1)?.content ?? ''),
    askedFor,
    asked,
    turns: turns.length,
    vague,
    lone,
    strangers,
    unsure: unsureIn(last, said, wishes),
    missed: [
      ...missedOf(named, wishes, dish),
      ...(before ? unmetClauses(last, said, before, wishes, dish) : []),
    ],
  }
}
