import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { RecipientRejected, type MailTransport } from '../../adapters/mail/mail-transport.ts'
import { claimMail, mailKind, markFailed, markSent } from './outbox.ts'

const pollInterval = 500

interface WorkerDeps {
  db: Kysely<Schema>
  mail: MailTransport
  clock: () => number
  log: Logger
  /** True ends the work after the current deliveries. */
  isStopping?: () => boolean
}

/** How many deliveries the worker runs at the same time; each has an SMTP connection of its own. */
const parallelDeliveries = 6

/**
 * Delivers due mails, so many at a time, until none is due; returns the number of tries. No transaction is open while
 * the mail server is spoken to: it may take half a minute.
 */
export async function deliverDueMails(deps: WorkerDeps, parallel = 1): Promise<number> {
  const lines = Array.from({ length: parallel }, async () => {
    let tried = 0
    while (!deps.isStopping?.() && (await deliverNext(deps))) tried += 1
    return tried
  })
  const tries = await Promise.all(lines)
  return tries.reduce((sum, each) => sum + each, 0)
}

/** False when no mail was due. */
async function deliverNext({ db, mail, clock, log }: WorkerDeps): Promise<boolean> {
  const next = await claimMail(db, clock())
  if (!next) return false
  try {
    await mail.deliver({
      id: next.id,
      kind: mailKind(next),
      to: next.recipient,
      subject: next.subject,
      text: next.text_body,
      html: next.html_body,
      link: next.link,
      unsubscribe: next.unsubscribe_link,
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    // Not `reason`, which may contain the address; the log redacts errors.
    log.warn({ err: error, mail: next.id, kind: mailKind(next), tries: next.tries + 1 }, 'mail not delivered')
    const permanent = error instanceof RecipientRejected
    await markFailed(db, next, { reason, permanent }, clock())
    return true
  }
  await markSent(db, next.id, clock())
  return true
}

/** Polls for due mails; `stop` waits for the current deliveries. */
export function startMailWorker(deps: WorkerDeps): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const work = (async () => {
    while (!stopping.signal.aborted) {
      try {
        await deliverDueMails({ ...deps, isStopping: () => stopping.signal.aborted }, parallelDeliveries)
      } catch (error) {
        if (!stopping.signal.aborted) deps.log.error({ err: error }, 'mail worker')
      }
      await sleep(pollInterval, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await work
      deps.mail.close?.()
    },
  }
}
