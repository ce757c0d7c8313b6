import { sql } from 'kysely'
import type { Db, MailRow } from '../../platform/db/schema.ts'
import type { Email } from './email-layout.ts'

/** Which mails go first: what somebody waits for now, and what may come an hour later. */
export const mailPriorities = { awaited: 0, digest: 9 } as const
type MailPriority = (typeof mailPriorities)[keyof typeof mailPriorities]

/**
 * Puts a mail into the outbox; call it in the transaction of the change that causes the mail. A `dedupeKey` is mailed
 * once; its first word is the kind of the mail.
 */
export async function enqueueEmail(
  db: Db,
  mail: { to: string; email: Email; dedupeKey: string; now: number; priority?: MailPriority },
): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      dedupe_key: mail.dedupeKey,
      recipient: mail.to,
      subject: mail.email.subject,
      text_body: mail.email.text,
      html_body: mail.email.html,
      link: mail.email.link,
      unsubscribe_link: mail.email.unsubscribe,
      priority: mail.priority ?? mailPriorities.awaited,
      created_at: new Date(mail.now),
      next_try_at: new Date(mail.now),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute()
}

/** For the log and the outbox folder. */
export function mailKind(mail: Pick<MailRow, 'dedupe_key'>): string {
  return mail.dedupe_key.split(' ', 1)[0] ?? ''
}

/**
 * How long one worker has for a delivery. It is longer than SMTP's own limits together, so that no other worker takes
 * the mail before; after a crash it is sent again when the claim ends, with the same Message-ID.
 */
export const claimDuration = 2 * 60_000

/** Claims the most urgent due mail for one delivery; other workers get other mails. */
export async function claimMail(db: Db, now: number): Promise<MailRow | undefined> {
  const due = db
    .selectFrom('mails')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_try_at', '<=', new Date(now))
    .orderBy('priority')
    .orderBy('next_try_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('mails')
    .set({ next_try_at: new Date(now + claimDuration) })
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst()
}

/** Keeps the row for its dedupe key, but deletes the text and links. */
export async function markSent(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      sent_at: new Date(now),
      subject: '',
      text_body: '',
      html_body: '',
      link: null,
      unsubscribe_link: null,
      last_error: null,
    })
    .where('id', '=', id)
    .execute()
}

export const retryPolicy = { firstDelay: 15_000, maxDelay: 60 * 60 * 1000, maxTries: 20 }

/** Schedules the next try with exponential backoff; a permanent error or the last try ends the tries. */
export async function markFailed(
  db: Db,
  mail: MailRow,
  { reason, permanent }: { reason: string; permanent: boolean },
  now: number,
): Promise<void> {
  const tries = mail.tries + 1
  const delay = Math.min(retryPolicy.firstDelay * 2 ** mail.tries, retryPolicy.maxDelay)
  await db
    .updateTable('mails')
    .set({
      tries,
      next_try_at: new Date(now + delay),
      last_error: reason.slice(0, 500),
      failed_at: permanent || tries >= retryPolicy.maxTries ? new Date(now) : null,
    })
    .where('id', '=', mail.id)
    .execute()
}

/** How many mails wait, and for how many seconds the oldest of them has been due. */
export async function waitingMails(db: Db, now: number): Promise<{ count: number; oldestSeconds: number }> {
  const row = await db
    .selectFrom('mails')
    .select(({ fn }) => [fn.countAll<number>().as('count'), sql<Date | null>`min(next_try_at)`.as('due')])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { count: row.count, oldestSeconds: row.due ? Math.max(0, (now - row.due.getTime()) / 1000) : 0 }
}
