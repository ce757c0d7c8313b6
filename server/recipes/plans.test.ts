import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Schema } from '../db/schema.ts'
import { openTestDatabase } from '../test/database.ts'
import { countPublicRecipes, searchRecipes, selectPublicRecipes } from './search.ts'

type Opened = Awaited<ReturnType<typeof openTestDatabase>>
let database: Opened
let db: Kysely<Schema>
let asked: CompiledQuery[] = []

/** Ten thousand recipes: "salt" is in every text, "saffron" in one of a thousand titles, "cumin" in one of 500. */
beforeAll(async () => {
  database = await openTestDatabase()
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void asked.push({ ...query }),
  })
  await sql`insert into users (email, is_admin, language, created_at)
    values ('cook@example.org', false, 'en', ${new Date(0)})`.execute(db)
  await sql`insert into recipes (owner_id, title, content, language, dish_type, search_terms, findings,
      search_title, search_text, ingredient_text, is_public, created_at, updated_at)
    select users.id, 'Dish', 'Text', 'en', 'Mains', '{}', '[]',
      case when number % 1000 = 0 then 'saffron dish' else 'dish ' || number end, 'salt and water for ' || number,
      case when number % 500 = 0 then 'cumin' else 'oats' end, number % 10 > 0 or number % 1000 = 0,
      ${new Date(0)}::timestamptz + number * interval '1 minute', ${new Date(0)}
    from users, generate_series(1, 10000) number`.execute(db)
  await sql`insert into images (key, maker_id, width, height, created_at)
    select 'recipe_' || recipes.id || '.png', owner_id, 1200, 900, created_at from recipes`.execute(db)
  await sql`update recipes set image_key = 'recipe_' || id || '.png'`.execute(db)
  await sql`vacuum analyze recipes, images`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await database.close()
})

/** How the database reads `recipes` for what a function asks last: the lines of the plan that name an index. */
async function readsOf(ask: () => Promise<unknown>): Promise<string[]> {
  asked = []
  await ask()
  const query = asked.at(-1)
  if (!query) throw new Error('nothing was asked')
  const plan = await db.executeQuery<{ 'QUERY PLAN': string }>(
    CompiledQuery.raw(`explain (costs off) ${query.sql}`, [...query.parameters]),
  )
  const lines = plan.rows.map((row) => row['QUERY PLAN'])
  return lines.flatMap(
    (line) => /(Seq Scan|Index Only Scan|Index Scan|Bitmap Index Scan).*/.exec(line)?.[0] ?? [],
  )
}

const everybodys = { published: true } as const

describe('at ten thousand recipes the database reads', () => {
  test('for a page of them the ids from the index alone, however far', async () => {
    expect(await readsOf(() => selectPublicRecipes(db, {}, { limit: 12, offset: 8000 })))
      .toMatchInlineSnapshot(`
        [
          "Index Only Scan using recipes_public on recipes recipes_1",
          "Index Scan using recipes_pkey on recipes",
          "Index Scan using users_pkey on users",
          "Index Scan using images_pkey on images",
        ]
      `)
  })

  test('for the best rated and the most loved their indexes', async () => {
    for (const [sort, index] of [
      ['rated', 'recipes_rated'],
      ['loved', 'recipes_loved'],
    ] as const) {
      const reads = await readsOf(() => selectPublicRecipes(db, { sort }, { limit: 12, offset: 24 }))
      expect(reads.join('\n')).toContain(`using ${index} on recipes`)
    }
  })

  test('for their number one row', async () => {
    expect(await readsOf(() => countPublicRecipes(db, {}))).toMatchInlineSnapshot(`
      [
        "Seq Scan on recipe_totals",
      ]
    `)
  })

  test('for a rare ingredient the index of ingredients', async () => {
    expect(await readsOf(() => countPublicRecipes(db, { with: ['cumin'] }))).toMatchInlineSnapshot(`
      [
        "Bitmap Index Scan on recipes_ingredients",
      ]
    `)
  })

  test('for a rare word the indexes of words', async () => {
    expect(await readsOf(() => searchRecipes(db, everybodys, 'saffron', {}, 100))).toMatchInlineSnapshot(`
      [
        "Bitmap Index Scan on recipes_title",
        "Bitmap Index Scan on recipes_search",
        "Index Scan using recipes_pkey on recipes",
        "Index Scan using users_pkey on users",
        "Index Scan using images_pkey on images",
      ]
    `)
  })

  test('for the commonest word only the newest, in their order', async () => {
    const reads = await readsOf(() => searchRecipes(db, everybodys, 'salt', {}, 100))
    expect(reads.join('\n')).not.toContain('Seq Scan on recipes')
    expect(reads).toMatchInlineSnapshot(`
      [
        "Bitmap Index Scan on recipes_title",
        "Index Scan using recipes_public on recipes recipes_2",
        "Index Scan using recipes_pkey on recipes",
        "Index Scan using users_pkey on users",
        "Index Scan using images_pkey on images",
      ]
    `)
  })

  test('for a slip of the pen what it makes of it, as if it had been written so', async () => {
    const meant = await readsOf(() => searchRecipes(db, everybodys, 'saffronn', {}, 100))
    expect(meant).toEqual(await readsOf(() => searchRecipes(db, everybodys, 'saffron', {}, 100)))
  })
})
