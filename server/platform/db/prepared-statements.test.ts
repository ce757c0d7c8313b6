import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** The prepared statements of one connection. */
const prepared = () =>
  database.db.connection().execute(async (db) => {
    for (let round = 0; round < 60; round += 1) {
      await sql`select ${round}::int + 1 as next`.execute(db)
      await sql`select any_language_query(${`w${round}`}, 'a', 'a', 'a') as query`.execute(db)
    }
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      db,
    )
    return rows.map(({ statement }) => statement)
  })

test('a frequent statement is prepared, unless its plan depends on its parameters', async () => {
  expect(await prepared()).toEqual(['select $1::int + 1 as next'])
})

test('the same statement has the same name on every connection, whatever else ran there', async () => {
  const { db } = database
  const namesAt = (first: number) =>
    db.connection().execute(async (one) => {
      for (let round = 0; round < 120; round += 1)
        await sql`select ${round}::int + ${sql.lit(first + (round % 2))}`.execute(one)
      const { rows } = await sql<{ name: string; statement: string }>`
        select name, statement from pg_prepared_statements`.execute(one)
      return new Map(rows.map(({ name, statement }) => [statement, name]))
    })
  const shared = 'select $1::int + 102'
  const [one, other] = await Promise.all([namesAt(101), namesAt(102)])
  expect(one.get(shared)).toBeTruthy()
  expect(other.get(shared)).toBe(one.get(shared))
})

test('prepared or not, the answers are the same', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, number) =>
      sql<{ twice: number }>`select ${number}::int * 2 as twice`.execute(database.db),
    ),
  )
  expect(answers.map(({ rows }) => rows[0]?.twice)).toEqual(answers.map((_, number) => number * 2))
})

test('a table that changes meanwhile costs one answer at most', async () => {
  const { db } = database
  await db.connection().execute(async (one) => {
    await sql`create table changing (id int, word text)`.execute(one)
    const ask = () => sql`select * from changing where id = ${1}`.execute(one)
    for (let round = 0; round < 60; round += 1) await ask()
    await sql`alter table changing add column more int`.execute(one)
    const refusal = await ask().then(
      () => 'cached plan',
      (error: Error) => error.message,
    )
    expect(refusal).toContain('cached plan')
    expect((await ask()).rows).toEqual([])
  })
})

test('at most forty statements are prepared', async () => {
  await database.db.connection().execute(async (one) => {
    for (let number = 0; number < 60; number += 1) {
      for (let round = 0; round < 51; round += 1) {
        await sql`select ${round}::int + ${sql.lit(number)} as sum`.execute(one)
      }
    }
    const { rows } = await sql`select from pg_prepared_statements`.execute(one)
    expect(rows.length).toBeLessThanOrEqual(40)
  })
})
