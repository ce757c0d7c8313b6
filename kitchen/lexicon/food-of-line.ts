import { languages, type Language } from '#shared/constants/languages.ts'
import { foodOf } from './item-food.ts'

/** The words of a shopping list's line, and the language they are probably in. */
export interface LineWords {
  item: string
  language: Language
}

/**
 * The id of the one food that a line names; null for several foods, for something that only contains its name, and for
 * what is no food. Lists are typed in more than one language.
 */
export function foodOfLine({ item, language }: LineWords): string | null {
  for (const each of [language, ...languages.filter((other) => other !== language)]) {
    const { foods, known } = foodOf(item, each)
    const ids = new Set(foods.map(({ id }) => id))
    if (known && ids.size === 1) return foods[0]?.id ?? null
    // Words that the language knows are not read in another.
    if (foods.length > 0) return null
  }
  return null
}
