import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../test/database.ts'
import { databaseFolders } from '../test/database-folder.ts'
import { openDatabase, type OpenDatabase } from './open.ts'
import { watchChannel } from './watch.ts'

const folders = databaseFolders()
const patiently = { timeout: 15_000 }
let opened: OpenDatabase[] = []
afterEach(async () => {
  for (const each of opened) await each.close()
  opened = []
  await folders.clear()
})

async function keep(open: Promise<OpenDatabase>): Promise<OpenDatabase> {
  const database = await open
  opened.push(database)
  return database
}

const say = ({ db }: OpenDatabase, channel: string, word: string) =>
  sql`select pg_notify(${channel}, ${word})`.execute(db)

/** What was heard so far; null stands for "words may have been lost". */
function hearAll({ listen }: OpenDatabase, channel: string) {
  const heard: (string | null)[] = []
  const stop = listen(channel, (word) => void heard.push(word))
  const ready = async () => {
    await expect.poll(() => heard.length, patiently).toBeGreaterThan(0)
  }
  return { heard, stop, ready }
}

describe('who listens to the database', () => {
  test('hears each channel’s words when they are committed, and none that were taken back', async () => {
    const database = await keep(openTestDatabase())
    const pots = hearAll(database, 'pots')
    const pans = hearAll(database, 'pans')
    await pots.ready()
    await pans.ready()
    await database.db
      .transaction()
      .execute(async (transaction) => {
        await sql`select pg_notify('pots', 'taken back')`.execute(transaction)
        throw new Error('changed my mind')
      })
      .catch(() => undefined)
    await say(database, 'pans', 'b')
    await say(database, 'pots', 'a')
    await expect.poll(() => pots.heard, patiently).toEqual([null, 'a'])
    expect(pans.heard).toEqual([null, 'b'])
    pots.stop()
    await say(database, 'pots', 'unheard')
    await say(database, 'pans', 'c')
    await expect.poll(() => pans.heard, patiently).toEqual([null, 'b', 'c'])
    expect(pots.heard).toEqual([null, 'a'])
  })

  test('is told of a gap after the connection was lost, and hears on', async () => {
    const database = await keep(openTestDatabase())
    const { heard, ready } = hearAll(database, 'pots')
    await ready()
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'convive listening'`.execute(database.db)
    await expect.poll(() => heard, patiently).toEqual([null, null])
    await say(database, 'pots', 'again')
    await expect.poll(() => heard, patiently).toEqual([null, null, 'again'])
  })

  test('hears the embedded engine too, also after it was killed', async () => {
    const database = await keep(openDatabase({ embedded: await folders.create() }, () => undefined))
    const { heard, ready } = hearAll(database, 'pots')
    await ready()
    const { rows } = await sql<{ pid: number }>`
      select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::int as pid`.execute(database.db)
    process.kill(rows[0]?.pid ?? 0, 'SIGKILL')
    await expect.poll(() => heard, patiently).toEqual([null, null])
    await say(database, 'pots', 'again')
    await expect.poll(() => heard, patiently).toEqual([null, null, 'again'])
  })

  test('costs no connection while nobody listens, and closes without waiting', async () => {
    const database = await keep(openTestDatabase())
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and application_name = 'convive listening'`.execute(database.db)
    expect(rows).toEqual([])
    const { listen } = await keep(openTestDatabase())
    listen('pots', () => undefined)
  })
})

test('a watcher is woken by its own name and after a gap', async () => {
  let hear: (word: string | null) => void = () => undefined
  const watch = watchChannel((_, given) => ((hear = given), () => undefined), 'pots')
  const woken: string[] = []
  const stops = ['a', 'a', 'b'].map((name, place) => watch(name, () => woken.push(`${name}${place}`)))
  hear('a')
  expect(woken).toEqual(['a0', 'a1'])
  stops[0]?.()
  hear(null)
  expect(woken).toEqual(['a0', 'a1', 'a1', 'b2'])
  for (const stop of stops) stop()
  hear(null)
  hear('b')
  expect(woken).toHaveLength(4)
})
