import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { me } from '#shared/contract/account.ts'
import { likeRecipe } from '#shared/contract/ratings.ts'
import type { Embedded } from '../embedded-postgres/start.ts'
import { databaseName } from '../embedded-postgres/postgres-settings.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { openWithRetry } from './open-with-retry.ts'
import { openDatabase } from './open.ts'
import type { Db } from './schema.ts'
import { databaseUrl } from '../../test/database-address.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { queryRows, databaseFolders } from '../../test/database-folder.ts'
import { openFreezingProxy, type FreezingProxy } from '../../test/freezing-proxy.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { publishRecipe } from '../../test/recipes.ts'

/** A database that takes writes again is used again after this many milliseconds at most. */
const recoveryLimit = 5000

const folders = databaseFolders()
let primary: Embedded
let standby: Embedded
let proxy: FreezingProxy
let app: TestApp
let users: TestUser[]
let recipeId: string

/** A primary and a real standby that streams from it, behind a proxy that decides which of them is reached. */
beforeAll(async () => {
  const dataDir = await folders.createUsed()
  const copy = await folders.create()
  await promisify(execFile)('cp', ['-a', `${dataDir}/.`, copy])
  await writeFile(join(copy, 'db', 'standby.signal'), '')
  primary = await folders.start({ dataDir })
  const { host, port, user, database: name } = primary.connection
  const settings = { primary_conninfo: `host=${host} port=${port} user=${databaseName}` }
  standby = await folders.start({ dataDir: copy, settings })
  proxy = await openFreezingProxy(host)
  const url = `postgresql://${user}@127.0.0.1:${proxy.port}/${name}`
  const database = await openDatabase({ url }, () => undefined)
  await migrate(database.dbWithoutTimeout, migrations)
  app = await openTestApp({}, { ...database, url })
  const admin = await signUpAdmin(app)
  users = [await signUpUser(app, admin), await signUpUser(app, admin), await signUpUser(app, admin)]
  recipeId = (await publishRecipe(admin)).id
})
afterAll(async () => {
  await app.close()
  await proxy.close()
  await folders.clear()
})

const readiness = async () => (await app.anonymous().fetch('/readyz')).status

async function likes({ connection }: Embedded): Promise<number> {
  const [row] = await queryRows<{ like_count: number }>(
    connection,
    `select like_count from recipes where id = '${recipeId}'`,
  )
  return row?.like_count ?? -1
}

test('a process does not start on a standby, and says why', async () => {
  const { host, database: name } = standby.connection
  const start = openWithRetry({ url: databaseUrl(host, name) }, () => undefined, 1500)
  await expect(start).rejects.toThrow('The PostgreSQL server only reads')
})

test('of several hosts the one that takes writes is used, and a replica for reads', async () => {
  const urlOf = ({ connection }: Embedded) => databaseUrl(connection.host, connection.database)
  const nowhere = 'postgresql://convive@127.0.0.1:1/convive'
  const server = {
    kind: 'server' as const,
    urls: [nowhere, urlOf(standby), urlOf(primary)],
    directUrls: [],
    readUrls: [urlOf(standby)],
  }
  const database = await openWithRetry({ server }, () => undefined, 1500)
  const isStandby = async (db: Db) => {
    const { rows } = await sql<{ yes: boolean }>`select pg_is_in_recovery() as yes`.execute(db)
    return rows[0]?.yes
  }
  expect(await Promise.all([database.db, database.slowDb, database.readDb].map(isStandby))).toEqual([
    false,
    false,
    true,
  ])
  expect(await database.readiness()).toBe('ready')
  await database.close()

  const lonely = await openDatabase({ server: { ...server, readUrls: [nowhere] } }, () => undefined)
  expect(await isStandby(lonely.readDb)).toBe(false)
  await lonely.close()
})

/** Members who like and unlike without a pause until stopped, with the times of successes and failures. */
function likeUntilStopped() {
  const done: number[] = []
  const failures: { at: number; error: string }[] = []
  const stopping = new AbortController()
  const work = users.map(async (user) => {
    while (!stopping.signal.aborted) {
      await user.call(likeRecipe, { params: { id: recipeId } }).then(
        () => done.push(performance.now()),
        (error: Error) => failures.push({ at: performance.now(), error: error.message }),
      )
      await sleep(25)
    }
  })
  const stop = async () => {
    stopping.abort()
    await Promise.all(work)
  }
  return { done, refused: failures, stop }
}

/** Goes on for a while and expects that writes succeed in time after `moment`, and none fails later. */
async function expectWritesSince(moment: number, load: ReturnType<typeof likeUntilStopped>) {
  await sleep(Math.max(0, moment + recoveryLimit + 1500 - performance.now()))
  await load.stop()
  expect((load.done.find((at) => at > moment) ?? Infinity) - moment).toBeLessThan(recoveryLimit)
  expect(load.refused.filter(({ at }) => at > moment + recoveryLimit)).toEqual([])
  expect([...new Set(load.refused.map(({ error }) => error))]).toEqual(['unavailable'])
  expect(await readiness()).toBe(200)
}

test(
  'a standby is not ready and refuses writes as unavailable; the primary is used as soon as it is reached',
  { timeout: 90_000 },
  async () => {
    expect(await readiness()).toBe(200)
    await expect.poll(() => likes(standby), { timeout: 20_000 }).toBe(0)
    proxy.leadTo(standby.connection.host)
    proxy.cut()
    const load = likeUntilStopped()
    await expect.poll(() => load.refused.length, { timeout: 20_000 }).toBeGreaterThan(20)
    expect(await readiness()).toBe(503)
    // Reads are served.
    expect((await users[0]?.call(me))?.email).toBe(users[0]?.email)
    // The connections to the standby stay open and sound.
    proxy.leadTo(primary.connection.host)
    await expectWritesSince(performance.now(), load)
  },
)

test(
  'a primary that hangs is left for the standby that was promoted in its place',
  { timeout: 90_000 },
  async () => {
    const load = likeUntilStopped()
    await expect.poll(() => load.done.length, { timeout: 20_000 }).toBeGreaterThan(20)
    proxy.freeze()
    proxy.hang(true)
    await expect.poll(() => load.refused.length, { timeout: 20_000 }).toBeGreaterThan(0)
    proxy.leadTo(standby.connection.host)
    await queryRows({ ...standby.connection, user: databaseName }, 'select pg_promote()')
    proxy.hang(false)
    await expectWritesSince(performance.now(), load)
    expect(await likes(standby)).toBeGreaterThanOrEqual(0)
  },
)
