import { access, readFile, readdir, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { queryRows, databaseFolders } from '../../test/database-folder.ts'
import { isAlive } from './postmaster.ts'

const folders = databaseFolders()
afterEach(() => folders.clear())

describe('the embedded database', () => {
  it('creates its folder on the first start and has the rows on later ones', async () => {
    const dataDir = await folders.create()
    const first = await folders.start({ dataDir })
    await queryRows(first.connection, `create table notes as select 'kept'::text as note`)
    await first.stop()

    const later = await folders.start({ dataDir })
    expect(await queryRows(later.connection, 'select note from notes')).toEqual([{ note: 'kept' }])
    expect(later.lines.join('\n')).toContain('database system was shut down at')
    expect(later.lines.join('\n')).not.toContain('recovery')
  })

  it('is ready again in under a second', async () => {
    const dataDir = await folders.create()
    await (await folders.start({ dataDir })).stop()
    const begin = performance.now()
    await folders.start({ dataDir })
    expect(performance.now() - begin).toBeLessThan(1_000)
  })

  it('leaves no process, no socket folder and no pid file after a stop, however often it is stopped', async () => {
    const dataDir = await folders.create()
    const server = await folders.start({ dataDir })
    const { pid } = server
    await Promise.all([server.stop(), server.stop()])
    expect(isAlive(pid)).toBe(false)
    await expect(access(join(dataDir, 'db', 'postmaster.pid'))).rejects.toThrow('ENOENT')
    await expect(access(server.connection.host)).rejects.toThrow('ENOENT')
  })
})

describe('the embedded server', () => {
  const shared = databaseFolders()
  let server: Awaited<ReturnType<typeof shared.start>>
  beforeAll(async () => {
    process.env['PGHOST'] = 'db.example.com'
    process.env['PGDATABASE'] = 'elsewhere'
    server = await shared.start({ dataDir: await shared.create() })
  })
  afterAll(async () => {
    delete process.env['PGHOST']
    delete process.env['PGDATABASE']
    await shared.clear()
  })

  it('listens on a private socket only, never on the network', async () => {
    const [row] = await queryRows<{ addresses: string; mode: string }>(
      server.connection,
      `select current_setting('listen_addresses') as addresses, current_setting('unix_socket_permissions') as mode`,
    )
    expect(row).toEqual({ addresses: '', mode: '0700' })
    expect(await networkSockets(server.pid)).toEqual([])
  })

  it('writes through to the disk, in UTF-8, with ICU collations at hand', async () => {
    const [row] = await queryRows(
      server.connection,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
              current_setting('full_page_writes') as pages, current_setting('data_checksums') as checksums,
              current_setting('server_encoding') as encoding, upper('é') as upper,
              (select array_agg(w order by w) from unnest(array['z', 'é', 'f']) w) as by_code,
              (select array_agg(w order by w collate "und-x-icu") from unnest(array['z', 'é', 'f']) w) as by_letter`,
    )
    expect(row).toEqual({
      fsync: 'on',
      commit: 'on',
      pages: 'on',
      checksums: 'on',
      encoding: 'UTF8',
      upper: 'É',
      by_code: ['f', 'z', 'é'],
      by_letter: ['é', 'f', 'z'],
    })
  })

  it('ignores the settings of the host for other servers', async () => {
    expect(await queryRows(server.connection, 'select current_database() as name')).toEqual([
      { name: 'convive' },
    ])
  })

  it('writes nothing of what members wrote to the log', async () => {
    await queryRows(server.connection, 'create table people (email text unique)')
    const insert = `insert into people values ('ada@example.com')`
    await queryRows(server.connection, insert)
    await expect(queryRows(server.connection, insert)).rejects.toThrow('duplicate key')
    await expect(queryRows(server.connection, `select 'ada@example.com'::uuid`)).rejects.toThrow(
      'invalid input',
    )
    expect(server.lines.join('\n')).not.toContain('ada@example.com')
  })
})

/** TCP sockets among the open files of a process; where the system has no /proc there is nothing to list. */
async function networkSockets(pid: number): Promise<string[]> {
  const folder = `/proc/${pid}/fd`
  const files = await readdir(folder).catch(() => [])
  const open = await Promise.all(files.map((file) => readlink(join(folder, file)).catch(() => '')))
  const tables = await Promise.all(
    ['tcp', 'tcp6'].map((name) => readFile(`/proc/${pid}/net/${name}`, 'utf8').catch(() => '')),
  )
  const inodes = tables.flatMap((table) => table.split('\n').map((line) => line.trim().split(/\s+/)[9]))
  return open.filter((target) => inodes.includes(/^socket:\[(\d+)\]$/.exec(target)?.[1] ?? 'none'))
}
