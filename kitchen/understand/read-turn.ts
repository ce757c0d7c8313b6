import { matches, replaced } from '../lexicon/may-match.ts'
import { remembering } from '../lexicon/remembering.ts'
import type { Language } from '#shared/constants/languages.ts'
import { choose } from '../decide/safe-dish.ts'
import { corrected } from './corrections.ts'
import { withoutPerHead } from './not-heads.ts'
import { oneOfSeveral } from './one-of-several.ts'
import { cuisineIds, cuisines } from '../cook/cuisines.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { withoutNames } from '../recipes/dish-names.ts'
import type { Dish } from '../recipes/dish.ts'
import { dishById, dishes } from '../recipes/dishes.ts'
import { templateOf } from '../recipes/index.ts'
import { isRefusedDish } from '../cook/refused-dish.ts'
import { suited } from '../recipes/suited.ts'
import { dietsFor, readHealth, withGrapefruit, withoutHealth } from './health/read-health.ts'
import { distressIn } from './health/distress.ts'
import { cues, lessSweet, tasteWords, tooMuch } from './cues.ts'
import { readDangers } from './read-dangers.ts'
import { readDiets, withoutFlesh } from './read-diets.ts'
import { brokenOven, readEquipment, withoutMachines, withoutShopping } from './equipment.ts'
import { blamedDishes } from './blamed-dishes.ts'
import { atTable, saidOfThere } from './absent.ts'
import { withoutComparisons } from './comparisons.ts'
import { withoutFigures } from './figures.ts'
import { fold } from './fold.ts'
import { headsBeside, isFleshId, isSoberFew, readFew, withFew } from './few.ts'
import { eatersIn, withoutFew, wholeTable } from './eaters.ts'
import { readDishType } from './course.ts'
import { readHeat } from './heat.ts'
import { halved } from './half-of.ts'
import { isOfVegetables, replacedHeart, withoutReplacedName } from './instead.ts'
import { refusedNamesIn } from './dish-mentions.ts'
import { readAhead } from './made-ahead.ts'
import { readKitchen, withoutTools } from './equipment/read-kitchen.ts'
import { isAffirmed } from './negated.ts'
import { manners } from './manners.ts'
import { withAmountsBehind } from './amounts-behind.ts'
import { withCutAmount } from './cut-amounts.ts'
import { mergeFood, rescaled } from './merge-food.ts'
import { withLeftovers } from './leftover-names.ts'
import { withStandIns } from './unstocked.ts'
import { minors } from './minors.ts'
import { asSide, withoutSide } from './sides.ts'
import { spelledOut } from './spelled-out.ts'
import { unjoin } from './unjoin.ts'
import { actOf, sure } from './acts/read-act.ts'
import { readMentions } from './marks/read-mentions.ts'
import type { Mention } from './mentions.ts'
import {
  asksAnew,
  goesBeside,
  isHeartOf,
  isNameOf,
  isSauce,
  ownWords,
  readDish,
  saidFor,
} from './named-dish.ts'
import { blowingOut, refusesRaw, takenOut, withoutRefusedPlaces } from './no-food.ts'
import { headsForPieces, isOfDish, quantityOf } from './pieces.ts'
import { afterSecondThought } from './second-thought.ts'
import { assumedHeads, withNextMeal } from './assumed-heads.ts'
import { readServings } from './servings.ts'
import { withoutTypos } from './typos.ts'
import { isListOfFoods, saysAll, usesUp } from './use-up.ts'
import { noHurry, quickerWords, readLimit } from './time-limit.ts'
import { guardAllergies } from './allergy-guard.ts'
import { boughtAnew, isThrownAway } from './thrown-away.ts'
import { noWishes, type Wishes } from './wishes.ts'

const babysDish = () => dishes.find(({ template }) => template === 'babyPorridge')?.id ?? null

const sweetThings: readonly string[] = ['sweetener', 'fruit', 'berry', 'dairy']

const heardIds = (mentions: readonly Mention[]) =>
  mentions.flatMap(({ wanted, ingredientId }) => (wanted && ingredientId ? [ingredientId] : []))

/** "A pie sounds lovely": without a food of its own it is made of what was spoken of before. */
const foodsFor = (heard: readonly string[], before: Wishes) =>
  heard.some((id) => findIngredientById(id)?.category !== 'baking')
    ? heard
    : [...heard, ...before.wanted.map(({ id }) => id)]

/** Dishes that are named by how they are cooked, and by nothing in them. */
const waysOfCooking: ReadonlySet<string> = new Set(['trayBake', 'airFry', 'grill', 'panFry'])

/** "Half with something else": that is no other dish. */
const ofHalf =
  /(?<![a-z])(?:half(?! an? hour)(?! (?:the|of the|a|an|as))|mitad|moitie|halfte)(?! (?:del|de la|de los|de las|des|du|vom|von der|der) )(?![a-z])/

/** Beside a drink any word for the young counts, also one that may mean others: "the lads", "la guarderia". */
const childAndAlcohol = ['child', 'alcohol'] as const

const nothingHot = /(?<![a-z])nothing hot(?![a-z])/

const sameMeat = /(?<![a-z])(?:mism[oa]|same|meme|gleiche[nm]|selbe[nm])(?![a-z])/

/** "Boden weglassen", of a cheesecake that is on the table. */
const baseless =
  /(?<![a-z])(?:ohne|no|without|sans|sin|skip) (?:den |the |la |le |a )?(?:boden|keksboden|base|crust|fond|croute|pate|masa|galletas?)(?![a-z])/

/** Which food of a dish somebody reacts to nobody knows, so that all of its allergens stay out. */
const allergensOf = (dish: string) => choose({ ...noWishes('en'), dish }).plan.allergens

const isMadeInTime = ({ template }: Dish, wishes: Wishes) => choose(wishes).plan.dish.template === template

/** How long the dish on the table takes. */
function minutesOf(wishes: Wishes): number {
  const { recipe } = choose(wishes)
  return recipe.prepMinutes + recipe.cookMinutes
}

/**
 * What is wanted after one more turn: what it says overrides what was said before, the rest stays. `whole` is the turn
 * with its questions, in which nothing is wished for but an allergy or an illness may be told.
 */
export const readTurn = remembering(
  200,
  (text: string, language: Language, before: Wishes, whole?: string): Wishes =>
    read(text, language, before, whole ?? text),
)

function read(text: string, language: Language, before: Wishes, whole: string): Wishes {
  const health = readHealth(whole, language, before)
  const written = withoutFigures(unjoin(spelledOut(fold(text))))
  const healthy = withoutHealth(withGrapefruit(written, health), health.unknownHealth)
  const plain = withoutComparisons(healthy, language).replace(blowingOut, 'x')
  const folded = afterSecondThought(
    fold(withStandIns(withLeftovers(withoutTypos(plain), language), language)),
    language,
  )
  const blamed = blamedDishes(withoutFigures(unjoin(spelledOut(fold(whole)))), language)
  // Once a dish is to blame, what a question names beside it is not.
  const stated = blamed.length > 0 ? whole.replace(/[^.!?\n]+\?/g, ' ') : whole
  const guard = guardAllergies(withoutShopping(stated), language, {
    awaiting: before.unnamedAllergy,
    onTable: before.settled !== null,
  })
  const {
    eating,
    dangers,
    refused: refusedDanger,
  } = readDangers(withoutFigures(unjoin(spelledOut(fold(whole)))), before, {
    language,
    refused: guard.refused.length > 0,
  })
  const isNew = (id: string) =>
    dangers.some(({ danger }) => danger.id === id) && !before.dangers.some(({ danger }) => danger.id === id)
  // "What is left is for Biscuit, our labrador" names no dish and nothing for the pot.
  const isForPet = before.settled !== null && isNew('pets')
  const { named: dishNamed, place, refused: refusedNow } = readDish(withoutTools(folded, language), language)
  const isSide = before.settled !== null && asSide.test(folded) && !asksAnew.test(folded)
  const beside = before.settled !== null && dishNamed !== null && (isSide || goesBeside(dishNamed, folded))
  // "Fish fingers close his throat" names what is to blame, and no other dish.
  const isBlamed =
    before.settled !== null &&
    place !== null &&
    guard.refused.some(({ words }) => folded.slice(place.at, place.end).includes(words))
  // "Better in the oven, not fried": beside a dish that was named this is a way of cooking it, and no other dish.
  const isWayOnly =
    before.settled !== null && before.dish !== null && dishNamed !== null && waysOfCooking.has(dishNamed.id)
  const isBlamedDish = dishNamed !== null && blamed.includes(dishNamed.id)
  const spoken = beside || isForPet || isBlamed || isBlamedDish || isWayOnly ? null : dishNamed
  const dishType = readDishType(isSide ? folded.replace(asSide, ' ') : folded, language, before)
  const another = matches(cues.another, folded) && !ofHalf.test(folded)
  const safeText = matches(cues.notAllergic, folded)
    ? folded.replace(new RegExp(cues.notAllergic, 'g'), ' ')
    : folded
  const undieted = takenOut.reduce(
    (rest, words) => replaced(rest, words, ' x '),
    withoutShopping(
      withoutTools(
        withoutRefusedPlaces(isSide && place ? withoutSide(safeText, place, language) : safeText, language),
        language,
      ),
    ),
  )
  const own = spoken && !spoken.nameOnly ? ownWords[spoken.template] : undefined
  const unnamed = spoken?.nameOnly ? withoutNames(undieted, spoken) : own ? undieted.replace(own, ' ') : null
  // Who wants no rice pudding may want rice.
  const refusedNames = refusedNamesIn(withoutTools(folded, language), language)
  const isInRefusedName = ({ wanted, allergy, words }: Mention) =>
    !wanted &&
    !allergy &&
    refusedNames.some((name) => name !== words && name.includes(words) && name.includes(' '))
  const isWish = text !== '' && actOf(text, language, before.settled !== null).wish > sure
  const listen = (words: string) => readMentions(words, language, isWish)
  const all = listen(undieted)
  // The mustard of a mustard sauce need not be put in by name; but who may not have any is heard, whatever the dish.
  const mentions = (
    unnamed !== null
      ? [
          ...all.filter((mention) => !mention.wanted || isHeartOf(spoken, mention)),
          ...listen(unnamed).filter(({ wanted }) => wanted),
        ]
      : all
  )
    .filter(
      (mention) => !isNameOf(spoken, mention) && !isInRefusedName(mention) && !(isForPet && mention.wanted),
    )
    .filter(
      ({ wanted, start }) =>
        !wanted ||
        !place ||
        spoken !== place.dish ||
        !isSauce(spoken) ||
        !saidFor.test((unnamed ?? undieted).slice(0, start)),
    )
  const named = spoken && suited(spoken, foodsFor(heardIds(mentions), before), dishType)

  const allergic = matches(cues.allergy, safeText)
  const onTable = before.settled === null ? [] : choose(before).plan.parts.map(({ ingredient: { id } }) => id)
  const wantedBefore = before.wanted.map(({ id }) => id)
  const spokenText = unnamed ?? undieted
  const { mentions: meant, gone } = corrected(
    oneOfSeveral(mentions, spokenText, (id) => wantedBefore.includes(id) || onTable.includes(id)),
    spokenText,
    { before: wantedBefore, onTable },
    language,
  )
  const current = before.settled ? dishById(before.settled) : null
  const minutes = readLimit(folded)
  // "Too much work, rather something with cabbage": the dish on the table is given up for what is named.
  const isGivenUp =
    current !== null &&
    minutes === null &&
    matches(tooMuch, fold(text)) &&
    (named !== null || meant.some(({ wanted }) => wanted))
  // The duck is not braised because beef is: meat goes with the dish that it was wanted in.
  const isOtherMeat =
    current !== null && named !== null && named.id !== current.id && (named.wants ?? []).some(isFleshId)
  const kept = before.wanted.filter(
    ({ id, inHand }) => !gone.includes(id) && (inHand || !(isGivenUp || (isOtherMeat && isFleshId(id)))),
  )
  const heard = [...meant, ...guard.refused].map((mention): Mention =>
    // Who says "no milk" seldom means that cream is welcome; beside an allergy it is the allergy.
    !mention.wanted && mention.ingredientId === 'milk'
      ? { ...mention, group: 'dairy', allergy: allergic || mention.allergy }
      : mention,
  )
  const unwanted = [...refusedNow.map(({ id }) => id), ...(isGivenUp ? [current.id] : [])].filter(
    (id) => id !== named?.id,
  )
  const stillRefused = [...new Set([...before.refusedDishes, ...unwanted])].filter(
    (id) => unwanted.includes(id) || !named || !isRefusedDish(named, { refusedDishes: [id] }),
  )
  const dropped = current !== null && isRefusedDish(current, { refusedDishes: unwanted })
  const currentType = current ? (templateOf(current.template)?.dishType ?? null) : before.dishType
  const namedType = named ? (templateOf(named.template)?.dishType ?? null) : dishType
  const kind = (type: Wishes['dishType']) => (type === 'Starters' || type === 'Mains' ? 'savoury' : type)
  const fresh = current !== null && namedType !== null && kind(namedType) !== kind(currentType)
  const moved = fresh || (named !== null && current !== null && named.template !== current.template)
  const quantity = quantityOf(withoutPerHead(folded), place, mentions)
  const counted = quantity.pieces ?? quantity.millilitres
  const servingsIn = (words: string) =>
    (counted === null ? headsForPieces(folded) : null) ??
    readServings(words, before.servings ?? (before.settled ? 2 : null))
  const parted = readFew(heard, before, {
    folded,
    undieted,
    language,
    isNamed: named !== null || before.dish !== null,
    isCounted:
      wholeTable(folded) !== null || servingsIn(withoutFew(quantity.rest, eatersIn(folded))) !== null,
  })
  const { few } = parted
  // "Dad must eat without salt, we eat normally."
  const isOfFew = (need: string) =>
    need === 'salt' && !before.health.includes(need) && few?.excludedIds.includes(need) === true
  const heads =
    headsBeside(parted, quantity.rest, servingsIn, before.servings === null) ??
    (counted === null && before.servings === null ? assumedHeads(folded) : null)
  const portions = withNextMeal(folded, heads ?? before.servings ?? 2)
  const servings = portions === (heads ?? before.servings ?? 2) ? heads : portions
  const asked = withoutReplacedName(parted.mentions, place)
  const givenUp = replacedHeart(named ?? dishById(before.dish ?? before.settled ?? ''), asked)
  const food = mergeFood(
    fresh
      ? { ...before, wanted: [], wantedGroups: [] }
      : {
          ...before,
          wanted: rescaled(kept, before.servings, servings),
          excludedIds: [...before.excludedIds, ...givenUp],
        },
    halved(
      asked.map((each) => (isOfDish(each) ? { ...each, amount: null, unit: null } : each)),
      folded,
      before,
    ),
    matches(cues.fine, folded) || matches(cues.notAllergic, folded),
    language,
  )
  // "Spaghetti with that same meat": the meat on the table.
  const isSame = sameMeat.test(folded) && food.wantedGroups.includes('meat')
  const wanted = [
    ...food.wanted,
    ...onTable
      .filter((id) => isSame && isFleshId(id))
      .map((id) => ({ id, amount: null, unit: null, loosely: true })),
  ]
  const tried = [...before.tried, ...(another && current ? [current.template] : [])]
  const vague = minutes === 30 && !/30|half|demi|media|halb|thirty|trente|treinta|dreissig/.test(folded)
  const quicker = vague && before.minutes !== null
  const now = vague && before.settled !== null && matches(quickerWords, folded) ? minutesOf(before) : null
  const shorter = now === null ? null : Math.max(Math.floor((now * 0.75) / 5) * 5, 10)
  // Who asks for honey for a baby gets what a baby eats sweet.
  const sweetForBaby =
    (before.infant || matches(cues.infant, folded)) &&
    /\b(honey|miel|honig\w*)\b/.test(folded) &&
    food.wanted.every(({ id }) => sweetThings.includes(findIngredientById(id)?.category ?? ''))
  const distress = distressIn(written)
  const isThere = (words: RegExp, of = folded) => saidOfThere(words, of, language)
  const { concepts: said } = atTable(folded, language)
  // Who carries a pen for nuts is not given peanuts, and the other way round: they share mills, jars and often the allergy.
  const isSevere = dangers.some(({ danger }) => danger.id === 'severe-allergy' || danger.id === 'reaction')
  // A body reacted, or somebody carries a pen, and no food was found that it could be to.
  const isUnexplained =
    (isNew('severe-allergy') || isNew('reaction')) &&
    guard.refused.length === 0 &&
    food.allergens.length + food.allergyIds.length + food.allergyGroups.length + blamed.length === 0 &&
    food.excludedIds.length === before.excludedIds.length &&
    food.excludedGroups.length === before.excludedGroups.length
  const nuts = food.allergens.some((each) => each === 'nuts' || each === 'peanuts')
  const allergens = [
    ...new Set([
      ...food.allergens,
      ...blamed.flatMap(allergensOf),
      ...(isSevere && nuts ? (['nuts', 'peanuts'] as const) : []),
    ]),
  ]
  const mustStaySober = dangers.some(({ danger }) => /^(driver|recovering)$/.test(danger.id))
  // "La lata está hinchada": what swells is no body.
  const isSwollenTin = isNew('bulging-tins')
  const tools = readEquipment(folded, before)
  const isFaulty = isNew('faulty-appliance')
  const equipment = isFaulty ? withoutMachines(tools) : tools
  // "Curry, nothing hot for the kids" speaks of chilli.
  const isMildOnly = nothingHot.test(folded) && (named !== null || before.settled !== null || before.child)
  const kitchen = readKitchen(folded, language, before, { isMildOnly, isNewDish: named !== null || another })
  const cuisine = cuisineIds.find((id) => matches(cuisines[id].words, folded)) ?? null
  const isAllTold = saysAll(folded)
  const inHand = withAmountsBehind(withCutAmount(wanted, folded, language, named), folded, language)
  const isSpoilt = isThrownAway({ dangers }, before)
  const after: Wishes = {
    ...before,
    ...food,
    wanted: isSpoilt ? boughtAnew(inHand) : inHand,
    allergens,
    dangers: isSoberFew(few) ? dangers.filter(({ danger }) => danger.id !== 'child-alcohol') : dangers,
    refused: refusedDanger,
    language,
    refusedDishes: stillRefused,
    // Something else than a dessert is another dessert.
    dishType:
      dishType ?? (named && fresh ? null : (before.dishType ?? (another || dropped ? currentType : null))),
    dish: named
      ? named.id
      : another || fresh || dropped
        ? null
        : baseless.test(folded) && before.dish?.endsWith('heesecake')
          ? 'cheesecakeWithoutBase'
          : (before.dish ?? (sweetForBaby ? babysDish() : null)),
    settled:
      another || moved || dropped || (dishType !== null && kind(dishType) !== kind(currentType))
        ? null
        : before.settled,
    cuisine: cuisine ?? (fresh ? null : before.cuisine),
    diets: withFew(
      withoutFlesh(
        readDiets(folded, before.diets).filter((diet) => few?.shared !== false || !few.diets.includes(diet)),
        food.excludedGroups,
      ),
      few,
      dietsFor(health),
    ),
    few,
    ...health,
    health: [...new Set([...health.health, ...eating.needs])].filter((need) => !isOfFew(need)),
    distress: distress ?? before.distress,
    servings: servings ?? (counted === null ? before.servings : null),
    pieces: counted === null && servings === null && !fresh ? before.pieces : quantity.pieces,
    millilitres: counted === null && servings === null && !fresh ? before.millilitres : quantity.millilitres,
    minutes: matches(noHurry, folded)
      ? null
      : (shorter ?? (quicker ? Math.min(minutes ?? 30, before.minutes ?? 30) : (minutes ?? before.minutes))),
    heat: readHeat(folded, before.heat),
    tastes: [
      ...new Set([
        ...tasteWords
          .filter(([, words]) => isAffirmed(words, folded))
          .map(([taste]) => taste)
          .filter((taste) => taste !== 'sweet' || !matches(lessSweet, folded)),
        ...before.tastes,
      ]),
    ].slice(0, 4),
    ahead: readAhead(folded, before),
    lessSweet: before.lessSweet || matches(lessSweet, folded),
    ...equipment,
    ...kitchen,
    ...(isFaulty && { microwaveOnly: false, kettleOnly: false }),
    noOven: kitchen.noOven || equipment.noBake || (isFaulty && brokenOven.test(folded)),
    airFryer: !isFaulty && equipment.airFryer,
    onePot: kitchen.onePot || matches(cues.onePot, folded),
    ofVegetables: before.ofVegetables || matches(cues.ofVegetables, folded) || isOfVegetables(asked),
    useUp:
      before.useUp ||
      usesUp(folded) ||
      (isAllTold && food.wanted.length > 1) ||
      food.wanted.some(({ rough }) => rough === 'plenty') ||
      (named === null && food.wanted.length > 1 && isListOfFoods(folded)),
    pantryOnly: equipment.pantryOnly || (isAllTold && food.wanted.length > 1),
    leftovers:
      !isSpoilt && (before.leftovers || (matches(cues.leftovers, folded) && matches(cues.cooked, folded))),
    infant: eating.infant || (!eating.grown && isThere(cues.infant)),
    child:
      eating.child ||
      isThere(cues.child) ||
      isThere(cues.toddler) ||
      isThere(minors, written) ||
      childAndAlcohol.every((each) => said.has(each)),
    toddler: eating.toddler || isThere(cues.toddler),
    pregnant: eating.pregnant || matches(cues.pregnant, folded),
    frail: eating.frail || matches(cues.frail, folded) || matches(refusesRaw, folded),
    alcoholFree: /\b(with alcohol|avec (de l')?alcool|con alcohol|mit alkohol)\b/.test(folded)
      ? false
      : before.alcoholFree || mustStaySober || eating.alcoholFree || matches(cues.alcoholFree, folded),
    soft: before.soft || distress !== null || matches(manners.soft, folded),
    grill: before.grill || matches(manners.grill, folded),
    unnamedAllergy:
      (guard.unnamed && !isSwollenTin && !isNew('swallowing') && blamed.length === 0) ||
      (isUnexplained && !guard.none) ||
      (before.unnamedAllergy && guard.refused.length === 0 && !guard.none),
    another: before.another + (another ? 1 : 0),
    tried: [...new Set(tried)],
    seed: before.seed === '' ? folded : before.seed,
  }
  // "A quick tray cake": who names a dish wants that one, and no fruit salad in half an hour.
  return vague && named && !isMadeInTime(named, after) ? { ...after, minutes: before.minutes } : after
}
