import { isFlesh } from '../lexicon/facts.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { dishesNamedIn } from '../library/dishes/dish-names.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { dishById, type Dish } from '../library/dishes/dishes.ts'
import { kindById } from '../library/dishes/kinds.ts'
import { uncookedIn } from '../library/dishes/uncooked.ts'
import { readDishMentions } from './dish-mentions.ts'
import { fold } from '../lexicon/text/fold.ts'
import { asWritten } from './gaps.ts'
import { spansOf } from './mentions.ts'
import { conditionIn } from './named-parts.ts'
import { isNegated } from '../lexicon/text/negated.ts'
import { withoutTools } from './equipment/read-kitchen.ts'
import { strangeDish } from './strange-dish.ts'
import { unheardOf } from './unheard-of.ts'
import type { Wishes } from '../safety/wishes/wishes.ts'
import { anyBounded } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('typed-name')

const changesMind = anyBounded(lists('changes-mind'))

/** Remembers the name of a dish that nobody here knows until another dish is named. */
function withStranger(content: string, after: Wishes, before: Wishes): Wishes {
  if (after.another > before.another) return { ...after, unknown: null }
  if (after.dangers.length > before.dangers.length || after.distress !== before.distress) return after
  if (after.health.length > before.health.length || after.unknownHealth.length > before.unknownHealth.length)
    return after
  // Nothing else is made of the foods in the name of a dish that nobody here can make.
  const uncooked = uncookedIn(fold(content))
  const place = fold(content).indexOf(uncooked ?? '')
  // "Labskaus with a rollmops": the dish that is known and named first is cooked.
  const [first] = dishesNamedIn(fold(content))
  const isBeside = first?.dish.whole === true && first.end <= place
  const isWanted = uncooked !== null && !isBeside && !isNegated(fold(content), place)
  if (isWanted && (before.settled === null || changesMind.test(fold(content))))
    return { ...after, unknown: asWritten(content, uncooked), dish: null, dishType: null, settled: null }
  const isNamed = after.dish !== null && after.dish !== before.dish
  const isAnother = before.settled !== null && !isNamed
  if (isAnother ? !changesMind.test(fold(content)) : after.dish !== null && !isNamed) return after
  // What is said of the kitchen is no name of a dish: "something I can eat cold at my desk".
  const cleared = withoutTools(fold(content), after.language, true)
  const named = Array.from(cleared, (letter, at) => (letter === ' ' ? ' ' : (content[at] ?? ''))).join('')
  const spoken = cleared.length === content.length ? named : content
  const stranger = strangeDish(spoken)
  const isClassic = isNamed && dishById(after.dish ?? '')?.whole === true
  const unheard = isClassic || (stranger && !isNamed) ? null : unheardOf(spoken, after.language)
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

/** A dish whose whole name was typed, and that no reading has kept, is the wish of a turn that names nothing else. */
function withLostDish(said: string, after: Wishes, before: Wishes): Wishes {
  const { language, dish, unknown, wanted, refused, distress, unnamedAllergy } = after
  const isOpen =
    before.settled === null && dish === null && unknown === null && after.another === before.another
  const isIll = after.allergens.length + after.allergyIds.length + after.health.length > 0
  if (!isOpen || refused !== null || distress !== null || unnamedAllergy || isIll || wanted.length > 0)
    return after
  const lost = readDishMentions(said, language).find(
    (each) =>
      each.dish.whole === true &&
      !each.refused &&
      !isNegated(said, each.at) &&
      !after.refusedDishes.includes(each.dish.id),
  )
  return lost ? { ...after, dish: lost.dish.id } : after
}

/** What stands between a dish and what it is made of, in one name. */
const inName = /^[ -]*(?:(?:de|d'|du|des|al?|au|aux|a la|a l'|con|y|and|et|und|mit|with|avec) )*$/

const curedForBread =
  /ham$|sausage|^(?:bacon|merguez|frankfurter|chorizo|salami|tinned-tuna|smoked-salmon|black-pudding|meat-loaf-slice)$/

/** Ham goes into a croissant, which is sweet only where nothing is said of it. */
const isBakedIn = ({ kind }: Dish, { id }: Ingredient): boolean =>
  kind !== 'batterPudding' && kindById(kind)?.course !== 'Desserts' && curedForBread.test(id)

/** "Shrimp pancakes", "cheese and ham muffins": no sweet dish is made of meat or fish, so this is one that nobody here knows. */
function withoutSweetDish(content: string, said: string, after: Wishes, before: Wishes): Wishes {
  const dish = after.dish === before.dish ? null : dishById(after.dish ?? '')
  const place = dish && dishesNamedIn(said).find((each) => each.dish === dish)
  if (!place || (dish.course ?? kindById(dish.kind)?.course) !== 'Desserts') return after
  const foods = spansOf(said, after.language).filter(({ ingredientId: id, start, end }) => {
    const ingredient = findIngredientById(id ?? '')
    const isNew = after.wanted.some((each) => each.id === id) && before.wanted.every((each) => each.id !== id)
    const isIn = inName.test(end <= place.start ? said.slice(end, place.start) : said.slice(place.end, start))
    return isNew && isIn && ingredient !== null && isFlesh(ingredient) && !isBakedIn(dish, ingredient)
  })
  if (foods.length === 0) return after
  const start = Math.min(place.start, ...foods.map((each) => each.start))
  const end = Math.max(place.end, ...foods.map((each) => each.end))
  return { ...after, dish: null, unknown: asWritten(content, said.slice(start, end)) }
}

/** The wishes after a turn with the dish that it names, known or not. `said` is the turn as it is heard. */
export function withTypedName(content: string, said: string, after: Wishes, before: Wishes): Wishes {
  const named = withStranger(content, after, before)
  // Finger food is a condition, and no dish.
  const isCondition = conditionIn(fold(named.unknown ?? ''), after.language) !== undefined
  return withLostDish(said, withoutSweetDish(content, said, isCondition ? after : named, before), before)
}
