import { isCookedBefore } from '../lexicon/facts.ts'
import { findIngredients } from '../lexicon/find.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { fold } from '../lexicon/fold.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { dashed, dishOf } from '../library/dish-of.ts'
import type { Draft } from '../library/edit/index.ts'
import type { Conditions } from '../library/find/conditions.ts'
import { entryById, library } from '../library/index.ts'
import { isHeart } from '../library/find/score.ts'
import { foodsOfDish } from '../library/dishes/dish.ts'
import { dishById } from '../library/dishes/dishes.ts'
import { refuses } from '../library/dishes/refused-dish.ts'
import type { Language } from '#shared/constants/languages.ts'
import { asSide, isAttached } from '../understand/sides.ts'
import type { Wanted, Wishes } from '../safety/wishes/wishes.ts'
import { spansOf } from '../understand/mentions.ts'
import { guestsIn } from '../understand/guests.ts'
import { changed } from '../understand/mood.ts'
import type { Understood } from '../understand/understood.ts'
import { conditionsOf, dislikedIn, forEverybody, wayOf } from './conditions-heard.ts'
import { asksForIdeas, picked, wordsIn } from './ideas.ts'
import { isUnwritten, isWayOnly, namedIn, recipesOf, recipesOfKind } from './named-recipes.ts'
import type { Eating } from './standing.ts'

/** What a turn says beside the recipe that stands, as the readers give it. */
export interface Heard extends Eating {
  /** All that is to be kept after this turn. */
  conditions: Conditions
  /** The same for the recipe that stands, where it was changed by hand since. */
  ofDraft?: Conditions
  /** Another recipe than the one that stands was asked for, by its name or as something else. */
  isOther: boolean
  /** The dish itself was named, and not only its kind or what is in it: then it stays, whatever it cannot do. */
  isNamedItself: boolean
  /** All recipes of the kind of the dish. */
  ofKind: readonly string[]
  /** The recipes that are what was named; empty where none was. */
  meant: readonly string[]
  /** Something was wished for or told; else the turn only asks or talks. */
  isChange: boolean
  /** Enough was said to cook from. */
  isEnough: boolean
  isYes: boolean
  /** Several dishes are asked for to choose from. */
  isForIdeas: boolean
  /** What was pointed at of what was offered. */
  pick: Draft | null
  /** The machine that was asked for before is not to be used any more. */
  isMachineGone: boolean
  heat: 'milder' | 'hotter' | null
  /** Recipes that are to stand beside it. */
  sides: readonly string[]
  /** Foods of which there is to be less. */
  less: readonly string[]
  /** Foods of which this turn wants more. */
  more: readonly string[]
  isLessSweet: boolean
  isLighter: boolean
  /** Foods of which this turn says how much goes in. */
  measured: readonly Wanted[]
  /** Foods that this turn asks for. */
  asked: readonly string[]
  seed: string
  disliked: readonly string[]
  /** What had to stay out before this turn already, food by food. */
  outBefore: readonly string[]
}

export type Stood = { base: string; tried: readonly string[] } | null

/** What was offered to choose from, and the turn that may point at it, as it was typed. */
interface Pointed {
  typed: string
  ideas: readonly Draft[]
  outBefore: readonly string[]
}

const heatOf = (now: Wishes, before: Wishes | null): Heard['heat'] => {
  const then = before?.heat ?? null
  if (now.heat === then || now.heat === null) return null
  // Where nothing was said of it a dish is neither hot nor mild.
  return now.heat > (then ?? 0.5) ? 'hotter' : 'milder'
}

/** Whether a name stands in a turn as something that is to be with the recipe that stands: "with a mushroom sauce". */
function isAttachedName(told: string, name: string, language: Language): boolean {
  const folded = fold(told)
  const at = folded.indexOf(name)
  return asSide.test(folded) || (at >= 0 && isAttached(folded, { at, end: at + name.length }, language))
}

/** A name of the library in a turn; neither what stands beside the dish nor a sauce for what is to be eaten. */
function saidIn({ wishes, told }: Understood): ReturnType<typeof namedIn> {
  const found = namedIn(told)
  const aside = wishes.sides.flatMap((id) => recipesOf(id).own)
  const hasHeart = wishes.wanted.some(({ id }) => isHeart(id))
  const isAside = (id: string) =>
    aside.includes(id) || (hasHeart && entryById(id)?.tags.includes('component') === true)
  return found?.ids.some(isAside) ? null : found
}

/** The recipes that the turn names, by the readers or by a name of the library that they do not know. */
function namedRecipes(known: Understood, stood: Stood): string[] {
  const { wishes, before, told } = known
  const byReader = isWayOnly(wishes.dish) ? [] : recipesOf(wishes.dish).ids
  const isNew = wishes.dish !== null && wishes.dish !== before?.dish
  const said = isWayOnly(wishes.dish) || told === '' ? null : saidIn(known)
  const isTitle = said !== null && said.isBorne && said.around === 0
  const inText = isNew && recipesOf(wishes.dish).isItself && !isTitle ? null : said
  // Beside a recipe that stands, a name counts that is all that was said; else it is what goes with it.
  const isPart = inText !== null && stood !== null && isAttachedName(told, inText.name, wishes.language)
  const isAll = inText !== null && !isPart && inText.around <= (stood === null ? Infinity : 2)
  const isMore =
    inText !== null && inText.name.includes(fold(dishById(wishes.dish ?? '')?.label[wishes.language] ?? ' '))
  // Who says nothing but the name of a recipe means it, whatever kind a reader takes it for.
  const isOfReader =
    byReader.length === 0 ||
    isMore ||
    inText?.around === 0 ||
    (inText?.ids.some((id) => byReader.includes(id)) ?? false)
  const isRefused = inText?.ids.some((id) => refusedRecipes(wishes).includes(id)) ?? false
  if (!isAll || !isOfReader || isRefused) return byReader
  return inText.around === 0 ? inText.ids : [...new Set([...inText.ids, ...byReader])]
}

/** Of a chicken pie that stands one speaks as of "the pie": a kind of dish by a word of its name, with no food beside it. */
function isOfStanding({ wishes, before, told }: Understood, base: string): boolean {
  const { dish, language, wanted } = wishes
  const had = before?.wanted.map(({ id }) => id) ?? []
  const isKind = dish !== null && dish !== before?.dish && !recipesOf(dish).isItself
  if (!isKind || wanted.some(({ id }) => !had.includes(id))) return false
  const names = wordsIn(entryById(base)?.names[language] ?? '')
  return wordsIn(told).some(
    (word) => word.length > 2 && names.includes(word) && findIngredients(word, language).length === 0,
  )
}

/** Whether a name of the library is all that a turn says. */
const isNameAlone = (known: Understood): boolean => known.told !== '' && saidIn(known)?.around === 0

/** Whether a recipe was named, only a kind of them, or a dish that nobody has written. */
function reachOf(known: Understood, named: readonly string[]): Conditions['reach'] {
  const { dish } = known.wishes
  const isRecipe = dish === null || recipesOf(dish).isItself || saidIn(known)?.ids.includes(named[0] ?? '')
  if (named.length === 0 || isRecipe) return 'itself'
  return isUnwritten(dish) ? 'like' : 'kind'
}

/** A roast that is there already names no roast that is to be made. */
const isHowItWasCooked = (dish: string | null): boolean =>
  isWayOnly(dish) || dishById(dish ?? '')?.kind === 'roast'

/** True for a recipe that cooks raw what somebody has cooked already. */
function cooksAgain(id: string, cooked: readonly Ingredient[]): boolean {
  const foods = entryById(id)?.foods.flatMap(({ food }) => findIngredientById(food) ?? []) ?? []
  const isRawOf = (done: Ingredient) => (food: Ingredient) =>
    !isCookedBefore(food) && food.category === done.category && food.animal === done.animal
  return cooked.some((done) => foods.some(isRawOf(done)) && !foods.includes(done))
}

const cookedIn = ({ wanted }: Wishes): Ingredient[] =>
  wanted.flatMap(({ id }) => findIngredientById(id) ?? []).filter(isCookedBefore)

const refusedRecipes = ({ refusedDishes }: Wishes): string[] =>
  refusedDishes.flatMap((id) => {
    const dish = dishById(id)
    const { ids } = recipesOf(id)
    if (dish?.whole) return ids
    const ofName = library().flatMap((entry) => {
      const own = dish && dishOf(entry.id)
      return own && refuses(dish, own) ? [entry.id] : []
    })
    return [...ids, ...recipesOfKind(dashed(dish?.kind ?? id)), ...ofName]
  })

const isMeasuredAnew = ({ id, amount, unit, inHand }: Wanted, before: readonly Wanted[]) =>
  amount !== null &&
  unit !== null &&
  inHand !== true &&
  !before.some((each) => each.id === id && each.amount === amount && each.unit === unit)

/** What is named to be beside the dish, by the recipe of that name. */
const sidesIn = ({ sides }: Wishes, named: readonly string[]): string[] =>
  sides.flatMap((id) => {
    const { own } = recipesOf(id)
    const recipe = own.find((each) => each === dashed(id)) ?? own.find((each) => entryById(each))
    return recipe === undefined || named[0] === recipe ? [] : [recipe]
  })

/** "More carrots", "plus de carottes", "y más zanahoria": of what may be there already. */
const moreOf =
  /(?<![a-z])(?:(?:a (?:bit|little) |some |lots |a lot |much |even )?(?:more|extra)|(?:un peu |beaucoup )?plus (?:de|d')|davantage (?:de|d')|(?:algo |un poco |mucho |mucha )?(?:de )?mas|(?:etwas |viel |noch |ein bisschen |bisschen )?mehr) ?(?:of the |of |the |fresh )?$/

function moreIn({ told, wishes: { language, excludedIds } }: Understood): string[] {
  const folded = fold(told)
  // "Je n'ai plus de lardons" wants none.
  return spansOf(folded, language).flatMap(({ ingredientId: id, start, amount }) =>
    id !== null && amount === null && !excludedIds.includes(id) && moreOf.test(folded.slice(0, start))
      ? [id]
      : [],
  )
}

export function heardIn(
  known: Understood,
  stood: Stood,
  { typed, ideas, outBefore }: Pointed = { typed: '', ideas: [], outBefore: [] },
): Heard {
  const { wishes, before, mood, isEnough } = known
  const settledBefore = before?.settled ?? null
  const cooked = cookedIn(wishes)
  const isLeft = cooked.length > 0 && isHowItWasCooked(wishes.dish)
  const named = isLeft ? [] : namedRecipes(known, stood).filter((id) => !cooksAgain(id, cooked))
  const isNoDish = named.length === 0 && cooked.length > 0
  const isOfIt = stood !== null && isOfStanding(known, stood.base)
  const isGivenUp = settledBefore !== null && wishes.settled === null && !isOfIt
  const isAnother = wishes.another > (before?.another ?? 0)
  const isNewName =
    stood !== null &&
    named.length > 0 &&
    !named.includes(stood.base) &&
    !isOfIt &&
    (wishes.dish !== before?.dish || named[0] !== recipesOf(wishes.dish).ids[0])
  const isOther = stood !== null && (isGivenUp || isAnother || isNewName)
  const not = [
    ...refusedRecipes(wishes),
    ...(stood && isOther ? [...stood.tried, stood.base] : (stood?.tried ?? [])),
  ]
  const had = before?.wanted.map(({ id }) => id) ?? []
  // The chocolate of the cake that is given up is not put into the carrot cake.
  const isFresh = isNewName && recipesOf(wishes.dish).isItself
  // The foods in a name that is all that was said are those of its recipe.
  const isNameOnly = isNameAlone(known)
  const fresh = wishes.wanted.filter(({ id, inHand }) => inHand === true || !had.includes(id))
  const wished = isNameOnly
    ? {
        ...wishes,
        wanted: wishes.wanted.filter(({ id }) => stood !== null && !isNewName && had.includes(id)),
      }
    : isFresh
      ? { ...wishes, wanted: fresh }
      : wishes
  const reach = reachOf(known, named)
  const dish = dishById(wishes.dish ?? '')
  const conditions = conditionsOf(wished, named, isNewName ? refusedRecipes(wishes) : not)
  return {
    language: wishes.language,
    wishes,
    guests: guestsIn({ wishes: forEverybody(wishes) }),
    conditions: {
      ...conditions,
      reach,
      like: reach === 'like' && dish ? foodsOfDish(dish) : [],
      ...(reach === 'like' && dish?.cuisine !== undefined && wishes.cuisine === null
        ? { tags: [...conditions.tags, dish.cuisine] }
        : {}),
      called: isNoDish ? null : (dishById(wishes.dish ?? '')?.label ?? null),
    },
    isOther,
    ofKind: isNoDish ? [] : recipesOfKind(dashed(dishById(wishes.dish ?? '')?.kind ?? '')),
    meant: wishes.dish === null ? named : [...named.slice(0, 1), ...recipesOf(wishes.dish).own],
    isNamedItself: wishes.dish === null || isNoDish ? named.length > 0 : recipesOf(wishes.dish).isItself,
    isChange: before === null || changed({ ...before, language: wishes.language }, wishes),
    isEnough,
    isYes: mood === 'praise',
    isForIdeas: asksForIdeas(typed, wishes.language),
    pick: picked(typed, wishes.language, ideas),
    isMachineGone: before !== null && wayOf(before) !== null && wayOf(wishes) === null,
    heat: heatOf(wishes, before),
    sides: sidesIn(wishes, named),
    more: moreIn(known),
    less: wishes.less.filter((food) => !before?.less.includes(food)),
    isLessSweet: wishes.lessSweet && before?.lessSweet !== true,
    isLighter: wishes.tastes.includes('light') && before?.tastes.includes('light') !== true,
    measured: wishes.wanted.filter((each) => isMeasuredAnew(each, before?.wanted ?? [])),
    asked: wishes.wanted.map(({ id }) => id).filter((id) => !had.includes(id)),
    seed: wishes.seed,
    disliked: dislikedIn(wishes),
    outBefore,
  }
}
