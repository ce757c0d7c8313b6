import { describe, expect, test } from 'vitest'
import { languages } from '#shared/constants/languages.ts'
import { sumLines, type Line } from '#shared/shopping/sum-lines.ts'
import { randomOf } from '#shared/sync/test-random.ts'
import { units, type Unit } from '#shared/words/units.ts'
import { ingredients } from './ingredients/index.ts'
import { shopFood, type ShopFood } from './shopping.ts'

const foods = ingredients.flatMap(({ id }) => shopFood(id) ?? [])
const unitsOfLines: readonly (Unit | null)[] = [null, ...units]

/** One unit of each kind: pieces, weight, volume, a spoon, and what only some foods have. */
const besides: readonly (Unit | null)[] = [null, 'g', 'l', 'tbsp', 'bunch']

const lineOf = (food: ShopFood, id: string, amount: number | null, unit: Unit | null): Line => ({
  id,
  item: food.names.en[0],
  foodId: food.id,
  amount,
  unit,
  gramsPerUnit: food.gramsPer(unit),
  aisle: food.aisle,
})

const gramsOfLines = (lines: readonly Line[]) =>
  lines.reduce((sum, { amount, gramsPerUnit }) => sum + (amount ?? 0) * (gramsPerUnit ?? 0), 0)

const isSameWeight = (a: number, b: number) => Math.abs(a - b) <= b * 1e-9

const gramsOfSums = (lines: readonly Line[]) =>
  sumLines(lines)
    .flatMap(({ parts }) => parts)
    .reduce((sum, { grams }) => sum + (grams ?? 0), 0)

/** Lists of some foods with lines in many units. */
function randomLists(count: number) {
  return Array.from({ length: count }, (_, seed) => {
    const random = randomOf(seed)
    const some = random.shuffled(foods).slice(0, 1 + random.below(6))
    const lines = Array.from({ length: 1 + random.below(20) }, (__, index) => {
      const amount = random.below(8) === 0 ? null : Math.round(1 + random.next() * 4000) / 8
      return lineOf(random.pick(some), `line-${index}`, amount, random.pick(unitsOfLines))
    })
    return { lines, random }
  })
}

describe('sums of a shopping list', () => {
  test('the grams of the lines are the grams of the sums, for every food in every unit beside others', () => {
    const wrong: string[] = []
    for (const food of foods) {
      for (const first of unitsOfLines) {
        for (const second of besides) {
          const lines = [lineOf(food, 'a', 3, first), lineOf(food, 'b', 0.5, second)]
          const [sum, ...more] = sumLines(lines)
          const isJoined = lines.some(({ gramsPerUnit }) => gramsPerUnit === null) || sum?.parts.length === 1
          if (more.length > 0 || !isJoined || !isSameWeight(gramsOfSums(lines), gramsOfLines(lines)))
            wrong.push(`${food.id}: ${first}, ${second}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })

  test('long lists weigh what their lines weigh, and contain each line once', () => {
    for (const { lines } of randomLists(500)) {
      expect(isSameWeight(gramsOfSums(lines), gramsOfLines(lines))).toBe(true)
      const ids = sumLines(lines).flatMap((sum) => sum.lines.map(({ id }) => id))
      expect(ids.toSorted()).toEqual(lines.map(({ id }) => id).toSorted())
    }
  })

  test('the order of the lines changes nothing', () => {
    const bySum = (lines: readonly Line[]) => sumLines(lines).toSorted((a, b) => (a.key < b.key ? -1 : 1))
    for (const { lines, random } of randomLists(300)) {
      const expected = bySum(lines)
      for (let order = 0; order < 3; order += 1) expect(bySum(random.shuffled(lines))).toEqual(expected)
    }
  })

  test('for k times as many people the weight is k times as large', () => {
    for (const { lines } of randomLists(300)) {
      for (const factor of [0.5, 2, 3]) {
        const more = lines.map((line) => ({
          ...line,
          amount: line.amount === null ? null : line.amount * factor,
        }))
        expect(isSameWeight(gramsOfSums(more), gramsOfLines(lines) * factor)).toBe(true)
      }
    }
  })

  test('what is bought is at least what the lines need, and less than one piece too much', () => {
    for (const { lines } of randomLists(300)) {
      for (const { parts, lines: same, foodId } of sumLines(lines)) {
        const food = shopFood(foodId ?? '')
        for (const { amount, unit, grams } of parts) {
          if (grams === null) continue
          const each = food?.gramsPer(unit) ?? 0
          expect(amount * each, same.map(({ amount: of, unit: as }) => `${of} ${as}`).join()).toBeGreaterThan(
            grams - each * 0.03 - 1e-6,
          )
          expect(amount * each).toBeLessThanOrEqual(grams + each + 1e-6)
        }
      }
    }
  })
})

describe('foods in a shop', () => {
  test('every food has names in each language and an aisle', () => {
    expect(foods).toHaveLength(ingredients.length)
    for (const { names } of foods) {
      for (const language of languages) expect(names[language].every(Boolean)).toBe(true)
    }
  })

  test('butter is beside the milk, oil with the sauces, onions with the vegetables', () => {
    const aisleOf = (id: string) => shopFood(id)?.aisle
    expect([aisleOf('butter'), aisleOf('olive-oil'), aisleOf('onion')]).toEqual([
      'dairy',
      'sauces',
      'produce',
    ])
    expect(shopFood('no-such-food')).toBeNull()
  })
})
