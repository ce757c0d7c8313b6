import { sql } from 'kysely'
import type { Language } from '#shared/languages.ts'
import { noLongerShared } from '#shared/words/shares.ts'
import { limits } from '#shared/limits.ts'
import type { Deps } from '../deps.ts'
import type { Db } from '../db/schema.ts'
import { digestLetter } from '../mail/letters/digest.ts'
import { postMail } from '../mail/outbox.ts'
import { linkOf } from './links.ts'
import { selectUntold } from './queries.ts'
import { digestStopLink } from './stopping.ts'

type Needs = Pick<Deps, 'db' | 'sign' | 'publicUrl' | 'config' | 'log'>

/** The beginning of the day of mails in which a moment lies. */
export function digestDay(now: number): Date {
  const { every, at } = limits.digest
  return new Date(Math.floor((now - at) / every) * every + at)
}

/**
 * Mails every member, once a day, what is unread and was not mailed before. Each member is a transaction of its own
 * that begins with one conditional statement: of any number of processes one sends.
 */
export async function sendDigests(deps: Needs, now: number): Promise<void> {
  const day = digestDay(now)
  const { rows } = await sql<{ user_id: string }>`select distinct user_id from notifications
    where read_at is null and mailed_at is null and created_at < ${day}
      and not exists (select from digest_runs where digest_runs.user_id = notifications.user_id and sent_at >= ${day})
      and not exists (select from notification_opt_outs as switched
        where switched.user_id = notifications.user_id and switched.kind = 'mail')`.execute(deps.db)
  for (const { user_id: memberId } of rows) {
    try {
      await deps.db.transaction().execute((transaction) => sendDigest(transaction, deps, memberId, day, now))
    } catch (error) {
      deps.log.error({ err: error }, 'a daily mail is written later')
    }
  }
}

async function sendDigest(db: Db, deps: Needs, memberId: string, day: Date, now: number): Promise<void> {
  const notices = await selectUntold(db, memberId)
  if (notices.every((notice) => notice.created_at >= day)) return
  const reader = await claimDay(db, memberId, day, now)
  if (!reader) return
  const { language, name, email } = reader
  await db
    .updateTable('notifications')
    .set({ mailed_at: new Date(now) })
    .where(
      'id',
      'in',
      notices.map(({ id }) => id),
    )
    .execute()
  const lines = notices.slice(0, limits.digest.lines).map((notice) => ({
    kind: notice.kind,
    actor: notice.actor_name,
    many: notice.count,
    thread: notice.thread_title ?? noLongerShared[language],
    recipe: notice.recipe_title ?? '',
    thing: notice.content_kind,
    title: notice.title,
    group: notice.group_name,
    link: linkOf(notice, deps.publicUrl, language),
  }))
  const letter = digestLetter(
    language,
    {
      name,
      lines,
      count: notices.length,
      link: `${deps.publicUrl}/${language}`,
      unsubscribe: digestStopLink(deps, memberId, language),
    },
    deps.config.legal,
  )
  await postMail(db, { to: email, letter, dedupeKey: `digest ${memberId} ${day.toISOString()}`, now })
}

interface Reader {
  email: string
  name: string | null
  language: Language
}

/** Who gets the day's mail, or nothing when they have had it, do not want it or have proved no address. */
async function claimDay(db: Db, memberId: string, day: Date, now: number): Promise<Reader | undefined> {
  const claimed = await sql`insert into digest_runs (user_id, sent_at)
    select users.id, ${new Date(now)} from users
    where users.id = ${memberId} and users.verified_at is not null
      and not exists (select from notification_opt_outs where user_id = users.id and kind = 'mail')
    on conflict (user_id) do update set sent_at = excluded.sent_at where digest_runs.sent_at < ${day}
    returning user_id`.execute(db)
  if (claimed.rows.length === 0) return undefined
  return db
    .selectFrom('users')
    .select(['email', 'name', 'language'])
    .where('id', '=', memberId)
    .executeTakeFirst()
}
