import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../platform/db/open.ts'
import type { MailTransport } from '../../adapters/mail/mail-transport.ts'
import { smtpMail } from '../../adapters/mail/smtp.ts'
import { openTestDatabase } from '../../test/database.ts'
import type { Email } from './email-layout.ts'
import { claimDuration, enqueueEmail } from './outbox.ts'
import { deliverDueMails } from './worker.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
const servers: SMTPServer[] = []
const transports: MailTransport[] = []
let now = Date.UTC(2026, 0, 1)
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(async () => {
  for (const transport of transports.splice(0)) transport.close?.()
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(() => resolve(null)))
  await database.close()
})

const email: Email = {
  subject: 'A seat',
  text: 'Come in',
  html: '<p>Come in</p>',
  link: null,
  unsubscribe: null,
}
const log = pino({ level: 'silent' })
const enqueue = (to: string) => enqueueEmail(database.db, { to, email, dedupeKey: `to ${to}`, now })

/** A mail server that accepts everything after `delay` and records the Message-IDs. */
async function startServer(port = 0, delay = 0): Promise<{ port: number; taken: string[] }> {
  const taken: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        taken.push(/^Message-ID: (\S+)/im.exec(Buffer.concat(chunks).toString('utf8'))?.[1] ?? '')
        setTimeout(done, delay)
      })
    },
  })
  servers.push(server)
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return { port: (server.server.address() as AddressInfo).port, taken }
}

function worker(port: number, db = database.db) {
  const quick = { connect: 1000, greeting: 1000, idle: 1000 }
  const mail = smtpMail(`smtp://127.0.0.1:${port}`, 'hello@convive.example', quick)
  transports.push(mail)
  return { db, mail, clock: () => now, log }
}

describe('from the outbox to a mail server', () => {
  test('mails wait while the server is down and arrive once when it is back', async () => {
    const { port } = await startServer()
    await new Promise((resolve) => servers.pop()?.close(() => resolve(null)))
    await enqueue('zoe@example.org')
    await deliverDueMails(worker(port))
    const { taken } = await startServer(port)
    await deliverDueMails(worker(port))
    expect(taken).toEqual([])
    now += 15_000
    await deliverDueMails(worker(port))
    now += 60 * 60 * 1000
    await deliverDueMails(worker(port))
    expect(taken).toHaveLength(1)
  })

  test('four workers share the work: each mail arrives once', async () => {
    for (let count = 0; count < 60; count += 1) await enqueue(`user${count}@example.org`)
    const { port, taken } = await startServer()
    await Promise.all([1, 2, 3, 4].map(() => deliverDueMails(worker(port))))
    expect(taken).toHaveLength(60)
    expect(new Set(taken).size).toBe(60)
  })

  test('the mail of a worker that crashes is sent by another one when its claim ends, with the same Message-ID', async () => {
    await enqueue('zoe@example.org')
    const { port, taken } = await startServer(0, 500)
    const doomed = await openDatabase({ url: database.url }, () => undefined)
    const dying = deliverDueMails(worker(port, doomed.db)).catch(() => 'died')
    await expect.poll(() => taken.length).toBe(1)
    await doomed.close()
    expect(await dying).toBe('died')
    expect(await deliverDueMails(worker(port))).toBe(0)
    now += claimDuration
    expect(await deliverDueMails(worker(port))).toBe(1)
    expect(taken).toHaveLength(2)
    expect(new Set(taken).size).toBe(1)
  })
})
