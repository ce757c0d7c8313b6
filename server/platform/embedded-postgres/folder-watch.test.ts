import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { databaseFolders } from '../../test/database-folder.ts'
import { openDatabase } from '../db/open.ts'

const folders = databaseFolders()
afterEach(() => folders.clear())

const eventually = { timeout: 20_000 }

async function openUsed() {
  const dataDir = await folders.createUsed()
  const lines: string[] = []
  const database = await openDatabase({ embedded: dataDir }, (line) => void lines.push(line))
  let written = 0
  const write = () =>
    sql`create table if not exists notes (note text); insert into notes values ('kept')`
      .execute(database.db)
      .then(
        () => {
          written += 1
          return 'written'
        },
        () => 'refused',
      )
  return { dataDir, lines, database, write, written: () => written }
}

test('a folder that is removed while the server runs: not ready at once, no write soon, and no empty database instead', async () => {
  const { dataDir, lines, database, write } = await openUsed()
  try {
    expect([await database.readiness(), await write()]).toEqual(['ready', 'written'])
    await rm(dataDir, { recursive: true })
    expect(await database.readiness()).toBe('the folder of the database is gone')
    const removed = performance.now()
    await expect.poll(write, eventually).toBe('refused')
    expect(performance.now() - removed).toBeLessThan(7000)
    await expect.poll(() => lines.join('\n'), eventually).toContain('is gone or was replaced')
    expect(await database.readiness()).toBe('the folder of the database is gone')
    expect(await write()).toBe('refused')
  } finally {
    await database.close()
  }
})

test('a folder that was away for a while is used again when it is back, with all that was acknowledged', async () => {
  const { dataDir, lines, database, write, written } = await openUsed()
  try {
    expect(await write()).toBe('written')
    const folder = join(dataDir, 'db')
    await rename(folder, `${folder}-away`)
    await expect.poll(write, eventually).toBe('refused')
    await expect.poll(() => lines.join('\n'), eventually).toContain('is gone or was replaced')
    await rename(`${folder}-away`, folder)
    await expect.poll(() => database.readiness(), eventually).toBe('ready')
    const { rows } = await sql`select note from notes`.execute(database.db)
    // A write that was refused may have been committed before its answer was lost.
    expect(rows.length).toBeGreaterThanOrEqual(written())
  } finally {
    await database.close()
  }
})
