import type { Language } from '#shared/constants/languages.ts'
import { dishesNamedIn } from '../library/dishes/dish-names.ts'
import type { Dish } from '../library/dishes/dish.ts'
import { findIngredients } from '../lexicon/find.ts'
import { remembering } from '../lexicon/remembering.ts'
import { isCookedAlready, isStale } from './cooked-already.ts'
import { readClauses, type Meaning } from './marks/read-clauses.ts'
import { placesOf } from './marks/read-mentions.ts'
import { spansOf } from './mentions.ts'
import { saysAll, usesUp } from './use-up.ts'

/** A dish that a user names; one that is only asked or reported about is neither wanted nor refused. */
export interface DishMention {
  dish: Dish
  at: number
  end: number
  wanted: boolean
  refused: boolean
}

/**
 * A dish by its name is hardly ever an aside: it stays wanted where a food would be doubted, and who asks for one
 * without a dish to ask about wants it.
 */
const wanting: ReadonlySet<Meaning> = new Set(['want', 'have', 'to', 'unsure', 'asked'])
const refusing: ReadonlySet<Meaning> = new Set(['refuse', 'allergy', 'from'])

/** Every dish that a text (folded) names, in order. */
export const readDishMentions = remembering(400, (folded: string, language: Language) =>
  readDishes(folded, language),
)

/** "The rice stood out all night, egg fried rice please": what is asked for behind a comma is no part of the tale. */
const opens = /[,;:.!?-] ?(?:(?:an?|une?|un|una|unas|unos|eine?n?|some|des|egg) )?$/
const orders =
  /^(?: [a-z]+){0,3} ?(?:please|pls|bitte|svp|s'il (?:te|vous) plait|por favor|porfa|for (?:two|three|four|five|six|\d)|(?:fur|pour|para) (?:\d|zwei|drei|vier|sechs|deux|trois|quatre|dos|tres|cuatro|seis)|\? ?$)/

/** "Rice from last night, egg fried rice please": what is there, and then what is to be made. */
const politely = /^(?: [a-z]+){0,3} ?(?:please|pls|bitte|svp|s'il (?:te|vous) plait|por favor|porfa)(?![a-z])/

/** "I have tortillas and cheese": what is told as being there is no dish to make. */
const isListed = (folded: string, { start, end }: { start: number; end: number }): boolean => {
  if (opens.test(folded.slice(0, start)) && politely.test(folded.slice(end))) return false
  const isTortilla =
    folded.slice(start).startsWith('tortilla') ||
    /^(?:flour|corn|wheat|weizen|mais)[ -]?tortilla/.test(folded.slice(start))
  const isBeside = isTortilla && joined.test(folded.slice(0, start))
  if (preserve.test(folded.slice(start)) && byTheKilo.test(folded)) return false
  return (usesUp(folded) || saysAll(folded) || isBeside) && !asking.test(folded.slice(0, start))
}
/** "I've got 2 kg of figs, jam please": by the kilo it is the fruit that is there, and the jam is made of it. */
const preserve =
  /^(?:jam|preserve|marmalade|confiture|gelee|jelly|mermelada|marmelade|konfitur|compot|kompott|chutney)/
const byTheKilo = /\d ?(?:kg|kilos?|lbs?|pounds?)(?![a-z])|(?<![a-z])kilos? (?:de |d'|of )/

const joined = /[a-z] ?(?:,|and|et|y|und|with|avec|con|mit|plus|\+) (?:(?:some|des|unas|ein paar) )?$/
const asking =
  /(?<![a-z])(?:want|like|love|make|cook|fancy|craving|veux|voudrais|envie|faire|fais|quiero|quisiera|gustaria|hacer|hazme|will|mochte|hatte gern|lust|mach(?:e|en)?|koch(?:e|en)?)(?![a-z])[^,.;!?]*$/

/** "Arroz ya cocido", "frijoles cocidos": what was done to a food is no stew. */
const isParticiple = (folded: string, { start, end }: { start: number; end: number }): boolean =>
  /^cocidos?$/.test(folded.slice(start, end)) &&
  /(?<![a-z])(?:ya|bien|recien|frijol(?:es)?|porotos|maiz|arroz|pollo|pavo|jamon|huevos?|pulpo|choclo) $/.test(
    folded.slice(0, start),
  )

/** Bread that is there is a food, though bread is a dish as well: "stale bread", "6 Semmeln von vorgestern". */
const isAtHand = (folded: string, language: Language, { start, end }: { start: number; end: number }) =>
  (isStale(folded, { start, end }) ||
    isCookedAlready(folded, { start, end }) ||
    isListed(folded, { start, end })) &&
  findIngredients(folded.slice(start, end), language, 'exact').length > 0

function readDishes(folded: string, language: Language): readonly DishMention[] {
  const found = dishesNamedIn(folded).filter(
    (each) => !isAtHand(folded, language, each) && !isParticiple(folded, each),
  )
  if (found.length === 0) return []
  const foods = spansOf(folded, language)
  // The sour of sour cream is no drink, and what is cooked already no dish to make; a pork schnitzel is a food and a dish.
  const isHeadLast = language === 'en' || language === 'de'
  const named = found.filter(({ start, end }) =>
    foods.every((food) => {
      const isPart = food.ingredientId !== null && food.start <= start && food.end >= end
      const isHead = isHeadLast ? food.end === end : food.start === start
      return !isPart || (isHead && food.cooked !== true)
    }),
  )
  const places = placesOf([...foods, ...named])
  const { meanings, clauses } = readClauses(folded, language, places)
  // "Schweinebraten haben wir letztes Mal gemacht": what was had is told.
  const isTold = (start: number) =>
    clauses.some((each) => each.reported && each.start <= start && each.end > start)
  return named.map(({ dish, start, end }) => {
    const meaning =
      meanings[places.findIndex((place) => start >= place.start && end <= place.end)] ?? 'unsure'
    const refused = refusing.has(meaning)
    const isAsked = !refused && opens.test(folded.slice(0, start)) && orders.test(folded.slice(end))
    const isWanted = wanting.has(meaning) && !(meaning === 'have' && isTold(start))
    return { dish, at: start, end, wanted: isWanted || isAsked, refused }
  })
}

/**
 * The names of the dishes that a text (folded) refuses, with the food that belongs to each: "gefüllte Paprika",
 * "berenjenas rellenas". Who wants none of that may want the food.
 */
export function refusedNamesIn(folded: string, language: Language): string[] {
  const foods = spansOf(folded, language)
  return readDishMentions(folded, language).flatMap(({ refused, at, end }) => {
    if (!refused) return []
    const before = foods.find((food) => food.end < at && /^ (?:de )?$/.test(folded.slice(food.end, at)))
    const behind = foods.find(
      (food) => food.start > end && /^ (?:de |d'|of )?$/.test(folded.slice(end, food.start)),
    )
    return [folded.slice(before?.start ?? at, behind?.end ?? end)]
  })
}
