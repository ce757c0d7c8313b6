import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, describe, expect, test } from 'vitest'
import { migrate } from '#server/platform/db/migrate.ts'
import { migrations } from '#server/platform/db/migrations/index.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { databaseUrl } from '#server/test/database-address.ts'
import { databaseFolders } from '#server/test/database-folder.ts'

const folders = databaseFolders()
afterEach(() => folders.clear())

async function runMakeAdmin(dataDir: string, email: string) {
  const script = join(import.meta.dirname, 'make-admin.ts')
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  return promisify(execFile)(process.execPath, [script, email], { env }).then(
    ({ stdout }) => ({ code: 0, output: stdout.trim() }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: `${error.stdout}${error.stderr}`.trim(),
    }),
  )
}

describe('npm run make-admin', () => {
  test('makes an admin while the server runs and while it rests, and says what it found', async () => {
    const dataDir = await folders.create()
    const server = await folders.start({ dataDir })
    const { host, database } = server.connection
    const open = await openDatabase({ url: databaseUrl(host, database) }, () => undefined)
    await migrate(open.dbWithoutTimeout, migrations)
    const now = new Date()
    const person = { is_admin: false, language: 'en', created_at: now } as const
    await open.db
      .insertInto('users')
      .values([
        { ...person, email: 'ada@example.org', verified_at: now },
        { ...person, email: 'late@example.org', verified_at: null },
      ])
      .execute()
    expect(await runMakeAdmin(dataDir, 'ada@example.org')).toEqual({
      code: 0,
      output: 'ada@example.org is an admin now.',
    })
    expect((await runMakeAdmin(dataDir, 'late@example.org')).code).toBe(1)
    await open.close()
    await server.stop()

    expect(await runMakeAdmin(dataDir, 'ADA@example.org')).toEqual({
      code: 0,
      output: 'ADA@example.org is an admin already.',
    })
    expect(await runMakeAdmin(dataDir, 'nobody@example.org')).toEqual({
      code: 1,
      output: 'Nobody has an account with nobody@example.org.',
    })
    expect(await runMakeAdmin(dataDir, 'no address')).toMatchObject({ code: 2 })
  })
})
