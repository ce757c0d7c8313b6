import { chmod, mkdir, rm, rmdir, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { databaseFolders } from '../../test/database-folder.ts'
import { socketFolder } from './socket.ts'
import { ownAccount } from './privileges.ts'

const folders = databaseFolders()
afterEach(() => folders.clear())

describe('the folder of the socket', () => {
  it('is private and the same one for the same database', async () => {
    const temporary = await folders.create()
    const folder = await socketFolder('/somewhere/db', ownAccount(), temporary)
    await chmod(folder, 0o755)
    expect(await socketFolder('/somewhere/db', ownAccount(), temporary)).toBe(folder)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect(await socketFolder('/elsewhere/db', ownAccount(), temporary)).not.toBe(folder)
  })

  it('has a path short enough for a socket, however deep the temporary folder is', async () => {
    const deep = join(await folders.create(), 'd'.repeat(100))
    await mkdir(deep)
    const folder = await socketFolder(`${deep}/db`, ownAccount(), deep)
    expect(Buffer.byteLength(join(folder, '.s.PGSQL.5432'))).toBeLessThan(104)
    await rmdir(folder)
  })

  it('is another one when somebody put a trap in its place', async () => {
    const temporary = await folders.create()
    const folder = await socketFolder('/somewhere/db', ownAccount(), temporary)
    await rm(folder, { recursive: true })
    await symlink('/', folder)
    const other = await socketFolder('/somewhere/db', ownAccount(), temporary)
    expect(other.startsWith(`${folder}-`)).toBe(true)
    expect((await stat(other)).mode & 0o777).toBe(0o700)
  })
})
