import { isAllowed } from '../safety/wishes/allowed.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { readDishMentions } from './dish-mentions.ts'
import { fold } from '../lexicon/text/fold.ts'
import { readMeanings } from './marks/read-mentions.ts'
import { takenForGranted } from './merge-food.ts'
import type { Wishes } from '../safety/wishes/wishes.ts'

/** The words of a text that read so once they are folded, as they were written. */
export function asWritten(text: string, folded: string): string {
  const words = [...text.matchAll(/[\p{L}\p{N}'’]+/gu)]
  const wanted = folded.split(/[^a-z0-9']+/).filter(Boolean)
  const at = words.findIndex((_, first) =>
    wanted.every((word, next) => fold(words[first + next]?.[0] ?? '') === word),
  )
  const [first, last] = [words[at], words[at + wanted.length - 1]]
  return first && last ? text.slice(first.index, last.index + last[0].length) : folded
}

const mostNamed = 3

/** Foods of a turn that may be wanted or not, in the user's own words. */
export function unsureIn(text: string, said: string, wishes: Wishes): readonly string[] {
  if (text === '') return []
  const { language } = wishes
  const { mentions } = readMeanings(said, language)
  const dishNames = readDishMentions(said, language).filter(({ wanted }) => wanted)
  const unsure = mentions.flatMap(({ meaning, ingredientId, words, start, end }) => {
    const ingredient = ingredientId === null ? null : findIngredientById(ingredientId)
    // The cheese of mac and cheese is asked for with it.
    const isInName = dishNames.some((dish) => dish.at <= start && dish.end >= end)
    const isOpen =
      meaning === 'unsure' &&
      !isInName &&
      ingredient &&
      !takenForGranted.test(ingredient.id) &&
      isAllowed(ingredient, wishes) &&
      !wishes.wanted.some(({ id }) => id === ingredientId)
    return isOpen ? [asWritten(text, words)] : []
  })
  return [...new Set(unsure)].slice(0, mostNamed)
}
