import type { Language } from '#shared/constants/languages.ts'
import type { Allergen } from '#shared/words/allergens.ts'
import { foodsOfDish } from '../../library/dishes/dish.ts'
import { dishById } from '../../library/dishes/dishes.ts'
import { isFleshId } from '../../lexicon/facts.ts'
import { findIngredients } from '../../lexicon/find.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import { ingredients } from '../../lexicon/ingredients/index.ts'
import { matches, replaced } from '../../lexicon/may-match.ts'
import { withoutNames } from '../../library/dishes/dish-names.ts'
import { suited } from '../../library/dishes/suited.ts'
import { cues } from '../cues.ts'
import { swapsIn } from '../explained.ts'
import { refusedNamesIn } from '../dish-mentions.ts'
import { withoutShopping } from '../equipment.ts'
import { withoutTools } from '../equipment/read-kitchen.ts'
import { asOnTable, calledOnTable, inPlaceOfHeart } from '../instead.ts'
import { allergensOfSpan } from '../carriers-said.ts'
import { readMeanings, readMentions } from '../marks/read-mentions.ts'
import { lackingIn } from '../lacking.ts'
import type { Mention } from '../mentions.ts'
import { isHeartOf, isNameOf, isSauce, ownWords, saidFor } from '../named-dish.ts'
import { takenOut, withoutRefusedPlaces } from '../no-food.ts'
import type { OnTable } from '../on-table.ts'
import { oneOfSeveral } from '../one-of-several.ts'
import { withoutLeaving } from '../party-changes.ts'
import { withoutSide, withoutSides } from '../sides.ts'
import { inEach } from '../../lexicon/text/word-list.ts'
import type { Wishes } from '../../safety/wishes/wishes.ts'
import { wordLists } from '../word-list.ts'
import type { Course, NamedDish } from './dish.ts'
import type { Turn } from './text.ts'

/** The text without what names no food to cook with: tools, shops, places, what goes beside. */
function foodText({ safe, language }: Turn, { isSide, place, sides }: NamedDish): string {
  const told = withoutLeaving(withoutSides(safe, sides))
  const alone = isSide && place ? withoutSide(told, place, language) : told
  return takenOut.reduce(
    (rest, words) => replaced(rest, words, ' x '),
    withoutShopping(withoutTools(withoutRefusedPlaces(alone, language), language)),
  )
}

const heardIds = (mentions: readonly Mention[]) =>
  mentions.flatMap(({ wanted, ingredientId }) => (wanted && ingredientId ? [ingredientId] : []))

/** "A pie sounds lovely": without a food of its own it is made of what was spoken of before. */
const foodsFor = (heard: readonly string[], before: Wishes) =>
  heard.some((id) => findIngredientById(id)?.category !== 'baking')
    ? heard
    : [...heard, ...before.wanted.map(({ id }) => id)]

export type Foods = ReturnType<typeof foodsOf>

/** The foods that a turn names and whether they are wanted, and the dish it asks for, as these foods make it. */
export function foodsOf(turn: Turn, asked: NamedDish, before: Wishes, table: OnTable) {
  const { folded, language } = turn
  const { spoken, place, isForPet, dishType } = asked
  const undieted = foodText(turn, asked)
  const own = spoken && !spoken.nameOnly ? ownWords[spoken.kind] : undefined
  const unnamed = spoken?.nameOnly ? withoutNames(undieted, spoken) : own ? undieted.replace(own, ' ') : null
  // Who wants no rice pudding may want rice.
  const refusedNames = refusedNamesIn(withoutTools(folded, language), language)
  const isInRefusedName = ({ wanted, allergy, words }: Mention) =>
    !wanted &&
    !allergy &&
    refusedNames.some((name) => name !== words && name.includes(words) && name.includes(' '))
  const onTable = table.foods.map(({ id }) => id)
  const listen = (words: string) => calledOnTable(readMentions(words, language), onTable, language)
  const all = listen(undieted)
  // The mustard of a mustard sauce need not be put in by name; but who may not have any is heard, whatever the dish.
  const heard =
    unnamed === null
      ? all
      : [
          ...all.filter((mention) => !mention.wanted || isHeartOf(spoken, mention)),
          ...listen(unnamed).filter(({ wanted }) => wanted),
        ]
  /** "A mustard sauce for the pork": the pork is not in it. */
  const isWhatSauceIsFor = ({ wanted, start }: Mention) =>
    wanted &&
    place !== null &&
    spoken === place.dish &&
    isSauce(spoken) &&
    saidFor.test((unnamed ?? undieted).slice(0, start))
  const mentions = heard.filter(
    (mention) =>
      !isNameOf(spoken, mention) &&
      !isInRefusedName(mention) &&
      !(isForPet && mention.wanted) &&
      !isWhatSauceIsFor(mention),
  )
  const wantedBefore = before.wanted.map(({ id }) => id)
  const spokenText = unnamed ?? undieted
  const meant = oneOfSeveral(mentions, spokenText, (id) => wantedBefore.includes(id) || onTable.includes(id))
  return {
    undieted,
    mentions,
    /** The same, where of several foods one is enough. */
    meant:
      spoken || swapsIn(folded, language).length > 0
        ? meant
        : inPlaceOfHeart(asOnTable(meant, onTable), spokenText, onTable),
    /** Of what there is to be less. */
    less: readMeanings(undieted, language).mentions.flatMap(({ meaning, ingredientId }) =>
      meaning === 'less' && ingredientId !== null ? [ingredientId] : [],
    ),
    onTable,
    named: spoken && suited(spoken, foodsFor(heardIds(mentions), before), dishType),
  }
}

/** The food by its name and no allergen; as it was where no food has that name. */
function byName(mention: Mention, language: Language): Mention {
  const food = findIngredients(mention.words, language)[0]?.ingredient
  return food ? { ...mention, ingredientId: mention.ingredientId ?? food.id, allergen: null } : mention
}

const isAllergenRefused = ({ wanted, allergy, allergen }: Mention): boolean =>
  !wanted && !allergy && allergen !== null

/** Nuts of every kind, for which no food has the name. */
const allNuts = ingredients.filter(
  ({ category, allergens }) => category === 'nut' && allergens.includes('nuts'),
)

/** What is refused for a reason that is no body: the food that was named stays out, and nothing else. */
function foodOnly(mention: Mention, language: Language): readonly Mention[] {
  const plain = { ...byName(mention, language), allergy: false }
  return mention.allergen === 'nuts' && plain.ingredientId === 'mixed-nut'
    ? allNuts.map(({ id }) => ({ ...plain, ingredientId: id }))
    : [plain]
}

const lists = wordLists('forbidden-foods')
const mustNot = inEach(lists('must-not'))
const toldBehind = inEach(lists('told-behind'))
const ofDish = inEach(lists('of-dish'))

/** What somebody must not have: "Opa darf kein Schwein". "Da darf keine Sahne rein" is said of a dish. */
function isForbidden({ wanted, start, end }: Mention, text: string, language: Language): boolean {
  if (wanted) return false
  const before = /[^.;:!?]*$/.exec(text.slice(0, start))?.[0] ?? ''
  const behind = /^[^,.;:!?]*/.exec(text.slice(end))?.[0] ?? ''
  if (matches(ofDish[language], behind)) return false
  const said = mustNot[language].exec(before)
  // A list may go on, but no other sentence begins.
  const between = said ? before.slice(said.index + said[0].length) : ''
  return (
    (said !== null && between.length < 30 && !/,[^,]* (?:[a-z]+ ){2}/.test(between)) ||
    new RegExp(`^ ${toldBehind[language].source}`).test(behind)
  )
}

/**
 * Who must not have one of the fourteen allergens is taken to be allergic, whatever the reason is: what is a choice is
 * told as one ("my daughter eats no eggs").
 */
const asForbidden = (mention: Mention): Mention =>
  mention.group === 'dairy' || allergensOfSpan(mention).length > 0
    ? { ...mention, allergy: true }
    : { ...mention, forbidden: true }

/** Beside which nothing that is refused is a mere suspicion. */
const ofBody: readonly string[] = ['severe-allergy', 'reaction']

/** Whether no word of the turn tells of an allergy, an illness or a body. */
const isSuspicion = ({ guard, safe, explained, blamed, health, isNew }: Turn, before: Wishes): boolean =>
  guard.isSuspicion &&
  // "I can't have pasta again" forbids nothing.
  !matches(
    cues.allergy,
    explained.reduce((rest, each) => rest.replace(each, ' '), safe),
  ) &&
  blamed.length === 0 &&
  health.health.length + health.unknownHealth.length === before.health.length + before.unknownHealth.length &&
  !ofBody.some(isNew)

interface Heard {
  /** All that is said of food, with what somebody's body refuses. */
  heard: Mention[]
  /** Allergens that were refused without a word of allergy, where that is for somebody else to judge. */
  suspected: Allergen[]
}

export function heardWithAllergies(turn: Turn, foods: Foods, before: Wishes): Heard {
  const heard = withAllergies(turn, foods, before)
  if (!before.isLed || !isSuspicion(turn, before)) return { heard, suspected: [] }
  // Who refuses a food beside a word of a guest may speak for them; what nobody refuses is only spoken of.
  const isSuspected = (each: Mention) =>
    turn.guard.isOfGuests
      ? each.suspected === 'named'
      : each.suspected !== undefined || isAllergenRefused(each)
  return {
    heard: heard.flatMap((each) =>
      // What the guard alone has heard was refused by nobody.
      isSuspected(each) ? (each.suspected ? [] : { ...byName(each, turn.language), allergen: null }) : each,
    ),
    suspected: [...new Set(heard.filter(isSuspected).flatMap(allergensOfSpan))],
  }
}

/** Shellfish is no fish: what is called like an allergen and does not contain it was misread. */
function asCalled(all: readonly Mention[]): Mention[] {
  return all.filter((each) => {
    const called = all.flatMap(({ words, allergen }) => (words === each.words && allergen ? [allergen] : []))
    const isFood = !each.wanted && each.ingredientId !== null && each.allergen === null
    return !isFood || called.length === 0 || allergensOfSpan(each).some((one) => called.includes(one))
  })
}

function withAllergies(turn: Turn, { meant: all, undieted }: Foods, before: Wishes): Mention[] {
  const { safe, guard, language, explained } = turn
  const isAllergic = matches(cues.allergy, safe)
  // A model tells a reason by itself: there only what is plainly not there is none.
  const told = before.isLed ? [lackingIn(turn.text, language)].filter(Boolean) : explained
  const reasons = isSuspicion(turn, before) ? told : []
  const isExplained = ({ words }: Mention) => reasons.some((each) => each.includes(words))
  const meant = all.flatMap((each) => {
    if (each.wanted) return each
    if (isExplained(each)) return foodOnly(each, language)
    return isForbidden(each, undieted, language) ? asForbidden(each) : each
  })
  const guarded = guard.refused.flatMap((each) => {
    if (!isExplained(each)) return each
    const isHeard = all.some(({ words }) => words === each.words)
    // What was merely named nobody refuses, and what the other reader has heard stays as it was heard there.
    return each.suspected === 'refused' && !isHeard ? foodOnly(each, language) : []
  })
  return asCalled([...meant, ...guarded]).map((mention): Mention =>
    // Who says "no milk" seldom means that cream is welcome; beside an allergy it is the allergy.
    !mention.wanted && mention.ingredientId === 'milk' && !isExplained(mention)
      ? { ...mention, group: 'dairy', allergy: isAllergic || mention.allergy }
      : mention,
  )
}

/** What was wanted before this turn and still is. */
export function keptFoods(
  { named }: Foods,
  { current, isGivenUp }: Course,
  before: Wishes,
): Wishes['wanted'] {
  // The duck is not braised because beef is: meat goes with the dish that it was wanted in.
  const isOtherMeat =
    current !== null && named !== null && named.id !== current.id && (named.wants ?? []).some(isFleshId)
  return before.wanted.filter(({ id, inHand }) => inHand || !(isGivenUp || (isOtherMeat && isFleshId(id))))
}

const nuts: readonly string[] = ['nuts', 'peanuts']

/** The allergens that stay out after a turn: those told, those of a dish to blame, and what shares mills with them. */
export function allergensAfter({ blamed, dangers }: Turn, told: Wishes['allergens']): Wishes['allergens'] {
  // Who carries a pen for nuts is not given peanuts, and the other way round: they share mills, jars and often the allergy.
  const isSevere = dangers.some(({ danger }) => danger.id === 'severe-allergy' || danger.id === 'reaction')
  const isOfNuts = told.some((each) => nuts.includes(each))
  return [
    ...new Set([
      ...told,
      ...blamed.flatMap(allergensOf),
      ...(isSevere && isOfNuts ? (['nuts', 'peanuts'] as const) : []),
    ]),
  ]
}

/** Which food of a dish somebody reacts to nobody knows, so that all of its allergens stay out. */
const allergensOf = (id: string): readonly Allergen[] => {
  const dish = dishById(id)
  return dish ? foodsOfDish(dish).flatMap((food) => findIngredientById(food)?.allergens ?? []) : []
}
