import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { processorTime } from '#shared/test/processor-time.ts'
import { failsWith, openModelServer, replies, type ModelServer } from '../../test/model-server.ts'
import { testModelChef } from '../../test/models.ts'
import { stew, thinks, wholeStyles } from '../../test/recipe-styles.ts'
import type { Conversation } from './chef.ts'
import { readRecipeAnswer } from './recipe-reader.ts'

let server: ModelServer
beforeEach(async () => void (server = await openModelServer()))
afterEach(() => server.close())

const uncounted = { onTokens: () => undefined }
const asking: Conversation = { language: 'en', messages: [{ role: 'user', content: 'A stew, please.' }] }
const cook = async () => (await testModelChef(server.url)).recipe(asking, uncounted)
const write = (recipe: unknown) => JSON.stringify({ message: 'Here it is.', recipe })
const [first, second, third] = stew.steps

describe('a whole recipe', () => {
  test.each(Object.entries(wholeStyles))('%s is read at once', async (_, text) => {
    server.respondWith(replies(text))
    const { message, recipe } = await cook()
    expect(server.requests).toHaveLength(1)
    expect(message).not.toBe('')
    const { ingredients, steps, ...rest } = recipe ?? { ingredients: [], steps: [] }
    const { diets: _diets, allergens: _allergens, ingredients: lines, steps: written, ...facts } = stew
    expect(rest).toMatchObject(facts)
    const shown = (
      each: readonly { amount: number | null; unit: string | null; item: string; note: string | null }[],
    ) => each.map(({ amount, unit, item, note }) => [amount, unit === 'piece' ? null : unit, item, note])
    expect(shown(ingredients)).toEqual(shown(lines))
    expect(steps.map(({ text: each }) => each)).toEqual(written.map(({ text: each }) => each))
  })

  test('may have more lines than were asked for, up to what is stored', async () => {
    const spices = Array.from({ length: 130 }, (_, place) => ({
      amount: 1,
      unit: 'tsp',
      item: `spice ${place}`,
    }))
    server.respondWith(replies(write({ ...stew, ingredients: spices })))
    expect((await cook()).recipe?.ingredients).toHaveLength(100)
    server.respondWith(replies(write({ ...stew, servings: 400, ingredients: spices.slice(0, 45) })))
    const { recipe } = await cook()
    expect([recipe?.ingredients.length, recipe?.servings]).toEqual([45, 100])
  })

  test('in degrees Fahrenheit is in Celsius', async () => {
    const steps = [
      { text: 'Heat the oven to 425°F.', minutes: 10, celsius: 425 },
      { text: 'Roast until the thickest part reads 165°F.', minutes: 75, celsius: 165 },
    ]
    server.respondWith(replies(write({ ...stew, steps })))
    expect((await cook()).recipe?.steps.map(({ celsius }) => celsius)).toEqual([218, 74])
  })

  test('under headings keeps them', async () => {
    const ingredients = [
      { group: 'Stew:', items: ['480 g cooked chickpeas', { item: 'chard', amount: 200, unit: 'g' }] },
      { group: 'Topping', items: [{ item: 'lemon', amount: 1, unit: 'medium' }] },
    ]
    server.respondWith(replies(write({ ...stew, ingredients })))
    expect((await cook()).recipe?.ingredients).toMatchObject([
      { item: 'cooked chickpeas', group: 'Stew' },
      { item: 'chard', group: 'Stew' },
      { item: 'lemon', group: 'Topping', unit: null, note: 'medium' },
    ])
  })

  test('is looked for in hostile answers in no time', async () => {
    const hostile = [
      '['.repeat(150_000),
      `{"ingredients":${'[{"items":'.repeat(20_000)}`,
      write({ ...stew, steps: Array.from({ length: 20_000 }, () => '[[[[') }),
      `{"ingredients":"${'1 '.repeat(90_000)}"}`,
    ]
    for (const text of hostile) {
      const begun = processorTime()
      readRecipeAnswer(text, 'en')
      expect(processorTime() - begun).toBeLessThan(2000)
    }
  })

  test('may come after a question about itself', async () => {
    server.respondWith(replies(JSON.stringify({ message: 'What would you like?', recipe: null })))
    expect(await cook()).toEqual({ message: 'What would you like?', recipe: null })
  })
})

describe('a recipe that is not whole', () => {
  const asked = () => String(server.requests.at(-1)?.body.messages.at(-1)?.content)

  test.each([
    ['that ends in the middle', write(stew).slice(0, -160), 'its end is missing'],
    ['without steps', write({ ...stew, steps: [] }), 'recipe.steps'],
    ['with one step', write({ ...stew, steps: [first] }), 'recipe.steps'],
    ['without a title', write({ ...stew, title: '' }), 'recipe.title'],
    ['as words', 'I will gladly cook that.', 'no JSON object'],
  ])('%s goes back once, with what is wrong', async (_, text, problem) => {
    server.respondWith(replies(text), replies(write(stew)))
    expect((await cook()).recipe?.title).toBe(stew.title)
    expect(server.requests).toHaveLength(2)
    expect(asked()).toContain(problem)
  })

  test('and twice thin is taken as it is', async () => {
    server.respondWith(replies(write({ ...stew, steps: [first] })))
    expect((await cook()).recipe?.steps).toHaveLength(1)
    expect(server.requests).toHaveLength(2)
  })

  test('but text is read as text', async () => {
    const text = `## Chickpea stew\n\nServes 4\n\n**Ingredients**\n- 480 g cooked chickpeas\n- 200 g chard\n\n**Steps**\n1. ${first?.text}\n2. ${second?.text}\n3. ${third?.text}`
    server.respondWith(replies(text))
    const { message, recipe } = await cook()
    expect(message).toBe('Here is the recipe.')
    expect(recipe?.title).toBe('Chickpea stew')
    expect(recipe?.ingredients.map(({ item }) => item)).toEqual(['cooked chickpeas', 'chard'])
    expect(recipe?.steps).toHaveLength(3)
  })

  test('because the model only thought gets more room', async () => {
    server.respondWith(thinks('Hmm. '.repeat(50), '', 'length'), thinks('Hmm.', write(stew)))
    expect((await cook()).recipe?.title).toBe(stew.title)
    const [small, large] = server.requests.map(({ body }) => Number(body.max_tokens))
    expect(large).toBeGreaterThan(small ?? 0)
  })
})

describe('a provider that refuses', () => {
  const formats = () => server.requests.map(({ body }) => body.response_format?.type)

  test('effort, then a schema, is asked without them, and from then on at once', async () => {
    const chef = await testModelChef(server.url)
    server.respondWith(failsWith(400), failsWith(422), replies(write(stew)))
    expect((await chef.recipe(asking, uncounted)).recipe?.title).toBe(stew.title)
    expect(formats()).toEqual(['json_schema', 'json_schema', 'json_object'])
    expect(server.requests.map(({ body }) => body.reasoning_effort)).toEqual(['low', undefined, undefined])
    await chef.recipe(asking, uncounted)
    expect(formats().slice(3)).toEqual(['json_object'])
  })

  test('any form and many tokens is asked in words, for few', async () => {
    const chef = await testModelChef(server.url)
    server.respondWith(...Array.from({ length: 4 }, () => failsWith(400)), replies(write(stew)))
    expect((await chef.recipe(asking, uncounted)).recipe?.title).toBe(stew.title)
    expect(formats().slice(-2)).toEqual([undefined, undefined])
    expect(server.requests.at(-1)?.body.max_tokens).toBe(4096)
    const [system] = server.requests.at(-1)?.body.messages ?? []
    // The shape is told in words as well.
    expect(system?.content).toMatch(/"ingredients":.*tbsp/s)
  })

  test('everything has refused something else: nothing is learnt of it', async () => {
    const chef = await testModelChef(server.url)
    server.respondWith(failsWith(400))
    await expect(chef.recipe(asking, uncounted)).rejects.toMatchObject({ reason: 'request refused' })
    server.requests.length = 0
    server.respondWith(replies(write(stew)))
    await chef.recipe(asking, uncounted)
    expect(formats()).toEqual(['json_schema'])
  })
})
