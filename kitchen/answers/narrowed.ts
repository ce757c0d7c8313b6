import type { Language } from '#shared/constants/languages.ts'
import type { TableDish } from '../library/table-dish.ts'
import { kindWords } from './kinds.ts'
import { stemOf } from './stems.ts'
import { capital } from './table.ts'
import { spaced } from './words.ts'

const forDishes = /^(?:for|pour|para|für) /i

/**
 * Of an answer that goes through the dishes ("for paella round rice; for curry basmati") what is said of the dish on the
 * table, known by its name or else by its kind; the whole answer where that is not one of them.
 */
export function narrowed(answer: string, dish: TableDish | null, language: Language): string {
  const sections = answer
    .replace(/\.$/, '')
    .split('; ')
    .flatMap((each) => each.split(' ; '))
    .map((each) => each.trim())
  const listed = sections.filter((each) => forDishes.test(each))
  if (!dish || listed.length < 3 || listed.length < sections.length) return answer
  const names = (text: string) =>
    spaced(text)
      .trim()
      .split(' ')
      .map((word) => stemOf(word, language))
  const speaksOf = (section: string, words: readonly string[]) => {
    const head = names(section).slice(0, 6)
    // "Hähnchencurry" is a curry.
    return words.some(
      (word) =>
        word.length > 3 && head.some((each) => each === word || (each.length > 4 && word.endsWith(each))),
    )
  }
  for (const words of [names(dish.recipe.title), names(kindWords(dish.plan.dish.kind, language))]) {
    const [found, ...more] = listed.filter((each) => speaksOf(each, words))
    if (found && more.length === 0) return `${capital(found)}.`
  }
  return answer
}
