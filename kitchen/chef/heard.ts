import { fold } from '../lexicon/fold.ts'
import type { Conditions } from '../library/find/conditions.ts'
import { entryById } from '../library/index.ts'
import { masterById } from '../library/masters/index.ts'
import { dishById } from '../recipes/dishes.ts'
import type { Wishes } from '../recipes/wishes.ts'
import { guestsIn } from '../understand/guests.ts'
import { changed } from '../understand/mood.ts'
import type { Understood } from '../understand/understood.ts'
import { conditionsOf, dislikedIn, forEverybody } from './conditions-heard.ts'
import { dashed, namedIn, recipesOf, recipesOfKind } from './named-recipes.ts'
import type { Eating } from './standing.ts'

/** What a turn says beside the recipe that stands, as the readers give it. */
export interface Heard extends Eating {
  /** All that is to be kept after this turn. */
  conditions: Conditions
  /** Another recipe than the one that stands was asked for, by its name or as something else. */
  isOther: boolean
  /** The dish itself was named, and not only its kind or what is in it: then it stays, whatever it cannot do. */
  isNamedItself: boolean
  /** The recipes in whose name that of the dish is. */
  bearing: readonly string[]
  /** All recipes of the kind of the dish. */
  ofKind: readonly string[]
  /** The recipes that are what was named; empty where none was. */
  meant: readonly string[]
  /** Something was wished for or told; else the turn only asks or talks. */
  isChange: boolean
  /** Enough was said to cook from. */
  isEnough: boolean
  isYes: boolean
  heat: 'milder' | 'hotter' | null
  /** Foods of which there is to be less. */
  less: readonly string[]
  /** Foods that this turn asks for. */
  asked: readonly string[]
  seed: string
  disliked: readonly string[]
}

export type Stood = { base: string; tried: readonly string[] } | null

const heatOf = (now: Wishes, before: Wishes | null): Heard['heat'] => {
  const then = before?.heat ?? null
  if (now.heat === then || now.heat === null) return null
  // Where nothing was said of it a dish is neither hot nor mild.
  return now.heat > (then ?? 0.5) ? 'hotter' : 'milder'
}

/** Named by how it is cooked, and by nothing in it: the kitchen knows the way. */
const isWayOnly = (dish: string | null) => dish === 'airFry' || dish === 'grill'

/** The recipes that the turn names, by the readers or by a name of the library that they do not know. */
function namedRecipes({ wishes, before, told }: Understood, stood: Stood): string[] {
  const byReader = isWayOnly(wishes.dish) ? [] : recipesOf(wishes.dish).ids
  const isNew = wishes.dish !== null && wishes.dish !== before?.dish
  const inText =
    isWayOnly(wishes.dish) || told === '' || (isNew && recipesOf(wishes.dish).isItself) ? null : namedIn(told)
  // Beside a recipe that stands, a name counts that is all that was said; else it is what goes with it.
  const isAll = inText !== null && inText.around <= (stood === null ? Infinity : 2)
  const isMore =
    inText !== null && inText.name.includes(fold(dishById(wishes.dish ?? '')?.label[wishes.language] ?? ' '))
  const isOfReader =
    byReader.length === 0 || isMore || (inText?.ids.some((id) => byReader.includes(id)) ?? false)
  const isRefused = inText?.ids.some((id) => refusedRecipes(wishes).includes(id)) ?? false
  return isAll && isOfReader && !isRefused ? [...new Set([...inText.ids, ...byReader])] : byReader
}

/** What is called a ramen is one before all others of its kind. */
function bearing({ dish, language }: Wishes): string[] {
  const label = fold(dishById(dish ?? '')?.label[language] ?? '')
  if (label === '') return []
  return recipesOf(dish).ids.filter((id) => {
    const name = entryById(id)?.names ?? masterById(id)?.names
    return name !== undefined && fold(name[language]).includes(label)
  })
}

const refusedRecipes = ({ refusedDishes }: Wishes): string[] =>
  refusedDishes.flatMap((id) => {
    const dish = dishById(id)
    const { ids } = recipesOf(id)
    return dish?.whole ? ids : [...ids, ...recipesOfKind(dashed(dish?.template ?? id))]
  })

export function heardIn(known: Understood, stood: Stood): Heard {
  const { wishes, before, mood, isEnough } = known
  const settledBefore = before?.settled ?? null
  const named = namedRecipes(known, stood)
  const isGivenUp = settledBefore !== null && wishes.settled === null
  const isAnother = wishes.another > (before?.another ?? 0)
  const isNewName =
    stood !== null &&
    named.length > 0 &&
    !named.includes(stood.base) &&
    (wishes.dish !== before?.dish || named[0] !== recipesOf(wishes.dish).ids[0])
  const isOther = stood !== null && (isGivenUp || isAnother || isNewName)
  const not = [
    ...refusedRecipes(wishes),
    ...(stood && isOther ? [...stood.tried, stood.base] : (stood?.tried ?? [])),
  ]
  const had = before?.wanted.map(({ id }) => id) ?? []
  // The chocolate of the cake that is given up is not put into the carrot cake.
  const isFresh = isNewName && recipesOf(wishes.dish).isItself
  const fresh = wishes.wanted.filter(({ id, inHand }) => inHand === true || !had.includes(id))
  const wished = isFresh ? { ...wishes, wanted: fresh } : wishes
  return {
    language: wishes.language,
    wishes,
    guests: guestsIn({ wishes: forEverybody(wishes) }),
    conditions: {
      ...conditionsOf(wished, named, isNewName ? refusedRecipes(wishes) : not),
      called: dishById(wishes.dish ?? '')?.label ?? null,
    },
    isOther,
    bearing: bearing(wishes),
    ofKind: recipesOfKind(dashed(dishById(wishes.dish ?? '')?.template ?? '')),
    meant: wishes.dish === null ? named : [...named.slice(0, 1), ...recipesOf(wishes.dish).own],
    isNamedItself: wishes.dish === null ? named.length > 0 : recipesOf(wishes.dish).isItself,
    isChange: before === null || changed({ ...before, language: wishes.language }, wishes),
    isEnough,
    isYes: mood === 'praise',
    heat: heatOf(wishes, before),
    less: wishes.less.filter((food) => !before?.less.includes(food)),
    asked: wishes.wanted.map(({ id }) => id).filter((id) => !had.includes(id)),
    seed: wishes.seed,
    disliked: dislikedIn(wishes),
  }
}
