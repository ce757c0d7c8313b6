import { chmod, chown, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { ask, databaseFolders, hasNamespaces, isRoot } from '../../test/database-folder.ts'
import { closedFolder, findTools, ownAccount } from './way.ts'

const folders = databaseFolders()
afterEach(() => folders.clear())

const nobody = { uid: 65_534, gid: 65_534 }
const one = [{ one: 1 }]

describe('the way to run the engine', () => {
  it('is chosen by itself and works for whoever starts the program', async () => {
    const server = await folders.start({ dataDir: await folders.create() })
    expect(await ask(server.connection, 'select 1 as one')).toEqual(one)
  })

  it('is a user namespace when asked, and a sentence where the system has none', async () => {
    const dataDir = await folders.create()
    const start = folders.start({ dataDir, way: 'unshare' })
    if (!hasNamespaces) {
      await expect(start).rejects.toThrow('This system does not allow user namespaces')
      return
    }
    expect(await ask((await start).connection, 'select 1 as one')).toEqual(one)
    expect((await stat(join(dataDir, 'db'))).uid).toBe(ownAccount().uid)
  })

  it('is a user without rights when root asks, and a sentence for everybody else', async () => {
    const dataDir = await folders.create()
    const start = folders.start({ dataDir, way: 'nobody' })
    if (!isRoot) {
      await expect(start).rejects.toThrow('Only root can hand the database to another user')
      return
    }
    const server = await start
    expect(await ask(server.connection, 'select 1 as one')).toEqual(one)
    expect(await stat(join(dataDir, 'db'))).toMatchObject(nobody)
    expect(await stat(server.connection.host)).toMatchObject(nobody)
  })

  it('is the plain one for a user, and refused in a sentence for root', async () => {
    const dataDir = await folders.create()
    const start = folders.start({ dataDir, way: 'plain' })
    if (isRoot) await expect(start).rejects.toThrow('PostgreSQL refuses to run as root')
    else expect(await ask((await start).connection, 'select 1 as one')).toEqual(one)
  })

  it('is the plain one for a user whom root lends this repository to', async () => {
    const dataDir = await folders.create()
    const mayRead = (await closedFolder(import.meta.dirname, nobody)) === null
    if (isRoot) await chown(dataDir, nobody.uid, nobody.gid)
    const account = isRoot && mayRead ? nobody : undefined
    const way = isRoot && !mayRead ? undefined : 'plain'
    const { ready } = await folders.hold({ dataDir, ...(way ? { way } : {}) }, account)
    if ('error' in ready) throw new Error(ready.error)
    expect(await ask(ready.connection, 'select 1 as one')).toEqual(one)
  })

  it('is the one without a namespace when the system’s programs are missing', async () => {
    const tools = { unshare: null, setpriv: null }
    const dataDir = await folders.create()
    const server = await folders.start({ dataDir, tools })
    expect(await ask(server.connection, 'select 1 as one')).toEqual(one)
    expect((await stat(join(dataDir, 'db'))).uid).toBe(isRoot ? nobody.uid : ownAccount().uid)
  })

  it('may change from start to start, and the rows stay', async () => {
    const dataDir = await folders.create()
    const tools = { ...findTools(), unshare: null }
    const first = await folders.start({ dataDir, tools })
    await ask(first.connection, `create table notes as select 'kept'::text as note`)
    await first.stop()
    const second = await folders.start({ dataDir })
    expect(await ask(second.connection, 'select note from notes')).toEqual([{ note: 'kept' }])
    await second.stop()
    const third = await folders.start({ dataDir, ...(hasNamespaces ? { way: 'unshare' } : {}) })
    expect(await ask(third.connection, 'select note from notes')).toEqual([{ note: 'kept' }])
    expect((await stat(join(dataDir, 'db'))).uid).toBe(
      isRoot && !hasNamespaces ? nobody.uid : ownAccount().uid,
    )
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
