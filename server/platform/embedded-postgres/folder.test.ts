import { spawnSync } from 'node:child_process'
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { queryRows, databaseFolders, isRoot } from '../../test/database-folder.ts'
import { findBinaries } from './binaries.ts'
import { prepareFolder } from './folder.ts'
import { findTools } from './privileges.ts'

const folders = databaseFolders()
afterEach(() => folders.clear())

describe('the database folder', () => {
  it('is made anew when the first start was killed half way', async () => {
    const dataDir = await folders.create()
    const killed = spawnSync(process.execPath, ['--version']).pid
    await mkdir(join(dataDir, `db.new-${killed}-abcdef`, 'base'), { recursive: true })
    await writeFile(join(dataDir, `db.new-${killed}-abcdef`, 'PG_VERSION'), '18\n')
    const server = await folders.start({ dataDir })
    expect(await queryRows(server.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await readdir(dataDir)).toEqual(['db'])
  })

  it('is whole or absent whenever the first start is killed', async () => {
    const dataDir = await folders.create()
    for (const moment of [150, 350, 550]) {
      const holder = await folders.hold({ dataDir, timeToLive: moment }).catch(() => null)
      await holder?.kill()
      const found = await readdir(join(dataDir, 'db')).catch(() => null)
      expect(found ?? ['PG_VERSION']).toContain('PG_VERSION')
    }
    const server = await folders.start({ dataDir })
    expect(await queryRows(server.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    expect((await readdir(dataDir)).filter((name) => name.startsWith('db.new'))).toEqual([])
  })

  it('of another major version is refused with a sentence that says what to do', async () => {
    const dataDir = await folders.create()
    await mkdir(join(dataDir, 'db'))
    await writeFile(join(dataDir, 'db', 'PG_VERSION'), '17\n')
    const { major } = await findBinaries()
    await expect(folders.start({ dataDir })).rejects.toThrow(
      new RegExp(
        `made by PostgreSQL 17 and this version brings PostgreSQL ${major}\\. .*npm run backup.*npm run restore`,
      ),
    )
    expect(await readdir(join(dataDir, 'db'))).toEqual(['PG_VERSION'])
  })

  it('that holds something else is refused and left alone', async () => {
    const dataDir = await folders.create()
    await mkdir(join(dataDir, 'db'))
    await writeFile(join(dataDir, 'db', 'letters.txt'), 'dear')
    await expect(folders.start({ dataDir })).rejects.toThrow('holds something that is not a database')
    expect(await readdir(join(dataDir, 'db'))).toEqual(['letters.txt'])
  })

  it('below a folder that the database user cannot enter is refused with the name of that folder', async () => {
    const closed = await folders.create()
    const dataDir = join(closed, 'data')
    await mkdir(dataDir)
    const sentence = `The database runs as the user with uid 65534, who cannot enter ${closed}.`
    const runner = { mode: 'nobody' as const, account: { uid: 65_534, gid: 65_534 }, tools: findTools() }
    const database = join(dataDir, 'db')
    await expect(prepareFolder(database, await findBinaries(), runner, false)).rejects.toThrow(sentence)
    const started = folders.start({ dataDir, mode: 'nobody' })
    await expect(started).rejects.toThrow(isRoot ? sentence : 'Only root can')
    expect(await readdir(dataDir)).toEqual([])
  })

  it('in a private DATA_DIR lets the database user pass through it, and nobody else', async () => {
    const dataDir = await folders.create()
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
    const server = await folders.start({ dataDir, ...(isRoot ? { mode: 'nobody' } : {}) })
    expect(await queryRows(server.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    expect((await stat(dataDir)).mode & 0o777).toBe(isRoot ? 0o710 : 0o700)
  })
})
