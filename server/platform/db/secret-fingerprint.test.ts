import { afterAll, beforeAll, expect, test } from 'vitest'
import { signer } from '../../config/secret.ts'
import { openTestDatabase } from '../../test/database.ts'
import type { OpenDatabase } from './open.ts'
import { checkSecret } from './secret-fingerprint.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const start = (secret: string, mayReplace = false) => checkSecret(database.db, signer(secret), mayReplace)

test('processes with the same secret start; another secret is refused until it may replace the known one', async () => {
  await Promise.all([start('one'), start('one'), start('one')])
  await expect(start('two')).rejects.toThrow('used with another SESSION_SECRET')
  await start('two', true)
  await start('two')
  await expect(start('one')).rejects.toThrow('used with another SESSION_SECRET')
  const rows = await database.db.selectFrom('installation').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('two')
})
