import { sql } from 'kysely'
import type { Language } from '#shared/constants/languages.ts'
import { notificationPath } from '#shared/notification-link.ts'
import { paths } from '#shared/paths.ts'
import { noLongerShared } from '#shared/words/no-longer-shared.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/db/schema.ts'
import { digestEmail } from '../mail/templates/digest.ts'
import { enqueueEmail, mailPriorities } from '../mail/outbox.ts'
import { selectUnmailed, type NotificationRow } from './queries.ts'
import { digestUnsubscribeLink } from './digest-unsubscribe.ts'

type DigestDeps = Pick<Deps, 'db' | 'sign' | 'publicUrl' | 'config' | 'log'>

/** The start of the digest period that contains a moment. */
export function digestDay(now: number): Date {
  const { every, at } = lifetimes.digest
  return new Date(Math.floor((now - at) / every) * every + at)
}

/**
 * Mails users their unread notifications that were not mailed before, once a day. Each user is a transaction of its own
 * that starts with a conditional statement, so that of several processes one sends.
 */
export async function sendDigests(deps: DigestDeps, now: number): Promise<void> {
  const day = digestDay(now)
  const { rows } = await sql<{ user_id: string }>`select distinct user_id from notifications
    where read_at is null and mailed_at is null and created_at < ${day}
      and not exists (select from digest_runs where digest_runs.user_id = notifications.user_id and sent_at >= ${day})
      and not exists (select from notification_opt_outs as switched
        where switched.user_id = notifications.user_id and switched.kind = 'mail')`.execute(deps.db)
  for (const { user_id: userId } of rows) {
    try {
      await deps.db.transaction().execute((transaction) => sendDigest(transaction, deps, userId, day, now))
    } catch (error) {
      deps.log.error({ err: error }, 'daily mail failed; the next run tries again')
    }
  }
}

async function sendDigest(db: Db, deps: DigestDeps, userId: string, day: Date, now: number): Promise<void> {
  const notifications = await selectUnmailed(db, userId)
  if (notifications.every((notification) => notification.created_at >= day)) return
  const recipient = await claimDay(db, userId, day, now)
  if (!recipient) return
  const { language, name, email } = recipient
  await db
    .updateTable('notifications')
    .set({ mailed_at: new Date(now) })
    .where(
      'id',
      'in',
      notifications.map(({ id }) => id),
    )
    .execute()
  const lines = notifications.slice(0, lifetimes.digest.lines).map((notification) => ({
    kind: notification.kind,
    actor: notification.actor_name,
    count: notification.count,
    thread: notification.thread_title ?? noLongerShared[language],
    recipe: notification.recipe_title ?? '',
    contentKind: notification.content_kind,
    title: notification.title,
    group: notification.group_name,
    link: deps.publicUrl + notificationPath(targetOf(notification), language),
  }))
  const message = digestEmail(
    language,
    {
      name,
      lines,
      count: notifications.length,
      link: deps.publicUrl + paths.home(language),
      unsubscribe: digestUnsubscribeLink(deps, userId, language),
    },
    deps.config.legal,
  )
  await enqueueEmail(db, {
    to: email,
    email: message,
    dedupeKey: `digest ${userId} ${day.toISOString()}`,
    priority: mailPriorities.digest,
    now,
  })
}

function targetOf(row: NotificationRow) {
  return {
    kind: row.kind,
    contentKind: row.content_kind,
    groupId: row.group_id,
    threadId: row.thread_id,
    postId: row.post_id,
    recipeId: row.recipe_id,
  }
}

interface Recipient {
  email: string
  name: string | null
  language: Language
}

/** Claims the day for a user. Undefined when the mail was sent already, is switched off or the e-mail is unverified. */
async function claimDay(db: Db, userId: string, day: Date, now: number): Promise<Recipient | undefined> {
  const claimed = await sql`insert into digest_runs (user_id, sent_at)
    select users.id, ${new Date(now)} from users
    where users.id = ${userId} and users.verified_at is not null
      and not exists (select from notification_opt_outs where user_id = users.id and kind = 'mail')
    on conflict (user_id) do update set sent_at = excluded.sent_at where digest_runs.sent_at < ${day}
    returning user_id`.execute(db)
  if (claimed.rows.length === 0) return undefined
  return db
    .selectFrom('users')
    .select(['email', 'name', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst()
}
