import type { Language } from '#shared/constants/languages.ts'
import { dishTypes, type DishType } from '#shared/words/dish-types.ts'

export type Line = readonly [turns: string, keep: string]

/** The conditions that a recipe must meet to satisfy the user of a conversation. */
export interface Case {
  language: Language
  turns: readonly string[]
  types: readonly DishType[]
  servings: number | null
  minutes: number | null
  must: readonly RegExp[]
  title: readonly RegExp[]
  say: readonly RegExp[]
  mustNot: readonly string[]
  rules: readonly string[]
}

const named = /^(vegan|vegetarian|pescatarian|glutenfree|lactosefree|halal|kosher|lowsugar)$/

const pattern = (text: string) => {
  const options = text.replace(/_/g, ' ').split('/')
  return new RegExp(options.map((each) => (each.length < 4 ? `\\b${each}(e|er|s)?\\b` : each)).join('|'))
}

/**
 * Reads the notation of the sets: `M` or `D/M` the kind of dish by its first letter, `n4` servings, `t30` minutes at
 * most, `+word/word` among the items, `title:word`, `say:word` in the steps, `-thing` nowhere (a list of forbidden
 * words by name, or the word itself), and a diet by its name; `_` is a space and all text is folded.
 */
export function readLine(language: Language, [turns, keep]: Line): Case {
  const marks = keep.split(' ')
  const after = (start: string) =>
    marks.filter((mark) => mark.startsWith(start)).map((mark) => mark.slice(start.length))
  const number = (letter: string) => {
    const mark = marks.find((each) => new RegExp(`^${letter}\\d+$`).test(each))
    return mark ? Number(mark.slice(1)) : null
  }
  const letters = marks.find((mark) => /^[SMDC](\/[SMDC])*$/.test(mark))?.split('/') ?? []
  return {
    language,
    turns: turns.split(' | '),
    types: letters.flatMap((letter) => dishTypes.filter((type) => type.startsWith(letter))),
    servings: number('n'),
    minutes: number('t'),
    must: after('+').map(pattern),
    title: after('title:').map(pattern),
    say: after('say:').map(pattern),
    mustNot: after('-'),
    rules: marks.filter((mark) => named.test(mark)),
  }
}
