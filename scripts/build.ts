import { spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')

interface Build {
  /** For people. */
  title: string
  /** What the server reads first. */
  output: string
  /** For `vite build`. */
  options: readonly string[]
  sources: readonly string[]
}

const common = ['web', 'shared', 'vite.config.ts', 'scripts/web-chunks.ts', 'package-lock.json']

const builds = {
  web: {
    title: 'the web files',
    output: join(dist, 'web', 'index.html'),
    options: [],
    sources: [
      ...common,
      'public',
      'index.html',
      'scripts/compress-files.ts',
      'scripts/app-manifest.ts',
      'scripts/service-worker.ts',
    ],
  },
  server: {
    title: 'the public recipe page',
    output: join(dist, 'server', 'public-page.js'),
    options: ['--ssr'],
    sources: common,
  },
  kitchen: {
    title: 'the kitchen',
    output: join(dist, 'kitchen', 'food-thread.mjs'),
    options: ['--ssr', '--config', 'scripts/kitchen.vite.ts'],
    sources: ['kitchen', 'shared', 'server/platform/workers', 'scripts/kitchen.vite.ts', 'package-lock.json'],
  },
} satisfies Record<string, Build>

type BuildName = keyof typeof builds

const all = Object.keys(builds) as BuildName[]

/** The file with the hash of the sources that the build was made from. */
const stampOf = (name: BuildName) => join(dist, `${name}.sha256`)

/** The built file that renders the public page of a recipe (`shared/public-page.ts`). */
export const publicPageFile = builds.server.output

/** The folder of what the worker threads of the kitchen run, and the file by which it is known to be built. */
export const kitchenFolder = join(dist, 'kitchen')
export const kitchenFile = builds.kitchen.output
/** The chef of that build alone, in the place of `kitchen/chef.ts`. */
export const chefFile = join(dist, 'kitchen', 'chef.mjs')

/** Builds what is missing or made from other sources than today's. In production it uses what is there. */
export async function buildIfStale(names: readonly BuildName[] = all): Promise<void> {
  for (const name of names) {
    const { output, title, sources } = builds[name]
    const exists = existsSync(output)
    if (process.env.NODE_ENV === 'production') {
      if (!exists) throw new Error(`Without ${output} there is nothing to start: run \`npm run build\`.`)
      continue
    }
    const hash = hashOf(sources)
    const stamp = await readFile(stampOf(name), 'utf8').catch(() => null)
    if (exists && stamp === hash) continue
    process.stdout.write(`Building ${title} …\n`)
    await runBuild(name, hash, ['--logLevel', 'warn'])
  }
}

async function runBuild(name: BuildName, hash: string, options: readonly string[] = []): Promise<void> {
  const { title, options: own } = builds[name]
  await rm(stampOf(name), { force: true })
  const child = startVite([...own, ...options])
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== 0) throw new Error(`Building ${title} failed.`)
  await writeFile(stampOf(name), hash)
}

/** Builds the public page now and after every change of its sources; resolves after the first build. */
export async function watchPublicPage(): Promise<ChildProcess> {
  const { output, options } = builds.server
  await Promise.all([stampOf('server'), output].map((file) => rm(file, { force: true })))
  const child = startVite([...options, '--watch', '--logLevel', 'warn'])
  while (!existsSync(output)) {
    if (child.exitCode !== null) throw new Error('Vite ended before it built the public page.')
    await setTimeout(50)
  }
  return child
}

/** A process of its own, so that neither the bundler stays in memory nor its mode in the environment. */
function startVite(options: readonly string[]): ChildProcess {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  return spawn(process.execPath, [vite, 'build', ...options], {
    cwd: root,
    stdio: 'inherit',
    // Tests run with another value, with which JSX becomes code for React's development build.
    env: { ...process.env, NODE_ENV: 'production' },
  })
}

/** A hash of the paths and contents of all source files; tests are no part of a build. */
function hashOf(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(filesBelow)) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function filesBelow(path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .toSorted()
}

if (import.meta.main) {
  for (const name of all) await runBuild(name, hashOf(builds[name].sources))
}
