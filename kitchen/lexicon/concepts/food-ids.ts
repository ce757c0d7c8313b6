import { readFileSync } from 'node:fs'
import { findIngredientById, ingredients } from '../ingredients/index.ts'
import { readConcepts } from './read-concepts.ts'

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

/** Families of foods; their members are foods or other families. */
export const foodFamilies = readConcepts(
  'kitchen/lexicon/concepts/food-families.txt',
  textOf('food-families.txt'),
  ':',
)

/** The id that is used today, by the former one. */
export const formerIds: ReadonlyMap<string, string> = new Map(
  readConcepts('kitchen/lexicon/concepts/former-ids.txt', textOf('former-ids.txt'), ':').map(
    ({ id, related: [now = ''] }) => [id, now],
  ),
)

/** The families that each food or family is directly in. */
const parents = new Map<string, string[]>()
const familyIds = new Set(foodFamilies.map(({ id }) => id))
for (const { id, related, names } of foodFamilies) {
  const isFood = findIngredientById(id) !== null
  if (isFood === (names !== null))
    throw new Error(`The family "${id}" needs ${isFood ? 'no names, it is a food' : 'names'}.`)
  for (const member of related) {
    if (!findIngredientById(member) && !familyIds.has(member))
      throw new Error(`The family "${id}" has an unknown member "${member}".`)
    parents.set(member, [...(parents.get(member) ?? []), id])
  }
}

/** A food or family and everything that it is found under, itself first: red-onion, onion. Former ids are understood. */
export function withFamilies(foodId: string): string[] {
  const found = new Set([formerIds.get(foodId) ?? foodId])
  // A set is walked to its end while it grows, and takes no id twice.
  for (const id of found) for (const parent of parents.get(id) ?? []) found.add(parent)
  return [...found]
}

/** True for a food or a family that exists today. */
export const isFoodId = (id: string): boolean => findIngredientById(id) !== null || familyIds.has(id)

/** Every food and family that exists today. */
export const foodIds: readonly string[] = [
  ...new Set([...ingredients.map(({ id }) => id), ...foodFamilies.map(({ id }) => id)]),
]
