import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '../../../test/database.ts'
import { testKitchen } from '../../../test/kitchen.ts'
import { settleStoredLabels } from '../../../features/recipes/stored-labels.ts'
import { migrate } from '../migrate.ts'
import { openDatabase, type OpenDatabase } from '../open.ts'
import { migrations } from './index.ts'

let database: TestDatabase
let open: OpenDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
  open = await openDatabase({ url: database.url }, () => undefined)
})
afterAll(async () => {
  await open.close()
  await database.drop()
})

const owner = '00000000-0000-4000-8000-000000000001'
const idOf = (number: number) => `00000000-0000-4000-8000-0000000001${String(number).padStart(2, '0')}`

const structure = (diets: readonly string[], item = 'soy sauce') => ({
  title: 'Noodles',
  language: 'en',
  dishType: 'Mains',
  servings: 2,
  prepMinutes: 5,
  cookMinutes: 5,
  taste: '',
  searchTerms: [],
  ingredients: ['rice noodles', item].map((each) => ({
    amount: 100,
    unit: 'g',
    item: each,
    note: null,
    group: null,
    scales: true,
  })),
  steps: [{ text: `Fry the rice noodles with the ${item}.`, minutes: 5, celsius: 200, uses: [0, 1] }],
  diets,
  allergens: [],
  safety: [],
})

/** As the version before stored them; the trigger writes the first version. */
async function insert(number: number, isPublic: boolean, recipe: object, reason: string) {
  const { db } = open
  await sql`insert into recipes (id, owner_id, title, content, language, dish_type, search_terms, structure, findings,
      search_title, search_text, is_public, created_at, updated_at)
    values (${idOf(number)}, ${owner}, 'Noodles', 'Fry.', 'en', 'Mains', '{}', ${JSON.stringify(recipe)}::jsonb, '[]',
      'noodles', 'fry', ${isPublic}, now(), now())`.execute(db)
  await sql`update recipe_versions set reason = ${reason} where recipe_id = ${idOf(number)}`.execute(db)
}

const settle = (limits?: { perRun: number; batch: number }) =>
  settleStoredLabels(
    {
      db: open.db,
      kitchen: testKitchen(),
      log: pino({ level: 'silent' }),
      stopping: new AbortController().signal,
    },
    Date.now(),
    limits,
  )

const labelsOf = async (number: number) => {
  const { db } = open
  const row = await db
    .selectFrom('recipes')
    .innerJoin('recipe_versions', 'recipe_versions.id', 'recipes.version_id')
    .select(['recipes.diets', 'recipes.structure', 'recipe_versions.structure as version', 'revision'])
    .where('recipes.id', '=', idOf(number))
    .executeTakeFirstOrThrow()
  expect(row.version).toEqual(row.structure)
  expect(row.revision).toBe(0)
  const { statedDiets, allergens, steps } = row.structure ?? { allergens: [], steps: [] }
  return { diets: row.diets, stated: statedDiets ?? [], allergens, celsius: steps[0]?.celsius }
}

test('stored claims that nothing proves are dropped, and the author of a public recipe is told once', async () => {
  const before = migrations.filter(({ name }) => name < '0052')
  await migrate(open.db, before)
  await sql`insert into users (id, email, is_admin, language, created_at, verified_at)
    values (${owner}, 'cook@example.org', false, 'en', now(), now())`.execute(open.db)
  await insert(1, true, structure(['vegan', 'glutenFree']), 'chef')
  await insert(2, false, structure(['vegan', 'glutenFree']), 'chef')
  await insert(3, true, structure(['vegan', 'glutenFree']), 'first')
  await insert(4, true, structure(['vegan'], 'zorblax'), 'remix')
  await insert(5, true, structure(['vegan']), 'chef')
  await migrate(open.db, migrations)

  await settle({ perRun: 2, batch: 2 })
  const left = await open.db.selectFrom('recipes').select('id').where('labels_version', '=', 0).execute()
  expect(left).toHaveLength(3)
  await settle()
  await settle()

  const dropped = { stated: [], allergens: ['gluten', 'soy'], celsius: 200 }
  const proved = await labelsOf(1)
  expect(proved).toMatchObject(dropped)
  expect(proved.diets).toContain('vegan')
  expect(proved.diets).not.toContain('glutenFree')
  expect(await labelsOf(2)).toMatchObject({ ...dropped, diets: proved.diets })
  expect(await labelsOf(3)).toMatchObject({ ...dropped, diets: proved.diets, stated: ['glutenFree'] })
  expect(await labelsOf(4)).toMatchObject({ diets: [], stated: [] })
  expect((await labelsOf(5)).diets).toContain('vegan')
  const told = await open.db
    .selectFrom('notifications')
    .select(['kind', 'recipe_id'])
    .orderBy('recipe_id')
    .execute()
  expect(told).toEqual([1, 3, 4].map((number) => ({ kind: 'labels', recipe_id: idOf(number) })))
  const left2 = await open.db.selectFrom('recipes').select('id').where('labels_version', '=', 0).execute()
  expect(left2).toEqual([])
})
