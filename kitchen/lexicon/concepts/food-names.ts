import type { Language } from '#shared/constants/languages.ts'
import { fold } from '../fold.ts'
import { findIngredientById, ingredients } from '../ingredients/index.ts'
import { foodFamilies, formerIds, isFoodId } from './food-ids.ts'

const familyNames = new Map(foodFamilies.map(({ id, names }) => [id, names]))

/** The name of a food or family by its id, also a former one; null for an unknown id. */
export function nameOfFood(id: string, language: Language): string | null {
  const now = formerIds.get(id) ?? id
  return findIngredientById(now)?.names[language].one ?? familyNames.get(now)?.[language][0] ?? null
}

/** The same as it stands in a list of ingredients: in the plural for what is counted. */
export function listedNameOfFood(id: string, language: Language): string | null {
  const food = findIngredientById(formerIds.get(id) ?? id)
  return food?.countable ? food.names[language].many : nameOfFood(id, language)
}

const idsByName = new Map<Language, ReadonlyMap<string, string>>()

/** Families first: "onion" is any onion. */
function readNames(language: Language): ReadonlyMap<string, string> {
  const ids = new Map<string, string>()
  const add = (id: string, names: readonly string[]) => {
    for (const name of names) if (!ids.has(fold(name))) ids.set(fold(name), id)
  }
  for (const { id, names } of foodFamilies) if (names) add(id, names[language])
  for (const { id, names } of ingredients) add(id, [names[language].one, names[language].many])
  for (const { id, names } of ingredients) add(id, names[language].synonyms ?? [])
  return ids
}

/** The id of the food or family that a text names as a whole, or null. An id names its food. */
export function foodNamed(text: string, language: Language): string | null {
  const plain = text.trim()
  if (isFoodId(plain)) return plain
  const names = idsByName.get(language) ?? readNames(language)
  idsByName.set(language, names)
  return names.get(fold(plain)) ?? null
}
