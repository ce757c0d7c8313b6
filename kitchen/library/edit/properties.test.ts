import { expect, inject, test } from 'vitest'
import { languages } from '#shared/constants/languages.ts'
import { allergens, type Allergen } from '#shared/words/allergens.ts'
import { recipeStructure, type RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { printedRecipe } from '../../render/print.ts'
import { settle } from '../../safety/settle.ts'
import { failuresIn, sample, someOf } from '../../test/sample.ts'
import { isFit, madeToFit } from '../find/made-to-fit.ts'
import { noConditions } from '../find/conditions.ts'
import { recipeById, library, renderedRecipe } from '../index.ts'
import { placesIn } from '../places.ts'
import type { Recipe } from '../recipe.ts'
import { changesBetween, edited, type Applied, type Draft, type Edited, type Operation } from './index.ts'
import { chanceOf, randomOperation } from './test-operations.ts'

const ids = library().map(({ id }) => id)
const chosen = sample(ids, 24, (id) => id)
const rounds = inject('wholeCorpora') ? 3 : 2

interface Round {
  recipe: Recipe
  name: string
  operations: readonly Operation[]
  before: Edited
  after: Edited
}

const whole = (draft: Draft, operations: readonly Operation[]): Edited => {
  const found = edited(draft, operations)
  if (!found) throw new Error('the draft cannot be cooked')
  return found
}

function* roundsOf(id: string): Generator<Round> {
  const recipe = recipeById(id)
  if (!recipe) throw new Error(`no recipe ${id}`)
  for (let round = 0; round < rounds; round += 1) {
    const chance = chanceOf(`${id} ${round}`)
    let before = whole({ base: id, operations: [] }, [])
    for (let turn = 0; turn < 3; turn += 1) {
      const operations = [1, 2]
        .slice(0, 1 + chance(2))
        .map(() =>
          randomOperation(
            before.applied.recipe.ways.length > 0
              ? before.applied.recipe
              : { ...before.applied.recipe, ways: recipe.ways },
            chance,
          ),
        )
      const after = whole(before.draft, operations)
      yield {
        recipe,
        name: `${id} ${round}.${turn} ${JSON.stringify(after.draft.operations)} + ${JSON.stringify(operations)}`,
        operations,
        before,
        after,
      }
      before = after
    }
  }
}

const all = chosen.flatMap((id) => [...roundsOf(id)])

const rendered = ({ recipe, servings }: Applied) =>
  languages.map((language) => renderedRecipe(recipe, language, { servings }))

const numbersIn = (text: string) =>
  [...text.matchAll(/(?<![\p{L}\d])(\d+)(?: ?(cl)\b)?/gu)]
    .map(([, number, unit]) => Number(number) * (unit ? 10 : 1))
    .toSorted((a, b) => a - b)

const foodsOf = ({ recipe }: Applied) => new Set(recipe.lines.map(({ food }) => food))
const placed = ({ recipe }: Applied) =>
  new Set(
    recipe.steps.flatMap(({ text }) =>
      Object.values(text).flatMap((words) => placesIn(words).flatMap(({ foods }) => foods)),
    ),
  )

function expectNone(check: (round: Round) => void) {
  expect(failuresIn(all, ({ name }) => name, check).slice(0, 5)).toEqual([])
}

test('an edit keeps the dish, and the four texts say the same', () => {
  expectNone(({ recipe, after }) => {
    const { applied } = after
    expect(applied.base.id).toBe(recipe.id)
    const texts = rendered(applied)
    const [english] = texts
    for (const other of texts) {
      expect(recipeStructure.parse(other)).toEqual(other)
      expect(other.title.startsWith(recipe.names[other.language])).toBe(true)
      expect(other.servings).toBe(applied.servings)
      const facts = ({ ingredients, steps, prepMinutes, cookMinutes }: RecipeStructure) => ({
        amounts: ingredients.map(({ amount }) => amount),
        steps: steps.map(({ text, ...step }) => ({ ...step, numbers: numbersIn(text) })),
        minutes: [prepMinutes, cookMinutes],
      })
      expect(facts(other)).toEqual(facts(english as RecipeStructure))
      for (const { text } of other.steps) {
        expect(text).not.toMatch(/[[\]{}|]|\bundefined\b| {2}|\.\.|,,/)
        expect(text).toMatch(/^\P{Ll}.*[.!?)]$/u)
      }
    }
  })
})

test('what is confirmed is in the draft, and nothing speaks of what is not', () => {
  expectNone(({ before, after }) => {
    const now = foodsOf(after.applied)
    for (const food of placed(after.applied)) expect(now).toContain(food)
    const steps = after.applied.recipe.steps.map(({ text }) => text.en).join(' ')
    for (const { food, amount } of after.applied.recipe.lines)
      if (amount !== null) expect(steps).toContain(food)
    for (const change of changesBetween(before.applied, after.applied)) {
      if (change.kind === 'in' || change.kind === 'amount') expect(now).toContain(change.food)
      if (change.kind === 'out') expect(now).not.toContain(change.food)
      if (change.kind === 'instead') expect([now.has(change.food), now.has(change.by)]).toEqual([false, true])
      expect(change.kind).not.toBe('dish')
    }
  })
})

test('everything asked is done or refused, and what was refused changes nothing', () => {
  expectNone(({ operations, before, after }) => {
    const refused = after.refused.map(({ operation }) => operation)
    const set = (op: Operation['op']) => op === 'serve' || op === 'way'
    for (const operation of operations) {
      const isLater = operations.some((each) => each.op === operation.op && each !== operation)
      const isDone = after.draft.operations.includes(operation) || (set(operation.op) && isLater)
      expect([isDone, refused.includes(operation)].filter(Boolean).length).toBeGreaterThan(0)
    }
    const only = whole(
      before.draft,
      refused.filter((operation) => whole(before.draft, [operation]).refused.length > 0),
    )
    expect(only.draft).toEqual(before.draft)
    expect(only.applied.recipe).toEqual(before.applied.recipe)
    for (const { offer } of after.refused)
      if (offer)
        expect(whole(before.draft, [offer]).refused.length + operations.length).toBeLessThanOrEqual(
          operations.length + (operations.length > 1 ? 1 : 0),
        )
  })
})

const settled = (applied: Applied, told: readonly Allergen[] = []) =>
  settle({
    recipe: printedRecipe(renderedRecipe(applied.recipe, 'en', { servings: applied.servings })),
    isRendered: true,
    eaters: { allergens: told },
  }).verdict

const dangersIn = (applied: Applied) =>
  settled(applied)
    .findings.filter(({ severity }) => severity === 'dangerous')
    .map(({ code }) => code)

test('no edit makes a dish dangerous for everybody', () => {
  const last = all.filter(({ name }) => /^\S+ \d\.2 /.test(name))
  const check = ({ after }: Round) => expect(dangersIn(after.applied)).toEqual([])
  expect(failuresIn(last, ({ name }) => name, check).slice(0, 5)).toEqual([])
})

test('a dish made to fit an allergy has nothing of it, and few still bear a name that speaks of it', () => {
  const cases = chosen.flatMap((id) =>
    someOf(allergens, 3, id).map((allergen) => ({ id, allergen, name: `${id} ${allergen}` })),
  )
  let fits = 0
  let named = 0
  const check = ({ id, allergen }: (typeof cases)[number]) => {
    const made = madeToFit({ base: id, operations: [] }, { ...noConditions, allergens: [allergen] })
    if (!made || !isFit(made)) return
    fits += 1
    const { findings } = settled(whole(made.draft, []).applied, [allergen])
    const own = findings.filter((finding) => finding.for === 'eaters')
    // A hummus without tahini is safe and no hummus: it is refused, and never stands.
    if (own.length > 0) named += 1
    expect(own.filter(({ line }) => line !== undefined)).toEqual([])
  }
  expect(failuresIn(cases, ({ name }) => name, check).slice(0, 5)).toEqual([])
  expect(fits).toBeGreaterThan(cases.length / 2)
  expect(named).toBeLessThan(fits / 100)
})
