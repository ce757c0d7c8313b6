import { fold } from '../lexicon/fold.ts'
import { remembering } from '../lexicon/remembering.ts'
import { spacedName } from '../library/entry.ts'
import { entryById, library, libraryNames, recipesCalled } from '../library/index.ts'
import { masters } from '../library/masters/index.ts'
import { dishById } from '../recipes/dishes.ts'

/** "roastBeef" and "Roast Beef" as ids and tags of the library are written. */
export const dashed = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')

const unique = (ids: readonly string[]): string[] => [...new Set(ids)]

const isRecipe = (id: string) => entryById(id) !== null

/** Every recipe of a kind, and the master recipes of it. */
export function recipesOfKind(kind: string): string[] {
  const own = library().filter(({ tags }) => tags.includes(kind))
  const filled = masters().filter(({ tags }) => tags.includes(kind))
  return [...own, ...filled].map(({ id }) => id)
}

interface OfDish {
  /** Those that may be given for it. */
  ids: string[]
  /** Those of them that are it. */
  own: string[]
  isItself: boolean
}

/** The recipes that a dish of the readers is: itself where it is one of its own, else all of its kind. */
export const recipesOf = remembering(300, (dishId: string | null): OfDish => {
  const dish = dishById(dishId ?? '')
  if (!dish) return { ids: [], own: [], isItself: false }
  const own = unique([
    ...[dashed(dish.id), dashed(dish.label.en)].filter(isRecipe),
    ...Object.values(dish.label).flatMap((label) => recipesCalled(label).map(({ id }) => id)),
  ])
  if (dish.whole && own.length > 0) return { ids: own, own, isItself: true }
  const ids = unique([...own, ...recipesOfKind(dashed(dish.template))])
  // Of a dish of its own that nobody has written only its kind is there.
  return { ids, own: dish.whole ? own : ids, isItself: false }
})

const longestName = 7

/** The longest name of a recipe of the library in a text of these words, with what stands around it. */
export function namedIn(text: string): { ids: string[]; name: string; around: number } | null {
  const words = spacedName(fold(text)).split(' ').filter(Boolean).slice(0, 80)
  for (let count = Math.min(longestName, words.length); count >= 2; count -= 1)
    for (let at = 0; at + count <= words.length; at += 1) {
      const name = words.slice(at, at + count).join(' ')
      if (!Object.hasOwn(libraryNames(), name)) continue
      const bearing = recipesCalled(name).filter(({ names }) =>
        Object.values(names).some((own) => spacedName(own) === name),
      )
      if (bearing.length === 0) continue
      return { ids: bearing.map(({ id }) => id), name, around: words.length - count }
    }
  return null
}
