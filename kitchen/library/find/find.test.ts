import { expect, test } from 'vitest'
import { mayEatOf, noConditions, type Conditions } from './conditions.ts'
import { edited } from '../edit/index.ts'
import { find } from './find.ts'
import type { Found } from './made-to-fit.ts'

const asked = (conditions: Partial<Conditions>): Conditions => ({ ...noConditions, ...conditions })
const food = (id: string) => ({ food: id, amount: null, unit: null })

function linesOf({ draft }: Found) {
  const found = edited(draft, [])
  if (!found) throw new Error('the draft cannot be cooked')
  return found.applied.recipe.lines.map((line) => line.food)
}

test.each([
  [{ allergens: ['milk', 'eggs'], course: 'dessert' }],
  [{ diets: ['vegan'], course: 'main' }],
  [{ diets: ['glutenFree'], course: 'main', minutes: 30 }],
  [{ diets: ['kosherStyle'], with: [food('chicken-thigh')] }],
  [{ without: ['onion', 'garlic'], course: 'main' }],
  [{ allergens: ['gluten'], diets: ['vegetarian'], tags: ['italian'] }],
] satisfies [Partial<Conditions>][])('%j: every fit keeps them', (conditions) => {
  const { fits } = find(asked(conditions))
  expect(fits.length).toBeGreaterThan(3)
  const mayEat = mayEatOf(asked(conditions))
  for (const fit of fits) expect(linesOf(fit).filter((id) => !mayEat(id))).toEqual([])
})

test('the minutes are those of the draft, in the way that is quick enough', () => {
  for (const { minutes } of find(asked({ minutes: 20, course: 'main' })).fits)
    expect(minutes).toBeLessThanOrEqual(20)
})

test('what is wanted is in it', () => {
  const { fits } = find(asked({ with: [food('chickpea'), food('spinach')], diets: ['vegan'] }))
  const [best] = fits
  expect(best && linesOf(best)).toEqual(expect.arrayContaining(['chickpea', 'spinach']))
})

test('a named dish that does not fit says which one swap would make it fit', () => {
  const { fits, near } = find(asked({ dishes: ['carbonara'], diets: ['vegetarian'] }))
  expect(fits).toEqual([])
  expect(near[0]?.done).toEqual([{ op: 'swap', food: 'pecorino', by: 'vegetarian-hard-cheese' }])
  expect(near[0]?.offers).toEqual([{ op: 'swap', food: 'bacon', by: 'smoked-tofu' }])
})

test('the food that somebody wants is no offer but an order', () => {
  const { fits } = find(asked({ dishes: ['carbonara'], diets: ['vegetarian'], with: [food('smoked-tofu')] }))
  expect(fits[0]?.done).toContainEqual({ op: 'swap', food: 'bacon', by: 'smoked-tofu' })
})

test('a dish that cannot go without a food says so', () => {
  const { near } = find(asked({ dishes: ['carbonara'], without: ['egg'] }))
  expect(near[0]?.stays).toEqual(['egg'])
})

test('a kitchen without an oven gets nothing from one', () => {
  for (const { draft } of find(asked({ lacks: ['oven', 'grill'], course: 'main' })).fits) {
    const heats = edited(draft, [])?.applied.recipe.steps.map(({ heat }) => heat)
    expect(heats).not.toContain('oven')
  }
})

test('the same question has the same answer, and another seed another', () => {
  const ids = (seed: string) => find(asked({ course: 'dessert' }), seed).fits.map(({ draft }) => draft.base)
  expect(ids('a')).toEqual(ids('a'))
  expect(ids('a')).not.toEqual(ids('b'))
})

test('what nobody wants again does not come again', () => {
  const [first] = find(asked({ course: 'drink' })).fits
  const id = first?.draft.base ?? ''
  expect(find(asked({ course: 'drink', not: [id] })).fits.map(({ draft }) => draft.base)).not.toContain(id)
})

const bestFor = (conditions: Partial<Conditions>) => {
  const { fits, near } = find(asked(conditions))
  return [...fits, ...near].toSorted((a, b) => b.score - a.score)[0]?.draft.base
}

test('what a recipe is made of counts more than what was named and can only be put beside it', () => {
  expect(bestFor({ course: 'main', with: [food('watermelon'), food('feta')] })).toBe('watermelon-feta-salad')
  expect(bestFor({ course: 'main', with: [food('tofu'), food('button-mushroom')] })).not.toBe(
    'geschnetzeltes',
  )
})

test('a kind reaches as far as its name is called, and no further', () => {
  const called = { en: 'Cake', fr: 'Gâteau', es: 'Pastel', de: 'Kuchen' }
  const { fits } = find(asked({ dishes: ['yoghurt-pot-cake'], reach: 'kind', called, with: [food('plum')] }))
  expect(fits.map(({ draft }) => draft.base)).toContain('plum-tray-cake')
  expect(fits.map(({ draft }) => draft.base)).not.toContain('plum-dumplings')
})

test('a raisin that has no place is no reason for another curry', () => {
  const curry = { dishes: ['curry', 'tofu-katsu-curry'], reach: 'kind' as const }
  expect(bestFor({ ...curry, with: [food('chicken-thigh'), food('apple'), food('raisin')] })).toBe('curry')
})
