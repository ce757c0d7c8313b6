import { matches } from '../../lexicon/may-match.ts'
import { isRefusedDish } from '../../library/dishes/refused-dish.ts'
import type { Dish } from '../../library/dishes/dish.ts'
import { dishById } from '../../library/dishes/dishes.ts'
import { kindById } from '../../library/dishes/kinds.ts'
import { readDishType } from '../course.ts'
import { cues, tooMuch } from '../cues.ts'
import { withoutTools } from '../equipment/read-kitchen.ts'
import { fold } from '../../lexicon/text/fold.ts'
import { spansOf } from '../mentions.ts'
import { asksAnew, goesBeside, readDish } from '../named-dish.ts'
import { asSide, isAttached, isOwnRecipe } from '../sides.ts'
import { readLimit } from '../time-limit.ts'
import type { Wishes } from '../../safety/wishes/wishes.ts'
import type { Turn } from './text.ts'

/** Dishes that are named by how they are cooked, and by nothing in them. */
const waysOfCooking: ReadonlySet<string> = new Set(['trayBake', 'airFry', 'grill', 'panFry'])

/** "Half with something else": that is no other dish. */
const ofHalf =
  /(?<![a-z])(?:half(?! an? hour)(?! (?:the|of the|a|an|as))|mitad|moitie|halfte)(?! (?:del|de la|de los|de las|des|du|vom|von der|der) )(?![a-z])/

/** "Boden weglassen", of a cheesecake that is on the table. */
const baseless =
  /(?<![a-z])(?:ohne|no|without|sans|sin|skip) (?:den |the |la |le |a )?(?:boden|keksboden|base|crust|fond|croute|pate|masa|galletas?)(?![a-z])/

export type NamedDish = ReturnType<typeof namedDishOf>

/** The dish that a turn asks for by its name, the course it asks for, and which dishes it refuses. */
export function namedDishOf(
  {
    folded,
    language,
    guard,
    blamed,
    isNew,
  }: Pick<Turn, 'folded' | 'language' | 'guard' | 'blamed' | 'isNew'>,
  before: Wishes,
) {
  const isOnTable = before.settled !== null
  // "What is left is for Biscuit, our labrador" names no dish and nothing for the pot.
  const isForPet = isOnTable && isNew('pets')
  const { named, place, refused, sides } = readDish(withoutTools(folded, language), language)
  const isSide = isOnTable && asSide.test(folded) && !asksAnew.test(folded)
  // "In a wrap", "with penne", "let's use rice": what goes into what stands, or with it, is no other dish.
  const isPart =
    isOnTable &&
    place !== null &&
    (isAttached(folded, place, language) ||
      (!isOwnRecipe(folded, place, language) &&
        // "Rather noodles" is another dish, and "rather noodles than the rice" is not.
        (!asksAnew.test(folded) || spansOf(folded, language).length > 1)))
  const isBeside = isOnTable && named !== null && (isSide || isPart || goesBeside(named, folded))
  // "Fish fingers close his throat" names what is to blame, and no other dish.
  const isBlamed =
    isOnTable &&
    place !== null &&
    guard.refused.some(({ words }) => folded.slice(place.at, place.end).includes(words))
  // "Better in the oven, not fried", "one pan, one knife": beside a dish this is a way of cooking it, and no other dish.
  const isWayOnly =
    isOnTable &&
    named !== null &&
    waysOfCooking.has(named.id) &&
    (before.dish !== null || (named.id === 'panFry' && !asksAnew.test(folded)))
  const isBlamedDish = named !== null && blamed.includes(named.id)
  return {
    spoken: isBeside || isForPet || isBlamed || isBlamedDish || isWayOnly ? null : named,
    /** Where its name stands in the folded text. */
    place,
    refused,
    /** What is to stand beside it. */
    sides,
    isForPet,
    isSide,
    dishType: readDishType(isSide ? folded.replace(asSide, ' ') : folded, language, before),
    /** Something else is asked for, whatever it is. */
    another: matches(cues.another, folded) && !ofHalf.test(folded),
  }
}

const kind = (type: Wishes['dishType']) => (type === 'Starters' || type === 'Mains' ? 'savoury' : type)

export type Course = ReturnType<typeof courseOf>

/** What becomes of the dish on the table, now that `named` is asked for, or none; `asksForFood` if a food is. */
export function courseOf(
  { text, folded }: Turn,
  { dishType, another, refused }: NamedDish,
  named: Dish | null,
  asksForFood: boolean,
  before: Wishes,
) {
  const current = before.settled ? dishById(before.settled) : null
  // "Too much work, rather something with cabbage": the dish on the table is given up for what is named.
  const isGivenUp =
    current !== null &&
    readLimit(folded) === null &&
    matches(tooMuch, fold(text)) &&
    (named !== null || asksForFood)
  const unwanted = [...refused.map(({ id }) => id), ...(isGivenUp ? [current.id] : [])].filter(
    (id) => id !== named?.id,
  )
  const isDropped = current !== null && isRefusedDish(current, { refusedDishes: unwanted })
  const currentType = current ? (kindById(current.kind)?.course ?? null) : before.dishType
  const namedType = named ? (kindById(named.kind)?.course ?? null) : dishType
  /** A course of another kind begins anew: nothing that was wanted in the last one is wanted in it. */
  const isFresh = current !== null && namedType !== null && kind(namedType) !== kind(currentType)
  const isMoved = isFresh || (named !== null && current !== null && named.kind !== current.kind)
  const isOtherKind = dishType !== null && kind(dishType) !== kind(currentType)
  return {
    current,
    isGivenUp,
    isFresh,
    refusedDishes: [...new Set([...before.refusedDishes, ...unwanted])].filter(
      (id) => unwanted.includes(id) || !named || !isRefusedDish(named, { refusedDishes: [id] }),
    ),
    // Something else than a dessert is another dessert.
    dishType:
      dishType ??
      (named && isFresh ? null : (before.dishType ?? (another || isDropped ? currentType : null))),
    /** The dish asked for by its name that still stands; null where the last is given up, or none was. */
    dish: named
      ? named.id
      : another || isFresh || isDropped
        ? null
        : baseless.test(folded) && before.dish?.endsWith('heesecake')
          ? 'cheesecakeWithoutBase'
          : before.dish,
    isOpen: !(another || isFresh || isDropped),
    settled: another || isMoved || isDropped || isOtherKind ? null : before.settled,
    another: before.another + (another ? 1 : 0),
    tried: [...new Set([...before.tried, ...(another && current ? [current.kind] : [])])],
  }
}
