import { isSingleLine } from '../contract/wire.ts'
import { limits } from '../constants/limits.ts'
import type { Language } from '../constants/languages.ts'
import type { RecipeIngredient } from '../contract/recipe-structure.ts'
import { measureText } from '../words/amounts.ts'
import type { Unit } from '../words/units.ts'
import { cut } from './marks.ts'
import { patternsOf } from './patterns.ts'
import { readLine } from './read-line.ts'

/** A line of a shopping list. */
export interface TypedLine {
  item: string
  amount: number | null
  unit: Unit | null
  note: string | null
}

/** What to buy for an ingredient: of a range its upper end, and beside it how large a can is. */
export function listLineOf(
  { item, amount, amountMax, unit, measure, note }: RecipeIngredient,
  language: Language,
): TypedLine {
  const size = measure?.each ? measureText(measure, language) : null
  return { item, amount: amountMax ?? amount, unit, note: [size, note].filter(Boolean).join(', ') || null }
}

/** One line as somebody typed it. */
export function readTypedLine(text: string, language: Language): TypedLine | null {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  const read = plain === '' || !isSingleLine(plain) ? null : readLine(plain, language)
  if (!read) return null
  const { item, note, ...line } = listLineOf(read, language)
  return {
    ...line,
    item: cut(item, limits.shoppingList.itemMax).trim(),
    note: note === null ? null : cut(note, limits.shoppingList.noteMax).trim(),
  }
}

/** Lines as people type and paste them: one below the other, or with commas ("2 onions, milk"); "1,5 l" is a number. */
export function readTypedLines(text: string, language: Language): TypedLine[] {
  const { toTaste } = patternsOf(language)
  return (
    text
      .split(/[\n\r;]+|,(?!\d)|(?<!\d),/u)
      // "Salt, to taste" is one line.
      .filter((part) => toTaste.exec(part)?.[0] !== part)
      .flatMap((part) => readTypedLine(part, language) ?? [])
  )
}
