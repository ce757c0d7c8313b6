import { spawn } from 'node:child_process'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { type DatabaseProcess, queryRows, databaseFolders, readyOf } from '../../test/database-folder.ts'
import { isAlive, mayServe, pause, readPostmaster, waitForEnd } from './postmaster.ts'
import type { SocketConnection } from './owner-lock.ts'
import { findTools } from './privileges.ts'

const folders = databaseFolders()
afterEach(() => folders.clear())

/** The system without the program that ends a server together with its owner. */
const withoutEnding = { ...findTools(), setpriv: null }

describe('after the program was killed', () => {
  it('adopts the server that went on running, with every acknowledged row', async () => {
    const dataDir = await folders.createUsed()
    const holder = await folders.hold({ dataDir, tools: withoutEnding })
    const last = await writeAndKill(holder)
    const { pid } = readyOf(holder)
    expect(isAlive(pid)).toBe(true)

    const server = await folders.start({ dataDir })
    expect(server.pid).toBe(pid)
    expect(server.lines).toContain(`Took over the running database server (process ${pid})`)
    expect(await countRows(server.connection)).toBeGreaterThanOrEqual(last)

    await server.stop()
    expect(isAlive(pid)).toBe(false)
  })

  it('waits for a server that is going down with its owner, and starts it again with every row', async () => {
    const dataDir = await folders.createUsed()
    const holder = await folders.hold({ dataDir })
    const last = await writeAndKill(holder)

    const server = await folders.start({ dataDir })
    expect(await countRows(server.connection)).toBeGreaterThanOrEqual(last)
  })

  it('loses nothing when the server is killed with it', async () => {
    const dataDir = await folders.createUsed()
    const holder = await folders.hold({ dataDir, tools: withoutEnding })
    const last = await writeAndKill(holder)
    process.kill(readyOf(holder).pid, 'SIGKILL')

    const server = await folders.start({ dataDir })
    expect(await countRows(server.connection)).toBeGreaterThanOrEqual(last)
    expect(server.pid).not.toBe(readyOf(holder).pid)
  })

  it('takes the server along where the system can do that', async () => {
    const holder = await folders.hold({ dataDir: await folders.createUsed() })
    const { pid } = readyOf(holder)
    await holder.kill()
    const survives = findTools().setpriv === null
    expect(await waitForEnd(pid, survives ? 300 : 10_000)).toBe(!survives)
    if (survives) process.kill(pid, 'SIGINT')
  })
})

describe('a data folder', () => {
  it('belongs to one process: a second one is refused in a sentence and harms nothing', async () => {
    const dataDir = await folders.createUsed()
    const holder = await folders.hold({ dataDir })
    const begin = performance.now()
    await expect(folders.start({ dataDir })).rejects.toThrow(
      `is in use by another process (${holder.process.pid}); stop that one first, or set another DATA_DIR.`,
    )
    expect(performance.now() - begin).toBeLessThan(2_000)
    expect(await countRows(readyOf(holder).connection)).toBe(0)
  })

  it('has one owner when several processes make it at the same moment', async () => {
    const dataDir = await folders.create()
    const holders = await Promise.all([1, 2, 3].map(() => folders.hold({ dataDir })))
    const refused = holders.flatMap(({ ready }) => ('error' in ready ? [ready.error] : []))
    expect(refused).toHaveLength(2)
    for (const sentence of refused) expect(sentence).toContain('is in use by another process')
  })

  it('goes to the next process as soon as the one before is through with stopping', async () => {
    const dataDir = await folders.createUsed()
    const holder = await folders.hold({ dataDir })
    holder.process.stdin.write('stop\n')
    // Until the other one really begins to stop it is the owner, and reports it.
    while ((await readPostmaster(holder.database))?.status === 'ready') await pause(1)
    const server = await folders.start({ dataDir })
    expect(await countRows(server.connection)).toBe(0)
    expect(await holder.ended).toBe(0)
  })

  it('is waited for while its server is shutting down', async () => {
    const dataDir = await folders.createUsed()
    const holder = await folders.hold({ dataDir, tools: withoutEnding })
    const { pid, connection } = readyOf(holder)
    await holder.kill()
    const lastClient = new pg.Client(connection)
    await lastClient.connect()
    // On this signal a server lets its clients finish and accepts no new ones.
    process.kill(pid, 'SIGTERM')
    const starting = folders.start({ dataDir })
    await pause(500)
    expect(isAlive(pid)).toBe(true)
    await lastClient.end()
    expect((await starting).pid).not.toBe(pid)
    expect(isAlive(pid)).toBe(false)
  })
})

describe('while the program runs', () => {
  it('starts a server again that was killed', async () => {
    const server = await folders.start({ dataDir: await folders.createUsed() })
    await queryRows(server.connection, `create table notes as select 'kept'::text as note`)
    const before = server.pid
    process.kill(before, 'SIGKILL')
    expect(await untilAnswered(server.connection, 'select note from notes')).toEqual([{ note: 'kept' }])
    await untilLine(server.lines, 'The embedded database is back')
    expect(server.pid).not.toBe(before)
  })

  it('leaves nothing running when the end comes while the server is being brought back', async () => {
    const dataDir = await folders.createUsed()
    const server = await folders.start({ dataDir })
    process.kill(server.pid, 'SIGKILL')
    await untilLine(server.lines, 'The connection to the embedded database was lost')
    await pause(30)
    await server.stop()
    const left = await readPostmaster(join(dataDir, 'db'))
    expect(left !== null && mayServe(left.pid, join(dataDir, 'db'))).toBe(false)
    expect(await readdir(server.connection.host).catch(() => 'no folder')).toBe('no folder')
  })

  it('stays the owner when one connection of the server crashes and the server recovers by itself', async () => {
    const dataDir = await folders.createUsed()
    const server = await folders.start({ dataDir })
    const victim = new pg.Client(server.connection)
    victim.on('error', () => undefined)
    await victim.connect()
    const { rows } = await victim.query<{ pid: number }>('select pg_backend_pid() as pid')
    process.kill(rows[0]?.pid ?? 0, 'SIGKILL')
    await untilLine(server.lines, 'The embedded database is back')
    const second = await folders.hold({ dataDir })
    expect(second.ready).toHaveProperty('error')
  })
})

describe('a pid file that outlived its server', () => {
  it('does not stop the start when its number has gone to another program', async () => {
    const dataDir = await folders.createUsed()
    const server = await folders.start({ dataDir })
    const { host } = server.connection
    await server.stop()
    // PostgreSQL forgives the number of its own parent, so the test's own would prove nothing.
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    onTestFinished(() => void other.kill())
    const lines = [other.pid, join(dataDir, 'db'), 1_700_000_000, 5432, host, '', '  1234  5', 'ready   ']
    await writeFile(join(dataDir, 'db', 'postmaster.pid'), `${lines.join('\n')}\n`, { mode: 0o600 })
    await mkdir(host, { mode: 0o700 })
    await writeFile(join(host, '.s.PGSQL.5432.lock'), `${lines.slice(0, 5).join('\n')}\n`, { mode: 0o600 })
    const again = await folders.start({ dataDir })
    expect(await queryRows(again.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

/** Lets the holder write for a moment, kills it in the middle, and answers the last acknowledged number. */
async function writeAndKill(holder: DatabaseProcess): Promise<number> {
  readyOf(holder)
  holder.process.stdin.write('write\n')
  while (holder.lines.length < 50) await pause(5)
  await holder.kill()
  return Number(holder.lines.at(-1))
}

async function countRows(connection: SocketConnection): Promise<number> {
  const [row] = await queryRows<{ count: number }>(connection, 'select count(*)::int as count from rows')
  return row?.count ?? -1
}

async function untilAnswered(connection: SocketConnection, text: string): Promise<unknown[]> {
  for (let left = 500; ; left -= 1) {
    try {
      return await queryRows(connection, text)
    } catch (error) {
      if (left === 0) throw error
      await pause(20)
    }
  }
}

async function untilLine(lines: string[], text: string): Promise<void> {
  for (let left = 500; left > 0; left -= 1) {
    if (lines.some((line) => line.includes(text))) return
    await pause(20)
  }
  throw new Error(`"${text}" was never logged, but: ${lines.join(' | ')}`)
}
