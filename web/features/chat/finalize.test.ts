import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChatMessage } from '#shared/contract/chef.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import { finalize, type FinalizeDeps } from './finalize.ts'
import { continues, newPending, pendingStore } from './pending.ts'
import { gratin, memoryStorage, testServer } from './test-support.ts'

const messages: ChatMessage[] = [
  { role: 'user', content: 'Something with leeks' },
  { role: 'assistant', content: 'A gratin?' },
]

/** A guest with a browser, in front of the test server; every look at the clock takes 10 ms. */
function atTheTable() {
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
  const begin = newPending({ userId: 'mara', language: 'fr', messages, idempotencyKey: 'key-1' })
  const again = () => {
    const kept = store.read()
    if (!kept) throw new Error('Nothing is pending')
    return finalize(kept, deps)
  }
  return { server, storage, store, deps, steps, begin, again }
}

let table: ReturnType<typeof atTheTable>
beforeEach(() => {
  table = atTheTable()
})

describe('a run without trouble', () => {
  test('asks for the recipe, its plating and its picture, saves it and records the times', async () => {
    const outcome = await finalize(table.begin, table.deps)
    expect(outcome).toMatchObject({
      kind: 'saved',
      saved: { id: 'recipe-1' },
      recipe: gratin,
      plating: 'Serve it in shallow bowls.',
      image: { url: '/images/signed', key: 'recipe_1.png' },
    })
    expect(table.server.asked()).toEqual(['recipe', 'plating', 'image', 'save', 'record'])
    expect(table.steps).toEqual(['plating', 'plating', 'image', 'save'])
  })

  test('sends the conversation in the language it began in, and the recipe with what follows', async () => {
    await finalize(table.begin, table.deps)
    const [recipe, plating, image] = table.server.requests
    expect(recipe?.body).toEqual({ messages, language: 'fr', task: 'recipe' })
    expect(plating?.body).toEqual({ messages, language: 'fr', task: 'plating', recipe: gratin })
    expect(image?.body).toEqual({ prompt: 'Leek Gratin\n\nServe it in shallow bowls.', recipe: gratin })
  })

  test('saves the text with times and search terms under the idempotency key', async () => {
    await finalize(table.begin, table.deps)
    const save = table.server.requests.find(({ what }) => what === 'save')
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
    })
  })

  test('counts the time for the recipe within that for the plating', async () => {
    await finalize(table.begin, table.deps)
    expect(table.server.records()).toEqual([
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
    await finalize(table.begin, table.deps)
    expect(table.store.read()).toBeNull()
  })

  test('is a success even when its record gets lost', async () => {
    table.server.trouble.set('record', 'network')
    expect(await finalize(table.begin, table.deps)).toMatchObject({ kind: 'saved' })
    expect(table.store.read()).toBeNull()
  })

  test('keeps the plating within 2000 characters, in whole sentences', async () => {
    table.server.answers.plating = `${'Lay a leaf on top. '.repeat(200)}`
    await finalize(table.begin, table.deps)
    const plating = String(table.server.requests.find(({ what }) => what === 'save')?.body.plating)
    expect(plating.length).toBeLessThanOrEqual(2000)
    expect(plating).toMatch(/on top\.$/)
  })
})

const calls = ['recipe', 'plating', 'image', 'save'] as const
const stepOf = { recipe: 'plating', plating: 'plating', image: 'image', save: 'save' } as const
const finishedBefore = {
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
  test('everything finished is kept for after the login, and nothing is recorded yet', async () => {
    table.server.trouble.set(what, 'not signed in')
    expect(await finalize(table.begin, table.deps)).toEqual({ kind: 'signedOut' })
    expect(table.store.read()).toMatchObject({
      userId: 'mara',
      idempotencyKey: 'key-1',
      messages,
      ...finishedBefore[what],
    })
    expect(table.server.records()).toEqual([])
  })

  test('after the login the failure is recorded, only the missing steps run, and one recipe is saved', async () => {
    table.server.trouble.set(what, 'not signed in')
    await finalize(table.begin, table.deps)
    table.server.trouble.clear()
    table.server.requests.length = 0

    expect(await table.again()).toMatchObject({ kind: 'saved' })
    expect(table.server.asked()).toEqual(['record', ...calls.slice(calls.indexOf(what)), 'record'])
    expect(table.server.records()).toMatchObject([
      { success: false, error_step: stepOf[what], error_message: 'not signed in', recipe_id: null },
      { success: true, error_step: null, recipe_id: 'recipe-1' },
    ])
    expect(table.server.saved.size).toBe(1)
    expect(table.store.read()).toBeNull()
  })
})

describe.each(calls)('when the call fails for: %s', (what) => {
  test('it says at which step and why, and records it once', async () => {
    table.server.trouble.set(what, 'too many requests')
    const outcome = await finalize(table.begin, table.deps)
    expect(outcome).toEqual({ kind: 'failed', step: stepOf[what], reason: 'too many requests' })
    expect(table.server.records()).toMatchObject([
      { success: false, error_step: stepOf[what], error_message: 'too many requests' },
    ])
  })

  test('trying again goes on from there', async () => {
    table.server.trouble.set(what, 'network')
    await finalize(table.begin, table.deps)
    table.server.trouble.clear()
    table.server.requests.length = 0
    expect(await table.again()).toMatchObject({ kind: 'saved' })
    expect(table.server.asked()).toEqual([...calls.slice(calls.indexOf(what)), 'record'])
  })

  test('an answer that makes no sense is a failure of that step too', async () => {
    table.server.trouble.set(what, 'garbage')
    const outcome = await finalize(table.begin, table.deps)
    expect(outcome).toEqual({ kind: 'failed', step: stepOf[what], reason: 'network' })
  })
})

test('what nobody foresaw is an unexpected failure of the step it happened in', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const render = (): string => {
    throw new TypeError('no words')
  }
  const outcome = await finalize(table.begin, { ...table.deps, render })
  expect(outcome).toEqual({ kind: 'failed', step: 'save', reason: 'unexpected' })
  expect(table.server.records()).toMatchObject([{ error_step: 'save', error_message: 'unexpected' }])
  vi.restoreAllMocks()
})

test('while the line is down the record waits, and goes out before the next attempt', async () => {
  table.server.trouble.set('image', 'network').set('record', 'network')
  await finalize(table.begin, table.deps)
  expect(table.store.read()?.unsentTimings).toHaveLength(1)
  table.server.trouble.clear()
  table.server.requests.length = 0
  await table.again()
  expect(table.server.asked()).toEqual(['record', 'image', 'save', 'record'])
})

test('a record that the server will never take is not offered for ever', async () => {
  table.server.trouble.set('image', 'painter unavailable').set('record', 'invalid input')
  await finalize(table.begin, table.deps)
  expect(table.store.read()?.unsentTimings).toEqual([])
})

test('the time of several attempts counts only what they brought', async () => {
  table.server.trouble.set('image', 'painter unavailable')
  await finalize(table.begin, table.deps)
  await table.again()
  table.server.trouble.clear()
  await table.again()
  expect(table.server.records().at(-1)).toMatchObject({
    plating_ms: 20,
    image_ms: 10,
    save_ms: 10,
    total_ms: 40,
    success: true,
  })
})

test('saving twice makes one recipe, also when the first answer got lost', async () => {
  table.server.answers.losesSaveAnswer = true
  expect(await finalize(table.begin, table.deps)).toMatchObject({ kind: 'failed', step: 'save' })
  table.server.answers.losesSaveAnswer = false
  expect(await table.again()).toMatchObject({ kind: 'saved', saved: { id: 'recipe-1' } })
  expect(table.server.saved.size).toBe(1)
})

test('a picture that is gone is painted again at the next try', async () => {
  table.server.trouble.set('save', 'unknown image')
  await finalize(table.begin, table.deps)
  table.server.trouble.clear()
  table.server.requests.length = 0
  await table.again()
  expect(table.server.asked()).toEqual(['image', 'save', 'record'])
})

describe('when the chef refuses', () => {
  test('the reason is handed on, nothing is painted or saved, and nothing stays pending', async () => {
    table.server.answers.recipe = { message: 'Death caps are deadly.', recipe: null }
    const outcome = await finalize(table.begin, table.deps)
    expect(outcome).toEqual({ kind: 'refused', message: 'Death caps are deadly.' })
    expect(table.server.asked()).toEqual(['recipe', 'record'])
    expect(table.server.records()).toMatchObject([{ success: false, error_step: 'plating' }])
    expect(table.store.read()).toBeNull()
  })

  test('a recipe without ingredients and steps is none', async () => {
    table.server.answers.recipe = { message: 'Hm.', recipe: { ...gratin, ingredients: [], steps: [] } }
    expect(await finalize(table.begin, table.deps)).toEqual({ kind: 'refused', message: 'Hm.' })
  })
})

describe('when the guest is gone', () => {
  test('a log-out in the middle leaves nothing behind and saves nothing', async () => {
    const outcome = await finalize(table.begin, {
      ...table.deps,
      onStep: (step) => step === 'image' && table.storage.clear(),
    })
    expect(outcome).toEqual({ kind: 'abandoned' })
    expect(table.store.read()).toBeNull()
    expect(table.server.saved.size).toBe(0)
  })

  test('a stop ends the run before the next step', async () => {
    const stopping = new AbortController()
    const outcome = await finalize(table.begin, {
      ...table.deps,
      signal: stopping.signal,
      onStep: (step) => step === 'image' && stopping.abort(),
    })
    expect(outcome).toEqual({ kind: 'abandoned' })
    expect(table.server.asked()).not.toContain('save')
  })
})

describe('what is kept', () => {
  test('belongs to the same person and the same conversation only', () => {
    expect(continues(table.begin, 'mara', messages)).toBe(true)
    expect(continues(table.begin, 'jonas', messages)).toBe(false)
    expect(continues(table.begin, 'mara', [...messages, { role: 'user', content: 'No cream' }])).toBe(false)
  })

  test.each(['', 'null', '{"userId":"mara"}', '{"userId":'])(
    'is nothing when it cannot be read: %j',
    (text) => {
      expect(pendingStore(memoryStorage({ pending_recipe: text })).read()).toBeNull()
    },
  )
})
