import { matches } from '../lexicon/may-match.ts'
import { remembering } from '../lexicon/remembering.ts'
import type { Language } from '#shared/constants/languages.ts'
import { cuisineIds, cuisines } from '../lexicon/cuisines.ts'
import { isFleshId } from '../lexicon/facts.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { Dish } from '../library/dishes/dish.ts'
import { foodsOfDish } from '../library/dishes/dish.ts'
import { dishById, plainDishOf } from '../library/dishes/dishes.ts'
import { withAmountsBehind } from './amounts-behind.ts'
import { cues } from './cues.ts'
import { withDoubts } from './doubtful-allergies.ts'
import { withCutAmount } from './cut-amounts.ts'
import { withGreenSide } from './green-side.ts'
import { halved } from './half-of.ts'
import { isOfVegetables, replacedHeart, withoutReplacedName } from './instead.ts'
import type { Mention } from './mentions.ts'
import { nothingOnTable, type OnTable } from './on-table.ts'
import { occasionIn } from './occasions.ts'
import { mergeFood, rescaled } from './merge-food.ts'
import { isOfDish } from './pieces.ts'
import { boughtAnew, isThrownAway } from './thrown-away.ts'
import { courseOf, namedDishOf, type Course } from './turn/dish.ts'
import { eatersAfter, needsAfter } from './turn/eaters.ts'
import { allergensAfter, foodsOf, heardWithAllergies, keptFoods, type Foods } from './turn/foods.ts'
import { kitchenAfter, tasteAfter, timeAfter } from './turn/kitchen.ts'
import { amountsAfter, peopleOf, type People } from './turn/people.ts'
import { turnOf, type Turn } from './turn/text.ts'
import { isListOfFoods, saysAll, usesUp } from './use-up.ts'
import type { Wishes } from '../safety/wishes/wishes.ts'

const babysDish = () => plainDishOf('babyPorridge')?.id ?? null

const sweetThings: readonly string[] = ['sweetener', 'fruit', 'berry', 'dairy']

const sameMeat = /(?<![a-z])(?:mism[oa]|same|meme|gleiche[nm]|selbe[nm])(?![a-z])/

/**
 * What is wanted after one more turn: what it says overrides what was said before, the rest stays. `whole` is the turn
 * with its questions, in which nothing is wished for but an allergy or an illness may be told. `onTable` is the recipe
 * that stands.
 */
export const readTurn = remembering(
  200,
  (
    text: string,
    language: Language,
    before: Wishes,
    whole?: string,
    onTable: OnTable = nothingOnTable,
  ): Wishes => read(text, language, before, whole ?? text, onTable),
)

function read(text: string, language: Language, before: Wishes, whole: string, table: OnTable): Wishes {
  const turn = turnOf(text, whole, language, before)
  const asked = namedDishOf(turn, before)
  const foods = foodsOf(turn, asked, before, table)
  const { named } = foods
  const course = courseOf(
    turn,
    asked,
    named,
    foods.meant.some(({ wanted }) => wanted),
    before,
  )
  const { heard, suspected } = heardWithAllergies(turn, foods, before)
  const people = peopleOf(turn, asked, foods, before)
  const food = foodAfter(turn, { place: asked.place, heard }, foods, course, people, { before, table })
  const time = timeAfter(turn, before, table)
  const kitchen = kitchenAfter(turn, { isNamed: named !== null, another: asked.another }, before)
  const cuisine = cuisineIds.find((id) => matches(cuisines[id].words, turn.folded)) ?? null
  const after: Wishes = {
    ...before,
    ...food,
    language,
    refused: turn.refusedDanger,
    refusedDishes: course.refusedDishes,
    dishType: course.dishType,
    dish: course.dish ?? (course.isOpen && isSweetForBaby(turn, food.wanted, before) ? babysDish() : null),
    sides: [
      ...new Set([
        ...(course.isFresh || asked.another || named !== null ? [] : before.sides),
        ...asked.sides.map(({ dish }) => dish.id),
      ]),
    ],
    settled: course.settled,
    another: course.another,
    tried: course.tried,
    occasion: occasionIn(turn.folded, language) ?? (course.isFresh ? null : before.occasion),
    cuisine: cuisine ?? (course.isFresh ? null : before.cuisine),
    ...amountsAfter(people, course.isFresh, before),
    ...time,
    less: [...new Set([...(course.isFresh ? [] : before.less), ...foods.less])].filter(
      (id) => !food.excludedIds.includes(id),
    ),
    ...tasteAfter(turn, before),
    // "Kids who hate anything spicy": what nobody wants is not to be put in.
    ...(food.excludedGroups.includes('heat') &&
      !before.excludedGroups.includes('heat') && { heat: 0 as const }),
    ...kitchen,
    ...eatersAfter(turn, before),
    ...needsAfter(turn, food.excludedGroups, before),
    ...larderAfter(turn, food.wanted, kitchen.pantryOnly, foods, before),
    unnamedAllergy: isAllergyUnnamed(turn, food, before),
    seed: before.seed === '' ? turn.folded : before.seed,
  }
  const known = withDoubts(after, suspected, true)
  return turn.greenSide ? { ...known, wanted: withGreenSide(known.wanted, known) } : known
}

type FoodWishes = Pick<
  Wishes,
  | 'wanted'
  | 'wantedGroups'
  | 'excludedIds'
  | 'excludedGroups'
  | 'allergens'
  | 'allergyIds'
  | 'allergyGroups'
  | 'forbiddenIds'
  | 'ofVegetables'
  | 'leftovers'
>

/** "I only have two eggs left", and then pancakes: what was counted bounds a dish that is made with it anyway. */
function limitsFor(dish: Dish | null, { wanted }: Wishes): Wishes['wanted'] {
  const counted = wanted.filter(({ inHand, amount }) => inHand && amount !== null)
  if (dish === null || counted.length === 0) return []
  const foods = foodsOfDish(dish)
  return counted.filter(({ id }) => foods.includes(id))
}

/** What of food is wanted and what is not. */
function foodAfter(
  turn: Turn,
  { place, heard }: { place: { at: number; end: number } | null; heard: readonly Mention[] },
  foods: Foods,
  course: Course,
  people: People,
  { before, table }: { before: Wishes; table: OnTable },
): FoodWishes {
  const { folded, language } = turn
  const { named, onTable } = foods
  const asked = withoutReplacedName(heard, place)
  const dish = named ?? dishById(before.dish ?? '')
  const isOfTable = named === null && onTable.length > 0
  const givenUp = replacedHeart(isOfTable ? onTable : [...(dish?.wants ?? []), ...(dish?.alone ?? [])], asked)
  const merged = mergeFood(
    course.isFresh
      ? { ...before, wanted: limitsFor(named, before), wantedGroups: [] }
      : {
          ...before,
          wanted: rescaled(keptFoods(foods, course, before), before.servings, people.servings),
          excludedIds: [...before.excludedIds, ...givenUp],
        },
    halved(
      asked.map((each) => (isOfDish(each) ? { ...each, amount: null, unit: null } : each)),
      folded,
      table,
    ),
    matches(cues.fine, folded) || matches(cues.notAllergic, folded),
    language,
  )
  // "Spaghetti with that same meat": the meat on the table.
  const isSame = sameMeat.test(folded) && merged.wantedGroups.includes('meat')
  const same = onTable
    .filter((id) => isSame && isFleshId(id))
    .map((id) => ({ id, amount: null, unit: null, loosely: true }))
  const measured = withAmountsBehind(
    withCutAmount([...merged.wanted, ...same], folded, language, named),
    folded,
    language,
  )
  const isSpoilt = isThrownAway(turn, before)
  return {
    ...merged,
    wanted: isSpoilt ? boughtAnew(measured) : measured,
    allergens: allergensAfter(turn, merged.allergens),
    // Who wants vegetables with a stew that stands does not take the meat out.
    ofVegetables:
      before.ofVegetables ||
      (before.settled === null && matches(cues.ofVegetables, folded)) ||
      isOfVegetables(asked),
    leftovers:
      !isSpoilt && (before.leftovers || (matches(cues.leftovers, folded) && matches(cues.cooked, folded))),
  }
}

/** Whether what is there is to be used up, and whether nothing may be bought for it. */
function larderAfter(
  { folded }: Turn,
  wanted: Wishes['wanted'],
  pantryOnly: boolean,
  { named, meant }: Foods,
  before: Wishes,
): Pick<Wishes, 'useUp' | 'pantryOnly'> {
  const namesFood = meant.some((each) => each.wanted)
  // "3 of us" begins like a list of foods and names none.
  const listsFoods = namesFood && isListOfFoods(folded)
  const isSeveral = wanted.length > 1
  const isAllTold = saysAll(folded) && isSeveral
  return {
    pantryOnly: pantryOnly || isAllTold,
    useUp:
      before.useUp ||
      usesUp(folded, namesFood) ||
      isAllTold ||
      wanted.some(({ plenty }) => plenty) ||
      (named === null && isSeveral && listsFoods),
  }
}

/** Who asks for honey for a baby gets what a baby eats sweet. */
const isSweetForBaby = ({ folded }: Turn, wanted: Wishes['wanted'], before: Wishes) =>
  (before.infant || matches(cues.infant, folded)) &&
  /\b(honey|miel|honig\w*)\b/.test(folded) &&
  wanted.every(({ id }) => sweetThings.includes(findIngredientById(id)?.category ?? ''))

/** Whether somebody's body does not take something and it is still to be asked what. */
function isAllergyUnnamed({ guard, blamed, isNew }: Turn, food: FoodWishes, before: Wishes): boolean {
  // A body reacted, or somebody carries a pen, and no food was found that it could be to.
  const isUnexplained =
    (isNew('severe-allergy') || isNew('reaction')) &&
    guard.refused.length === 0 &&
    food.allergens.length + food.allergyIds.length + food.allergyGroups.length + blamed.length === 0 &&
    food.excludedIds.length === before.excludedIds.length &&
    food.excludedGroups.length === before.excludedGroups.length
  // "La lata está hinchada": what swells is no body.
  const isOther = isNew('bulging-tins') || isNew('swallowing') || blamed.length > 0
  return (
    (guard.unnamed && !isOther) ||
    (isUnexplained && !guard.none) ||
    (before.unnamedAllergy && guard.refused.length === 0 && !guard.none)
  )
}
