import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { databaseFolders, killServer } from '../../test/database-folder.ts'
import { openFreezingProxy, type FreezingProxy } from '../../test/freezing-proxy.ts'
import { clientsOf } from './hosts.ts'
import { openListener } from './listen.ts'
import { openDatabase, type OpenDatabase } from './open.ts'
import { channelSubscriber } from './subscribe.ts'

const folders = databaseFolders()
const eventually = { timeout: 15_000 }
let opened: OpenDatabase[] = []
afterEach(async () => {
  for (const each of opened) await each.close()
  opened = []
  await folders.clear()
})

async function closeAfter(open: Promise<OpenDatabase>): Promise<OpenDatabase> {
  const database = await open
  opened.push(database)
  return database
}

const notify = ({ db }: OpenDatabase, channel: string, payload: string) =>
  sql`select pg_notify(${channel}, ${payload})`.execute(db)

/** The payloads received so far; null where some may have been lost. */
function recordPayloads({ listen }: Pick<OpenDatabase, 'listen'>, channel: string) {
  const received: (string | null)[] = []
  const stop = listen(channel, (payload) => void received.push(payload))
  const ready = async () => {
    await expect.poll(() => received.length, eventually).toBeGreaterThan(0)
  }
  return { heard: received, stop, ready }
}

describe('a listener', () => {
  test('receives each channel’s payloads when they are committed, and none that were rolled back', async () => {
    const database = await closeAfter(openTestDatabase())
    const pots = recordPayloads(database, 'pots')
    const pans = recordPayloads(database, 'pans')
    await pots.ready()
    await pans.ready()
    await database.db
      .transaction()
      .execute(async (transaction) => {
        await sql`select pg_notify('pots', 'taken back')`.execute(transaction)
        throw new Error('changed my mind')
      })
      .catch(() => undefined)
    await notify(database, 'pans', 'b')
    await notify(database, 'pots', 'a')
    await expect.poll(() => pots.heard, eventually).toEqual([null, 'a'])
    expect(pans.heard).toEqual([null, 'b'])
    pots.stop()
    await notify(database, 'pots', 'unheard')
    await notify(database, 'pans', 'c')
    await expect.poll(() => pans.heard, eventually).toEqual([null, 'b', 'c'])
    expect(pots.heard).toEqual([null, 'a'])
  })

  test('that fails does not keep others from hearing, nor end the connection', async () => {
    const database = await closeAfter(openTestDatabase())
    let failures = 0
    database.listen('pots', () => {
      failures += 1
      throw new Error('spoilt')
    })
    const { heard, ready } = recordPayloads(database, 'pots')
    await ready()
    for (const payload of ['a', 'b']) await notify(database, 'pots', payload)
    await expect.poll(() => heard, eventually).toEqual([null, 'a', 'b'])
    expect(failures).toBe(3)
  })

  test('learns of a gap after the connection was lost, and goes on receiving', async () => {
    const database = await closeAfter(openTestDatabase())
    const { heard: received, ready } = recordPayloads(database, 'pots')
    await ready()
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'convive listening'`.execute(database.db)
    await expect.poll(() => received, eventually).toEqual([null, null])
    await notify(database, 'pots', 'again')
    await expect.poll(() => received, eventually).toEqual([null, null, 'again'])
  })

  test('asks its connection one thing at a time, however many channels are asked for at once', async () => {
    const database = await closeAfter(openTestDatabase())
    await recordPayloads(database, 'first').ready()
    const query = pg.Client.prototype.query as (...args: unknown[]) => Promise<unknown>
    const running = new Map<unknown, number>()
    let most = 0
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
      this: pg.Client,
      ...args: unknown[]
    ) {
      running.set(this, (running.get(this) ?? 0) + 1)
      most = Math.max(most, ...running.values())
      try {
        return await query.apply(this, args)
      } finally {
        running.set(this, (running.get(this) ?? 0) - 1)
      }
    } as never)
    onTestFinished(() => spy.mockRestore())
    const later = ['pots', 'pans', 'lids'].map((channel) => recordPayloads(database, channel))
    for (const { ready } of later) await ready()
    await notify(database, 'lids', 'b')
    await expect.poll(() => later[2]?.heard, eventually).toEqual([null, 'b'])
    expect(most).toBe(1)
  })

  test('works with the embedded server, also after that was killed', async () => {
    const dataDir = await folders.create()
    const database = await closeAfter(openDatabase({ embedded: dataDir }, () => undefined))
    const { heard: received, ready } = recordPayloads(database, 'pots')
    await ready()
    await killServer(dataDir)
    await expect.poll(() => received, eventually).toEqual([null, null])
    await notify(database, 'pots', 'again')
    await expect.poll(() => received, eventually).toEqual([null, null, 'again'])
  })

  test('costs no connection while nobody listens, and closes without waiting', async () => {
    const database = await closeAfter(openTestDatabase())
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and application_name = 'convive listening'`.execute(database.db)
    expect(rows).toEqual([])
    const { listen } = await closeAfter(openTestDatabase())
    listen('pots', () => undefined)
  })
})

describe('a listener whose server accepts connections and does not answer', () => {
  /** A listener behind a proxy, and a connection to the same database without it. */
  async function openBehindProxy() {
    const database = await openTestDatabase()
    const proxy = await openFreezingProxy(inject('databaseSocket'))
    const { rows } = await sql<{ user: string; name: string }>`
      select current_user as user, current_database() as name`.execute(database.db)
    const [at] = rows
    const connectionString = `postgresql://${at?.user}@127.0.0.1:${proxy.port}/${at?.name}`
    const listener = openListener(clientsOf([{ connectionString }]), () => undefined)
    opened.push({
      ...database,
      async close() {
        await proxy.close()
        await database.close()
      },
    })
    const { heard, ready } = recordPayloads(listener, 'pots')
    await ready()
    return { database, proxy, listener, heard }
  }

  /** Milliseconds until the listener is closed. */
  async function timeToClose({ close }: { close: () => Promise<void> }): Promise<number> {
    const start = performance.now()
    await Promise.race([close(), sleep(8000)])
    return performance.now() - start
  }

  const faults: Record<string, (proxy: FreezingProxy, isBroken: boolean) => void> = {
    'ends them at once': ({ hangUp }, isBroken) => hangUp(isBroken ? 0 : null),
    'ends them after a while': ({ hangUp }, isBroken) => hangUp(isBroken ? 300 : null),
    hangs: ({ hang }, isBroken) => hang(isBroken),
  }

  test.each(Object.entries(faults))('hears again when it did: %s', async (_name, setFault) => {
    const { database, proxy, listener, heard } = await openBehindProxy()
    setFault(proxy, true)
    proxy.cut()
    await expect.poll(proxy.unserved, eventually).toBeGreaterThan(0)
    setFault(proxy, false)
    proxy.cut()
    await expect.poll(() => heard, eventually).toEqual([null, null])
    await notify(database, 'pots', 'again')
    await expect.poll(() => heard, eventually).toEqual([null, null, 'again'])
    expect(await timeToClose(listener)).toBeLessThan(1000)
  })

  test.each(Object.entries(faults))('closes meanwhile: %s', async (_name, setFault) => {
    const { proxy, listener } = await openBehindProxy()
    setFault(proxy, true)
    proxy.cut()
    await expect.poll(proxy.unserved, eventually).toBeGreaterThan(0)
    expect(await timeToClose(listener)).toBeLessThan(1000)
  })
})

test('a watcher is woken by its own name and after a gap', async () => {
  let emit: (payload: string | null) => void = () => undefined
  const subscribe = channelSubscriber((_, given) => ((emit = given), () => undefined), 'pots')
  const calls: string[] = []
  const stops = ['a', 'a', 'b'].map((name, index) => subscribe(name, () => calls.push(`${name}${index}`)))
  emit('a')
  expect(calls).toEqual(['a0', 'a1'])
  stops[0]?.()
  emit(null)
  expect(calls).toEqual(['a0', 'a1', 'a1', 'b2'])
  for (const stop of stops) stop()
  emit(null)
  emit('b')
  expect(calls).toHaveLength(4)
})
