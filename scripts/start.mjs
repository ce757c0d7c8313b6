// Plain JavaScript, so that an old Node can still say what is wrong.
const oldest = [24, 18]
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  console.error(
    `Convive needs Node ${oldest.join('.')} or later, which has the security fixes that earlier ones lack; this is ${process.versions.node}. "npm ci" brings the right one on most machines; on Apple silicon, install it and start again.`,
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
