import { describe, expect, test } from 'vitest'
import { emptyTable } from '#shared/contract/chat-table.ts'
import type { SentDraft } from '#shared/contract/draft.ts'
import { editDraft } from '../draft.ts'
import { edit, libraryDraft, lineOf, withAllergy } from './test-drafts.ts'

const carbonara = libraryDraft('carbonara')
const reasons = ({ refused }: ReturnType<typeof edit>) => refused.map(({ reason }) => reason)
const linesOf = ({ draft }: ReturnType<typeof edit>) => draft?.ingredients.map(({ item }) => item)
const stepsOf = ({ draft }: ReturnType<typeof edit>) => draft?.steps.map(({ text }) => text).join(' ')

describe('a recipe of the library', () => {
  test('is served for more, with the operation in its base', () => {
    const { draft, changes, refused } = edit(carbonara, [{ op: 'serve', servings: 6 }])
    expect(changes).toEqual([{ kind: 'servings', before: 4, after: 6 }])
    expect(refused).toEqual([])
    expect(draft).toMatchObject({
      servings: 6,
      base: { recipe: 'carbonara', operations: [{ op: 'serve', servings: 6 }] },
      verdict: { state: 'fine' },
    })
    expect(draft?.ingredients[0]).toMatchObject({ item: 'spaghetti', amount: 600 })
  })

  test('tells what may take the place of each line, in the language of the reader', () => {
    const { draft } = edit(carbonara, [{ op: 'serve', servings: 4 }], { language: 'de' })
    expect(draft?.language).toBe('en')
    expect(draft?.ingredients[lineOf(carbonara, 'bacon')]?.swaps?.[0]).toEqual({
      food: 'smoked-tofu',
      label: 'Räuchertofu',
    })
  })

  test('lines count in the draft that was sent, also after one of them has changed', () => {
    const bacon = lineOf(carbonara, 'bacon')
    const edited = edit(carbonara, [
      { op: 'swap', line: bacon, food: 'smoked-tofu' },
      { op: 'amount', line: bacon, factor: 2 },
    ])
    expect(edited.refused).toEqual([])
    const tofu = edited.draft?.ingredients.find(({ item }) => item === 'smoked tofu')
    expect(tofu?.amount).toBe(400)
    expect(edited.changes).toEqual([{ kind: 'instead', before: 'bacon', after: 'smoked tofu' }])
    expect(stepsOf(edited)).not.toContain('bacon')
  })

  test('what is typed in a line takes its place in the amount that was typed', () => {
    const edited = edit(carbonara, [
      { op: 'replace', line: lineOf(carbonara, 'bacon'), item: 'smoked tofu', amount: 300, unit: 'g' },
      { op: 'replace', line: lineOf(carbonara, 'pecorino'), item: 'gravel', amount: 1, unit: null },
    ])
    expect(edited.draft?.ingredients[1]).toMatchObject({ item: 'smoked tofu', amount: 300, unit: 'g' })
    expect(reasons(edited)).toEqual(['unknown'])
  })

  test('what is added comes where its like is, in the amount that was asked for', () => {
    const edited = edit(carbonara, [
      { op: 'serve', servings: 2 },
      { op: 'add', item: 'parsley', amount: 10, unit: 'g' },
    ])
    expect(edited.changes).toContainEqual({ kind: 'in', before: null, after: 'flat-leaf parsley' })
    expect(edited.draft?.ingredients.at(-1)).toMatchObject({ amount: 10, unit: 'g', mayGo: true })
  })

  test('what it is named after cannot go, and what may take its place is offered', () => {
    const { draft, changes, refused } = edit(carbonara, [{ op: 'remove', line: lineOf(carbonara, 'bacon') }])
    expect(refused).toMatchObject([{ reason: 'main', offer: { op: 'swap', line: 1, food: 'smoked-tofu' } }])
    expect(changes).toEqual([])
    expect(draft?.base?.operations).toEqual([])
  })

  test.each([
    ['a way that it does not have', { op: 'way', way: 'airFryer' }, 'no way'],
    ['a line that is not there', { op: 'remove', line: 90 }, 'absent'],
    ['another amount of what is to taste', { op: 'amount', line: 5, factor: 2 }, 'to taste'],
    ['a food that nobody knows', { op: 'swap', line: 1, food: 'gravel' }, 'unknown'],
    ['what it has', { op: 'add', item: 'eggs', amount: 2, unit: null }, 'present'],
  ] as const)('refuses %s', (_what, operation, reason) => {
    const edited = edit(carbonara, [operation])
    expect(reasons(edited)).toEqual([reason])
    expect(edited.changes).toEqual([])
  })

  test('a way that it has is taken, and given back', () => {
    const id = 'goulash'
    const [way] = edit(libraryDraft(id), [{ op: 'serve', servings: 4 }]).draft?.ways?.filter(Boolean) ?? []
    expect(way).toBeDefined()
    const { draft, changes } = edit(libraryDraft(id), [{ op: 'way', way: way ?? null }])
    expect(changes).toContainEqual({ kind: 'way', before: null, after: way })
    expect(draft?.way).toBe(way)
    if (!draft) throw new Error('no draft')
    expect(edit(draft, [{ op: 'way', way: null }]).draft?.steps).toEqual(
      edit(libraryDraft(id), [{ op: 'serve', servings: draft.servings }]).draft?.steps,
    )
  })

  test('what the caller says of it is not believed', () => {
    const lied: SentDraft = { ...carbonara, title: 'Peanuts', allergens: [], diets: ['vegan'] }
    const { draft } = edit(lied, [{ op: 'serve', servings: 4 }])
    expect(draft?.title).toBe('Carbonara')
    expect(draft?.allergens).toContain('eggs')
    expect(draft?.diets).not.toContain('vegan')
  })

  test.each([
    ['nobody has', { recipe: 'gravel', operations: [] }],
    [
      'does not bear what was done to it',
      { recipe: 'carbonara', operations: [{ op: 'leaveOut', food: 'egg' }] },
    ],
  ] as const)('a base that %s counts as none', (_what, base) => {
    const sent: SentDraft = { ...carbonara, base: { ...base, operations: [...base.operations] } }
    const { draft, changes } = edit(sent, [{ op: 'serve', servings: 8 }])
    expect(draft?.base).toBeUndefined()
    expect(changes).toEqual([{ kind: 'servings', before: 4, after: 8 }])
  })
})

describe('for those who eat', () => {
  test('an operation that endangers them is refused with the danger as reason', () => {
    const table = withAllergy('peanuts')
    const salad = libraryDraft('carbonara')
    const { draft, refused } = edit(salad, [{ op: 'add', item: 'peanuts', amount: null, unit: null }], {
      table,
    })
    expect(refused).toMatchObject([{ reason: 'unsafe', sentences: [expect.stringMatching(/peanut/i)] }])
    expect(draft?.allergens).not.toContain('peanuts')
  })

  test('an allergy on the table changes the draft in the same call', () => {
    const { draft, changes } = edit(carbonara, [{ op: 'serve', servings: 2 }], { table: withAllergy('milk') })
    expect(draft?.allergens).not.toContain('milk')
    expect(changes).toContainEqual({ kind: 'instead', before: 'pecorino', after: 'vegan grated cheese' })
    expect(changes).toContainEqual({ kind: 'servings', before: 4, after: 2 })
  })

  test('a draft that cannot be for them stands no longer', () => {
    const { draft, changes, refused } = edit(carbonara, [{ op: 'serve', servings: 2 }], {
      table: withAllergy('eggs'),
    })
    expect(draft).toBeNull()
    expect(changes).toEqual([])
    expect(refused).toMatchObject([{ reason: 'unsafe', sentences: [expect.stringMatching(/egg/i)] }])
  })

  test('the operation itself may mend it', () => {
    const free = libraryDraft('carbonara', 'en', true)
    const table = withAllergy('milk')
    expect(edit(free, [{ op: 'serve', servings: 2 }], { table }).draft).toBeNull()
    const swap = { op: 'swap', line: lineOf(free, 'pecorino'), food: 'vegan-grated-cheese' } as const
    const { draft, changes } = edit(free, [swap], { table })
    expect(draft?.allergens).not.toContain('milk')
    expect(changes).toEqual([{ kind: 'instead', before: 'pecorino', after: 'vegan grated cheese' }])
  })

  test('a doubt changes no draft', () => {
    const table = { ...emptyTable, allergens: [{ value: 'milk', by: 'read', doubtful: true } as const] }
    expect(edit(carbonara, [{ op: 'serve', servings: 2 }], { table }).changes).toHaveLength(1)
  })
})

const soup: SentDraft = {
  title: 'Carrot soup',
  language: 'en',
  dishType: 'Starters',
  servings: 2,
  prepMinutes: 10,
  cookMinutes: 20,
  taste: 'sweet',
  searchTerms: ['carrot'],
  ingredients: [
    { amount: 500, unit: 'g', item: 'carrots', note: null, group: null, scales: true },
    { amount: 1, unit: null, item: 'onion', note: null, group: null, scales: true },
    { amount: 2, unit: 'clove', item: 'garlic', note: null, group: null, scales: true },
    { amount: 30, unit: 'g', item: 'butter', note: null, group: null, scales: true },
    { amount: 600, unit: 'ml', item: 'vegetable stock', note: null, group: null, scales: true },
    { amount: 1, unit: 'handful', item: 'parsley', note: null, group: null, scales: true },
  ],
  steps: [
    { text: 'Chop the carrots, onion and garlic.', minutes: 10, celsius: null, uses: [0, 1, 2] },
    { text: 'Soften the onion and garlic in 30 g butter.', minutes: 5, celsius: null, uses: [1, 2, 3] },
    {
      text: 'Add the carrots and the stock and simmer until soft.',
      minutes: 15,
      celsius: null,
      uses: [0, 4],
    },
    { text: 'Blend the soup. Scatter over the parsley and serve.', minutes: null, celsius: null, uses: [5] },
  ],
  diets: [],
  allergens: [],
  safety: [],
}

describe('a recipe that somebody wrote', () => {
  test('is served for fewer in measures that a cook has: a third of a litre is no quarter', () => {
    const milky = {
      ...soup,
      ingredients: [
        ...soup.ingredients,
        { amount: 1, unit: 'l' as const, item: 'milk', note: null, group: null, scales: true },
      ],
    }
    const { draft } = edit({ ...milky, servings: 6 }, [{ op: 'serve', servings: 2 }])
    expect(draft?.ingredients.at(-1)).toMatchObject({ amount: 350, unit: 'ml' })
  })

  test('is served for more, also where a step says how much', () => {
    const edited = edit(soup, [{ op: 'serve', servings: 4 }])
    expect(edited.draft?.ingredients[0]).toMatchObject({ amount: 1, unit: 'kg' })
    expect(stepsOf(edited)).toContain('in 60 g butter')
  })

  test('is served for more with the pinch that a step names', () => {
    const text = 'Season with a pinch of salt and a handful of parsley.'
    const steps = [...soup.steps, { ...soup.steps[0], text, minutes: null, celsius: null, uses: [5] }]
    expect(stepsOf(edit({ ...soup, steps }, [{ op: 'serve', servings: 4 }]))).toContain(text)
  })

  test('is served for more and cooked no longer', () => {
    const text = 'Simmer over gentle heat for 13 minutes until the pumpkin is tender.'
    const steps = [{ ...soup.steps[0], text, minutes: 13, celsius: null, uses: [0] }]
    expect(stepsOf(edit({ ...soup, steps }, [{ op: 'serve', servings: 4 }]))).toBe(text)
  })

  test('is not, where a step says how much in words that cannot be told', () => {
    const steps = [
      { ...soup.steps[0], text: 'Chop two onions.' } as (typeof soup.steps)[number],
      ...soup.steps,
    ]
    const edited = edit({ ...soup, steps }, [{ op: 'serve', servings: 4 }])
    expect(reasons(edited)).toEqual(['said'])
    expect(edited.refused[0]?.sentences).toEqual(['Chop two onions.'])
    expect(edited.draft?.servings).toBe(2)
  })

  test('loses a line with every mention of it', () => {
    const edited = edit(soup, [
      { op: 'remove', line: lineOf(soup, 'garlic') },
      { op: 'remove', line: lineOf(soup, 'parsley') },
      { op: 'amount', line: lineOf(soup, 'carrots'), factor: 2 },
    ])
    expect(linesOf(edited)).toEqual(['carrots', 'onion', 'butter', 'vegetable stock'])
    expect(edited.draft?.ingredients[0]).toMatchObject({ amount: 1, unit: 'kg' })
    expect(edited.draft?.steps[1]?.text).toBe('Soften the onion in 30 g butter.')
    expect(edited.draft?.steps[3]?.text).toBe('Blend the soup.')
    expect(edited.changes.map(({ kind }) => kind)).toEqual(['amount', 'out', 'out'])
    expect(reasons(edited)).toEqual([])
  })

  test.each([
    ['what it is named after', 'carrots', 'main'],
    ['what it is cooked in', 'vegetable stock', 'needed'],
  ])('does not lose %s', (_what, item, reason) => {
    expect(reasons(edit(soup, [{ op: 'remove', line: lineOf(soup, item) }]))).toEqual([reason])
  })

  test('has another food in a line and in every sentence, title included', () => {
    const edited = edit(soup, [
      { op: 'replace', line: 0, item: 'leeks', amount: 500, unit: 'g' },
      { op: 'replace', line: lineOf(soup, 'onion'), item: 'shallot', amount: 1, unit: null },
    ])
    expect(edited.draft?.title).toBe('Leek soup')
    expect(stepsOf(edited)).not.toMatch(/carrot/i)
    expect(stepsOf(edited)).toContain('Add the leeks and the stock')
    expect(edited.changes[0]).toEqual({ kind: 'instead', before: 'carrots', after: 'leeks' })
  })

  test('keeps a food that its texts speak of in other words', () => {
    const steps = soup.steps.map((step) => ({
      ...step,
      text: step.text.replace('soften', 'soften these vegetables'),
    }))
    const given = {
      ...soup,
      steps: [...steps, { text: 'Carrot tops make a fine pesto.', minutes: null, celsius: null, uses: [0] }],
    }
    const edited = edit(given, [{ op: 'replace', line: 0, item: 'chicken breasts', amount: 500, unit: 'g' }])
    expect(edited.refused).toHaveLength(1)
    expect(edited.changes).toEqual([])
  })

  test('takes what is scattered over it, and nothing that has to be cooked', () => {
    const edited = edit(soup, [
      { op: 'add', item: 'pumpkin seeds', amount: 20, unit: 'g' },
      { op: 'add', item: 'potatoes', amount: 200, unit: 'g' },
    ])
    expect(reasons(edited)).toEqual(['no place'])
    expect(edited.draft?.steps.at(-1)?.text).toBe('Scatter the pumpkin seeds over it and serve.')
    expect(edited.draft?.steps.at(-1)?.uses).toEqual([6])
  })

  test('has no other ways and no other heat', () => {
    expect(
      reasons(
        edit(soup, [
          { op: 'way', way: 'quick' },
          { op: 'heat', by: 'milder' },
        ]),
      ),
    ).toEqual(['no base', 'no base'])
  })

  test('its labels are those of what it holds now', () => {
    expect(edit(soup, [{ op: 'serve', servings: 2 }]).draft?.allergens).toContain('milk')
    const edited = edit(soup, [{ op: 'swap', line: lineOf(soup, 'butter'), food: 'margarine' }])
    expect(edited.refused).toEqual([])
    expect(edited.draft?.allergens).not.toContain('milk')
  })
})

describe('an allergy that is in doubt', () => {
  const table = {
    ...emptyTable,
    allergens: [{ value: 'nuts' as const, by: 'read' as const, doubtful: true }],
  }
  const smoothie = libraryDraft('banana-smoothie')

  test.each([true, false])('no swap offers it, and no hand brings it in (free: %s)', (isFree) => {
    const draft = libraryDraft('banana-smoothie', 'en', isFree)
    const milk = lineOf(draft, 'milk')
    const offers = (held: typeof emptyTable) =>
      edit(draft, [], { table: held }).draft?.ingredients.flatMap(({ swaps = [] }) =>
        swaps.map(({ label }) => label),
      )
    expect(offers(table)?.join()).not.toMatch(/almond/)
    if (!isFree) expect(offers(emptyTable)?.join()).toMatch(/almond/)
    const operation = { op: 'replace', line: milk, item: 'almond milk', amount: 500, unit: 'ml' } as const
    expect(reasons(edit(draft, [operation], { table }))).toEqual(['unsafe'])
    expect(reasons(edit(draft, [operation]))).toEqual([])
  })

  test('leaves a recipe as it stands, and is in none that is new', () => {
    const waldorf = libraryDraft('waldorf-salad', 'en', true)
    expect(edit(waldorf, [], { table }).draft).not.toBeNull()
    const asked = { draft: waldorf, operations: [], table, language: 'en' as const }
    expect(editDraft({ ...asked, before: null }).dangers[0]).toMatch(/nuts/)
    expect(editDraft({ ...asked, before: smoothie }).draft).toBeNull()
    expect(editDraft({ ...asked, before: waldorf }).draft).not.toBeNull()
  })
})
