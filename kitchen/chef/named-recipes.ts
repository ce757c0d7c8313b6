import { languages } from '#shared/constants/languages.ts'
import { isCommonWord } from '../lexicon/common-words.ts'
import { findIngredients } from '../lexicon/find.ts'
import { fold } from '../lexicon/fold.ts'
import { lazily } from '../lexicon/lazily.ts'
import { remembering } from '../lexicon/remembering.ts'
import { spacedName } from '../library/entry.ts'
import { dashed } from '../library/dish-of.ts'
import { entryById, library, libraryNames, recipesCalled } from '../library/index.ts'
import { masters } from '../library/masters/index.ts'
import { dishById } from '../library/dishes/dishes.ts'

const unique = (ids: readonly string[]): string[] => [...new Set(ids)]

const isRecipe = (id: string) => entryById(id) !== null

const mastersOfKind = (kind: string): string[] =>
  masters().flatMap(({ id, tags }) => (tags.includes(kind) ? id : []))

/** Every recipe of a kind, and the master recipes of it. */
export function recipesOfKind(kind: string): string[] {
  const own = library().filter(({ tags }) => tags.includes(kind))
  return [...own.map(({ id }) => id), ...mastersOfKind(kind)]
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
  // Who asks for a kind of dish by the name of the kind gets that of the library or one of what there is.
  const any = dishId === dish.kind ? mastersOfKind(dashed(dish.kind)) : []
  if (dish.whole && own.length > 0) return { ids: [...own, ...any], own: [...own, ...any], isItself: true }
  const ids = unique([...own, ...recipesOfKind(dashed(dish.kind))])
  // Of a dish of its own that nobody has written only its kind is there.
  return { ids, own: dish.whole ? own : ids, isItself: false }
})

/** Named by how it is cooked, and by nothing in it: the kitchen knows the way. */
export const isWayOnly = (dish: string | null) => dish === 'airFry' || dish === 'grill'

/** A dish that the readers know and of which the library has no recipe: something like it is cooked. */
export function isUnwritten(dishId: string | null): boolean {
  const { ids, own } = recipesOf(dishId)
  const dish = dishById(dishId ?? '')
  return dish !== null && !isWayOnly(dishId) && (dish.whole ? own : ids).length === 0
}

const longestName = 7

const closed = (name: string) => name.replaceAll(' ', '')

/** The names of the library as they may also be written: "reispfanne" is "reis pfanne". */
const closedNames = lazily(() => new Map([...libraryNames().keys()].map((name) => [closed(name), name])))

const isFood = (name: string) => languages.some((language) => findIngredients(name, language).length > 0)

/**
 * One word is a name where a recipe bears it, it is all that is said, or it is a compound of the library, and where it is
 * no food beside others.
 */
const isNameByItself = (word: string, name: string, isBorne: boolean, around: number) =>
  (isBorne || around === 0 ? word.length >= 5 : word.length >= 8 && name.includes(' ')) &&
  !isCommonWord(word) &&
  (around === 0 || !isFood(word))

/** The longest name of a recipe of the library in a text of these words, with how much else is said around it. */
export function namedIn(
  text: string,
): { ids: string[]; name: string; around: number; isBorne: boolean } | null {
  const words = spacedName(fold(text)).split(' ').filter(Boolean).slice(0, 80)
  for (let count = Math.min(longestName, words.length); count >= 1; count -= 1)
    for (let at = 0; at + count <= words.length; at += 1) {
      const own = words.slice(at, at + count)
      const name = closedNames().get(closed(own.join(' ')))
      if (name === undefined) continue
      const called = recipesCalled(name)
      const bearing = called.filter(({ names }) =>
        Object.values(names).some((each) => closed(spacedName(each)) === closed(name)),
      )
      const around = [...words.slice(0, at), ...words.slice(at + count)].filter((word) => !isCommonWord(word))
      if (count === 1 && !isNameByItself(own[0] ?? '', name, bearing.length > 0, around.length)) continue
      // What a recipe is only called besides counts where nothing else is said of what is wanted.
      if (bearing.length === 0 && around.length > 0) continue
      const ids = (bearing.length > 0 ? bearing : called).map(({ id }) => id)
      return { ids, name, around: around.length, isBorne: bearing.length > 0 }
    }
  return null
}
