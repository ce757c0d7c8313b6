import { chmod, cp, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { databaseFolders, isRoot } from '../../test/database-folder.ts'
import { copyBinaries, findBinaries, linkLibraries } from './binaries.ts'
import { canRun } from './privileges.ts'

const folders = databaseFolders()
afterEach(() => folders.clear())

const tools = { unshare: null, setpriv: null }
const self = { mode: 'plain' as const, account: { uid: -1, gid: -1 }, tools }
const nobody = { mode: 'nobody' as const, account: { uid: 65_534, gid: 65_534 }, tools }

describe('the engine', () => {
  it('is the PostgreSQL that npm installed for this system', async () => {
    const binaries = await findBinaries()
    expect(binaries.major).toBe('18')
    expect(await readdir(join(binaries.native, 'bin'))).toContain('postgres')
  })

  it('is missed with a sentence that points to DATABASE_URL', async () => {
    await expect(findBinaries('plan9-mips')).rejects.toThrow(
      'There is no embedded PostgreSQL for this system (plan9-mips). Set DATABASE_URL',
    )
  })

  it('runs only with the links that an install script would make, and gets them without one', async () => {
    const native = join(await folders.create(), 'native')
    await cp((await findBinaries()).native, native, { recursive: true, verbatimSymlinks: true })
    const links = (await readdir(join(native, 'lib'), { withFileTypes: true })).filter((entry) =>
      entry.isSymbolicLink(),
    )
    for (const { name } of links) await rm(join(native, 'lib', name))
    const program = join(native, 'bin', 'postgres')
    expect(canRun(self, program)).toBe(false)
    expect(await linkLibraries(native)).toBe(true)
    expect(canRun(self, program)).toBe(true)
  })

  it('reports missing links that cannot be made', async () => {
    const native = join(await folders.create(), 'native')
    await mkdir(native)
    const source = 'native/lib/libx.so.1'
    await writeFile(
      join(native, 'pg-symlinks.json'),
      JSON.stringify([{ source, target: 'native/lib/libx.so' }]),
    )
    expect(await linkLibraries(native)).toBe(false)
  })

  it('is copied to where every user can run it, once', async () => {
    const dataDir = await folders.create()
    await chmod(dataDir, 0o711)
    const copy = await copyBinaries(await findBinaries(), dataDir)
    expect(canRun(isRoot ? nobody : self, join(copy.native, 'bin', 'postgres'))).toBe(true)
    const made = (await stat(join(copy.native, 'bin', 'postgres'))).mtimeMs
    await copyBinaries(await findBinaries(), dataDir)
    expect((await stat(join(copy.native, 'bin', 'postgres'))).mtimeMs).toBe(made)
    expect(await readdir(dataDir)).toEqual([`engine-${copy.version}`])
  })
})
