import { chmod, chown, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import {
  queryRows,
  databaseFolders,
  hasName,
  hasNamespaces,
  isRoot,
  readyOf,
} from '../../test/database-folder.ts'
import type { SocketConnection } from './owner-lock.ts'
import { closedFolder, ownAccount } from './privileges.ts'

const folders = databaseFolders()
afterEach(() => folders.clear())

const nobody = { uid: 65_534, gid: 65_534 }
const running = 'works'
const nameless = 'The database cannot be made by a user without a name.'
const here = import.meta.dirname

/** What comes of a start: `works` when the server answers, else the sentence. */
async function outcomeOf(start: Promise<{ connection: SocketConnection }>): Promise<string> {
  try {
    const { connection } = await start
    const [row] = await queryRows<{ word: string }>(connection, `select '${running}' as word`)
    return row?.word ?? 'does not answer'
  } catch (error) {
    return (error as Error).message
  }
}

async function ownerOf(folder: string): Promise<number> {
  return (await stat(folder)).uid
}

describe('the way to run the engine', () => {
  it('is chosen by default and works for any user', async () => {
    const start = folders.start({ dataDir: await folders.create() })
    expect(await outcomeOf(start)).toContain(hasName || hasNamespaces ? running : nameless)
  })

  it('is a user namespace on request, and an error where the system has none', async () => {
    const start = folders.start({ dataDir: await folders.create(), mode: 'unshare' })
    expect(await outcomeOf(start)).toContain(hasNamespaces ? running : 'does not allow user namespaces')
  })

  it('is an unprivileged user on request of root, and an error for other users', async () => {
    const dataDir = await folders.create()
    const outcome = await outcomeOf(folders.start({ dataDir, mode: 'nobody' }))
    expect(outcome).toContain(isRoot ? running : 'Only root can hand the database to another user')
    expect(await ownerOf(isRoot ? join(dataDir, 'db') : dataDir)).toBe(isRoot ? nobody.uid : ownAccount().uid)
  })

  it('is refused when root requests the plain one', async () => {
    const outcome = await outcomeOf(folders.start({ dataDir: await folders.create(), mode: 'plain' }))
    const fits = hasName || hasNamespaces ? running : nameless
    expect(outcome).toContain(isRoot ? 'PostgreSQL refuses to run as root' : fits)
  })

  it.for([
    ['with a name', nobody],
    ['without a name, as containers have them', { uid: 54_321, gid: 54_321 }],
  ] as const)('is the plain one for a user %s', async ([, stranger]) => {
    const dataDir = await folders.create()
    // Only root can lend the program to somebody, and only from where that user can read it.
    const isLent = isRoot && (await closedFolder(here, stranger)) === null
    if (isLent) await chown(dataDir, stranger.uid, stranger.gid)
    const start = folders
      .hold(isRoot && !isLent ? { dataDir } : { dataDir, mode: 'plain' }, isLent ? stranger : null)
      .then((holder) => readyOf(holder))
    const isNamed = isLent ? stranger === nobody : hasName
    expect(await outcomeOf(start)).toContain(isNamed || hasNamespaces ? running : nameless)
  })

  it('is the one without a namespace when the system’s programs are missing', async () => {
    const dataDir = await folders.create()
    const outcome = await outcomeOf(folders.start({ dataDir, tools: { unshare: null, setpriv: null } }))
    expect(outcome).toContain(hasName ? running : nameless)
    const owner = isRoot ? nobody.uid : ownAccount().uid
    expect(await ownerOf(join(dataDir, hasName ? 'db' : '.'))).toBe(owner)
  })

  it('may change from start to start, and the rows stay', async () => {
    const dataDir = await folders.create()
    const others = [
      isRoot ? { way: 'nobody' as const } : {},
      {},
      hasNamespaces ? { way: 'unshare' as const } : {},
    ]
    for (const other of others) {
      const server = await folders.start({ dataDir, ...other })
      await queryRows(
        server.connection,
        'create table if not exists starts (number int generated always as identity)',
      )
      await queryRows(server.connection, 'insert into starts default values')
      await server.stop()
    }
    const last = await folders.start({ dataDir })
    expect(await queryRows(last.connection, 'select number from starts')).toHaveLength(others.length)
    expect(await ownerOf(join(dataDir, 'db'))).toBe(isRoot && !hasNamespaces ? nobody.uid : ownAccount().uid)
  })
})

describe('a folder on the way to the database', () => {
  it('is found when it is closed to the user that runs it', async () => {
    const top = await folders.create()
    const inner = join(top, 'inner')
    await mkdir(inner)
    const stranger = { uid: 54_321, gid: 54_322 }
    expect(await closedFolder(inner, stranger)).toBe(top)
    await chmod(top, 0o711)
    expect(await closedFolder(inner, stranger)).toBe(null)
    await chmod(inner, 0o710)
    expect(await closedFolder(inner, stranger)).toBe(inner)
    expect(await closedFolder(inner, stranger, [(await stat(inner)).gid])).toBe(null)
  })
})
