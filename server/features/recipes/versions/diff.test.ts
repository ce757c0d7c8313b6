import { describe, expect, test } from 'vitest'
import type { RecipeDiff } from '#shared/contract/recipe-versions.ts'
import type { RecipeIngredient, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { processorTime } from '#shared/test/processor-time.ts'
import { diffRecipes, diffSteps, type Comparable } from './diff.ts'
import { matchLines, linesOf } from './diff-ingredients.ts'
import { diffWords } from './diff-words.ts'

function line(amount: number | null, unit: RecipeIngredient['unit'], item: string, note?: string) {
  return { amount, unit, item, note: note ?? null, group: null, scales: true }
}

function recipe(
  ingredients: RecipeIngredient[],
  steps: string[],
  about: Partial<RecipeStructure> = {},
): Comparable {
  const structure: RecipeStructure = {
    title: 'Stew',
    language: 'en',
    dishType: 'Mains',
    servings: 4,
    prepMinutes: 10,
    cookMinutes: 20,
    taste: '',
    searchTerms: [],
    ingredients,
    steps: steps.map((text) => ({ text, minutes: null, celsius: null, uses: [] })),
    diets: [],
    allergens: [],
    safety: [],
    ...about,
  }
  return {
    title: structure.title,
    language: structure.language,
    content: '',
    taste: null,
    plating: null,
    dish_type: structure.dishType,
    prep_minutes: structure.prepMinutes,
    cook_minutes: structure.cookMinutes,
    total_minutes: null,
    structure,
  }
}

const diff = diffRecipes
const linesBetween = (before: RecipeIngredient[], after: RecipeIngredient[]) =>
  diff(recipe(before, []), recipe(after, [])).lines

describe('lines of ingredients', () => {
  test('of the same food show what their amount was and is', () => {
    expect(linesBetween([line(120, 'g', 'butter')], [line(90, 'g', 'butter')])).toEqual([
      { kind: 'changed', item: 'butter', before: '120 g', after: '90 g' },
    ])
    expect(linesBetween([line(1, 'tsp', 'salt')], [line(null, null, 'salt')])).toEqual([
      { kind: 'changed', item: 'salt', before: '1 tsp', after: 'to taste' },
    ])
  })

  test('of the same food in other words are shown as wholes', () => {
    expect(linesBetween([line(2, null, 'onions')], [line(1, null, 'onion', 'finely diced')])).toEqual([
      { kind: 'changed', item: null, before: '2 onions', after: '1 onion, finely diced' },
    ])
  })

  test('at the same place say what stands for what', () => {
    const [first, last] = [line(4, null, 'carrots'), line(1, null, 'leek')]
    expect(
      linesBetween([first, line(200, 'ml', 'white wine'), last], [first, line(300, 'ml', 'stock'), last]),
    ).toEqual([{ kind: 'replaced', item: null, before: '200 ml white wine', after: '300 ml stock' }])
  })

  test('that come, go and move', () => {
    const [a, b, c] = [line(4, null, 'carrots'), line(1, null, 'leek'), line(50, 'g', 'butter')]
    expect(linesBetween([a, b, c], [a, c])).toEqual([
      { kind: 'removed', item: null, before: '1 leek', after: null },
    ])
    expect(linesBetween([a, c], [a, b, c])).toEqual([
      { kind: 'added', item: null, before: null, after: '1 leek' },
    ])
    expect(linesBetween([a, b, c], [c, a, b])).toEqual([
      { kind: 'moved', item: null, before: '50 g butter', after: '50 g butter' },
    ])
  })

  test('with the same food twice are matched one by one', () => {
    const dough = { ...line(100, 'g', 'butter'), group: 'For the dough' }
    const sauce = { ...line(20, 'g', 'butter'), group: 'For the sauce' }
    expect(linesBetween([dough, sauce], [dough, { ...sauce, amount: 30 }])).toEqual([
      { kind: 'changed', item: 'butter', before: '20 g', after: '30 g' },
    ])
  })
})

test('steps are compared by words, and those with little in common are different steps', () => {
  const rows = diffSteps(
    ['Peel the carrots.', 'Simmer for 20 minutes until soft.', 'Serve.'],
    ['Peel the carrots.', 'Simmer for 15 minutes until soft.', 'Blend with the cold milk.', 'Serve.'],
  )
  expect(rows).toEqual([
    {
      kind: 'changed',
      before: 2,
      after: 2,
      words: [
        { kind: 'same', text: 'Simmer for ' },
        { kind: 'removed', text: '20' },
        { kind: 'added', text: '15' },
        { kind: 'same', text: ' minutes until soft.' },
      ],
    },
    { kind: 'added', before: null, after: 3, words: [{ kind: 'added', text: 'Blend with the cold milk.' }] },
  ])
})

test('facts say what is gained and lost', () => {
  const before = recipe([], [], { diets: ['vegan', 'vegetarian'], allergens: ['nuts'] })
  const after = {
    ...recipe([], [], { diets: ['vegetarian'], allergens: ['milk'], servings: 6, dishType: 'Starters' }),
    title: 'Creamy stew',
    total_minutes: 45,
    plating: 'In a bowl',
  }
  expect(diff(before, after)).toMatchObject({
    texts: [
      {
        field: 'title',
        words: [
          { kind: 'removed', text: 'Stew' },
          { kind: 'added', text: 'Creamy stew' },
        ],
      },
      { field: 'plating', words: [{ kind: 'added', text: 'In a bowl' }] },
    ],
    facts: {
      servings: { before: 4, after: 6 },
      minutes: { before: 30, after: 45 },
      dishType: { before: 'Mains', after: 'Starters' },
      language: null,
      allergensGained: ['milk'],
      allergensLost: ['nuts'],
      dietsGained: [],
      dietsLost: ['vegan'],
    },
  })
})

test('a recipe without a structure is compared by the lines of its text', () => {
  const before = { ...recipe([], []), structure: null, content: 'Boil.\n\nServe warm.' }
  const after = { ...before, content: 'Boil.\n\nServe cold.\nEat.' }
  expect(diff(before, after).texts).toEqual([
    {
      field: 'content',
      words: [
        { kind: 'removed', text: 'Serve warm.' },
        { kind: 'added', text: 'Serve cold.' },
        { kind: 'added', text: 'Eat.' },
      ],
    },
  ])
})

test('a text of 50,000 characters is compared at once', () => {
  const long = (word: string) => Array.from({ length: 7000 }, (_, index) => `${word}${index}`).join('\n')
  const begin = processorTime()
  diff(
    { ...recipe([], []), structure: null, content: long('a') },
    { ...recipe([], []), structure: null, content: long('b') },
  )
  expect(processorTime() - begin).toBeLessThan(1000)
})

/** A small generator that is the same in every run. */
function randomSource(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % below
  }
}

const foods = ['butter', 'carrots', 'onion', 'red onion', 'milk', 'white wine', 'xyzzy', 'salt', 'salt']
const stepWords = ['stir', 'the', 'pot', 'boil', 'for', '5', 'minutes', 'serve', 'cold', 'carrots']

function randomRecipe(below: (max: number) => number): Comparable {
  const ingredients = Array.from({ length: below(8) }, () =>
    line(
      below(3) === 0 ? null : below(300) + 1,
      below(2) === 0 ? 'g' : null,
      foods[below(foods.length)] ?? 'salt',
    ),
  )
  const steps = Array.from({ length: below(6) }, () =>
    Array.from({ length: below(8) + 1 }, () => stepWords[below(stepWords.length)]).join(' '),
  )
  return recipe(ingredients, steps, { servings: below(3) + 1, allergens: below(2) ? ['milk'] : [] })
}

const count = ({ lines, steps }: RecipeDiff, kind: string) =>
  lines.filter((each) => each.kind === kind).length * 100 + steps.filter((each) => each.kind === kind).length

describe('whatever is compared', () => {
  const below = randomSource(20261123)
  const pairs = Array.from({ length: 300 }, () => [randomRecipe(below), randomRecipe(below)] as const)

  test('nothing has changed between a recipe and itself', () => {
    for (const [before] of pairs) {
      const { texts, lines, steps, facts } = diff(before, structuredClone(before))
      expect([texts, lines, steps]).toEqual([[], [], []])
      expect(
        Object.values(facts)
          .flat()
          .filter((value) => value !== null),
      ).toEqual([])
    }
  })

  test('the way back is the mirror of the way there', () => {
    for (const [before, after] of pairs) {
      const [there, back] = [diff(before, after), diff(after, before)]
      expect(count(back, 'added')).toBe(count(there, 'removed'))
      expect(count(back, 'removed')).toBe(count(there, 'added'))
      for (const kind of ['changed', 'replaced', 'moved']) expect(count(back, kind)).toBe(count(there, kind))
      expect(back.facts.servings?.after ?? null).toBe(there.facts.servings?.before ?? null)
      expect(back.facts.allergensGained).toEqual(there.facts.allergensLost)
    }
  })

  test('no line and no word is lost', () => {
    for (const [before, after] of pairs) {
      const old = linesOf(before.structure?.ingredients ?? [], 'en')
      const now = linesOf(after.structure?.ingredients ?? [], 'en')
      const matched = matchLines(old, now)
      expect(new Set(matched.map(([i]) => i)).size).toBe(matched.length)
      expect(new Set(matched.map(([, j]) => j)).size).toBe(matched.length)
      const { lines } = diff(before, after)
      const only = (kind: string) => lines.filter((each) => each.kind === kind).length
      expect(only('removed')).toBe(old.length - matched.length)
      expect(only('added')).toBe(now.length - matched.length)
      const [one = '', other = ''] = [before, after].map(({ structure }) => structure?.steps[0]?.text)
      if (one === other) continue
      const words = diffWords(one, other)
      const side = (kind: string) => words.flatMap((word) => (word.kind === kind ? [] : [word.text])).join('')
      expect(side('added')).toBe(one)
      expect(side('removed')).toBe(other)
    }
  })
})
