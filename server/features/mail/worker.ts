import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { RecipientRejected, type MailTransport } from '../../adapters/mail/mail-transport.ts'
import { claimMail, mailKind, markFailed, markSent } from './outbox.ts'

const pollInterval = 500

interface Needs {
  db: Kysely<Schema>
  mail: MailTransport
  clock: () => number
  log: Logger
}

/** Delivers what is due, one after the other; answers how many it tried. */
export async function deliverDueMails({ db, mail, clock, log }: Needs): Promise<number> {
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
        // What a mail server says repeats the address.
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

/** Looks for due mails until stopped; `stop` waits for the one under way. */
export function startMailWorker(needs: Needs): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const work = (async () => {
    while (!stopping.signal.aborted) {
      try {
        await deliverDueMails(needs)
      } catch (error) {
        if (!stopping.signal.aborted) needs.log.error({ err: error }, 'mail worker')
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
