/**
 * How quickly recipes are found among 100,000: node bench/recipes.ts [recipes]
 * Seeds an embedded database in a folder of its own, measures, and removes it. Results are kept in README.md.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import type { Ready } from './recipes-server.ts'

const count = Number(process.argv[2] ?? '100000')
const say = (line: string) => process.stdout.write(`${line}\n`)

const rounds = 200
const connections = 32
const load = { rounds: 3, milliseconds: 5000 }

/** Connections stay open, as a browser's do. */
const agent = new Agent({ keepAlive: true, maxSockets: connections })

const child = fork(join(import.meta.dirname, 'recipes-server.ts'), [String(count)])
say(`Seeding ${count} recipes …`)
const [ready] = (await Promise.race([
  once(child, 'message'),
  once(child, 'exit').then(([code]) => Promise.reject(new Error(`The server ended with ${code}.`))),
])) as [Ready]
const list = `${ready.product}/api/recipes/public`
const search = (q: string) => `${ready.product}/api/recipes/search?${new URLSearchParams({ q })}`

/** Milliseconds until the answer is read to its end; throws for anything but 200. */
async function ask(address: string): Promise<number> {
  const begin = performance.now()
  const asked = request(address, { agent, headers: { cookie: `session=${ready.token}` } })
  asked.end()
  const [answer] = await once(asked, 'response')
  let bytes = 0
  for await (const chunk of answer) bytes += chunk.length
  if (answer.statusCode !== 200 || bytes < 500)
    throw new Error(`${address}: ${answer.statusCode}, ${bytes} bytes`)
  return performance.now() - begin
}

function percentile(times: readonly number[], part: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * part)] ?? 0
}

/** One after the other, after a few to get warm. */
async function measure(name: string, address: string): Promise<void> {
  for (let round = 0; round < 20; round += 1) await ask(address)
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await ask(address))
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)]
  say(`| ${name} | ${p50.toFixed(1)} | ${p95.toFixed(1)} |`)
}

async function processorTime(): Promise<number> {
  child.send('processor time')
  const [milliseconds] = (await once(child, 'message')) as [number]
  return milliseconds
}

interface Pressed {
  /** Milliseconds from asking to the last byte. */
  times: number[]
  /** Milliseconds of processor time that server and database took. */
  processor: number
}

/** Everything at once for a while. */
async function press(address: string): Promise<Pressed> {
  const times: number[] = []
  const before = await processorTime()
  const end = performance.now() + load.milliseconds
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) times.push(await ask(address))
    }),
  )
  return { times, processor: (await processorTime()) - before }
}

function together(runs: readonly Pressed[]) {
  const times = runs.flatMap((run) => run.times)
  const processor = runs.reduce((sum, run) => sum + run.processor, 0) / times.length
  return { perSecond: (times.length / runs.length / load.milliseconds) * 1000, times, processor }
}

function row(name: string, { perSecond, times, processor }: ReturnType<typeof together>): string {
  return `| ${name} | ${perSecond.toFixed(0)} | ${percentile(times, 0.99).toFixed(1)} | ${processor.toFixed(2)} |`
}

try {
  say(`\n| among ${count} recipes, ms | p50 | p95 |\n| --- | --: | --: |`)
  await measure('first page', list)
  await measure('page 5,000', `${list}?limit=12&offset=${Math.min(4999 * 12, count - 12)}`)
  await measure('selective search', search('Borakavela'))
  await measure('most common word', search('min'))
  await measure('typo', search('gazpaccho'))

  const products: Pressed[] = []
  const bares: Pressed[] = []
  // In turns, so that whatever else the machine does falls on both.
  for (let round = 0; round < load.rounds; round += 1) {
    bares.push(await press(ready.bare))
    products.push(await press(list))
  }
  const bare = together(bares)
  const product = together(products)
  say(`\n| ${connections} connections | req/s | p99, ms | processor time a request, ms |`)
  say('| --- | --: | --: | --: |')
  say(row('bare Hono route, the same two queries', bare))
  say(row('discover', product))
  const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(0)} %`
  say(`\nBy requests ${percent(product.perSecond, bare.perSecond)} of the bare route,`)
  say(`by processor time ${percent(bare.processor, product.processor)}.`)
} finally {
  agent.destroy()
  if (child.exitCode === null) {
    child.send('enough')
    await once(child, 'exit')
  }
}
