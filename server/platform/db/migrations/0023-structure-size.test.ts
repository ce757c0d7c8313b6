import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { recipeStructure } from '#shared/contract/recipe-structure.ts'
import { createEmptyDatabase, type TestDatabase } from '../../../test/database.ts'
import { migrate } from '../migrate.ts'
import { openDatabase, type OpenDatabase } from '../open.ts'
import { migrations } from './index.ts'

let database: TestDatabase
let open: OpenDatabase
beforeEach(async () => {
  database = await createEmptyDatabase()
  open = await openDatabase({ url: database.url }, () => undefined)
})
afterEach(async () => {
  await open.close()
  await database.drop()
})

const step = { text: 'Stir.', minutes: null, celsius: null, uses: [0] }
const usual = {
  title: 'Soup',
  language: 'en',
  dishType: 'Mains',
  servings: 2,
  prepMinutes: 0,
  cookMinutes: 0,
  taste: '',
  searchTerms: [],
  ingredients: [{ amount: 1, unit: null, item: 'carrot', note: null, group: null, scales: true }],
  steps: [step],
  diets: ['vegan'],
  allergens: ['celery'],
  safety: ['First.', 'Second.'],
}
const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value)
const warning = (at: number) => `${at} ${'x'.repeat(1990)}`
/** Does not shrink when the database compresses it. */
const noise = (length: number) =>
  Array.from({ length }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('')

const stored: Record<string, unknown> = {
  usual,
  nothing: null,
  'much safety': { ...usual, safety: times(7000, 0).map((_, at) => warning(at)) },
  'long lists': {
    ...usual,
    diets: times(500, 'vegan'),
    allergens: times(500, 'celery'),
    steps: [{ ...step, uses: times(500, 0) }, step],
  },
  'long steps': { ...usual, steps: times(40, { ...step, text: 'é'.repeat(2000) }) },
  'long noise': { ...usual, steps: times(40, 0).map(() => ({ ...step, text: noise(19_000) })) },
}

test('recipes from before are shortened to what may be stored, or keep their text alone', async () => {
  await migrate(
    open.db,
    migrations.filter(({ name }) => name < '0023'),
  )
  await sql`insert into users (email, is_admin, language, created_at) values ('a@b.example', false, 'en', now())`.execute(
    open.db,
  )
  for (const [title, structure] of Object.entries(stored)) {
    await sql`insert into recipes
      (uuid, owner_id, title, content, language, dish_type, search_terms, structure, findings,
        search_title, search_text, created_at, updated_at)
      select gen_random_uuid(), id, ${title}, 'Stir.', 'en', 'Mains', '{}', ${structure === null ? null : JSON.stringify(structure)}::jsonb, '[]',
        ${title}, 'stir', now(), now() from users`.execute(open.db)
  }

  await migrate(open.dbWithoutTimeout, migrations)

  const { rows } = await sql<{ title: string; content: string; structure: unknown }>`
    select title, content, structure from recipes`.execute(open.db)
  expect(rows).toHaveLength(Object.keys(stored).length)
  const now = new Map(rows.map(({ title, structure }) => [title, structure]))
  expect(now.get('usual')).toEqual(usual)
  expect(now.get('nothing')).toBeNull()
  expect(now.get('much safety')).toEqual({ ...usual, safety: times(20, 0).map((_, at) => warning(at)) })
  expect(now.get('long lists')).toMatchObject({
    diets: ['vegan'],
    allergens: ['celery'],
    safety: usual.safety,
  })
  expect(now.get('long steps')).toBeNull()
  expect(now.get('long noise')).toBeNull()
  for (const structure of now.values()) {
    if (structure !== null) expect(z.safeParse(recipeStructure, structure).success).toBe(true)
  }
  for (const { content } of rows) expect(content).toBe('Stir.')
})
