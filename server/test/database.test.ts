import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { migrations } from '../platform/db/migrations/index.ts'
import { openTestDatabase } from './database.ts'

describe('a test database', () => {
  it('has every migration and none of another test’s rows', async () => {
    const one = await openTestDatabase()
    const other = await openTestDatabase()
    try {
      await sql`create table only_here (id int)`.execute(one.db)
      const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
        other.db,
      )
      expect(rows.map((row) => row.name)).toEqual(migrations.map((migration) => migration.name).toSorted())
      await expect(sql`select * from only_here`.execute(other.db)).rejects.toThrow('does not exist')
    } finally {
      await one.close()
      await other.close()
    }
  })
})
