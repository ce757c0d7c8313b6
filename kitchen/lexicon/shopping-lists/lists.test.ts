import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { readTypedLines } from '#shared/lines/list-lines.ts'
import { sumLines, type Part } from '#shared/shopping/sum-lines.ts'
import { foodOfLine } from '../food-of-line.ts'
import { shopFood } from '../shopping.ts'
import { readLists } from './read-lists.ts'

const round = (value: number) => Number(value.toFixed(1))

function shown({ amount, unit, grams }: Part): string {
  const measure = unit === null ? `${round(amount)}` : `${round(amount)} ${unit}`
  return grams === null || unit === 'g' ? measure : `${measure} (${round(grams)} g)`
}

function sumsOf(lines: readonly string[], language: Language): string[] {
  const typed = lines.flatMap((text) => readTypedLines(text, language))
  const sums = sumLines(
    typed.map(({ item, amount, unit }, index) => {
      const foodId = foodOfLine({ item, language })
      const food = foodId === null ? null : shopFood(foodId)
      const gramsPerUnit = food?.gramsPer(unit) ?? null
      return { id: String(index), item, foodId, amount, unit, gramsPerUnit, aisle: food?.aisle ?? null }
    }),
  )
  return sums.map(({ foodId, item, parts }) => [foodId ?? `"${item}"`, ...parts.map(shown)].join(', '))
}

describe('written lists', () => {
  for (const language of languages) {
    const file = `${language}.txt`
    const lists = readLists(file, readFileSync(new URL(file, import.meta.url), 'utf8'))
    test.each(lists.map(({ lines, sums }) => [lines.join(', '), lines, sums] as const))(
      `${language}: %s`,
      (_, lines, sums) => {
        expect(sumsOf(lines, language)).toEqual(sums)
      },
    )
    test(`${language}: there are ten`, () => expect(lists).toHaveLength(10))
  }

  test('a file with an error names its line', () => {
    expect(() => readLists('x', '2 eggs\n\n')).toThrow('x: the last list has no sums')
    expect(() => readLists('x', '2 eggs\n\n= egg')).toThrow('x:2: the list above has no sums')
    expect(() => readLists('x', '= egg')).toThrow('x:1: a sum without lines above it')
    expect(() => readLists('x', '2 eggs\n= egg\nmilk')).toThrow('x:3: a line below the sums')
    expect(() => readLists('x', ' 2 eggs\n')).toThrow('x:1: a space')
  })
})
