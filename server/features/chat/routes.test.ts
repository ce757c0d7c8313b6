import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { averageTimings, chat, paintDish, recordTiming } from '#shared/contract/chef.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { exhaustLimit } from '../../test/rate-limits.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'

let app: TestApp
let admin: TestUser
let user: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  user = await signUpUser(app, admin)
})
afterAll(() => app.close())

const wish = 'a vegan main with chickpeas and spinach for four, no nuts, 30 minutes'
const messages = [{ role: 'user' as const, content: wish }]

describe('the chef', () => {
  test('answers the same conversation the same way', async () => {
    const first = await user.call(chat, { body: { messages, language: 'en' } })
    const second = await user.call(chat, { body: { messages, language: 'en' } })
    expect(first.message.length).toBeGreaterThan(20)
    expect(first.message.length).toBeLessThanOrEqual(4000)
    expect(second).toEqual(first)
  })

  test('says in a line what a table has to know, and all of it in the message', async () => {
    const { message, actions } = await user.call(chat, { body: { messages, language: 'en' } })
    const advice = actions?.find(({ tool }) => tool === 'advice')
    expect(advice?.text).toMatch(/^No tree nuts/)
    expect(message).toContain(advice?.detail)
  })

  test('turns a conversation into a structured recipe that respects it', async () => {
    const { recipe, message } = await user.call(chat, { body: { messages, task: 'recipe' } })
    expect(message).not.toBe('')
    expect(recipe).toMatchObject({ servings: 4, dishType: 'Mains', language: 'en' })
    expect(recipe?.diets).toContain('vegan')
    expect(recipe?.allergens).not.toContain('nuts')
    expect((recipe?.prepMinutes ?? 99) + (recipe?.cookMinutes ?? 99)).toBeLessThanOrEqual(30)
    const items = recipe?.ingredients.map(({ item }) => item).join(' ') ?? ''
    expect(items).toMatch(/chickpea/)
    expect(items).toMatch(/spinach/)
  })

  test('plates the recipe in fewer than 2,000 characters', async () => {
    const { recipe } = await user.call(chat, { body: { messages, task: 'recipe' } })
    const { message } = await user.call(chat, { body: { messages, task: 'plating', recipe } })
    expect(message.length).toBeGreaterThan(40)
    expect(message.length).toBeLessThan(2000)
  })

  test('refuses an empty conversation and too much of one', async () => {
    for (const bad of [
      [],
      [{ role: 'assistant' as const, content: 'Hello' }],
      [{ role: 'user' as const, content: 'x'.repeat(4001) }],
      Array.from({ length: 201 }, () => ({ role: 'user' as const, content: 'x' })),
    ]) {
      await expect(user.call(chat, { body: { messages: bad } })).rejects.toThrow('invalid input')
    }
  })

  test('answers 60 messages per user and hour', async () => {
    const talker = await signUpUser(app, admin)
    for (let turn = 0; turn < rateLimits.chatTurnsPerMember.count; turn += 1) {
      await talker.call(chat, { body: { messages } })
    }
    await expect(talker.call(chat, { body: { messages } })).rejects.toMatchObject({
      code: 'too many requests',
    })
    await user.call(chat, { body: { messages } })
  })

  test('that fails is 502 chef unavailable, and nothing is lost', async () => {
    const broken = async () => {
      throw new Error('no chef in the kitchen')
    }
    const away = await openTestApp({ chef: { reply: broken, recipe: broken, plating: broken } })
    try {
      const person = await signUpAdmin(away)
      await expect(person.call(chat, { body: { messages } })).rejects.toMatchObject({
        code: 'chef unavailable',
        status: 502,
      })
    } finally {
      await away.close()
    }
  })
})

describe('the painter', () => {
  test('returns a signed link and the key to save with', async () => {
    const { url, key } = await user.call(paintDish, { body: { prompt: wish } })
    expect(key).toMatch(/^recipe_[0-9a-f-]{36}\.png$/)
    expect((await app.anonymous().fetch(url)).headers.get('content-type')).toBe('image/png')
  })

  test('paints the same dish the same way and other dishes differently', async () => {
    const bytes = async (prompt: string) => {
      const { url } = await user.call(paintDish, { body: { prompt } })
      return Buffer.from(await (await app.anonymous().fetch(url)).arrayBuffer()).toString('base64')
    }
    const soup = await bytes('pumpkin soup')
    expect(await bytes('pumpkin soup')).toBe(soup)
    expect(await bytes('strawberry tart')).not.toBe(soup)
  })

  test('paints at most 60 pictures per user and hour', async () => {
    const collector = await signUpUser(app, admin)
    await exhaustLimit(app, collector, 'paint', rateLimits.paintingsPerMember)
    await expect(collector.call(paintDish, { body: { prompt: wish } })).rejects.toThrow('too many requests')
  })

  test('that fails is 502 painter unavailable', async () => {
    const away = await openTestApp({
      painter: {
        paint: async () => {
          throw new Error('no colours left')
        },
      },
    })
    try {
      const person = await signUpAdmin(away)
      await expect(person.call(paintDish, { body: { prompt: wish } })).rejects.toMatchObject({
        code: 'painter unavailable',
        status: 502,
      })
      // The built-in one still draws.
      const { url } = await person.call(paintDish, { body: { prompt: wish, drawn: true } })
      expect((await away.anonymous().fetch(url)).headers.get('content-type')).toBe('image/png')
    } finally {
      await away.close()
    }
  })
})

describe('generation timings', () => {
  test('average the successful runs of the last 30 days, 0 without any', async () => {
    expect(await user.call(averageTimings)).toBe(0)
    const record = (total_ms: number, success: boolean) =>
      user.call(recordTiming, { body: { total_ms, success, ...(!success && { error_step: 'image' }) } })
    await record(1000, true)
    await record(3000, true)
    await record(60_000, false)
    expect(await user.call(averageTimings)).toBe(2000)
    app.advanceClock(lifetimes.timingsAveraged)
    const later = app.anonymous()
    await expect(later.call(averageTimings)).rejects.toThrow('not signed in')
  })

  test('refuse impossible times', async () => {
    const fresh = await openTestApp()
    try {
      const person = await signUpAdmin(fresh)
      for (const bad of [{ total_ms: -1 }, { total_ms: 1e12 }]) {
        await expect(person.call(recordTiming, { body: { success: true, ...bad } })).rejects.toThrow(
          'invalid input',
        )
      }
    } finally {
      await fresh.close()
    }
  })
})
