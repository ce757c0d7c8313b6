import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChatMessage } from '#shared/contract/chef.ts'
import type { RecipePlan } from '#shared/contract/recipe-plan.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import { finalize, type FinalizeDeps } from './finalize.ts'
import { continues, newPending, pendingStore } from './pending.ts'
import { gratin, memoryStorage, testServer } from './test-support.ts'

const messages: ChatMessage[] = [
  { role: 'user', content: 'Something with leeks' },
  { role: 'assistant', content: 'A gratin?' },
]

/** A browser's storage and a test server; each reading of the clock advances it by 10 ms. */
function setUp() {
  const server = testServer()
  const storage = memoryStorage()
  const store = pendingStore(storage)
  let time = 0
  const steps: string[] = []
  const deps: FinalizeDeps = {
    call: server.call,
    now: () => (time += 10),
    store,
    render: renderRecipe,
    onStep: (step) => steps.push(step),
  }
  const pending = newPending({ userId: 'mara', language: 'fr', messages, idempotencyKey: 'key-1' })
  const again = () => {
    const stored = store.read()
    if (!stored) throw new Error('Nothing is pending')
    return finalize(stored, deps)
  }
  return { server, storage, store, deps, steps, pending, again }
}

let setup: ReturnType<typeof setUp>
beforeEach(() => {
  setup = setUp()
})

describe('without a failure', () => {
  test('requests the recipe, its plating and its image, saves it and records the times', async () => {
    const outcome = await finalize(setup.pending, setup.deps)
    expect(outcome).toMatchObject({
      kind: 'saved',
      saved: { id: 'recipe-1' },
      recipe: gratin,
      plating: 'Serve it in shallow bowls.',
      image: { url: '/images/signed', key: 'recipe_1.png' },
    })
    expect(setup.server.asked()).toEqual(['recipe', 'plating', 'image', 'save', 'record'])
    expect(setup.steps).toEqual(['plating', 'plating', 'image', 'save'])
  })

  test('sends the conversation with its language, and the recipe with the later steps', async () => {
    await finalize(setup.pending, setup.deps)
    const [recipe, plating, image] = setup.server.requests
    expect(recipe?.body).toEqual({ messages, language: 'fr', task: 'recipe' })
    expect(plating?.body).toEqual({ messages, language: 'fr', task: 'plating', recipe: gratin })
    expect(image?.body).toEqual({ prompt: 'Leek Gratin\n\nServe it in shallow bowls.', recipe: gratin })
  })

  test('saves the text with times and search terms, with the idempotency key', async () => {
    await finalize(setup.pending, setup.deps)
    const save = setup.server.requests.find(({ what }) => what === 'save')
    expect(save?.idempotencyKey).toBe('key-1')
    expect(save?.body).toEqual({
      title: 'Leek Gratin',
      content: renderRecipe(gratin),
      image_url: 'recipe_1.png',
      dish_type: 'Mains',
      taste: 'creamy, mellow',
      plating: 'Serve it in shallow bowls.',
      prep_time: 15,
      cook_time: 45,
      total_time: 60,
      search_terms: ['leek', 'gratin'],
      recipe: gratin,
      origin: 'chef',
    })
  })

  test('counts the time for the recipe as part of the plating', async () => {
    await finalize(setup.pending, setup.deps)
    expect(setup.server.records()).toEqual([
      {
        recipe_id: 'recipe-1',
        plating_ms: 20,
        image_ms: 10,
        save_ms: 10,
        total_ms: 40,
        success: true,
        error_step: null,
        error_message: null,
      },
    ])
  })

  test('leaves nothing pending', async () => {
    await finalize(setup.pending, setup.deps)
    expect(setup.store.read()).toBeNull()
  })

  test('is a success even when the timing record is lost', async () => {
    setup.server.trouble.set('record', 'network')
    expect(await finalize(setup.pending, setup.deps)).toMatchObject({ kind: 'saved' })
    expect(setup.store.read()).toBeNull()
  })

  test('cuts the plating to 2000 characters at the end of a sentence', async () => {
    setup.server.answers.plating = `${'Lay a leaf on top. '.repeat(200)}`
    await finalize(setup.pending, setup.deps)
    const plating = String(setup.server.requests.find(({ what }) => what === 'save')?.body.plating)
    expect(plating.length).toBeLessThanOrEqual(2000)
    expect(plating).toMatch(/on top\.$/)
  })
})

describe('the plan of a recipe', () => {
  const plan = {
    v: 1,
    dish: 'gratin',
    named: true,
    type: 'Mains',
    servings: 4,
    prep: 15,
    cook: 45,
    parts: [['leek', 'vegetables', 3, null, 'rings', true, null]],
    asked: [0],
    steps: [['cook', [['1e5utmb', [[0], 20]]], 20, 180, [0]]],
    taste: ['creamy'],
    diets: [],
    allergens: ['milk'],
    warnings: [],
    notes: [],
    for: { allergens: ['nuts'] },
  } satisfies RecipePlan

  const savedPlan = () => {
    const save = setup.server.requests.findLast(({ what }) => what === 'save')
    return (save?.body.recipe as { plan?: unknown } | undefined)?.plan
  }

  test('is saved with the recipe as the chef sent it', async () => {
    setup.server.answers.recipe = { message: 'Here.', recipe: { ...gratin, plan } }
    await finalize(setup.pending, setup.deps)
    expect(savedPlan()).toEqual(plan)
  })

  test('is saved by a later attempt too', async () => {
    setup.server.answers.recipe = { message: 'Here.', recipe: { ...gratin, plan } }
    setup.server.trouble.set('image', 'network')
    await finalize(setup.pending, setup.deps)
    setup.server.trouble.clear()
    expect(await setup.again()).toMatchObject({ kind: 'saved' })
    expect(savedPlan()).toEqual(plan)
  })

  test('of a version that this page does not know is left out', async () => {
    setup.server.answers.recipe = { message: 'Here.', recipe: { ...gratin, plan: { v: 9 } as never } }
    expect(await finalize(setup.pending, setup.deps)).toMatchObject({ kind: 'saved' })
    expect(savedPlan()).toBeUndefined()
  })
})

const calls = ['recipe', 'plating', 'image', 'save'] as const
const stepOf = { recipe: 'plating', plating: 'plating', image: 'image', save: 'save' } as const
const resultsBefore = {
  recipe: {},
  plating: { recipe: gratin },
  image: { recipe: gratin, plating: 'Serve it in shallow bowls.' },
  save: {
    recipe: gratin,
    plating: 'Serve it in shallow bowls.',
    image: { url: '/images/signed', key: 'recipe_1.png' },
  },
} as const

describe.each(calls)('when the session ends before the call for: %s', (what) => {
  test('the results so far are stored until the login, and nothing is recorded yet', async () => {
    setup.server.trouble.set(what, 'not signed in')
    expect(await finalize(setup.pending, setup.deps)).toEqual({ kind: 'signedOut' })
    expect(setup.store.read()).toMatchObject({
      userId: 'mara',
      idempotencyKey: 'key-1',
      messages,
      ...resultsBefore[what],
    })
    expect(setup.server.records()).toEqual([])
  })

  test('after the login the failure is recorded, only the missing steps run, and one recipe is saved', async () => {
    setup.server.trouble.set(what, 'not signed in')
    await finalize(setup.pending, setup.deps)
    setup.server.trouble.clear()
    setup.server.requests.length = 0

    expect(await setup.again()).toMatchObject({ kind: 'saved' })
    expect(setup.server.asked()).toEqual(['record', ...calls.slice(calls.indexOf(what)), 'record'])
    expect(setup.server.records()).toMatchObject([
      { success: false, error_step: stepOf[what], error_message: 'not signed in', recipe_id: null },
      { success: true, error_step: null, recipe_id: 'recipe-1' },
    ])
    expect(setup.server.saved.size).toBe(1)
    expect(setup.store.read()).toBeNull()
  })
})

describe.each(calls)('when the call fails for: %s', (what) => {
  test('the outcome has the step and the reason, and is recorded once', async () => {
    setup.server.trouble.set(what, 'too many requests')
    const outcome = await finalize(setup.pending, setup.deps)
    expect(outcome).toEqual({ kind: 'failed', step: stepOf[what], reason: 'too many requests' })
    expect(setup.server.records()).toMatchObject([
      { success: false, error_step: stepOf[what], error_message: 'too many requests' },
    ])
  })

  test('the next attempt resumes at that step', async () => {
    setup.server.trouble.set(what, 'network')
    await finalize(setup.pending, setup.deps)
    setup.server.trouble.clear()
    setup.server.requests.length = 0
    expect(await setup.again()).toMatchObject({ kind: 'saved' })
    expect(setup.server.asked()).toEqual([...calls.slice(calls.indexOf(what)), 'record'])
  })

  test('an answer of another shape is a failure of that step too', async () => {
    setup.server.trouble.set(what, 'garbage')
    const outcome = await finalize(setup.pending, setup.deps)
    expect(outcome).toEqual({ kind: 'failed', step: stepOf[what], reason: 'network' })
  })
})

test('a programming error is an unexpected failure of the step in which it happens', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const render = (): string => {
    throw new TypeError('cannot render')
  }
  const outcome = await finalize(setup.pending, { ...setup.deps, render })
  expect(outcome).toEqual({ kind: 'failed', step: 'save', reason: 'unexpected' })
  expect(setup.server.records()).toMatchObject([{ error_step: 'save', error_message: 'unexpected' }])
  vi.restoreAllMocks()
})

test('without a network the record is stored, and sent before the next attempt', async () => {
  setup.server.trouble.set('image', 'network').set('record', 'network')
  await finalize(setup.pending, setup.deps)
  expect(setup.store.read()?.unsentTimings).toHaveLength(1)
  setup.server.trouble.clear()
  setup.server.requests.length = 0
  await setup.again()
  expect(setup.server.asked()).toEqual(['record', 'image', 'save', 'record'])
})

test('a record that the server refuses is dropped', async () => {
  setup.server.trouble.set('image', 'painter unavailable').set('record', 'invalid input')
  await finalize(setup.pending, setup.deps)
  expect(setup.store.read()?.unsentTimings).toEqual([])
})

test('over several attempts only the time of successful steps counts', async () => {
  setup.server.trouble.set('image', 'painter unavailable')
  await finalize(setup.pending, setup.deps)
  await setup.again()
  setup.server.trouble.clear()
  await setup.again()
  expect(setup.server.records().at(-1)).toMatchObject({
    plating_ms: 20,
    image_ms: 10,
    save_ms: 10,
    total_ms: 40,
    success: true,
  })
})

test('a recipe that an earlier version of the app left half finished is completed, and its failures recorded', async () => {
  setup.server.trouble.set('save', 'not signed in')
  await finalize(setup.pending, setup.deps)
  const { unsentTimings, ...rest } = setup.store.read() ?? setup.pending
  setup.storage.setItem('pending_recipe', JSON.stringify({ ...rest, owed: unsentTimings }))
  setup.server.trouble.clear()
  setup.server.requests.length = 0

  expect(await setup.again()).toMatchObject({ kind: 'saved' })
  expect(setup.server.asked()).toEqual(['record', 'save', 'record'])
  expect(setup.server.saved.has('key-1')).toBe(true)
})

test('saving twice creates one recipe, also when the first answer was lost', async () => {
  setup.server.answers.losesSaveAnswer = true
  expect(await finalize(setup.pending, setup.deps)).toMatchObject({ kind: 'failed', step: 'save' })
  setup.server.answers.losesSaveAnswer = false
  expect(await setup.again()).toMatchObject({ kind: 'saved', saved: { id: 'recipe-1' } })
  expect(setup.server.saved.size).toBe(1)
})

test('an image that no longer exists is painted again by the next attempt', async () => {
  setup.server.trouble.set('save', 'unknown image')
  await finalize(setup.pending, setup.deps)
  setup.server.trouble.clear()
  setup.server.requests.length = 0
  await setup.again()
  expect(setup.server.asked()).toEqual(['image', 'save', 'record'])
})

describe('when the chef declines', () => {
  test('the reason is returned, nothing is painted or saved, and nothing stays pending', async () => {
    setup.server.answers.recipe = { message: 'Death caps are deadly.', recipe: null }
    const outcome = await finalize(setup.pending, setup.deps)
    expect(outcome).toEqual({ kind: 'refused', message: 'Death caps are deadly.' })
    expect(setup.server.asked()).toEqual(['recipe', 'record'])
    expect(setup.server.records()).toMatchObject([{ success: false, error_step: 'plating' }])
    expect(setup.store.read()).toBeNull()
  })

  test('a recipe without ingredients and steps counts as declined', async () => {
    setup.server.answers.recipe = { message: 'Hm.', recipe: { ...gratin, ingredients: [], steps: [] } }
    expect(await finalize(setup.pending, setup.deps)).toEqual({ kind: 'refused', message: 'Hm.' })
  })
})

describe('when the run is abandoned', () => {
  test('a logout during the run leaves nothing stored and saves nothing', async () => {
    const outcome = await finalize(setup.pending, {
      ...setup.deps,
      onStep: (step) => step === 'image' && setup.storage.clear(),
    })
    expect(outcome).toEqual({ kind: 'abandoned' })
    expect(setup.store.read()).toBeNull()
    expect(setup.server.saved.size).toBe(0)
  })

  test('stopping ends the run before the next step', async () => {
    const stopping = new AbortController()
    const outcome = await finalize(setup.pending, {
      ...setup.deps,
      signal: stopping.signal,
      onStep: (step) => step === 'image' && stopping.abort(),
    })
    expect(outcome).toEqual({ kind: 'abandoned' })
    expect(setup.server.asked()).not.toContain('save')
  })
})

describe('a pending recipe', () => {
  test('is resumed only by the same user in the same conversation', () => {
    expect(continues(setup.pending, 'mara', { messages, table: null })).toBe(true)
    expect(continues(setup.pending, 'jonas', { messages, table: null })).toBe(false)
    expect(
      continues(setup.pending, 'mara', {
        messages: [...messages, { role: 'user', content: 'No cream' }],
        table: null,
      }),
    ).toBe(false)
  })

  test.each(['', 'null', '{"userId":"mara"}', '{"userId":'])('is null when it cannot be read: %j', (text) => {
    expect(pendingStore(memoryStorage({ pending_recipe: text })).read()).toBeNull()
  })
})
