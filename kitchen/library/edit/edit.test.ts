import { expect, test } from 'vitest'
import { renderedRecipe } from '../index.ts'
import { changesBetween, edited, type Edited, type Operation } from './index.ts'

function after(base: string, ...operations: Operation[]): Edited {
  const found = edited({ base, operations: [] }, operations)
  if (!found) throw new Error(`no recipe "${base}"`)
  return found
}

const read = ({ applied: { recipe, servings } }: Edited, language: 'en' | 'de' | 'fr' | 'es' = 'en') =>
  renderedRecipe(recipe, language, { servings })
const stepsOf = (edit: Edited) =>
  read(edit)
    .steps.map(({ text }) => text)
    .join('\n')
const changesOf = (edit: Edited) => changesBetween(after(edit.draft.base).applied, edit.applied)

test('a swap is in the list, in every sentence and in the name', () => {
  const carbonara = after('carbonara', { op: 'swap', food: 'bacon', by: 'smoked-tofu' })
  expect(stepsOf(carbonara)).toMatch(/fry the smoked tofu in the olive oil/)
  expect(stepsOf(carbonara)).not.toMatch(/bacon/)
  expect(read(carbonara).title).toBe('Carbonara (with smoked tofu)')
  expect(read(carbonara, 'fr').title).toBe('Carbonara (au tofu fumé)')
  expect(read(carbonara, 'es').title).toBe('Carbonara (con tofu ahumado)')
  expect(read(carbonara, 'de').title).toBe('Carbonara (mit Räuchertofu)')
  const salad = after('lentil-salad', { op: 'swap', food: 'green-lentil', by: 'puy-lentil' })
  expect(read(salad).title).toBe('Lentil Salad (Puy lentils instead of lentils)')
  expect(changesOf(carbonara)).toEqual([{ kind: 'instead', food: 'bacon', by: 'smoked-tofu' }])
})

test('pears are baked as apples are, and the cake is still the cake', () => {
  const cake = after('apple-traybake-with-streusel', { op: 'swap', food: 'apple', by: 'pear' })
  expect(cake.refused).toEqual([])
  expect(stepsOf(cake)).toMatch(/Toss the pears/)
})

test('what was seen through to its core is so no more when it is no meat', () => {
  expect(stepsOf(after('coq-au-vin'))).toMatch(/°C/)
  const edit = after('coq-au-vin', { op: 'swap', food: 'chicken-thigh', by: 'tofu' })
  expect(edit.refused).toEqual([])
  expect(stepsOf(edit)).not.toMatch(/°C/)
  expect(read(edit).steps.every(({ celsius }) => celsius === null)).toBe(true)
})

test('two foods that become one are one line', () => {
  const edit = after('feijoada', { op: 'swap', food: 'paprika', by: 'smoked-paprika' })
  const lines = edit.applied.recipe.lines.filter(({ food }) => food === 'smoked-paprika')
  expect(lines).toHaveLength(1)
})

test('a food that is left out leaves the sentences, not only the list', () => {
  const edit = after('minestrone', { op: 'leaveOut', food: 'celery' })
  expect(stepsOf(edit)).not.toMatch(/celery/)
  expect(changesOf(edit)).toEqual([{ kind: 'out', food: 'celery' }])
})

test.each([
  [{ op: 'leaveOut', food: 'bacon' }, 'main'],
  [{ op: 'leaveOut', food: 'egg' }, 'needed'],
  [{ op: 'leaveOut', food: 'carrot' }, 'absent'],
  [{ op: 'swap', food: 'bacon', by: 'potato' }, 'method'],
  [{ op: 'swap', food: 'bacon', by: 'unobtainium' }, 'unknown'],
  [{ op: 'add', food: 'egg', amount: null, unit: null }, 'present'],
  [{ op: 'way', way: 'airFryer' }, 'no way'],
  [{ op: 'serve', servings: 1000 }, 'too much'],
  [{ op: 'heat', by: 'milder' }, 'no heat'],
] satisfies [Operation, string][])('%j of a carbonara is refused: %s', (operation, reason) => {
  const edit = after('carbonara', operation)
  expect(edit.refused.map((each) => each.reason)).toEqual([reason])
  expect(edit.draft.operations).toEqual([])
  expect(changesOf(edit)).toEqual([])
})

test('what may not go is offered with something in its place', () => {
  const { refused } = after('carbonara', { op: 'leaveOut', food: 'bacon' })
  expect(refused[0]?.offer).toEqual({ op: 'swap', food: 'bacon', by: 'smoked-tofu' })
})

test('what comes in goes where its like is', () => {
  const edit = after('goulash-soup', { op: 'add', food: 'carrot', amount: null, unit: null })
  expect(stepsOf(edit)).toMatch(
    /Add the bell peppers, carrots and potatoes|Add the bell peppers and carrots|carrots/,
  )
  expect(changesOf(edit)).toEqual([{ kind: 'in', food: 'carrot' }])
})

test('nothing that must be cooked comes into what stays raw', () => {
  const { refused } = after('coleslaw', { op: 'add', food: 'green-bean', amount: null, unit: null })
  expect(refused.map(({ reason }) => reason)).toEqual(['no place'])
})

test('for more guests there is more of all, in whole eggs', () => {
  const edit = after('quiche', { op: 'serve', servings: 5 })
  const { ingredients, servings } = read(edit)
  expect(servings).toBe(5)
  expect(ingredients.find(({ item }) => item === 'eggs')?.amount).toBe(4)
  expect(changesOf(edit)).toEqual([{ kind: 'servings', before: 4, after: 5 }])
})

test('a way that would bring back what was taken out is refused', () => {
  const swapped: Operation = { op: 'swap', food: 'stewing-beef', by: 'jackfruit' }
  const edit = after('goulash', swapped, { op: 'way', way: 'slowCooker' })
  expect(edit.draft.operations).toContainEqual(swapped)
  expect(edit.applied.recipe.lines.some(({ food }) => food === 'stewing-beef')).toBe(false)
})

test('hotter is hotter, and said as what it is', () => {
  const edit = after('bolognese', { op: 'heat', by: 'hotter' })
  expect(changesOf(edit)).toEqual([{ kind: 'in', food: 'chilli-flakes' }])
  const milder = after('bolognese', { op: 'heat', by: 'milder' })
  expect(milder.refused[0]?.reason).toBe('no heat')
})

test('a draft of no recipe is none', () => {
  expect(edited({ base: 'nothing', operations: [] }, [])).toBeNull()
})

test('a side is cooked while the dish looks after itself, from one list, and both are in the title', () => {
  const roulades = after('beef-roulades', { op: 'side', recipe: 'potato-dumplings' })
  const alone = after('beef-roulades')
  expect(read(roulades, 'de').title).toMatch(/^Rouladen und /)
  expect(changesOf(roulades)).toEqual([{ kind: 'side', recipe: 'potato-dumplings' }])
  const foods = roulades.applied.recipe.lines.map(({ food }) => food)
  expect(new Set(foods).size).toBe(foods.length)
  expect(foods).toEqual(expect.arrayContaining(['potato', 'beef-roulade']))
  expect(read(roulades).cookMinutes).toBe(read(alone).cookMinutes)
  expect(stepsOf(roulades)).toMatch(/^Potato Dumplings.*: /m)
})

test('a side of which a food is cut in another way is refused', () => {
  const twice = after('carrot-cake', { op: 'side', recipe: 'coleslaw' })
  expect(twice.refused).toMatchObject([{ reason: 'present' }])
  expect(stepsOf(twice)).toBe(stepsOf(after('carrot-cake')))
})

test('a side that is no recipe is refused', () => {
  const none = after('onion-tart', { op: 'side', recipe: 'no-such-recipe' })
  expect(none.refused).toMatchObject([{ reason: 'unknown' }])
})
