import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecipeFilters } from '#shared/contract/discover.ts'
import type { Schema } from '../../../platform/db/schema.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { selectPublicCards } from '../card-queries.ts'
import { conditionsOf, orderOf } from './list-filters.ts'
import { countPublicRecipes, selectPublicRecipes } from '../list-queries.ts'
import { isPublished } from '../policy.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let db: Kysely<Schema>
let statements: string[] = []

/**
 * Three thousand recipes in four languages and kinds, some of the same minute: "salt" is in nearly all, "leek" in half but
 * in no Spanish one and no starter, "saffron" in one of a hundred, "cumin" only in the oldest, "mint" only in the newest.
 */
beforeAll(async () => {
  database = await openTestDatabase()
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  pool.on('error', () => undefined)
  db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push(query.sql),
  })
  await sql`insert into users (email, is_admin, language, created_at)
    values ('cook@example.org', false, 'en', ${new Date(0)})`.execute(db)
  await sql`insert into recipes (owner_id, title, content, language, dish_type, search_terms, structure, findings,
      search_title, search_text, ingredient_text, food_ids, is_public, created_at, updated_at, total_minutes,
      like_count, rating_count, rating_sum)
    select users.id, 'Dish', 'Text', kind.language, kind.dish_type, '{}',
      case when number % 3 = 0 then '{"diets": ["vegan"]}'::jsonb end, '[]', 'dish ' || number, '',
      concat_ws(' ', case when number % 20 > 0 then 'salt' end, case when has_leek and number % 4 < 3 then 'leek' end,
        case when number % 100 = 7 then 'saffron' end, case when number < 40 then 'cumin' end,
        case when number > 2990 then 'mint' end),
      case when has_leek then '{leek}'::text[] else '{}' end, number % 11 > 0,
      ${new Date(0)}::timestamptz + number / 3 * interval '1 minute', ${new Date(0)}, number % 90,
      number % 13, number % 5, (number % 5) * (1 + number % 4)
    from users, generate_series(1, 3000) number,
    lateral (select (array['en', 'fr', 'es', 'de'])[1 + number % 4] as language,
      (array['Mains', 'Starters', 'Desserts', 'Cocktails'])[1 + number / 5 % 4] as dish_type) kind,
    lateral (select number / 7 % 2 = 0 and kind.language <> 'es' and kind.dish_type <> 'Starters' as has_leek) food`.execute(
    db,
  )
  await sql`vacuum analyze recipes`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await database.close()
})

const foods: RecipeFilters[] = [
  { with: ['salt'] },
  { with: ['leek'] },
  { with: ['saffron'] },
  { with: ['cumin'] },
  { with: ['mint'] },
  { with: ['xylophone'] },
  { with: ['leek', 'salt'] },
  { with: ['leek'], without: ['salt'] },
  { with: ['salt'], without: ['leek', 'saffron'] },
]
const others: RecipeFilters[] = [
  {},
  { language: 'es' },
  { dish_type: 'Starters' },
  { language: 'de', dish_type: 'Mains' },
  { max_minutes: 20, diet: ['vegan'] },
  { language: 'fr', min_rating: 3 },
]
const sorts = [undefined, 'rated', undefined, 'loved'] as const
const pages = [
  { limit: 12, offset: 0 },
  { limit: 30, offset: 300 },
]

/** The ids by the plain statement. */
async function plainIds(filters: RecipeFilters): Promise<string[]> {
  const conditions = sql.join([isPublished, ...conditionsOf(filters, 'en')], sql` and `)
  const { rows } = await sql<{ id: string }>`select recipes.id from recipes where ${conditions}
    order by ${orderOf(filters.sort)}`.execute(db)
  return rows.map(({ id }) => id)
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

async function expectSame(filters: RecipeFilters): Promise<void> {
  const what = JSON.stringify(filters)
  const ids = await plainIds(filters)
  for (const { limit, offset } of pages) {
    const cards = await selectPublicCards(db, filters, { limit, offset, before: undefined })
    expect(idsOf(cards), what).toEqual(ids.slice(offset, offset + limit))
  }
  const whole = await selectPublicRecipes(db, filters, { limit: 5, offset: 2 })
  expect(idsOf(whole), what).toEqual(ids.slice(2, 7))
  const { total, more } = await countPublicRecipes(db, filters)
  expect([total, more], what).toEqual([Math.min(ids.length, 1000), ids.length > 1000 || undefined])
  const place = Math.floor(ids.length / 2)
  if (ids[place] === undefined) return
  const after = await selectPublicCards(db, filters, { limit: 12, offset: 3, before: ids[place] })
  expect(idsOf(after), what).toEqual(ids.slice(place + 4, place + 16))
}

/** Many or few recipes are expected elsewhere, so that each way of reading is taken. */
test.each([
  ['few recipes', 100],
  ['a million', 1_000_000],
])(
  'with ingredients the lists and counts of %s are those of the plain statement',
  async (_, expected) => {
    await sql`update recipe_totals set public_count = ${expected}`.execute(db)
    statements = []
    for (const [number, food] of foods.entries()) {
      // One order each; together all.
      for (const [index, other] of others.entries()) {
        const sort = sorts[(number + index) % sorts.length]
        await expectSame({ ...food, ...other, ...(sort && { sort }) })
      }
    }
    const asked = statements.filter((text) => text.startsWith('select') && text.endsWith('as found'))
    const isByIndex = (text: string) => text.includes('offset 0')
    const isBounded = (text: string) => /limit \d+\) recipes/.test(text)
    expect(asked.filter(isByIndex).length).toBeGreaterThan(20)
    expect(asked.some(isBounded)).toBe(expected === 1_000_000)
    expect(asked.some((text) => !isByIndex(text) && !isBounded(text))).toBe(expected === 1_000_000)
  },
  60_000,
)
