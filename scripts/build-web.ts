import { spawn } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const sources = [
  'web',
  'shared',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/compress-files.ts',
  'package-lock.json',
]

/** Builds the web files when they are missing or older than what they are made from. */
export async function buildWebIfStale(): Promise<void> {
  const built = await stat(join(root, 'dist/web/index.html')).catch(() => null)
  if (built && built.mtimeMs > (await newestChange())) return
  process.stdout.write('Building the web files …\n')
  // A process of its own, so that the bundler does not stay in the server's memory.
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== 0) throw new Error('The web files could not be built.')
}

async function newestChange(): Promise<number> {
  const times = await Promise.all(sources.map((source) => newestBelow(join(root, source))))
  return Math.max(...times)
}

async function newestBelow(path: string): Promise<number> {
  const found = await stat(path).catch(() => null)
  if (!found) return 0
  if (!found.isDirectory()) return found.mtimeMs
  const times = await Promise.all((await readdir(path)).map((name) => newestBelow(join(path, name))))
  return Math.max(found.mtimeMs, ...times)
}
