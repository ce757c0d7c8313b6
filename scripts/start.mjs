// Plain JavaScript, so that an old Node can still say what is wrong.
import { existsSync } from 'node:fs'
import { nodeProblem } from './node-version.mjs'

const problem = nodeProblem({
  version: process.versions.node,
  platform: process.platform,
  arch: process.arch,
})
if (problem !== null) {
  console.error(problem)
  process.exit(1)
}
// Settings beside the program; variables of the environment win.
if (existsSync('.env')) process.loadEnvFile('.env')
// The C library gives each thread an arena of its own and keeps what was freed in it, large buffers too: a third of the
// memory under load. It reads these at the start of a process only, so the process is replaced by itself, once; its
// number stays.
if (process.platform === 'linux' && process.env.MALLOC_ARENA_MAX === undefined) {
  const { execPath, execArgv, argv, env } = process
  const frugal = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '262144' }
  process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...frugal, ...env })
}
// Later starts load the compiled code of the first: half the time, and none of the compiler's memory.
const [{ enableCompileCache }, { join }] = await Promise.all([import('node:module'), import('node:path')])
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'convive'))
const [{ endWithNpm }, { restartAtExit }, { isEnding, endsByException }] = await Promise.all([
  import('./end-with-npm.ts'),
  import('./restart.ts'),
  import('../server/ending.ts'),
])
endWithNpm(isEnding)
restartAtExit(endsByException)
const { buildIfStale } = await import('./build.ts')
await buildIfStale()
await import('../server/main.ts')
