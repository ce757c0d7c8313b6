import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chat, readConversation } from '#shared/contract/chef.ts'
import { editDraft, type Draft, type SentDraft } from '#shared/contract/draft.ts'
import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { testKitchen } from '../../test/kitchen.ts'
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

/** What is sent counts for nothing beside its base. */
const carbonara: SentDraft = {
  title: 'Goulash',
  language: 'en',
  dishType: 'Mains',
  servings: 4,
  prepMinutes: 0,
  cookMinutes: 0,
  taste: '',
  searchTerms: [],
  ingredients: [],
  steps: [],
  diets: [],
  allergens: [],
  safety: [],
  base: { recipe: 'carbonara', operations: [] },
}
const serve = (servings: number) => ({ op: 'serve' as const, servings })

describe('a draft that is changed by hand', () => {
  test('comes back with what was done, what was not, and why', async () => {
    const operations = [serve(6), { op: 'remove' as const, line: 0 }]
    const { draft, changes, refused } = await user.call(editDraft, { body: { draft: carbonara, operations } })
    expect(draft).toMatchObject({ title: 'Carbonara', servings: 6, verdict: { state: 'fine' } })
    expect(changes).toEqual([{ kind: 'servings', before: 4, after: 6 }])
    expect(refused).toMatchObject([{ operation: { op: 'remove', line: 0 }, reason: 'absent' }])
    if (!draft) throw new Error('no draft')
    const line = draft.ingredients.findIndex(({ item }) => item === 'bacon')
    const [swap] = draft.ingredients[line]?.swaps ?? []
    const next = await user.call(editDraft, {
      body: { draft, operations: [{ op: 'swap', line, food: swap?.food ?? '' }] },
    })
    expect(next.changes).toEqual([{ kind: 'instead', before: 'bacon', after: swap?.label }])
    expect(next.draft?.servings).toBe(6)
  })

  test('stays in its language, and speaks that of its reader', async () => {
    const answer = await user.fetch('/api/recipes/edit', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'fr' },
      body: JSON.stringify({ draft: carbonara, operations: [serve(2)] }),
    })
    const { draft } = (await answer.json()) as { draft: Draft }
    expect(draft).toMatchObject({ language: 'en', servings: 2 })
    expect(draft.ingredients[1]?.swaps?.[0]).toEqual({ food: 'smoked-tofu', label: 'tofu fumé' })
  })

  test('is withdrawn where those at the table must not have it', async () => {
    const table = { allergens: [{ value: 'eggs' as const, by: 'read' as const }] }
    const body = { draft: carbonara, operations: [serve(2)], table }
    expect(await user.call(editDraft, { body })).toMatchObject({
      draft: null,
      changes: [],
      refused: [{ reason: 'unsafe', sentences: [expect.any(String)] }],
    })
  })

  test('what was told in its conversation counts, and only its own member may name it', async () => {
    const conversation = randomUUID()
    const messages = [{ role: 'user' as const, content: 'A carrot soup. I am allergic to eggs.' }]
    await user.call(chat, { body: { messages, conversation } })
    const body = { draft: carbonara, operations: [serve(2)], conversation }
    expect((await user.call(editDraft, { body })).draft).toBeNull()
    await expect(admin.call(editDraft, { body })).rejects.toMatchObject({ code: 'not found' })
  })

  test('writes no row', async () => {
    const tables = ['recipes', 'conversations', 'messages', 'cooked_recipes'] as const
    const counts = () =>
      Promise.all(
        tables.map((table) =>
          app.db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll<string>().as('rows'))
            .executeTakeFirstOrThrow(),
        ),
      )
    const before = await counts()
    await user.call(editDraft, { body: { draft: carbonara, operations: [serve(8)] } })
    expect(await counts()).toEqual(before)
  })

  test('has limits: operations, size, and how often', async () => {
    const send = (draft: SentDraft, operations: ReturnType<typeof serve>[]) =>
      user.call(editDraft, { body: { draft, operations } })
    await expect(send(carbonara, [])).rejects.toThrow('invalid input')
    const many = Array.from({ length: limits.draft.operations + 1 }, () => serve(2))
    await expect(send(carbonara, many)).rejects.toThrow('invalid input')
    const steps = Array.from({ length: 90 }, () => ({
      text: 'a'.repeat(limits.recipe.stepMax),
      minutes: null,
      celsius: null,
      uses: [],
    }))
    await expect(send({ ...carbonara, steps }, [serve(2)])).rejects.toThrow('too large')
    // As somebody's own text it may be as long.
    expect((await send({ ...carbonara, base: null, steps }, [serve(2)])).draft).toMatchObject({ servings: 2 })
    const tapper = await signUpUser(app, admin)
    await exhaustLimit(app, tapper, 'draft edit', rateLimits.draftEditsPerMember)
    await expect(
      tapper.call(editDraft, { body: { draft: carbonara, operations: [serve(2)] } }),
    ).rejects.toThrow('too many requests')
  })

  test('fails as the kitchen does', async () => {
    const away = () => Promise.reject(apiError('chef unavailable'))
    const broken = await openTestApp({ kitchen: { ...testKitchen(), editDraft: away } })
    try {
      const person = await signUpAdmin(broken)
      const body = { draft: carbonara, operations: [serve(2)] }
      await expect(person.call(editDraft, { body })).rejects.toMatchObject({ code: 'chef unavailable' })
    } finally {
      await broken.close()
    }
  })
})

describe('a draft in a conversation', () => {
  const said = (content: string) => ({ role: 'user' as const, content })
  const answered = { role: 'assistant' as const, content: 'Carbonara!' }
  const itemsOf = (draft: Draft | null | undefined) => draft?.ingredients.map(({ item }) => item)

  async function carbonaraTalk() {
    const messages = [said('carbonara for four')]
    const { draft } = await user.call(chat, { body: { messages, language: 'en' } })
    if (!draft?.base) throw new Error('no draft of the library')
    const line = draft.ingredients.findIndex(({ item }) => item === 'bacon')
    const swap = { op: 'swap' as const, line, food: 'smoked-tofu' }
    const edited = await user.call(editDraft, { body: { draft, operations: [swap, serve(6)] } })
    if (!edited.draft) throw new Error('withdrawn')
    return { messages: [...messages, answered], draft, edited: edited.draft }
  }

  test('comes with its base, what may take the place of its lines, and a verdict', async () => {
    const { draft } = await carbonaraTalk()
    expect(draft).toMatchObject({ base: { recipe: 'carbonara' }, verdict: { state: 'fine' } })
    expect(draft.ingredients[1]?.swaps).toContainEqual({ food: 'smoked-tofu', label: 'smoked tofu' })
    expect(draft.byHand).toBeUndefined()
  })

  test('is what the next message changes, and nothing brings back what was changed by hand', async () => {
    const { messages, edited } = await carbonaraTalk()
    const talk = [...messages, said('with parsley please')]
    const { draft } = await user.call(chat, { body: { messages: talk, language: 'en', draft: edited } })
    expect(draft).toMatchObject({ base: { recipe: 'carbonara' }, servings: 6, byHand: true })
    expect(itemsOf(draft)).toContain('smoked tofu')
    expect(itemsOf(draft)).not.toContain('bacon')
    expect(itemsOf(draft)).toContain('flat-leaf parsley')
  })

  test('a word of this turn wins over the hand before it', async () => {
    const { messages, edited } = await carbonaraTalk()
    const talk = [...messages, said('for two after all')]
    const { draft } = await user.call(chat, { body: { messages: talk, language: 'en', draft: edited } })
    expect(draft).toMatchObject({ servings: 2, byHand: true })
    expect(itemsOf(draft)).toContain('smoked tofu')
  })

  test('a question changes nothing in it', async () => {
    const { messages, edited } = await carbonaraTalk()
    const talk = [...messages, said('can I freeze it?')]
    const { draft } = await user.call(chat, { body: { messages: talk, language: 'en', draft: edited } })
    expect(draft).toEqual(edited)
  })

  test('an allergy that is told withdraws it in the same turn', async () => {
    const { messages, edited } = await carbonaraTalk()
    const talk = [...messages, said('I am allergic to eggs')]
    const { draft } = await user.call(chat, { body: { messages: talk, language: 'en', draft: edited } })
    expect(draft?.base?.recipe).not.toBe('carbonara')
    expect(draft?.allergens ?? []).not.toContain('eggs')
  })

  test('a chip changes it, and one of an allergy mends it', async () => {
    const { messages, edited } = await carbonaraTalk()
    const table = {
      servings: { value: 3, by: 'hand' as const, at: 1 },
      allergens: [{ value: 'milk' as const, by: 'hand' as const, at: 1 }],
    }
    const { draft } = await user.call(chat, { body: { messages, language: 'en', draft: edited, table } })
    expect(draft).toMatchObject({ base: { recipe: 'carbonara' }, servings: 3 })
    expect(itemsOf(draft)).toContain('smoked tofu')
    expect(draft?.allergens).not.toContain('milk')
  })

  test('is the recipe that is finalized', async () => {
    const { messages, edited } = await carbonaraTalk()
    const body = { messages, language: 'en' as const, task: 'recipe' as const, draft: edited }
    const { recipe } = await user.call(chat, { body })
    expect(recipe).toMatchObject({ servings: 6, title: edited.title })
    expect(itemsOf(recipe)).toEqual(itemsOf(edited))
    expect(recipe?.plan).toMatchObject({ v: 2, recipe: 'carbonara', operations: edited.base?.operations })
  })

  test('is stored with it, until the next answer', async () => {
    const { messages, edited } = await carbonaraTalk()
    const conversation = randomUUID()
    const read = async () => (await user.call(readConversation, { params: { id: conversation } })).draft
    const talk = [...messages, said('can I freeze it?')]
    const body = { messages: talk, language: 'en' as const, draft: edited, conversation }
    await user.call(chat, { body })
    expect(await read()).toEqual(edited)
    await app.db
      .updateTable('conversations')
      .set({ draft: '{"title":1}' })
      .where('id', '=', conversation)
      .execute()
    expect(await read()).toBeNull()
  })

  test('one that nobody could make counts for nothing', async () => {
    const draft = { ...carbonara, base: { recipe: 'gravel', operations: [] } }
    const body = { messages: [said('a carrot soup')], language: 'en' as const, draft }
    expect((await user.call(chat, { body })).draft?.title).toMatch(/carrot/i)
  })
})
