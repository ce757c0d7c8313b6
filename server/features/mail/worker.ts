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
}

/** Delivers due mails one after the other; returns the number of tries. */
export async function deliverDueMails({ db, mail, clock, log }: WorkerDeps): Promise<number> {
  for (let tried = 0; ; tried += 1) {
    const found = await db.transaction().execute(async (transaction) => {
      const next = await claimMail(transaction, clock())
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
        await markSent(transaction, next.id, clock())
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        // Not `reason`, which may contain the address; the log redacts errors.
        log.warn(
          { err: error, mail: next.id, kind: mailKind(next), tries: next.tries + 1 },
          'mail not delivered',
        )
        const permanent = error instanceof RecipientRejected
        await markFailed(transaction, next, { reason, permanent }, clock())
      }
      return true
    })
    if (!found) return tried
  }
}

/** Polls for due mails; `stop` waits for the current delivery. */
export function startMailWorker(deps: WorkerDeps): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const work = (async () => {
    while (!stopping.signal.aborted) {
      try {
        await deliverDueMails(deps)
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
    },
  }
}
