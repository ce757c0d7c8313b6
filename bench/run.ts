/**
 * How quick it is beside yardsticks that do the least: npm run bench -- [--recipes N] [--rows 1,2,…] [--seconds S]
 * With --against FOLDER instead: another checkout and this one, in turns.
 * With --finding instead: only lists, search and counts, one request at a time, also of a million recipes.
 * With --readers N: also how soon so many readers of one thread have a new post.
 * With --hostile instead: what inputs that are made to be slow do to everybody else; --only WORDS chooses rows by their
 * names, --profile FOLDER writes profiles of the server's threads.
 * With --visit: the first visit of a page in a real browser on a slow phone; --visits N opens each page N times.
 * Seeds an embedded database in a folder of its own, measures, and removes it. README.md has the latest results,
 * `results/` all of them.
 */
import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createLoadClient, together, type LoadResult, type LoadClient } from './load.ts'
import { measureLive } from './live.ts'
import { scenarios, type Scenario } from './scenarios.ts'
import type { Ready } from './server.ts'
import { measureSearch } from './search.ts'
import { compareWith } from './against.ts'
import { measureHostile } from './hostile.ts'
import { measureKitchen } from './kitchen.ts'
import { measureStart } from './start.ts'
import { measureStaticFile } from './static.ts'
import { measureVisits } from './visit.ts'

const { values } = parseArgs({
  options: {
    recipes: { type: 'string', default: '10000' },
    rows: { type: 'string', default: '1,2,3,4,5,6,7,8,9,10,11,12,16' },
    seconds: { type: 'string', default: '3' },
    readers: { type: 'string', default: '0' },
    hostile: { type: 'boolean', default: false },
    only: { type: 'string' },
    profile: { type: 'string' },
    visit: { type: 'boolean', default: false },
    visits: { type: 'string', default: '5' },
    against: { type: 'string' },
    finding: { type: 'boolean', default: false },
  },
})
const ownRows = !(values.hostile || values.visit || values.against || values.finding)
const rows = new Set(ownRows ? values.rows.split(',').map(Number) : [])
const milliseconds = Number(values.seconds) * 1000
const turns = 3
const print = (line: string) => process.stdout.write(`${line}\n`)

/** In turns, so that whatever else the machine does falls on both; and the product alone over one connection. */
async function compare(client: LoadClient, { product, yardstick, connections = 32 }: Scenario) {
  const load = { connections, milliseconds }
  const press: LoadClient['press'] = async (...asked) => {
    await client.freshLimits()
    return client.press(...asked)
  }
  for (const target of [product, yardstick]) await press(target, { ...load, milliseconds: 500 })
  const runs: { product: LoadResult[]; yardstick: LoadResult[] } = { product: [], yardstick: [] }
  for (let turn = 0; turn < turns; turn += 1) {
    runs.yardstick.push(await press(yardstick, load))
    runs.product.push(await press(product, load))
  }
  const alone = together([await press(product, { connections: 1, milliseconds })])
  return { product: together(runs.product), yardstick: together(runs.yardstick), alone }
}

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(0)} %`

async function measureScenarios(wanted: (scenario: Scenario) => boolean) {
  const child = fork(join(import.meta.dirname, 'server.ts'), [values.recipes, values.readers], {
    execArgv: ['--max-semi-space-size=8', '--max-old-space-size=768'],
  })
  print(`Seeding ${values.recipes} recipes …`)
  const [ready] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`The server ended with ${code}.`))),
  ])) as [Ready]
  print(`Seeded in ${ready.seconds.toFixed(0)} s.\n`)
  const measuring = createLoadClient(child, ready.tokens)
  try {
    if (rows.size > 0)
      print(
        '| row | scenario / yardstick | req/s | share | goal | by processor time | ms a request | p99, ms | of its median | p99 over one connection, ms |',
      )
    if (rows.size > 0) print('| --: | --- | --: | --: | --: | --: | --: | --: | --: | --: |')
    for (const scenario of scenarios(ready).filter(wanted)) {
      const { product, yardstick, alone } = await compare(measuring, scenario)
      const { row, name, goal } = scenario
      const cells = [
        row,
        name,
        `${product.perSecond.toFixed(0)} / ${yardstick.perSecond.toFixed(0)}`,
        percent(product.perSecond, yardstick.perSecond),
        `${goal} %`,
        percent(yardstick.processor, product.processor),
        `${product.processor.toFixed(2)} / ${yardstick.processor.toFixed(2)}`,
        `${product.p99.toFixed(1)} / ${yardstick.p99.toFixed(1)}`,
        `${(product.p99 / product.p50).toFixed(1)} × / ${(yardstick.p99 / yardstick.p50).toFixed(1)} ×`,
        alone.p99.toFixed(1),
      ]
      print(`| ${cells.join(' | ')} |`)
    }
    if (ready.readers.length > 0) await measureLive(measuring, ready, print)
    if (rows.has(4) || values.finding) await measureSearch(measuring, ready, print)
    if (rows.has(9)) await readWhileOthersLogIn(measuring, ready)
  } finally {
    measuring.close()
    if (child.exitCode === null) {
      child.send('enough')
      await once(child, 'exit')
    }
  }
}

async function readWhileOthersLogIn({ press }: LoadClient, ready: Ready) {
  const login = scenarios(ready).find(({ row }) => row === 9)?.product
  if (!login) return
  const reading = { address: `${ready.product}/api/recipes/public` }
  const [reads] = await Promise.all([
    press(() => reading, { connections: 8, milliseconds }),
    press(login, { connections: 8, milliseconds }).catch(() => undefined),
  ])
  print(`\nReads while eight log in: p99 ${together([reads]).p99.toFixed(1)} ms (goal 40).`)
}

const loads = () =>
  loadavg()
    .map((each) => each.toFixed(1))
    .join(', ')
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
print(
  `${new Date().toISOString().slice(0, 16)}, ${cpus().length} × ${cpus()[0]?.model.trim()}, commit ${commit}`,
)
print(`Load before: ${loads()}`)
if (values.finding || [...rows].some((row) => row < 10 || row === 16))
  await measureScenarios(({ row }) => rows.has(row))
if (rows.has(10)) await measureStart(print)
if (rows.has(11)) await measureKitchen(print)
if (values.against) await compareWith(values.against, { recipes: values.recipes, milliseconds, print })
if (rows.has(12)) await measureStaticFile(print)
if (values.hostile) await measureHostile(print, { only: values.only ?? '', profile: values.profile })
if (values.visit) await measureVisits(print, Number(values.visits))
print(`\nLoad after: ${loads()}`)
