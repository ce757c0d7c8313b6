import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { sql } from 'kysely'
import { pino } from 'pino'
import { hashPassword } from '#server/features/account/password-hashing.ts'
import { createMetrics } from '#server/platform/observability/metrics.ts'
import { createApp } from '#server/app.ts'
import { builtinChef } from '#server/adapters/chef/builtin-chef.ts'
import { builtinPainter } from '#server/adapters/painter/builtin-painter.ts'
import { passwordCost } from '#server/config/password-cost.ts'
import { readConfig } from '#server/config/config.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { migrations } from '#server/platform/db/migrations/index.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { databaseName } from '#server/platform/embedded-postgres/postgres-settings.ts'
import { readPostmaster } from '#server/platform/embedded-postgres/postmaster.ts'
import type { Deps } from '#server/deps.ts'
import { startSession } from '#server/platform/auth/start-session.ts'
import { openKitchen } from '#server/platform/workers/pool.ts'
import { lowerPoolThreads } from '#server/platform/workers/thread-priority.ts'
import { diskImages } from '#server/adapters/images/disk.ts'
import { signInProviders } from '#server/adapters/oauth/sign-in-providers.ts'
import { pageFetcher, pictureFetcher } from '#server/adapters/page-fetch/fetch-page.ts'
import { imageDrawer } from '#server/features/recipes/draw-image.ts'
import { signer } from '#server/config/secret.ts'
import { loadPublicPages } from '#server/platform/http/load-public-pages.ts'
import { databaseUrl } from '#server/test/database-address.ts'
import { writeTestShell } from '#server/test/web-folder.ts'
import { buildIfStale, publicPageFile } from '../scripts/build.ts'
import { seedCommunity } from '../scripts/seed/community.ts'
import { addForum, addReaders, type Forum } from './forum.ts'
import { addWeeks } from './households.ts'
import { seedManyRecipes } from './seed-recipes.ts'
import { yardsticks } from './yardsticks.ts'

/** The message to the measuring process when the server is ready. */
export interface Ready {
  product: string
  bare: string
  tokens: string[]
  email: string
  password: string
  /** A public recipe. */
  uuid: string
  /** The last word of its title, which few bear. */
  name: string
  forum: Forum
  /** A line of the shopping list of each session's user. */
  listLines: string[]
  /** The number of public recipes, and the ids of one half way in the list and of one near its end. */
  recipes: number
  middleId: string
  lastId: string
  /** The sessions of those who read one thread at the same time. */
  readers: string[]
  seconds: number
}

/** A server of its own with so many recipes, and beside it the bare routes that it is compared with. */
const [count, readerCount] = [Number(process.argv[2]), Number(process.argv[3])]
const password = 'pears & gorgonzola'
/** What docs/operating.md advises for so many recipes, in megabytes. */
const memoryMb = count < 50_000 ? 32 : count < 500_000 ? 128 : 512
const begun = performance.now()
const folder = await mkdtemp(join(tmpdir(), 'convive-bench-'))
const database = await openDatabase({ embedded: folder, memoryMb }, () => undefined)
const { db, readDb, slowDb, dbWithoutTimeout: patientDb, pool, listen, readiness, watchTables } = database
const log = pino({ level: 'silent' })
const kitchen = openKitchen({ workers: 1, log })
const draw = imageDrawer(kitchen)
const images = diskImages(join(folder, 'images'))
const tools = { db, images, kitchen, chef: builtinChef(kitchen), painter: builtinPainter(draw) }
await migrate(patientDb, migrations)
await seedCommunity({ ...tools, db: patientDb }, { password, pictures: false })
const socket = (await readPostmaster(join(folder, 'db')))?.socketDir ?? ''
const asSuperuser = await openDatabase(
  { url: databaseUrl(socket, databaseName, databaseName) },
  () => undefined,
)
await seedManyRecipes(asSuperuser.dbWithoutTimeout, count, (line) => process.stderr.write(`${line}\n`))
await asSuperuser.close()
const forum = await addForum(patientDb, Date.now())
const seconds = (performance.now() - begun) / 1000

const deps: Deps = {
  ...tools,
  translator: null,
  models: [],
  readDb,
  slowDb,
  readiness,
  draw,
  watchTables,
  listen,
  config: readConfig({ DATA_DIR: folder }),
  publicUrl: 'http://localhost:3000',
  clock: () => Date.now(),
  log,
  print: () => undefined,
  metrics: createMetrics(),
  tracing: null,
  sign: signer('a secret that only this measurement knows'),
  mail: { deliver: async () => undefined },
  signInProviders: signInProviders({}, () => Date.now()),
  stopping: new AbortController().signal,
  fetchPage: pageFetcher(),
  fetchPicture: pictureFetcher(),
}
await buildIfStale(['server'])
const built = {
  webFolder: await writeTestShell(folder),
  ...(await loadPublicPages(publicPageFile)),
}
lowerPoolThreads()
const { http } = await createApp(deps, built)
const users = await db.selectFrom('users').select(['id', 'email']).execute()
const tokens: string[] = []
for (const { id } of users)
  tokens.push((await startSession(db, { userId: id, now: Date.now(), userAgent: undefined })).session)
const listLines = await addWeeks(
  db,
  users.map(({ id }) => id),
  Date.now(),
)
const readers: string[] = []
for (const userId of await addReaders(patientDb, forum, readerCount, Date.now()))
  readers.push((await startSession(db, { userId, now: Date.now(), userAgent: undefined })).session)
const { uuid, title } = await patientDb
  .selectFrom('recipes')
  .select(['uuid', 'title'])
  .where('is_public', '=', true)
  // The oldest is one of the many, named after a place.
  .orderBy('created_at')
  .limit(1)
  .executeTakeFirstOrThrow()

const { rows: places } = await sql<{ recipes: number; ids: string[] }>`
  with total as (select public_count as recipes from recipe_totals)
  select recipes, array(select id from unnest(array[recipes / 2, recipes - 20]) place
    cross join lateral (select id from recipes where is_public and deleted_at is null and hidden_at is null
      order by created_at desc, id desc limit 1 offset place) found) as ids
  from total`.execute(patientDb)
const [place] = places
const [middleId = '', lastId = ''] = place?.ids ?? []

const bare = yardsticks(pool, {
  userId: users[0]?.id ?? '',
  groupId: forum.groupId,
  threadId: forum.threadId,
  hash: await hashPassword(password, passwordCost),
  password,
})
const servers = [http, bare].map((each) =>
  serve({ fetch: (request, env) => each.fetch(request, env), port: 0, hostname: '127.0.0.1' }),
)
for (const server of servers) if ('keepAliveTimeout' in server) server.keepAliveTimeout = 600_000
await Promise.all(servers.map((server) => new Promise<void>((resolve) => server.once('listening', resolve))))
const [product = '', yardstick = ''] = servers.map(
  (server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
)
const email = users[0]?.email ?? ''
process.send?.({
  product,
  bare: yardstick,
  tokens,
  email,
  password,
  uuid,
  name: title.split(' ').at(-1) ?? '',
  forum,
  listLines,
  recipes: place?.recipes ?? 0,
  middleId,
  lastId,
  readers,
  seconds,
} satisfies Ready)

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
    // Connections that have ended since are counted by the code that waited for them.
    if (entry === postmaster) ticks += Number(fields[13]) + Number(fields[14])
  }
  return (own.user + own.system) / 1000 + ticks * 10
}

process.on('message', async (wanted) => {
  if (wanted === 'processor time') return process.send?.(await processorTime())
  // Few users write as much as many do, so that the hourly limits would end a long run.
  if (wanted === 'fresh limits') {
    await patientDb.deleteFrom('rate_limits').execute()
    return process.send?.(0)
  }
  for (const server of servers) server.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
  process.exit(0)
})
