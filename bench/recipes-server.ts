import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import { pino } from 'pino'
import { createApp } from '#server/app.ts'
import { houseChef } from '#server/chef/house/chef.ts'
import { housePainter } from '#server/chef/house-painter.ts'
import { readConfig } from '#server/config.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations/index.ts'
import { openDatabase } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { findSession, startSession } from '#server/http/session.ts'
import { diskImages } from '#server/outside/images/disk.ts'
import { signInProviders } from '#server/outside/oauth/sign-in-providers.ts'
import { pageFetcher } from '#server/outside/web/fetch-page.ts'
import { selectPublicRecipes } from '#server/recipes/search.ts'
import { signer } from '#server/secret.ts'
import { writeTestShell } from '#server/test/web-folder.ts'
import { seedCommunity } from '../scripts/seed/community.ts'
import { addManyRecipes } from '../scripts/seed/many.ts'

/** What the measuring process is told when everything stands. */
export interface Ready {
  product: string
  bare: string
  token: string
}

/** A server of its own with so many recipes, and beside it the bare route that it is compared with. */
const count = Number(process.argv[2])
const folder = await mkdtemp(join(tmpdir(), 'convive-bench-'))
const database = await openDatabase({ embedded: folder }, () => undefined)
const { db, pool, listen } = database

const images = diskImages(join(folder, 'images'))
const kitchen = { db, images, chef: houseChef(), painter: housePainter() }
await migrate(db, migrations)
await seedCommunity(kitchen, { password: 'pears & gorgonzola', pictures: false })
await addManyRecipes(db, count, () => undefined)

const deps: Deps = {
  ...kitchen,
  listen,
  config: readConfig({ DATA_DIR: folder }),
  publicUrl: 'http://localhost:3000',
  clock: () => Date.now(),
  log: pino({ level: 'silent' }),
  say: () => undefined,
  sign: signer('a secret that only this measurement knows'),
  mail: { deliver: async () => undefined },
  signInProviders: signInProviders({}, () => Date.now()),
  stopping: new AbortController().signal,
  fetchPage: pageFetcher(),
}
const { http } = await createApp(deps, await writeTestShell(folder))
const { id: userId } = await db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow()
const token = await startSession(db, { userId, now: Date.now(), userAgent: undefined })

/** The statements that a page of recipes costs, taken down while the product asks them. */
const asked: CompiledQuery[] = []
const listened = new Kysely<Schema>({
  dialect: new PostgresDialect({ pool }),
  log: ({ query }) => void asked.push({ ...query }),
})
await findSession(listened, token, Date.now())
await selectPublicRecipes(listened, {}, { limit: 12, offset: 0 })

const bare = new Hono()
bare.get('/', async (context) => {
  let rows: unknown[] = []
  for (const query of asked) rows = (await pool.query(query.sql, [...query.parameters])).rows
  return context.json(rows)
})

const servers = [http, bare].map((each) =>
  serve({ fetch: (request, env) => each.fetch(request, env), port: 0, hostname: '127.0.0.1' }),
)
await Promise.all(servers.map((server) => new Promise<void>((resolve) => server.once('listening', resolve))))
const [product = '', yardstick = ''] = servers.map(
  (server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
)
process.send?.({ product, bare: yardstick, token } satisfies Ready)

/** Milliseconds of processor time so far: this process and every connection of the database. */
async function processorTime(): Promise<number> {
  const own = process.cpuUsage()
  const postmaster = (await readFile(join(folder, 'db', 'postmaster.pid'), 'utf8')).split('\n')[0]
  let ticks = 0
  for (const entry of await readdir('/proc')) {
    const stat = /^\d+$/.test(entry) ? await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '') : ''
    // After the name in brackets: state, parent, …, and as 12th and 13th the ticks in user and system mode.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[1] === postmaster) ticks += Number(fields[11]) + Number(fields[12])
  }
  return (own.user + own.system) / 1000 + ticks * 10
}

process.on('message', async (wanted) => {
  if (wanted === 'processor time') return process.send?.(await processorTime())
  for (const server of servers) server.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
  process.exit(0)
})
