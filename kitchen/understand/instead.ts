import { isFlesh, isFleshId, isHeart, isMain, isMeatOrSausage, meatOf } from '../lexicon/facts.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { fleshGroups, groupMembers } from '../lexicon/food-groups.ts'
import type { Language } from '#shared/constants/languages.ts'
import { matches } from '../lexicon/may-match.ts'
import { fold } from '../lexicon/text/fold.ts'
import type { Mention } from './mentions.ts'
import { anyOf } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('instead')

const garden: ReadonlySet<string> = new Set(['vegetable', 'leafyGreen', 'mushroom', 'potato'])

const foodOf = (id: string | null) => (id === null ? null : findIngredientById(id))
const categoryOf = (id: string) => foodOf(id)?.category ?? ''
const isHeartId = (id: string) => {
  const food = foodOf(id)
  return food !== null && isHeart(food)
}

const isMeatId = (id: string) => {
  const food = foodOf(id)
  return food !== null && isMeatOrSausage(food)
}

const animalOf = (id: string) => {
  const animal = foodOf(id)?.animal ?? 'none'
  return animal === 'none' ? null : animal
}

const namesFlesh = ({ group, ingredientId }: Mention) => fleshGroups.has(group) || isFleshId(ingredientId)

/** Whether a refusal is of the same food, the same animal, or of a kind of meat or fish. */
function isRefusedBy(mention: Mention, refusal: Mention): boolean {
  const food = foodOf(mention.ingredientId)
  if (food === null || mention.ingredientId === null) return false
  const { group } = refusal
  if (group !== null && fleshGroups.has(group)) return isFlesh(food) && groupMembers[group](food)
  const animal = animalOf(mention.ingredientId)
  return (
    refusal.ingredientId === mention.ingredientId ||
    (animal !== null && refusal.ingredientId !== null && animalOf(refusal.ingredientId) === animal)
  )
}

/** "Rindergulasch, aber mit Kürbis statt Rind": the name of the dish asks for nothing that is refused beside it. */
export function withoutReplacedName(
  mentions: readonly Mention[],
  name: { at: number; end: number } | null,
): readonly Mention[] {
  const isInName = ({ start, end }: Mention) => name !== null && start < name.end && end > name.at
  const refused = mentions.filter((each) => !each.wanted && !isInName(each))
  return mentions.filter(
    (each) => !each.wanted || !isInName(each) || !refused.some((refusal) => isRefusedBy(each, refusal)),
  )
}

/** "Chicken", of a dish of chicken thighs: the cut that is there. */
export const asOnTable = (mentions: readonly Mention[], onTable: readonly string[]): readonly Mention[] =>
  mentions.map((each) => {
    const { wanted, loosely, ingredientId: id } = each
    if (!wanted || !loosely || each.cooked || id === null || onTable.includes(id)) return each
    const meat = meatOf(foodOf(id))
    const there = onTable.find((other) => meat !== null && meatOf(foodOf(other)) === meat)
    return there ? { ...each, ingredientId: there } : each
  })

/** "Beans", of a chilli of kidney beans: the food that is there and is called so at the end of its name. */
export const calledOnTable = (
  mentions: readonly Mention[],
  onTable: readonly string[],
  language: Language,
): readonly Mention[] => {
  const namesOf = (id: string) => {
    const { one = '', many = '' } = foodOf(id)?.names[language] ?? {}
    return [fold(one), fold(many)]
  }
  return mentions.map((each) => {
    const { ingredientId: id, words } = each
    if (id === null || onTable.includes(id) || namesOf(id).includes(words)) return each
    const there = onTable.filter(
      (other) =>
        categoryOf(other) === categoryOf(id) &&
        namesOf(other).some((name) => name.endsWith(words) || name.startsWith(`${words} `)),
    )
    return there.length === 1 && there[0] !== undefined ? { ...each, ingredientId: there[0] } : each
  })
}

/**
 * The foods that give way where another is wanted instead: the fish of a fish pie for which somebody wants chicken.
 * `foods` are those of the dish on the table, or those that a dish is known by.
 */
export function replacedHeart(foods: readonly string[], mentions: readonly Mention[]): readonly string[] {
  const others = mentions.flatMap(({ instead, ingredientId: id }) =>
    instead && id !== null && isMain(id) && !foods.includes(id) ? [id] : [],
  )
  if (others.length === 0) return []
  const asked = mentions.flatMap(({ wanted, ingredientId }) => (wanted && ingredientId ? [ingredientId] : []))
  const built = foods.filter((id) => isMain(id) && !asked.includes(id))
  // The peas of a fish pie are no part of its heart; its bacon stays where meat comes, and goes for fish or tofu.
  const staysBeside = (id: string) => !isHeartId(id) && others.some(isMeatId)
  const ofFlesh = built.filter((id) => isFleshId(id) && !staysBeside(id))
  return ofFlesh.length > 0 ? ofFlesh : built
}

/** "With mushrooms instead of beef": the vegetables take the place of the meat, and no other meat does. */
export function isOfVegetables(mentions: readonly Mention[]): boolean {
  const refused = mentions.filter(({ wanted }) => !wanted)
  const wished = mentions.filter((each) => each.wanted && !refused.some((other) => isRefusedBy(each, other)))
  const isOf = (some: (id: string) => boolean) =>
    wished.some(({ ingredientId }) => ingredientId !== null && some(ingredientId))
  return refused.some(namesFlesh) && isOf((id) => garden.has(categoryOf(id))) && !isOf(isMain)
}

/** What puts one thing beside another. */
const beside = anyOf(lists('beside'))

/**
 * "Got chicken thighs", of the pork chops on the table: another meat, fish or tofu comes in the place of the one that
 * is there, unless the turn names both, puts it beside, or has it for some of the eaters.
 */
export function inPlaceOfHeart(
  mentions: readonly Mention[],
  text: string,
  onTable: readonly string[],
): readonly Mention[] {
  const there = onTable.filter(isHeartId)
  const named = mentions.filter(({ ingredientId }) => ingredientId !== null && isHeartId(ingredientId))
  // "The veal is too dear, rather chicken": what is there was only named as what goes.
  const isNew = ({ instead, ingredientId: id }: Mention) => instead === true && !there.includes(id ?? '')
  if (named.some(isNew))
    return mentions.map((each) =>
      named.includes(each) && !each.instead && there.includes(each.ingredientId ?? '')
        ? { ...each, wanted: false }
        : each,
    )
  // "No more pork, I have chicken": what goes was named.
  const isTold = named.some((each) => !each.wanted || there.includes(each.ingredientId ?? ''))
  if (there.length === 0 || named.length === 0 || isTold) return mentions
  if (matches(beside, text)) return mentions
  return mentions.map((each) =>
    each.wanted && named.includes(each) ? { ...each, instead: true as const } : each,
  )
}
