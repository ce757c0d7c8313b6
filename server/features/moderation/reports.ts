import { sql, type RawBuilder } from 'kysely'
import type { Decision, ReportReason, ReportableKind } from '#shared/contract/moderation.ts'
import type { ModerationKind } from '#shared/contract/notifications.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { User } from '../../platform/auth/session.ts'
import { ownsAnyGroup } from '../groups/queries.ts'
import { logModeration } from './log.ts'
import { notifyAuthor, notifyModerators } from './notify.ts'
import { allContent, hideContent, removeContent, type ReportedContent } from './content.ts'

export interface NewReport {
  reporterId: string
  reason: ReportReason
  note: string | null
}

/**
 * Stores one report per user and content. Enough reports by different users hide the content. Call it in a transaction
 * after `lockContent`, so that concurrent reports are counted one after the other.
 */
export async function insertReport(
  db: Db,
  content: ReportedContent,
  report: NewReport,
  now: number,
): Promise<void> {
  const at = new Date(now)
  const inserted = await db
    .insertInto('reports')
    .values({
      kind: content.kind,
      content_id: content.id,
      reporter_id: report.reporterId,
      reason: report.reason,
      note: report.note,
      created_at: at,
      closed_at: null,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'content_id', 'reporter_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return
  await notifyModerators(db, content, report.reporterId, now)
  const { count } = await db
    .selectFrom('reports')
    .select(sql<number>`count(*)`.as('count'))
    .where('kind', '=', content.kind)
    .where('content_id', '=', content.id)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (count < limits.moderation.hideAt || !(await hideContent(db, content, at))) return
  await logModeration(db, { action: 'autoHide', content, now })
  await notifyAuthor(db, 'hidden', content, null, now)
}

/**
 * Applies a decision, closes the reports unless the content is only hidden, and logs what changed. The author is
 * notified if the content changed.
 */
export async function decide(
  db: Db,
  content: ReportedContent,
  decision: { action: Decision; reason: string | null; actorId: string },
  now: number,
): Promise<void> {
  const { action, reason, actorId } = decision
  const at = new Date(now)
  const closed = action === 'hide' ? 0 : await closeReports(db, content, at)
  let changed = true
  if (action === 'remove') await removeContent(db, content, now)
  else changed = await hideContent(db, content, action === 'hide' ? at : null)
  if (changed || closed > 0) await logModeration(db, { action, content, reason, actorId, now })
  if (changed) await notifyAuthor(db, outcomes[action], content, reason, now)
}

const outcomes: Record<Decision, ModerationKind> = { dismiss: 'restored', hide: 'hidden', remove: 'removed' }

async function closeReports(db: Db, content: ReportedContent, at: Date): Promise<number> {
  const closed = await db
    .updateTable('reports')
    .set({ closed_at: at })
    .where('kind', '=', content.kind)
    .where('content_id', '=', content.id)
    .where('closed_at', 'is', null)
    .returning('id')
    .execute()
  return closed.length
}

/** Whether there is any report of it, open or closed. */
export async function wasReported(db: Db, kind: ReportableKind, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('reports')
    .select('id')
    .where('kind', '=', kind)
    .where('content_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Reported or hidden content that the user moderates, except their own. */
function openCasesFor(user: User): RawBuilder<unknown> {
  const hidden = (kind: ReportableKind, table: string) =>
    sql`select ${sql.lit(kind)}, id from ${sql.table(table)} where hidden_at is not null`
  return sql`(
      select kind, content_id as id from reports where closed_at is null
      union ${hidden('recipe', 'recipes')} union ${hidden('comment', 'comments')} union ${hidden('photo', 'photos')}
      union ${hidden('correction', 'translation_corrections')}
      union ${hidden('cooked', 'cooking_log')} union ${hidden('thread', 'forum_threads')}
      union ${hidden('post', 'forum_posts')} union ${hidden('collection', 'collections')}
    ) open_case
    cross join lateral (
      select * from (${allContent}) content where content.kind = open_case.kind and content.id = open_case.id
    ) content
    left join groups on groups.id = content.group_id
    where content.author_id is distinct from ${user.id}
      and (${user.isAdmin} or groups.owner_id = ${user.id})`
}

export interface CaseRow extends ReportedContent {
  author_name: string | null
  group_name: string | null
}

/** Oldest report first. */
export async function selectCases(
  db: Db,
  user: User,
  { limit = limits.list.max, offset = 0 }: { limit?: number | undefined; offset?: number | undefined },
): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select content.*, groups.name as group_name,
      (select name from users where users.id = content.author_id) as author_name
    from ${openCasesFor(user)}
    order by coalesce((select min(created_at) from reports where reports.kind = content.kind
      and reports.content_id = content.id and closed_at is null), content.hidden_at), content.id
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countCases(db: Db, user: User): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${openCasesFor(user)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Admins moderate everything, owners of groups their groups. */
export async function isModerator(db: Db, user: User): Promise<boolean> {
  return user.isAdmin || (await ownsAnyGroup(db, user.id))
}

/** Open reports, oldest first, without the reporters. */
export async function selectOpenReports(db: Db, contentIds: readonly string[]) {
  if (contentIds.length === 0) return []
  return db
    .selectFrom('reports')
    .select(['id', 'kind', 'content_id', 'reason', 'note', 'created_at'])
    .where('content_id', 'in', contentIds)
    .where('closed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
