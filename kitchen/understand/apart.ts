import { isFlesh } from '../lexicon/facts.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { groupMembers } from '../lexicon/food-groups.ts'
import { choose } from '../decide/safe-dish.ts'
import type { Diet } from '#shared/words/diets.ts'
import { kin, own, pairs } from './headcount-words.ts'
import { groupDefaults } from './group-defaults.ts'
import type { Mention } from './mentions.ts'
import { tellsOfBoth } from './others-eat.ts'
import type { Wanted, Wishes } from './wishes.ts'

const meatless: readonly Diet[] = ['vegetarian', 'vegan', 'pescatarian']
export const isFleshId = (id: string) => {
  const food = findIngredientById(id)
  return food != null && isFlesh(food)
}

/** "Mum doesn't eat lamb", "einer mag keinen Fisch": one of those at the table, and what they leave. */
const somebodys = new RegExp(
  `(?<![a-z])(?:(?:${own}) )?(?:${kin}|${pairs}|one|someone|somebody|two|einer|eine|eini|jemand|quelqu'un|l'un|l'une|un|une|uno|una|alguien|he|she|er|sie|il|elle|el|ella)(?: of (?:us|them)| von (?:uns|ihnen)| davon| d'entre (?:nous|eux)| de (?:nosotros|ellos))?(?: [a-z]+){0,2} (?:doesn'?t|does not|don'?t|won'?t|can'?t|isst|mag|vertragt|mange|n'aime|ne mange|aime|no come|no toma|no le gusta|come)(?: [a-z']+){0,4}$`,
)

/** A refusal of one person's, where the others want it all the same. */
const isOfSomebody = (folded: string, { start }: Mention) => {
  const before = folded.slice(Math.max(0, start - 70), start).split(/[.!?;]/)
  return somebodys.test((before.at(-1) ?? '').trimEnd())
}

/** "For her without", "hers apart": the user says how they want it. */
const apartWords =
  /(?<![a-z])(?:without (?:it )?for (?:her|him|them)|(?:bit|portion|part|one|some|bowl) without|hers|theirs|separate(?:ly)?|apart|aside|on the side|a part|de cote|sa part|une part|aparte|por separado|extra|getrennt|beiseite|eigene)(?![a-z])/

const sameAnimal = (one: string, other: string) => {
  const [a, b] = [findIngredientById(one), findIngredientById(other)]
  return one === other || (a !== null && b !== null && a.animal === b.animal && a.animal !== 'none')
}

const isMeat = ({ group, ingredientId }: Mention) =>
  group === 'meat' || group === 'fish' || (ingredientId !== null && isFleshId(ingredientId))

/** What stays in the dish, but apart from what those eat who refuse it. */
export function foodsApart(
  mentions: readonly Mention[],
  folded: string,
  before: Wishes,
  ofSome: readonly Diet[],
  shared: readonly string[] = [],
): { mentions: readonly Mention[]; apart: readonly string[]; aside: readonly string[] } {
  const wantedNow = mentions.flatMap(({ wanted, ingredientId }) =>
    wanted && ingredientId ? [ingredientId] : [],
  )
  const onTable =
    before.settled === null ? [] : choose(before).plan.parts.map(({ ingredient }) => ingredient.id)
  const wanted = [...before.wanted.map(({ id }) => id), ...wantedNow, ...onTable].filter(isFleshId)
  const apart = new Set<string>([...before.apart, ...shared.filter(isFleshId)])
  const aside = new Set<string>([...before.aside, ...shared.filter((id) => !isFleshId(id))])
  const rest = mentions.filter((mention) => {
    const { wanted: isWanted, allergy, ingredientId } = mention
    // "She is vegetarian, something apart for her without meat": the same once more.
    const isTheirDiet =
      ofSome.some((diet) => meatless.includes(diet)) && (apartWords.test(folded) || tellsOfBoth(folded))
    if (isTheirDiet && !isWanted && (mention.group === 'meat' || (!allergy && isMeat(mention)))) return false
    if (isWanted || allergy || !isOfSomebody(folded, mention)) return true
    const isMember = mention.group ? groupMembers[mention.group] : null
    const its = wanted.filter((id) => {
      const food = findIngredientById(id)
      return (
        (ingredientId !== null && sameAnimal(id, ingredientId)) ||
        (food !== null && isMember?.(food) === true)
      )
    })
    // "My husband eats no meat", of a dish that was asked for with it: the others still want it.
    const isAskedFor =
      before.settled !== null && its.some((id) => before.wanted.some((each) => each.id === id))
    if (its.length === 0 || !(apartWords.test(folded) || isAskedFor)) return true
    for (const id of its) apart.add(id)
    return false
  })
  return { mentions: rest, apart: [...apart], aside: [...aside] }
}

/**
 * "One of the kids is vegetarian, the others want meat": the meat for the others is what the dish on the table has, or
 * what was asked for.
 */
export function fleshForOthers(
  folded: string,
  { wanted, wantedGroups }: Pick<Wishes, 'wanted' | 'wantedGroups'>,
  onTable: readonly string[],
  ofSome: readonly Diet[],
): Wanted[] {
  if (!ofSome.some((diet) => meatless.includes(diet)) || wanted.some(({ id }) => isFleshId(id))) return []
  const group = wantedGroups.find((each) => each === 'meat' || each === 'fish' || each === 'poultry')
  if (!group && !tellsOfBoth(folded)) return []
  const id = onTable.find(isFleshId) ?? (group ? groupDefaults[group][0] : undefined)
  return id === undefined ? [] : [{ id, amount: null, unit: null, loosely: true }]
}

/** The diets that hold for all, where only a few keep one and the others want meat. */
export const dietsOfAll = (
  diets: readonly Diet[],
  ofSome: readonly Diet[],
  wanted: readonly Wanted[],
): readonly Diet[] =>
  wanted.some(({ id }) => isFleshId(id))
    ? diets.filter((diet) => !(ofSome.includes(diet) && meatless.includes(diet)))
    : diets
