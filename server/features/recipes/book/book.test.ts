import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '#shared/contract/call.ts'
import { createCollection, makeCollectionBook, putCollectionRecipe } from '#shared/contract/collections.ts'
import { makeRecipeBook, type BookEvent } from '#shared/contract/recipe-books.ts'
import { deleteRecipe } from '#shared/contract/recipes.ts'
import { capacity } from '#shared/constants/capacity.ts'
import { limits } from '#shared/constants/limits.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import type { TestClient } from '../../../test/client.ts'
import { insertGroup, shareInto, signUpAroundGroup, userIdOf } from '../../../test/groups.ts'
import { noise } from '../../../test/images.ts'
import { exhaustLimit } from '../../../test/rate-limits.ts'
import { createTestRecipe, publishRecipe } from '../../../test/recipes.ts'
import type { TestUser } from '../../../test/users.ts'
import { bookRecipes, selectForBook } from './book-recipes.ts'
import { exported } from '../export/test-recipe.ts'
import { makeBook } from './make-book.ts'

let app: TestApp
let owner: TestUser
let member: TestUser
let stranger: TestUser
let groupId: string

beforeAll(async () => {
  app = await openTestApp()
  ;({ owner, member, stranger } = await signUpAroundGroup(app))
  groupId = await insertGroup(app, owner, { members: [member] })
})
beforeEach(() => app.db.deleteFrom('rate_limits').execute())
afterAll(() => app.close())

const outcomeOf = (request: Promise<unknown>) =>
  request.then(
    () => 'ok',
    (error: unknown) => (error instanceof CallError ? error.code : String(error)),
  )

const bookOf = (who: TestClient, recipes: string[]) =>
  who.call(makeRecipeBook, { body: { title: 'Our best soups', recipes, paper: 'a5' } })

/** The events of a request for a book. */
async function eventsOf(who: TestUser, path: string, body: object): Promise<BookEvent[]> {
  const answer = await who.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', origin: app.deps.publicUrl },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
  const blocks = (await answer.text()).split('\n\n').filter((block) => block.startsWith('data: '))
  return blocks.map((block) => JSON.parse(block.slice(6)) as BookEvent)
}

const pdfOf = (events: readonly BookEvent[]) =>
  Buffer.concat(events.flatMap((event) => ('piece' in event ? [Buffer.from(event.piece, 'base64')] : [])))
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length
const imagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length

describe('a book', () => {
  test('tells how far it is, then has photos and drawings of all recipes', async () => {
    const bytes = await noise(1200, 900).jpeg().toBuffer()
    const image_url = `data:image/jpeg;base64,${bytes.toString('base64')}`
    const first = await createTestRecipe(owner, { title: 'Bean soup', image_url })
    const second = await createTestRecipe(owner, { title: 'Leek soup' })
    const body = { title: 'Soups', recipes: [first.id, second.id], paper: 'a4' }
    const events = await eventsOf(owner, '/api/recipes/book', body)
    expect(events.filter((event) => 'done' in event)).toEqual([0, 1, 2].map((done) => ({ done, total: 2 })))
    expect(events.at(-1)).toEqual({ end: 'complete', name: 'soups.pdf', pages: 5 })
    const pdf = pdfOf(events)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.subarray(-6).toString().trim()).toBe('%%EOF')
    expect(pagesIn(pdf)).toBe(5)
    // Each picture, and that of the cover.
    expect(imagesIn(pdf)).toBe(3)
  })

  test('without events is one answer', async () => {
    const { id } = await createTestRecipe(owner)
    const made = await bookOf(owner, [id])
    expect(made).toMatchObject({ name: 'our-best-soups.pdf', pages: 4 })
    expect(pagesIn(Buffer.from(made.pdf, 'base64'))).toBe(4)
  })

  test('of a collection has what its viewer may read, in its order', async () => {
    const id = crypto.randomUUID()
    await owner.call(createCollection, { body: { id, title: 'Family', description: 'Of old', groupId } })
    const shared = await createTestRecipe(owner, { title: 'Shared' })
    await shareInto(app, groupId, shared.id, owner)
    const open = await publishRecipe(owner, { title: 'Open' })
    for (const recipeId of [shared.id, open.id])
      await owner.call(putCollectionRecipe, { params: { id, recipeId }, body: {} })
    const make = (who: TestClient) => who.call(makeCollectionBook, { params: { id }, body: { paper: 'a5' } })
    expect(await make(member)).toMatchObject({ name: 'family.pdf', pages: 5 })
    const events = await eventsOf(member, `/api/collections/${id}/book`, { paper: 'letter' })
    expect(events.at(-1)).toEqual({ end: 'complete', name: 'family.pdf', pages: 5 })
    expect(await outcomeOf(make(stranger))).toBe('not found')
    expect(await outcomeOf(make(app.anonymous()))).toBe('not signed in')
    const odd = owner.call(makeCollectionBook, { params: { id }, body: { paper: 'a0' as 'a4' } })
    expect(await outcomeOf(odd)).toBe('invalid input')
  })

  test('has only what one may read, and no deleted recipes', async () => {
    const hidden = await createTestRecipe(owner, { title: 'Private' })
    const deleted = await createTestRecipe(owner, { title: 'Deleted' })
    await owner.call(deleteRecipe, { params: { id: deleted.id } })
    const ids = [hidden.id, deleted.id, 'none', crypto.randomUUID()]
    expect(await outcomeOf(bookOf(stranger, ids))).toBe('not found')
    expect(await outcomeOf(bookOf(app.anonymous(), ids))).toBe('not signed in')
    expect(await bookOf(owner, ids)).toMatchObject({ pages: 4 })
    const listed = await selectForBook(app.db, ids, { userId: await userIdOf(app, owner), language: 'de' })
    expect(listed).toEqual([{ id: hidden.id, title: 'Private', foods: ['Karotten'] }])
  })

  test('names the author of somebody else’s recipe, and leaves out what is deleted meanwhile', async () => {
    const [one, two] = [await publishRecipe(owner), await publishRecipe(owner)]
    const userId = await userIdOf(app, stranger)
    const listed = await selectForBook(app.db, [one.id, two.id], { userId, language: 'en' })
    const recipes = bookRecipes(app.deps, listed, { userId, signal: new AbortController().signal })
    const first = await recipes.next()
    expect(first.value).toMatchObject({ place: 0, author: one.ownerName })
    await owner.call(deleteRecipe, { params: { id: two.id } })
    expect((await recipes.next()).done).toBe(true)
  })

  test('has at most so many recipes', async () => {
    const ids = Array.from({ length: limits.book.recipes + 1 }, () => crypto.randomUUID())
    expect(await outcomeOf(bookOf(owner, ids))).toBe('invalid input')
    expect(await outcomeOf(bookOf(owner, []))).toBe('invalid input')
  })
})

describe('making books', () => {
  test('is limited per hour', async () => {
    const { id } = await createTestRecipe(owner)
    await exhaustLimit(app, owner, 'recipe book', rateLimits.recipeBooksPerMember)
    expect(await outcomeOf(bookOf(owner, [id]))).toBe('too many requests')
    const collection = owner.call(makeCollectionBook, { params: { id }, body: { paper: 'a5' } })
    expect(await outcomeOf(collection)).toBe('too many requests')
  })

  test('is one at a time for a member: one more waits, a third is refused', async () => {
    const { id } = await createTestRecipe(owner)
    const outcomes = await Promise.all([1, 2, 3].map(() => outcomeOf(bookOf(owner, [id]))))
    expect(outcomes.toSorted()).toEqual(['ok', 'ok', 'too many requests'])
    const events = [1, 2, 3].map(() =>
      eventsOf(owner, '/api/recipes/book', { title: 'x', recipes: [id], paper: 'a5' }),
    )
    const ends = (await Promise.all(events)).map((all) => JSON.stringify(all.at(-1)))
    expect(ends.filter((end) => end.includes('too many requests'))).toHaveLength(1)
  })

  async function* many(count: number) {
    for (let place = 0; place < count; place += 1)
      yield { ...exported(), place, picture: null, foods: ['apples'] }
  }
  const start = {
    title: 'Book',
    description: null,
    language: 'en',
    paper: 'a5',
    cover: null,
    titles: Array.from({ length: 100 }, () => 'Cake'),
  } as const
  const processes = () => {
    try {
      return execFileSync('pgrep', ['-P', String(process.pid), '-f', 'book-process.ts'], { encoding: 'utf8' })
    } catch {
      return ''
    }
  }

  test('ends with its client, and leaves no process', async () => {
    const leaving = new AbortController()
    const onProgress = (done: number) => done === 3 && leaving.abort()
    const making = makeBook({ start, recipes: many(100), onProgress, signal: leaving.signal })
    await expect(making).rejects.toThrow('unavailable')
    await expect.poll(processes).toBe('')
  })

  test('ends when it takes too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const onProgress = () => void vi.advanceTimersByTime(capacity.book.within)
      const signal = new AbortController().signal
      await expect(makeBook({ start, recipes: many(100), onProgress, signal })).rejects.toThrow('unavailable')
    } finally {
      vi.useRealTimers()
    }
    await expect.poll(processes).toBe('')
  })

  test('fails in order for what cannot be drawn', async () => {
    const broken = async function* () {
      yield { ...exported(), place: 0, picture: null, foods: [], row: null as never }
    }
    const signal = new AbortController().signal
    const making = makeBook({ start, recipes: broken(), onProgress: () => undefined, signal })
    await expect(making).rejects.toThrow('unavailable')
  })
})
