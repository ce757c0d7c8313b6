// Plain JavaScript, so that an old Node can still say what is wrong.
if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Convive needs Node 24; this is ${process.versions.node}. "npm ci" brings the right one on most machines, otherwise install it and start again.`,
  )
  process.exit(1)
}
// What the first start compiled, the next ones need not: half the time, and the compiler's memory.
const [{ enableCompileCache }, { join }] = await Promise.all([import('node:module'), import('node:path')])
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'convive'))
const { endWithNpm } = await import('./end-with-npm.ts')
endWithNpm()
const { buildWebIfStale } = await import('./build-web.ts')
await buildWebIfStale()
await import('../server/main.ts')
