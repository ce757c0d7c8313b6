import { expect, inject, test } from 'vitest'
import { languages } from '#shared/constants/languages.ts'
import { ingredients } from '../../lexicon/ingredients/index.ts'
import { printedRecipe } from '../../render/print.ts'
import { settle } from '../../safety/settle.ts'
import { failuresIn } from '../../test/sample.ts'
import { chanceOf } from '../edit/test-operations.ts'
import { edited } from '../edit/index.ts'
import { renderedRecipe } from '../index.ts'
import { foodsNamedIn } from '../places.ts'
import { filled, masters, mastersFor, type Master } from './index.ts'
import { readMaster } from './read-master.ts'

const filling = (food: string) => ({ food, amount: null, unit: null })

/** Foods that a master takes, as many as chance gives, of one slot or of several. */
function randomFoods(master: Master, chance: (below: number) => number): string[] {
  const found = new Set<string>()
  for (const { takes, not, most } of master.slots) {
    const able = ingredients.filter(
      ({ id, category }) => !not.includes(id) && (takes.includes(id) || takes.includes(category)),
    )
    for (let count = chance(most + 1); count > 0; count -= 1) {
      const food = able[chance(able.length)]
      if (food) found.add(food.id)
    }
  }
  for (const food of master.onlyIfThere) if (chance(2) === 0) found.add(food)
  return [...found].slice(0, 7)
}

const rounds = inject('wholeCorpora') ? 400 : 25
const cases = masters().flatMap((master) =>
  Array.from({ length: rounds }, (_each, round) => {
    const foods = randomFoods(master, chanceOf(`${master.id} ${round}`))
    return {
      master,
      foods,
      recipe: filled(master, foods.map(filling)),
      name: `${master.id} of ${foods.join(' ')}`,
    }
  }),
)
const made = cases.flatMap(({ recipe, ...rest }) => (recipe ? [{ ...rest, recipe }] : []))

const numbersIn = (text: string) =>
  [...text.matchAll(/(?<![\p{L}\d])(\d+)/gu)].map(([, number]) => Number(number)).toSorted((a, b) => a - b)

test('most of what a master takes, it can be made of', () => {
  expect(made.length / cases.length).toBeGreaterThan(0.85)
})

test('all of what there is goes in, and every sentence is whole in four languages', () => {
  const check = ({ master, foods, recipe }: (typeof made)[number]) => {
    const lines = recipe.lines.map(({ food }) => food)
    const named = new Set(recipe.steps.flatMap(({ text }) => foodsNamedIn(text.en)))
    for (const food of foods) {
      expect(lines).toContain(food)
      expect([...named]).toContain(food)
    }
    for (const food of named) expect(lines).toContain(food)
    const rendered = languages.map((language) => renderedRecipe(recipe, language))
    const [english] = rendered
    for (const other of rendered) {
      expect(other.title).not.toMatch(/[{}]|undefined/)
      expect(other.steps.map(({ text, ...facts }) => ({ ...facts, numbers: numbersIn(text) }))).toEqual(
        english?.steps.map(({ text, ...facts }) => ({ ...facts, numbers: numbersIn(text) })),
      )
      for (const { text } of other.steps) expect(text).toMatch(/^\P{Ll}[^{}[\]|]*[.!?)]$/u)
    }
    expect(recipe.course).toBe(master.course)
  }
  expect(failuresIn(made, ({ name }) => name, check).slice(0, 5)).toEqual([])
})

test('nothing dangerous comes of what there is', () => {
  const some = made.filter((_each, index) => inject('wholeCorpora') || index % 4 === 0)
  const check = ({ recipe }: (typeof made)[number]) => {
    const { verdict } = settle({ recipe: printedRecipe(renderedRecipe(recipe, 'en')), isRendered: true })
    expect(verdict.findings.filter(({ severity }) => severity === 'dangerous')).toEqual([])
  }
  expect(failuresIn(some, ({ name }) => name, check).slice(0, 5)).toEqual([])
})

test('a draft of a master is scaled and edited like any other', () => {
  const foods = ['egg', 'spinach', 'feta'].map(filling)
  const [best] = mastersFor(foods, () => true)
  expect(best?.master.id).toBe('any-frittata')
  const draft = { base: 'any-frittata', operations: [{ op: 'fill' as const, foods }] }
  const edit = edited(draft, [
    { op: 'swap', food: 'feta', by: 'vegan-feta' },
    { op: 'serve', servings: 4 },
  ])
  expect(edit?.refused).toEqual([])
  expect(edit?.applied.recipe.lines.map(({ food }) => food)).toEqual(
    expect.arrayContaining(['egg', 'spinach', 'vegan-feta']),
  )
  expect(edited({ base: 'any-frittata', operations: [] }, [])).toBeNull()
})

test('what a guest counted is what goes in', () => {
  const recipe = filled(masters().find(({ id }) => id === 'any-frittata') as Master, [
    { food: 'egg', amount: 4, unit: null },
    filling('leek'),
  ])
  expect(recipe?.lines.find(({ food }) => food === 'egg')).toMatchObject({ amount: 4, scales: false })
})

const madeOf = (id: string, ...foods: string[]) => {
  const recipe = filled(masters().find((master) => master.id === id) as Master, foods.map(filling))
  return recipe?.lines.map(({ food }) => food) ?? []
}

test('a burger is of mince, and of no steak that is cut up', () => {
  expect(madeOf('any-burger', 'minced-beef', 'cheddar')).toEqual(
    expect.arrayContaining(['minced-beef', 'cheddar', 'burger-bun']),
  )
  expect(madeOf('any-burger', 'beef-steak')).toEqual([])
})

test('what binds and seasons goes in where it was named, and only there', () => {
  expect(madeOf('any-gratin', 'leek', 'egg', 'mustard')).toEqual(expect.arrayContaining(['egg', 'mustard']))
  const plain = madeOf('any-gratin', 'leek')
  expect(plain).not.toContain('egg')
  expect(plain).not.toContain('mustard')
})

test.each([
  ['any-frittata', 'goat-cheese', 'courgette'],
  ['any-quiche', 'bacon', 'leek'],
  ['any-risotto', 'prawn', 'courgette'],
  ['any-stew', 'chickpea', 'stewing-beef'],
  ['any-wrap', 'chickpea', 'bell-pepper'],
])('%s of %s has no %s that nobody named', (id, named, unnamed) => {
  const foods = madeOf(id, named)
  expect(foods).toContain(named)
  expect(foods).not.toContain(unnamed)
})

test.each([
  ['- any nonsense 500 g; main', /no class of foods/],
  ['- any vegetable; main', /no class of foods|no amount/],
  ['- any vegetable 500 g; purple', /cannot be said/],
  ['- any vegetable 500 g; not purple', /no food/],
])('the reader throws on "%s"', (line, message) => {
  const text = `recipe x\nen X\nfr X\nes X\nde X\ntags main\nserves 2\n\n${line}\n`
  expect(() => readMaster('x.recipe', text)).toThrow(message)
})
