import { describe, expect, test } from 'vitest'
import { sumLines, type Line } from './sum-lines.ts'

let made = 0
function line(item: string, amount: number | null, more: Partial<Line> = {}): Line {
  made += 1
  return {
    id: String(made),
    item,
    foodId: null,
    amount,
    unit: null,
    gramsPerUnit: null,
    aisle: null,
    ...more,
  }
}
const onions = (amount: number | null, more: Partial<Line> = {}) =>
  line('onion', amount, { foodId: 'onion', gramsPerUnit: 100, ...more })

const partsOf = (...lines: Line[]) => sumLines(lines).map(({ parts }) => parts)

describe('sumLines', () => {
  test('pieces and grams of one food are joined in pieces, as the shop sells them', () => {
    expect(partsOf(onions(2), onions(80, { unit: 'g', gramsPerUnit: 1 }))).toEqual([
      [{ amount: 3, unit: null, grams: 280 }],
    ])
  })

  test('half a piece is bought as a whole one; its line stays a half', () => {
    const [sum] = sumLines([onions(0.5)])
    expect(sum?.parts).toEqual([{ amount: 1, unit: null, grams: 50 }])
    expect(sum?.lines[0]?.amount).toBe(0.5)
  })

  test('kilos and grams are added as grams, spoons through their weight', () => {
    const flour = (amount: number, unit: Line['unit'], gramsPerUnit: number) =>
      line('flour', amount, { foodId: 'flour', unit, gramsPerUnit })
    expect(partsOf(flour(1, 'kg', 1000), flour(200, 'g', 1), flour(2, 'tbsp', 8))).toEqual([
      [{ amount: 1216, unit: 'g', grams: 1216 }],
    ])
  })

  test('what only a scale could tell is added unit by unit', () => {
    const basil = (amount: number, unit: Line['unit'], gramsPerUnit: number | null) =>
      line('basil', amount, { foodId: 'basil', unit, gramsPerUnit })
    expect(partsOf(basil(10, 'g', 1), basil(1, 'stalk', null), basil(2, 'stalk', null))).toEqual([
      [
        { amount: 10, unit: 'g', grams: 10 },
        { amount: 3, unit: 'stalk', grams: null },
      ],
    ])
  })

  test('a line to taste adds nothing, and is a sum without amount when it is alone', () => {
    expect(partsOf(onions(null), onions(1))).toEqual([[{ amount: 1, unit: null, grams: 100 }]])
    expect(partsOf(onions(null))).toEqual([[]])
  })

  test('unknown foods are joined by their words, without case, accents and spaces', () => {
    const sums = sumLines([line('Thé  vert', 1), line('the vert', 2), line('thé noir', 1)])
    expect(sums.map(({ key, parts }) => [key, parts[0]?.amount])).toEqual([
      ['text:the vert', 3],
      ['text:the noir', 1],
    ])
  })

  test('a sum is in the aisle of its lines', () => {
    expect(sumLines([onions(1), onions(1, { aisle: 'produce' })])[0]?.aisle).toBe('produce')
    expect(sumLines([line('bulbs', 1)])[0]?.aisle).toBe('other')
  })
})
