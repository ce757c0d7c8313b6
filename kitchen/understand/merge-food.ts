import type { Language } from '#shared/constants/languages.ts'
import { isMain, meatOf } from '../lexicon/facts.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { ingredients } from '../lexicon/ingredients/index.ts'
import { groupMembers, type FoodGroup } from '../lexicon/food-groups.ts'
import { withKin } from '../safety/kin.ts'
import type { Mention } from './mentions.ts'
import type { Wanted, Wishes } from '../safety/wishes/wishes.ts'

const unwantedGroups: readonly FoodGroup[] = [
  'heat',
  'alcohol',
  'sugar',
  'gelatine',
  'herbs',
  'dairy',
  'vegetables',
  'onions',
]

/** Nobody orders these; they come by themselves where they belong. */
export const takenForGranted = /^(water|ice|salt|black-pepper|frying-oil)$/

/** What of food a guest wants and does not want. */
interface Food {
  wanted: readonly Wanted[]
  wantedGroups: readonly FoodGroup[]
  excludedIds: readonly string[]
  excludedGroups: readonly FoodGroup[]
  allergens: Wishes['allergens']
  allergyIds: readonly string[]
  allergyGroups: readonly FoodGroup[]
  forbiddenIds: readonly string[]
}

/** A dish has one pasta: who asks for penne later has given up the spaghetti. */
function otherPasta(mentions: readonly Mention[], before: readonly Wanted[]): string[] {
  const isPasta = (id: string | null) => findIngredientById(id ?? '')?.category === 'pasta'
  const had = before.map(({ id }) => id).filter(isPasta)
  const fresh = mentions.flatMap(({ ingredientId }) => (isPasta(ingredientId) ? ingredientId : []))
  return fresh.some((id) => id !== null && !had.includes(id)) ? had.filter((id) => !fresh.includes(id)) : []
}

/** "Rather with tofu" replaces the chicken, and rice the noodles: what was wanted of the same kind goes. */
function replacedBy(mentions: readonly Mention[], wanted: readonly Wanted[]): string[] {
  const fresh = mentions.filter(({ instead, ingredientId }) => instead && ingredientId)
  const first = Math.min(...fresh.map(({ start }) => start))
  // "Beef burgers, but with salmon instead": what stands before in the same turn goes as well.
  const asked = new Set(mentions.flatMap(({ start, ingredientId }) => (start < first ? [] : ingredientId)))
  const ids = [...wanted.map(({ id }) => id), ...mentions.flatMap(({ ingredientId }) => ingredientId ?? [])]
  return [...new Set(ids)].filter((id) => {
    const category = findIngredientById(id)?.category
    return (
      category !== undefined &&
      !asked.has(id) &&
      fresh.some(
        ({ ingredientId }) =>
          ingredientId !== null &&
          (findIngredientById(ingredientId)?.category === category || (isMain(ingredientId) && isMain(id))),
      )
    )
  })
}

/** What is refused as a matter of taste; meat, fish or alcohol may be a belief, and chilli or sugar a body's need. */
const ofTaste: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'onions',
  'mushrooms',
  'berries',
  'fruit',
  'citrus',
  'vegetables',
  'herbs',
  'beans',
  'cheese',
  'cream',
])

/** "No onions, but leeks are fine": a refused group of which a member is wished for is refused member by member. */
function namedOneByOne(groups: readonly FoodGroup[], asked: ReadonlySet<string>) {
  const isMet = (group: FoodGroup) =>
    ofTaste.has(group) && ingredients.some((each) => asked.has(each.id) && groupMembers[group](each))
  const met = groups.filter(isMet)
  return {
    whole: groups.filter((group) => !met.includes(group)),
    ids: ingredients
      .filter((each) => !asked.has(each.id) && met.some((group) => groupMembers[group](each)))
      .map(({ id }) => id),
  }
}

/** "Beef" of a dish with a cut of beef in it asks for nothing more. */
const isCutOf = (id: string, wanted: readonly Wanted[]) => {
  const meat = meatOf(findIngredientById(id))
  return (
    meat !== null && wanted.some((each) => each.id !== id && meatOf(findIngredientById(each.id)) === meat)
  )
}

/** Adds what one turn says about food to what was said before; allergies stay, tastes may change. */
export function mergeFood(
  before: Food,
  mentions: readonly Mention[],
  forgiven: boolean,
  language: Language,
): Food {
  const yes = mentions.filter(({ wanted }) => wanted)
  // "No pancetta, only bacon": two names of one food, of which one is there.
  const isThere = ({ ingredientId: id, allergy, words }: Mention) =>
    !allergy && id !== null && yes.some((each) => each.ingredientId === id && each.words !== words)
  const no = mentions.filter((each) => !each.wanted && !isThere(each))
  const ids = (list: readonly Mention[]) => list.flatMap(({ ingredientId }) => ingredientId ?? [])
  const refusedAllergens = no.flatMap(({ allergen, allergy, ingredientId }) => [
    ...(allergen ? [allergen] : []),
    ...(allergy && ingredientId ? (findIngredientById(ingredientId)?.allergens ?? []) : []),
  ])
  const allowedAgain = forgiven ? yes.flatMap(({ allergen }) => allergen ?? []) : []
  const overlapsIngredient = (mention: Mention) =>
    mentions.some((other) => other.ingredientId && other.start < mention.end && other.end > mention.start)
  const added: Wanted[] = yes.flatMap(({ ingredientId, amount, unit, loosely, inHand, cooked, plenty }) =>
    ingredientId &&
    !takenForGranted.test(ingredientId) &&
    !(loosely && amount === null && isCutOf(ingredientId, before.wanted))
      ? [
          {
            id: ingredientId,
            amount,
            unit,
            loosely,
            ...(inHand && { inHand }),
            ...(cooked && { cooked }),
            ...(plenty && { plenty }),
          },
        ]
      : [],
  )
  const wanted = new Map([...before.wanted, ...added].map((each) => [each.id, each]))
  // "Brown rice instead of white": what is asked for in the same breath is not meant by its kin.
  const asked = new Set(ids(yes).filter((id) => !ids(no).includes(id)))
  const refusedIds = no.flatMap(({ ingredientId, allergy, words }) =>
    ingredientId === null
      ? []
      : withKin(ingredientId, language, allergy, words).filter((id) => allergy || !asked.has(id)),
  )
  for (const id of [...refusedIds, ...replacedBy(yes, before.wanted), ...otherPasta(yes, before.wanted)])
    wanted.delete(id)
  const disliked = no.flatMap(({ group, allergy }) => (group && !allergy ? [groupMembers[group]] : []))
  for (const { id } of before.wanted) {
    const ingredient = findIngredientById(id)
    if (ingredient && disliked.some((isMember) => isMember(ingredient))) wanted.delete(id)
  }
  const yesGroups = yes.flatMap((mention) =>
    mention.group && !overlapsIngredient(mention) && !unwantedGroups.includes(mention.group)
      ? [mention.group]
      : [],
  )
  const forAllergy = no.filter(({ allergy }) => allergy)
  const allergyGroups = [...before.allergyGroups, ...forAllergy.flatMap(({ group }) => group ?? [])]
  const isAllergy = (group: FoodGroup) => allergyGroups.includes(group)
  const refusedGroups = no.flatMap(({ group }) => group ?? [])
  const parted = namedOneByOne(
    [...before.excludedGroups, ...refusedGroups].filter((group) => !isAllergy(group)),
    asked,
  )
  const noGroups = refusedGroups.filter((group) => isAllergy(group) || parted.whole.includes(group))
  // A taste may change with a wish; an allergy is only lifted in so many words.
  const isHeld = (id: string) => !forgiven && before.allergyIds.includes(id)
  // Who says beef takes back every cut of it.
  const cuts = yes.flatMap(({ loosely, ingredientId: id }) => (loosely && id !== null ? id : []))
  const isOfCut = (id: string) => {
    const meat = meatOf(findIngredientById(id))
    return meat !== null && cuts.some((each) => meatOf(findIngredientById(each)) === meat)
  }
  const welcome = [...ids(yes), ...before.excludedIds.filter(isOfCut)]
    .flatMap((id) => (before.excludedIds.includes(id) ? withKin(id, language) : [id]))
    .filter((id) => !isHeld(id))
  const forgivenGroups = forgiven
    ? yes.flatMap(({ group }) => group ?? [])
    : yesGroups.filter((group) => !before.allergyGroups.includes(group))
  return {
    wanted: [...wanted.values()],
    wantedGroups: [...new Set([...before.wantedGroups, ...yesGroups])].filter(
      (group) => !noGroups.includes(group),
    ),
    excludedIds: [
      ...new Set([...before.excludedIds.filter((id) => !welcome.includes(id)), ...refusedIds, ...parted.ids]),
    ],
    excludedGroups: [
      ...new Set([
        ...before.excludedGroups.filter(
          (group) => !forgivenGroups.includes(group) && (isAllergy(group) || parted.whole.includes(group)),
        ),
        ...noGroups,
      ]),
    ],
    allergyIds: [
      ...new Set([
        ...before.allergyIds.filter((id) => !welcome.includes(id)),
        ...ids(forAllergy).flatMap((id) => withKin(id, language, true)),
      ]),
    ],
    allergyGroups: [
      ...new Set([
        ...before.allergyGroups.filter((group) => !forgivenGroups.includes(group)),
        ...forAllergy.flatMap(({ group }) => group ?? []),
      ]),
    ],
    forbiddenIds: [
      ...new Set([
        ...before.forbiddenIds.filter((id) => !welcome.includes(id)),
        ...no.filter(({ forbidden }) => forbidden === true).flatMap((each) => forbiddenIn(each, language)),
      ]),
    ],
    allergens: [
      ...new Set([...before.allergens.filter((each) => !allowedAgain.includes(each)), ...refusedAllergens]),
    ],
  }
}

/** All foods that somebody means who may not have one, or none of a kind. */
function forbiddenIn({ ingredientId, group, words }: Mention, language: Language): readonly string[] {
  if (ingredientId !== null) return withKin(ingredientId, language, false, words)
  return group === null ? [] : ingredients.filter(groupMembers[group]).map(({ id }) => id)
}

/** Amounts that a guest named follow the number of guests. */
export function rescaled(
  wanted: readonly Wanted[],
  before: number | null,
  after: number | null,
): readonly Wanted[] {
  if (after === null || before === null || after === before) return wanted
  return wanted.map(({ amount, ...rest }) => ({
    ...rest,
    amount:
      amount === null || rest.inHand ? amount : Math.max(Math.round((amount * after * 2) / before) / 2, 0.5),
  }))
}
