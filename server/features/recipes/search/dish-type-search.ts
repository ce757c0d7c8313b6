import { languages, type Language } from '#shared/constants/languages.ts'
import { dishTypes, dishTypeSearchWords, dishTypeWords, type DishType } from '#shared/words/dish-types.ts'
import { searchWords } from './search-text.ts'

interface Named {
  dishType: DishType
  /** The text without the words that name the type. */
  rest: string
}

const longest = 4

function readNames(language: Language): ReadonlyMap<string, DishType> {
  const names = new Map<string, DishType>()
  for (const type of dishTypes) {
    for (const name of [dishTypeWords[language][type], ...dishTypeSearchWords[language][type]])
      names.set(searchWords(name).join(' '), type)
  }
  return names
}

const namesIn = new Map(languages.map((language) => [language, readNames(language)]))

/** The words of a text with their places. */
const placesOf = (text: string) =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(([word], index, all) => ({
    words: searchWords(word),
    start: all[index]?.index ?? 0,
    end: (all[index]?.index ?? 0) + word.length,
  }))

/** The type of dish that a search names, in the reader's language before the others; null for a search that names none. */
export function dishTypeIn(text: string, reader: Language): Named | null {
  const places = placesOf(text)
  for (const language of new Set([reader, ...languages])) {
    const names = namesIn.get(language)
    for (let length = Math.min(longest, places.length); length > 0; length -= 1) {
      for (let at = 0; at + length <= places.length; at += 1) {
        const named = places.slice(at, at + length)
        const dishType = names?.get(named.flatMap(({ words }) => words).join(' '))
        const [first, last] = [named.at(0), named.at(-1)]
        if (dishType && first && last)
          return { dishType, rest: `${text.slice(0, first.start)} ${text.slice(last.end)}`.trim() }
      }
    }
  }
  return null
}
