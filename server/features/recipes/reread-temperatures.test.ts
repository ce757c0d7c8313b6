import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editRecipe, getRecipe } from '#shared/contract/recipes.ts'
import { listNotifications } from '#shared/contract/notifications.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { hourlyJobs } from '../../app.ts'
import { runJobs } from '../../platform/jobs/scheduler.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { createTestRecipe } from '../../test/recipes.ts'
import { signUpAdmin, type TestUser } from '../../test/users.ts'
import { rereadTemperatures } from './reread-temperatures.ts'

let app: TestApp
let owner: TestUser
beforeAll(async () => {
  app = await openTestApp()
  owner = await signUpAdmin(app)
})
afterAll(() => app.close())

const cake = (items: readonly string[], ...steps: string[]) =>
  [
    'Ingredients',
    ...items.map((item) => `- ${item}`),
    '',
    'Instructions',
    ...steps.map((step, at) => `${at + 1}. ${step}`),
  ].join('\n')

const inCups = ['2 cups flour', '1 cup sugar']

/** Stores a recipe with the temperatures that the former reader gave its steps. */
async function storedAs(content: string, celsius: readonly (number | null)[]): Promise<string> {
  const { id } = await createTestRecipe(owner, { content })
  for (const [at, each] of celsius.entries())
    await sql`update recipes set temperatures_version = 0,
      structure = jsonb_set(structure, array['steps', ${String(at)}::text, 'celsius'], ${JSON.stringify(each)}::jsonb)
      where id = ${id}`.execute(app.db)
  await sql`update recipe_versions set structure = recipes.structure from recipes
    where recipes.id = ${id} and recipe_versions.id = recipes.version_id`.execute(app.db)
  return id
}

const run = () => runJobs(app.deps, hourlyJobs)
const celsiusOf = async (id: string) =>
  (await owner.call(getRecipe, { params: { id } })).structure?.steps.map(({ celsius }) => celsius)
const rowOf = (id: string) =>
  app.db
    .selectFrom('recipes')
    .select(['revision', 'updated_at', 'content', 'temperatures_version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('a typed recipe in cups is never stored with 350 °C', async () => {
  const { id } = await createTestRecipe(owner, {
    content: cake(inCups, 'Bake at 350 degrees for 25 minutes.'),
  })
  expect(await celsiusOf(id)).toEqual([177])
  expect((await rowOf(id)).temperatures_version).toBe(1)
})

test('the job reads stored temperatures again once, which is no edit', async () => {
  const bad = await storedAs(
    cake(inCups, 'Bake at 350 degrees for 25 minutes.', 'Cool at 200 degrees.'),
    [350, 200],
  )
  const unread = await storedAs(cake(['200 g flour'], 'Heat the oven to 375F.'), [null])
  const right = await storedAs(cake(['200 g flour'], 'Bake at 180 °C.'), [180])
  const before = await rowOf(bad)
  await run()
  expect(await celsiusOf(bad)).toEqual([177, 93])
  expect(await celsiusOf(unread)).toEqual([191])
  expect(await celsiusOf(right)).toEqual([180])
  expect(await rowOf(bad)).toEqual({ ...before, temperatures_version: 1 })
  expect(await owner.call(listNotifications)).toEqual([])
  const { rows } = await sql<{ versions: number; celsius: string }>`select count(*) as versions,
    max(structure #>> '{steps,0,celsius}') as celsius from recipe_versions where recipe_id = ${bad}`.execute(
    app.db,
  )
  expect(rows).toEqual([{ versions: 1, celsius: '177' }])
  await sql`update recipes set structure = jsonb_set(structure, '{steps,0,celsius}', '350') where id = ${bad}`.execute(
    app.db,
  )
  await run()
  expect(await celsiusOf(bad)).toEqual([350, 93])
})

test('a doubtful temperature has no conversion, and one that the former reader did not give stays', async () => {
  const doubtful = await storedAs(cake(['2 eggs'], 'Bake at 220 degrees.'), [220])
  const cooked = await storedAs(cake(inCups, 'Roast at 400 degrees to the core.'), [74])
  await run()
  expect(await celsiusOf(doubtful)).toEqual([null])
  expect(await celsiusOf(cooked)).toEqual([74])
})

test('a recipe with a plan is left alone', async () => {
  const planned = await storedAs(cake(inCups, 'Bake at 350 degrees.'), [350])
  await sql`update recipes set plan = '{}' where id = ${planned}`.execute(app.db)
  await run()
  const structure = await app.db
    .selectFrom('recipes')
    .select('structure')
    .where('id', '=', planned)
    .executeTakeFirst()
  expect((structure?.structure as RecipeStructure | null)?.steps[0]?.celsius).toBe(350)
  await sql`delete from recipes where id = ${planned}`.execute(app.db)
})

test('a run reads a limited number, and a concurrent edit wins', async () => {
  const ids: string[] = []
  for (let count = 0; count < 5; count += 1)
    ids.push(await storedAs(cake(inCups, `Bake at 350 degrees for ${20 + count} minutes.`), [350]))
  const read = async () => {
    const all = await Promise.all(ids.map(celsiusOf))
    return all.filter((celsius) => celsius?.[0] === 177).length
  }
  await rereadTemperatures(app.deps, Date.now(), { perRun: 3, batch: 2 })
  expect(await read()).toBe(3)
  await rereadTemperatures(app.deps, Date.now(), { perRun: 3, batch: 2 })
  expect(await read()).toBe(5)
  const edited = await storedAs(cake(inCups, 'Bake at 350 degrees.'), [350])
  await Promise.all([
    owner.call(editRecipe, {
      params: { id: edited },
      body: { content: cake(inCups, 'Bake at 300 degrees.') },
    }),
    run(),
  ])
  await run()
  expect(await celsiusOf(edited)).toEqual([149])
})
