// Plain JavaScript, so that an old Node can still say what is wrong.
if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Convive needs Node 24; this is ${process.versions.node}. "npm ci" brings the right one on most machines, otherwise install it and start again.`,
  )
  process.exit(1)
}
const { buildWebIfStale } = await import('./build-web.ts')
await buildWebIfStale()
await import('../server/main.ts')
