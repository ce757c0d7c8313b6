import { describe, expect, test } from 'vitest'
import { addDays, weekdayOf } from '#shared/days.ts'
import type { Equipment } from '#shared/contract/chat-table.ts'
import { eatersOfMeal } from '#shared/eaters-of-meal.ts'
import { suitsMeal } from '#shared/words/dishes-of-meal.ts'
import { processorTime } from '#shared/test/processor-time.ts'
import { factsOfFood } from '../lexicon/plan-facts.ts'
import { candidateOf, type Candidate, type StoredRecipe } from './candidates.ts'
import { restrictionsOf, type PlannedEater } from './eaters-of-night.ts'
import { rankIdeas, type Night, type PlanInput } from './rank-ideas.ts'
import { randomFrom, randomRecipes, recipeOf, step } from './test-candidates.ts'

const eater = (changes: Partial<PlannedEater> = {}): PlannedEater => ({
  allergens: [],
  diets: [],
  dislikes: [],
  isChild: false,
  ...changes,
})

const night = (day: string, changes: Partial<Night> = {}): Night => ({
  day,
  meal: 'dinner',
  eaters: restrictionsOf([]),
  minutes: null,
  ...changes,
})

const input = (nights: Night[], candidates: Candidate[], changes: Partial<PlanInput> = {}): PlanInput => ({
  nights,
  candidates,
  equipment: [],
  larder: { region: 'northernEurope', useBy: [] },
  ...changes,
})

const dish = (id: string, foods: string[], changes: Partial<StoredRecipe> = {}) =>
  candidateOf(recipeOf(foods, { id, ...changes }))

const first = (plan: PlanInput) => rankIdeas(plan, 0)[0]
const monday = '2026-11-23'

/** With the milliseconds of work that it took. */
function timed<Result>(run: () => Result): { result: Result; took: number } {
  const begun = processorTime()
  const result = run()
  return { result, took: processorTime() - begun }
}

describe('a household of five eaters with three diets', () => {
  const household = [
    eater({ diets: ['vegetarian'] }),
    eater({ allergens: ['nuts'], isChild: true }),
    eater({ diets: ['halal'], dislikes: ['aubergine'] }),
    eater({ diets: ['lactoseFree'], allergens: ['celery'] }),
    eater({ dislikes: ['coriander'] }),
  ]
  const minutes = [30, 30, 45, 30, 45, null, null]
  const equipment: Equipment[] = ['noOven']
  const minutesOf = (day: string) => minutes[weekdayOf(day) - 1] ?? null

  function expectSuits(held: readonly string[], present: readonly PlannedEater[]) {
    for (const { allergens, diets, dislikes, isChild } of present) {
      for (const food of held) {
        const facts = factsOfFood(food)
        expect(allergens.filter((each) => facts?.allergens.includes(each))).toEqual([])
        expect(diets.filter((each) => facts?.againstDiets.includes(each))).toEqual([])
        expect(dislikes).not.toContain(food)
        if (isChild) expect(facts?.hasAlcohol).not.toBe(true)
      }
    }
  }

  test.each([1, 2, 3, 4, 5])(
    'gets an idea for each meal of four weeks that suits those who eat it (%i)',
    (seed) => {
      const random = randomFrom(seed + 100)
      const everybody = household.map((each, index) => ({
        ...each,
        id: `eater-${index}`,
        // Two of them come now and then, and are thought of only where they are named.
        is_usual: index < 3,
      }))
      const recipes = randomRecipes(400, randomFrom(seed))
      const candidates = recipes.map(({ candidate }) => candidate)
      const heldBy = new Map(recipes.map(({ candidate, held }) => [candidate, held]))
      const planned: Night[] = []
      const found = { breakfast: 0, lunch: 0, dinner: 0 }
      for (let at = 0; at < 28; at += 1) {
        const day = addDays(monday, at)
        for (const meal of ['breakfast', 'lunch', 'dinner'] as const) {
          const chosen = everybody.filter(() => random() < 0.5).map(({ id }) => id)
          const present = eatersOfMeal(everybody, random() < 0.3 ? null : chosen)
          expect(present.length).toBeGreaterThan(0)
          const open = night(day, { meal, minutes: minutesOf(day), eaters: restrictionsOf(present) })
          const all = input([open, ...planned], candidates, { equipment })
          const { result, took } = timed(() => rankIdeas(all, 0, 12))
          const [idea] = result
          expect(took).toBeLessThan(100)
          if (!idea) continue
          found[meal] += 1
          expectSuits(heldBy.get(idea.candidate) ?? [], present)
          expect(suitsMeal(idea.candidate, meal)).toBe(true)
          expect(idea.reasons.length).toBeGreaterThan(0)
          const week = planned.filter((each) => each.day > addDays(day, -7))
          expect(week.map(({ fixed }) => fixed?.id)).not.toContain(idea.candidate.id)
          planned.push({ ...open, fixed: idea.candidate })
        }
      }
      expect(found.dinner).toBeGreaterThan(20)
      expect(found.lunch).toBeGreaterThan(20)
      expect(found.breakfast).toBeGreaterThan(0)
    },
  )
})

describe('a dish is never suggested', () => {
  const plain = dish('plain', ['rice', 'carrot'])
  const refused: [string, Candidate, Partial<Night>, Equipment[]][] = [
    [
      'with an allergen',
      dish('x', ['butter']),
      { eaters: restrictionsOf([eater({ allergens: ['milk'] })]) },
      [],
    ],
    [
      'with an allergen that it does not state',
      dish('x', ['butter'], { structure: { allergens: [], diets: [], steps: [], cookMinutes: 0 } }),
      { eaters: restrictionsOf([eater({ allergens: ['milk'] })]) },
      [],
    ],
    [
      'without a statement to somebody with an allergy',
      dish('x', ['rice'], { structure: null }),
      { eaters: restrictionsOf([eater({ allergens: ['milk'] })]) },
      [],
    ],
    ['against a diet', dish('x', ['bacon']), { eaters: restrictionsOf([eater({ diets: ['vegan'] })]) }, []],
    [
      'with a disliked food of a wider name',
      dish('x', ['red-onion']),
      { eaters: restrictionsOf([eater({ dislikes: ['onion'] })]) },
      [],
    ],
    [
      'with a disliked food that only its list names',
      dish('x', ['rice'], { ingredient_text: 'rice , moon cheese' }),
      { eaters: restrictionsOf([eater({ dislikes: ['Moon Cheese'] })]) },
      [],
    ],
    [
      'with alcohol to a child',
      dish('x', ['white-wine', 'rice']),
      { eaters: restrictionsOf([eater({ isChild: true })]) },
      [],
    ],
    ['that takes too long', dish('x', ['rice'], { minutes: 45 }), { minutes: 30 }, []],
    ['of unknown length on a short evening', dish('x', ['rice'], { minutes: null }), { minutes: 30 }, []],
    ['that needs a missing stove', dish('x', ['rice']), {}, ['noStove']],
    [
      'that names no appliance, in a kitchen with only a kettle',
      dish('x', ['rice'], {
        structure: { allergens: [], diets: [], cookMinutes: 10, steps: [step('Heat it.')] },
      }),
      {},
      ['kettleOnly'],
    ],
    ['that is a dessert', dish('x', ['rice'], { dish_type: 'Desserts' }), {}, []],
    ['that is no breakfast', dish('x', ['rice']), { meal: 'breakfast' }, []],
    ['that is eaten in the morning only', dish('x', ['rice'], { dish_ids: ['porridge'] }), {}, []],
    ['that is no lunch', dish('x', ['rice'], { dish_type: 'Starters' }), { meal: 'lunch' }, []],
  ]
  test.each(refused)('%s', (_, candidate, changes, equipment) => {
    const plan = input([night(monday, changes)], [candidate], { equipment })
    expect(rankIdeas(plan, 0)).toEqual([])
    expect(first(input([night(monday)], [plain]))?.candidate.id).toBe('plain')
  })
})

test('a vegan dish suits vegetarians, and one with gluten-free pasta suits those who eat no gluten', () => {
  const vegetarians = restrictionsOf([eater({ diets: ['vegetarian', 'lactoseFree'] })])
  const vegan = dish('x', ['rice'], {
    structure: { allergens: [], diets: ['vegan'], steps: [], cookMinutes: 0 },
  })
  expect(first(input([night(monday, { eaters: vegetarians })], [vegan]))).toBeDefined()
  const coeliac = restrictionsOf([eater({ allergens: ['gluten'], diets: ['glutenFree'] })])
  const pasta = dish('x', ['spaghetti'], {
    structure: { allergens: [], diets: ['glutenFree'], steps: [], cookMinutes: 0 },
  })
  expect(first(input([night(monday, { eaters: coeliac })], [pasta]))).toBeDefined()
})

describe('a dish comes first', () => {
  const plain = dish('plain', ['rice'])
  const cases: [string, Candidate, Partial<PlanInput>, string[]][] = [
    ['that is liked', dish('x', ['quinoa'], { relation: 'liked' }), {}, ['liked', 'neverCooked']],
    [
      'that uses up what should go',
      dish('x', ['spinach', 'rice']),
      { larder: { region: 'northernEurope', useBy: [{ food: 'spinach', day: '2026-11-24' }] } },
      ['useUp', 'season'],
    ],
    ['that is in season', dish('x', ['leek']), {}, ['season']],
    ['that was not cooked lately', dish('x', ['quinoa'], { last_cooked: '2026-10-01' }), {}, ['notLately']],
  ]
  test.each(cases)('%s', (_, candidate, changes, reasons) => {
    const best = first(input([night(monday)], [plain, candidate], changes))
    expect(best?.candidate.id).toBe('x')
    expect(best?.reasons.map(({ kind }) => kind)).toEqual(reasons)
  })

  test('unless it was cooked a few days ago', () => {
    const lately = dish('x', ['quinoa'], { relation: 'liked', last_cooked: '2026-11-20' })
    expect(first(input([night(monday)], [lately, plain]))?.candidate.id).toBe('plain')
  })

  test('that differs from the evening before', () => {
    const fixed = dish('fixed', ['spaghetti', 'tomato'], { dish_ids: ['pasta'] })
    const same = dish('same', ['spaghetti', 'courgette'], { dish_ids: ['pasta'], relation: 'saved' })
    const plan = input([night(addDays(monday, 1)), night(monday, { fixed })], [same, plain])
    expect(first(plan)?.candidate.id).toBe('plain')
  })

  test('that uses the other half of a cabbage', () => {
    const fixed = dish('fixed', ['rice', 'white-cabbage'])
    const half = dish('half', ['potato', 'white-cabbage'])
    const other = dish('other', ['potato'])
    const plan = input([night(addDays(monday, 2)), night(monday, { fixed })], [other, half])
    expect(first(plan)).toMatchObject({
      candidate: { id: 'half' },
      reasons: [{ kind: 'shares', food: 'white-cabbage', day: monday }],
    })
  })
})

test('a food is used up only as long as it is good', () => {
  const quinoa = dish('x', ['quinoa', 'rice'])
  const larder = { region: 'northernEurope', useBy: [{ food: 'quinoa', day: '2026-11-22' }] } as const
  const [idea] = rankIdeas(input([night(monday)], [quinoa], { larder }), 0)
  expect(idea?.reasons).toEqual([{ kind: 'different' }])
})

test('a dish that stays is not planned again', () => {
  const fixed = dish('fixed', ['rice'])
  const other = dish('other', ['leek'])
  const plan = input([night(monday, { fixed }), night(addDays(monday, 1))], [fixed, other])
  expect(rankIdeas(plan, 1).map(({ candidate }) => candidate.id)).toEqual(['other'])
})
