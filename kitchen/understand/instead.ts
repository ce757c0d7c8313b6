import { flesh, isFlesh } from '../lexicon/facts.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { Dish } from '../recipes/dish.ts'
import type { Mention } from './mentions.ts'

/** What a dish is built around; of these one takes the place of another. */
const mains: ReadonlySet<string> = new Set([...flesh, 'plantProtein', 'legume'])

const garden: ReadonlySet<string> = new Set(['vegetable', 'leafyGreen', 'mushroom', 'potato'])

const foodOf = (id: string | null) => (id === null ? null : (findIngredientById(id) ?? null))
const categoryOf = (id: string) => foodOf(id)?.category ?? ''
const isFleshId = (id: string | null) => {
  const food = foodOf(id)
  return food !== null && isFlesh(food)
}
export const isMain = (id: string): boolean => mains.has(categoryOf(id))

const animalOf = (id: string) => {
  const animal = findIngredientById(id)?.animal ?? 'none'
  return animal === 'none' ? null : animal
}

const namesFlesh = ({ group, ingredientId }: Mention) => group === 'meat' || isFleshId(ingredientId)

/** Whether a refusal is of the same food, the same animal, or of meat as a whole. */
function isRefusedBy(mention: Mention, refusal: Mention): boolean {
  if (mention.ingredientId === null) return false
  if (refusal.group === 'meat') return /^(?:meat|poultry|sausage)$/.test(categoryOf(mention.ingredientId))
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

/** The foods that give way where another is wanted instead: the fish of a fish pie for which somebody wants chicken. */
export function replacedHeart(dish: Dish | null, mentions: readonly Mention[]): readonly string[] {
  const isOther = mentions.some(
    ({ instead, ingredientId }) => instead && ingredientId && isMain(ingredientId),
  )
  if (!dish || !isOther) return []
  const asked = new Set(
    mentions.flatMap(({ wanted, ingredientId }) => (wanted && ingredientId ? [ingredientId] : [])),
  )
  const built = [...(dish.wants ?? []), ...(dish.alone ?? [])].filter((id) => isMain(id) && !asked.has(id))
  // The peas of a fish pie are no part of its heart.
  const ofFlesh = built.filter(isFleshId)
  return ofFlesh.length > 0 ? ofFlesh : built
}

/** "With mushrooms instead of beef": the vegetables take the place of the meat, and no other meat does. */
export function isOfVegetables(mentions: readonly Mention[]): boolean {
  const refused = mentions.filter(({ wanted }) => !wanted)
  const wished = mentions.filter((each) => each.wanted && !refused.some((other) => isRefusedBy(each, other)))
  const isOf = (some: ReadonlySet<string>) =>
    wished.some(({ ingredientId }) => ingredientId !== null && some.has(categoryOf(ingredientId)))
  return refused.some(namesFlesh) && isOf(garden) && !isOf(mains)
}
