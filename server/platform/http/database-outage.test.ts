import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { me } from '#shared/contract/account.ts'
import { addComment } from '#shared/contract/comments.ts'
import { getRecipe, saveRecipe } from '#shared/contract/recipes.ts'
import { startEmbedded, type Embedded } from '../embedded-postgres/start.ts'
import { migrate } from '../db/migrate.ts'
import { migrations } from '../db/migrations/index.ts'
import { openDatabase } from '../db/open.ts'
import { databaseUrl } from '../../test/database-address.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { publishRecipe, soup } from '../../test/recipes.ts'

let dataDir: string
let server: Embedded
let app: TestApp
let owner: TestUser
let user: TestUser

const start = () => startEmbedded({ dataDir, log: () => undefined })
const unavailable = { code: 'unavailable', status: 503 }

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'convive-away-'))
  server = await start()
  const { host, database: name } = server.connection
  const url = databaseUrl(host, name)
  const database = await openDatabase({ url }, () => undefined)
  await migrate(database.dbWithoutTimeout, migrations)
  app = await openTestApp({}, { ...database, url })
  owner = await signUpAdmin(app)
  user = await signUpUser(app, owner)
})
afterAll(async () => {
  await app.close()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const statusOf = async (path: string) => (await app.anonymous().fetch(path)).status
async function isReady() {
  await expect.poll(() => statusOf('/readyz'), { timeout: 20_000 }).toBe(200)
}

test('while the database is away every call says so with its number in the log, and all comes back by itself', async () => {
  const recipe = await publishRecipe(owner)
  await server.stop()
  try {
    // A session that was used a moment ago is still remembered.
    app.advanceClock(6000)
    await expect(owner.call(me)).rejects.toMatchObject(unavailable)
    await expect(owner.call(getRecipe, { params: { id: recipe.id } })).rejects.toMatchObject(unavailable)
    await expect(owner.call(saveRecipe, { body: soup })).rejects.toMatchObject(unavailable)
    const answer = await owner.fetch('/api/recipes/my')
    expect(await answer.json()).toEqual({
      error: 'unavailable',
      requestId: answer.headers.get('x-request-id'),
    })
    // Sessions survive, and what needs no database works.
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await statusOf(`/recipes/${recipe.uuid}`)).toBe(503)
    expect(await statusOf('/readyz')).toBe(503)
    expect(await statusOf('/healthz')).toBe(200)
    expect(await statusOf('/en/login')).toBe(200)
  } finally {
    server = await start()
  }
  await isReady()
  expect((await owner.call(getRecipe, { params: { id: recipe.id } })).title).toBe(soup.title)
  await owner.call(saveRecipe, { body: soup })
})

test('while the database keeps silent every call says so after a while, and all comes back by itself', async () => {
  const { host, database: name } = server.connection
  const url = databaseUrl(host, name)
  const hasty = await openTestApp(
    {},
    { ...(await openDatabase({ url }, () => undefined, { ordinaryLimit: 500 })), url },
  )
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'`.execute(hasty.db)
  const stopped = rows.map(({ pid }) => pid)
  for (const pid of stopped) process.kill(pid, 'SIGSTOP')
  try {
    expect((await hasty.anonymous().fetch('/recipes/00000000-0000-4000-8000-000000000000')).status).toBe(503)
  } finally {
    for (const pid of stopped) process.kill(pid, 'SIGCONT')
  }
  await expect
    .poll(async () => (await hasty.anonymous().fetch('/readyz')).status, { timeout: 20_000 })
    .toBe(200)
  await hasty.close()
})

test('of writes in whose middle the database is killed, the acknowledged are there, and no other half', async () => {
  const { id } = await publishRecipe(owner)
  const acknowledged: string[] = []
  const refusals = new Set<string>()
  let isKilled = false
  const write = async (round: number) => {
    const content = `No. ${round}`
    await user.call(addComment, { params: { id }, body: { content } }).then(
      () => acknowledged.push(content),
      (error: Error) => refusals.add(error.message),
    )
    if (acknowledged.length >= 20 && !isKilled) {
      isKilled = true
      process.kill(server.pid, 'SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: 200 }, (_, round) => write(round)))
  expect([...refusals]).toEqual(['unavailable'])
  await isReady()
  const stored = await app.db.selectFrom('comments').select('content').where('recipe_id', '=', id).execute()
  const contents = new Set(stored.map(({ content }) => content))
  expect(acknowledged.filter((content) => !contents.has(content))).toEqual([])
  const { commentsCount } = await owner.call(getRecipe, { params: { id } })
  expect(commentsCount).toBe(stored.length)
})
