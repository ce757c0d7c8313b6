import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RecipientRejected, type Mail } from '../../adapters/mail/mail-transport.ts'
import { openTestDatabase } from '../../test/database.ts'
import type { Email } from './email-layout.ts'
import { retryPolicy, enqueueEmail, mailPriorities } from './outbox.ts'
import { deliverDueMails, startMailWorker } from './worker.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let now: number
beforeEach(async () => {
  database = await openTestDatabase()
  now = Date.UTC(2026, 0, 1)
})
afterEach(() => database.close())

const email: Email = {
  subject: 'A seat for you',
  text: 'Come in',
  html: '<p>Come in</p>',
  link: 'http://localhost/verify?token=secret',
  unsubscribe: null,
}
const log = pino({ level: 'silent' })
const enqueue = (dedupeKey: string) =>
  enqueueEmail(database.db, { to: 'zoe@example.org', email, dedupeKey, now })
const needs = (deliver: (mail: Mail) => Promise<void>) => ({
  db: database.db,
  mail: { deliver },
  clock: () => now,
  log,
})
const rows = () => database.db.selectFrom('mails').selectAll().orderBy('created_at').execute()

describe('the outbox', () => {
  test('delivers each dedupe key once, and deletes the text and links of sent mails', async () => {
    const seen: string[] = []
    await enqueue('the same cause')
    await enqueue('the same cause')
    await deliverDueMails(needs(async ({ id }) => void seen.push(id)))
    await enqueue('the same cause')
    await deliverDueMails(needs(async ({ id }) => void seen.push(id)))
    expect(seen).toHaveLength(1)
    expect(await rows()).toMatchObject([{ text_body: '', html_body: '', link: null, sent_at: new Date(now) }])
  })

  test('belongs to the transaction of its cause: a rollback sends no mail', async () => {
    const cause = database.db.transaction().execute(async (transaction) => {
      await enqueueEmail(transaction, { to: 'zoe@example.org', email, dedupeKey: 'undone', now })
      throw new Error('the cause failed')
    })
    await expect(cause).rejects.toThrow('the cause failed')
    expect(await rows()).toEqual([])
  })

  test('retries with growing delays of at most an hour, and fails after twenty tries', async () => {
    await enqueue('unlucky')
    const waits: number[] = []
    const down = needs(async () => {
      throw new Error('the server is down')
    })
    for (let tries = 1; tries <= retryPolicy.maxTries; tries += 1) {
      expect(await deliverDueMails(down)).toBe(1)
      expect(await deliverDueMails(down)).toBe(0)
      const [row] = await rows()
      expect(row).toMatchObject({ tries, last_error: 'the server is down' })
      const wait = (row?.next_try_at.getTime() ?? 0) - now
      waits.push(wait / 1000)
      now += wait
    }
    expect(waits.slice(0, 9)).toEqual([15, 30, 60, 120, 240, 480, 960, 1920, 3600])
    expect(Math.max(...waits)).toBe(3600)
    now += 24 * 60 * 60 * 1000
    expect(await deliverDueMails(down)).toBe(0)
    expect((await rows())[0]?.failed_at).not.toBeNull()
  })

  test('recovers by itself when the server is back', async () => {
    await enqueue('patient')
    let isUp = false
    const seen: string[] = []
    const server = needs(async ({ id }) => {
      if (!isUp) throw new Error('the server is down')
      seen.push(id)
    })
    await deliverDueMails(server)
    isUp = true
    await deliverDueMails(server)
    expect(seen).toEqual([])
    now += retryPolicy.firstDelay
    await deliverDueMails(server)
    expect(seen).toHaveLength(1)
  })

  test('does not retry a permanently rejected address, and continues with the others', async () => {
    await enqueue('refused')
    now += 1
    await enqueue('fine')
    const seen: string[] = []
    await deliverDueMails(
      needs(async ({ id }) => {
        seen.push(id)
        if (seen.length === 1) throw new RecipientRejected('no such mailbox', null)
      }),
    )
    expect(await rows()).toMatchObject([
      { failed_at: expect.any(Date), sent_at: null },
      { failed_at: null, sent_at: expect.any(Date) },
    ])
  })

  test('four workers deliver five hundred mails without a duplicate', async () => {
    for (let count = 0; count < 500; count += 1) await enqueue(`mail ${count}`)
    const seen: string[] = []
    const worker = needs(async ({ id }) => {
      seen.push(id)
      await new Promise((resolve) => setTimeout(resolve, 1))
    })
    const tried = await Promise.all([1, 2, 3, 4].map(() => deliverDueMails(worker)))
    expect(seen).toHaveLength(500)
    expect(new Set(seen).size).toBe(500)
    expect(tried.filter((count) => count > 0)).toHaveLength(4)
  })

  test('what somebody waits for goes before digests that have been due for longer', async () => {
    const digest = { to: 'zoe@example.org', email, now, priority: mailPriorities.digest }
    for (const day of [1, 2, 3]) await enqueueEmail(database.db, { ...digest, dedupeKey: `digest ${day}` })
    now += 60_000
    await enqueue('reset')
    const kinds: string[] = []
    await deliverDueMails(needs(async ({ kind }) => void kinds.push(kind)))
    expect(kinds).toEqual(['reset', 'digest', 'digest', 'digest'])
  })

  test('several are delivered at the same time, and no transaction is open meanwhile', async () => {
    for (let count = 0; count < 12; count += 1) await enqueue(`mail ${count}`)
    let [current, most, transactions] = [0, 0, 0]
    const four = Promise.withResolvers<void>()
    const worker = needs(async () => {
      most = Math.max(most, (current += 1))
      if (current === 4) four.resolve()
      const { rows: open } = await sql`select 1 from pg_stat_activity where state = 'idle in transaction'
        and datname = current_database()`.execute(database.db)
      transactions += open.length
      await four.promise
      current -= 1
    })
    expect(await deliverDueMails(worker, 4)).toBe(12)
    expect([most, transactions]).toEqual([4, 0])
  })

  test('the running worker finds new mails and completes the current delivery when stopped', async () => {
    const seen: string[] = []
    const [started, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const worker = startMailWorker(
      needs(async ({ id }) => {
        started.resolve()
        await answered.promise
        seen.push(id)
      }),
    )
    await enqueue('late')
    await started.promise
    const stopped = worker.stop()
    answered.resolve()
    await stopped
    expect(seen).toHaveLength(1)
    expect((await rows())[0]?.sent_at).not.toBeNull()
  })
})
