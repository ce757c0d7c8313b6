import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { editRecipe, getRecipe } from '#shared/contract/recipes.ts'
import { listNotifications } from '#shared/contract/notifications.ts'
import { apiError } from '#shared/contract/errors.ts'
import { hourlyJobs } from '../../app.ts'
import type { Kitchen } from '../../platform/workers/kitchen.ts'
import { runJobs } from '../../platform/jobs/scheduler.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { testKitchen } from '../../test/kitchen.ts'
import { signUpAdmin, type TestUser } from '../../test/users.ts'
import { createTestRecipe, publishRecipe, soup } from '../../test/recipes.ts'
import { addMissingExtra } from './missing-extra.ts'

const story = 'Grandma cooked it by the sea.'
const source = 'Ada, https://example.org/soup'
const content = `${story}\n\n${soup.content}\n\nSource: ${source}`

let app: TestApp
let owner: TestUser
/** The texts that were read for extra text. */
let read: string[] = []
/** Called before each of these reads. */
let before: (text: string) => unknown = () => undefined
let isOff = false

beforeAll(async () => {
  const real: Kitchen = testKitchen()
  const off = () => Promise.reject(apiError('chef unavailable'))
  const kitchen: Kitchen = {
    ...real,
    readRecipe: (written, asker) => (isOff ? off() : real.readRecipe(written, asker)),
    async extra(recipe, asker) {
      read.push(recipe.content)
      await before(recipe.content)
      return isOff ? off() : real.extra(recipe, asker)
    },
  }
  app = await openTestApp({ kitchen })
  owner = await signUpAdmin(app)
})
beforeEach(() => {
  read = []
  before = () => undefined
  isOff = false
})
afterAll(() => app.close())

/** Stores the recipe as before `structure.extra` existed. */
async function makeOld(id: string) {
  await sql`update recipes set structure = structure - 'extra' where id = ${id}`.execute(app.db)
}
const run = () => runJobs(app.deps, hourlyJobs)
const pageOf = async (uuid: string) => (await app.anonymous().fetch(`/recipes/${uuid}`)).text()
const extraOf = async (id: string) => (await owner.call(getRecipe, { params: { id } })).structure?.extra
const rowOf = (id: string) =>
  app.db
    .selectFrom('recipes')
    .select(['revision', 'updated_at', 'content', 'search_text'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('the job adds the extra text to an old recipe once, without counting as an edit', async () => {
  const { id, uuid, structure } = await publishRecipe(owner, { content })
  await makeOld(id)
  const row = await rowOf(id)
  const page = await pageOf(uuid)
  expect(page).toContain('<p class="recipe-source">')
  expect(page).not.toContain(`>${story}</div>`)

  await run()
  const completed = await pageOf(uuid)
  expect(completed).toContain(`>${story}</div>`)
  expect(completed).toContain('<p class="recipe-source">')
  expect((await owner.call(getRecipe, { params: { id } })).structure).toEqual(structure)
  expect(await rowOf(id)).toEqual(row)
  expect(await owner.call(listNotifications)).toEqual([])
  expect(read).toEqual([content])
  await run()
  expect(read).toHaveLength(1)
})

test('the drawing of the recipe’s former state is deleted', async () => {
  const { id, uuid } = await publishRecipe(owner, { content })
  await makeOld(id)
  const picture = async () => (await app.anonymous().fetch(`/recipes/${uuid}/picture`)).headers.get('etag')
  const name = (await picture())?.replaceAll('"', '') ?? ''
  expect(await app.deps.images.get(name)).not.toBeNull()
  await run()
  // The job for images runs before the job for recipes.
  await run()
  expect(await app.deps.images.get(name)).toBeNull()
  expect(await picture()).not.toBe(`"${name}"`)
})

test('a text without extra text is read only once, too', async () => {
  const { id } = await createTestRecipe(owner)
  await makeOld(id)
  await run()
  await run()
  expect(read).toEqual([soup.content])
  expect(await extraOf(id)).toBe('')
})

test('a run reads a limited number of recipes, deleted ones included, and the next run continues', async () => {
  const { id } = await createTestRecipe(owner, { content })
  await makeOld(id)
  await sql`insert into recipes (owner_id, title, content, language, dish_type, search_terms, structure, findings,
      search_title, search_text, deleted_at, created_at, updated_at)
    select owner_id, title, content, language, dish_type, search_terms, structure, findings,
      search_title, search_text, now(), now(), now()
    from recipes, generate_series(1, 6) where id = ${id}`.execute(app.db)
  await addMissingExtra(app.deps, Date.now(), { perRun: 5, batch: 2 })
  expect(read).toHaveLength(5)
  await addMissingExtra(app.deps, Date.now(), { perRun: 5, batch: 2 })
  expect(read).toHaveLength(7)
  const { rows } = await sql<{ extra: string }>`select distinct structure ->> 'extra' as extra from recipes
    where content = ${content} and deleted_at is not null`.execute(app.db)
  expect(rows).toEqual([{ extra: `${story}\n\nSource: ${source}` }])
})

test('a concurrent edit wins', async () => {
  const { id } = await createTestRecipe(owner, { content })
  await makeOld(id)
  const other = `By the lake.\n\n${soup.content}`
  before = () => owner.call(editRecipe, { params: { id }, body: { content: other } })
  await run()
  expect(await extraOf(id)).toBe('By the lake.')
  expect((await rowOf(id)).content).toBe(other)
})

test('a text that cannot be read keeps its source and does not block others', async () => {
  const hard = await createTestRecipe(owner, { content })
  const easy = await createTestRecipe(owner, { content: `${content}, 2nd edition` })
  for (const { id } of [hard, easy]) await makeOld(id)
  before = (text) => {
    if (text === content) throw apiError('chef unavailable')
  }
  await run()
  expect(await extraOf(hard.id)).toBe(`Source: ${source}`)
  expect(await extraOf(easy.id)).toBe(`${story}\n\nSource: ${source}, 2nd edition`)
  await run()
  expect(read).toHaveLength(2)
})

test('while the kitchen fails for every text, recipes wait for the next run', async () => {
  const { id } = await createTestRecipe(owner, { content })
  await makeOld(id)
  isOff = true
  await run()
  expect(await extraOf(id)).toBeUndefined()
  isOff = false
  await run()
  expect(await extraOf(id)).toBe(`${story}\n\nSource: ${source}`)
})
