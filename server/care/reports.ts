import { sql, type RawBuilder } from 'kysely'
import type { Decision, ReportReason, ThingKind } from '#shared/contract/care.ts'
import type { CareKind } from '#shared/contract/notices.ts'
import { fail } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'
import type { Db } from '../db/schema.ts'
import type { Member } from '../http/session.ts'
import { recordModeration } from './acts.ts'
import { tellAuthor } from './telling.ts'
import { allThings, hideThing, removeThing, type Thing } from './things.ts'

export interface NewReport {
  reporterId: string
  reason: ReportReason
  note: string | null
}

/**
 * Keeps one report per member and thing; with enough different people the thing hides by itself. To be called in a
 * transaction that holds the thing, so that racing reports are counted one after the other.
 */
export async function insertReport(db: Db, thing: Thing, report: NewReport, now: number): Promise<void> {
  const at = new Date(now)
  const fresh = await db
    .insertInto('reports')
    .values({
      kind: thing.kind,
      content_id: thing.id,
      reporter_id: report.reporterId,
      reason: report.reason,
      note: report.note,
      created_at: at,
      closed_at: null,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'content_id', 'reporter_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!fresh) return
  const { count } = await db
    .selectFrom('reports')
    .select(sql<number>`count(*)`.as('count'))
    .where('kind', '=', thing.kind)
    .where('content_id', '=', thing.id)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (count < limits.care.hideAt || !(await hideThing(db, thing, at))) return
  await recordModeration(db, { action: 'autoHide', thing, now })
  await tellAuthor(db, 'hidden', thing, null, now)
}

/**
 * Does what was decided, closes the reports unless it was only hidden, and writes down what this changed. Whose it is
 * hears of it, unless nobody could see a difference.
 */
export async function decide(
  db: Db,
  thing: Thing,
  decision: { action: Decision; reason: string | null; actorId: string },
  now: number,
): Promise<void> {
  const { action, reason, actorId } = decision
  const at = new Date(now)
  const closed = action === 'hide' ? 0 : await closeReports(db, thing, at)
  let changed = true
  if (action === 'remove') await removeThing(db, thing, now)
  else changed = await hideThing(db, thing, action === 'hide' ? at : null)
  if (changed || closed > 0) await recordModeration(db, { action, thing, reason, actorId, now })
  if (changed) await tellAuthor(db, outcomes[action], thing, reason, now)
}

const outcomes: Record<Decision, CareKind> = { dismiss: 'restored', hide: 'hidden', remove: 'removed' }

async function closeReports(db: Db, thing: Thing, at: Date): Promise<number> {
  const closed = await db
    .updateTable('reports')
    .set({ closed_at: at })
    .where('kind', '=', thing.kind)
    .where('content_id', '=', thing.id)
    .where('closed_at', 'is', null)
    .returning('id')
    .execute()
  return closed.length
}

/** Whether anybody ever reported it. */
export async function wasReported(db: Db, kind: ThingKind, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('reports')
    .select('id')
    .where('kind', '=', kind)
    .where('content_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** What waits for this member: reported or hidden, in their care, and not their own. */
function waitingFor(member: Member): RawBuilder<unknown> {
  const hidden = (kind: ThingKind, table: string) =>
    sql`select ${sql.lit(kind)}, id from ${sql.table(table)} where hidden_at is not null`
  return sql`(
      select kind, content_id as id from reports where closed_at is null
      union ${hidden('recipe', 'recipes')} union ${hidden('comment', 'comments')} union ${hidden('photo', 'photos')}
      union ${hidden('thread', 'forum_threads')} union ${hidden('post', 'forum_posts')}
    ) waiting
    cross join lateral (
      select * from (${allThings}) content where content.kind = waiting.kind and content.id = waiting.id
    ) content
    left join groups on groups.id = content.group_id
    where content.author_id is distinct from ${member.id}
      and (${member.isAdmin} or groups.owner_id = ${member.id})`
}

export interface CaseFound extends Thing {
  author_name: string | null
  group_name: string | null
}

/** The longest waiting first. */
export async function selectCases(
  db: Db,
  member: Member,
  { limit = limits.list.max, offset = 0 }: { limit?: number | undefined; offset?: number | undefined },
): Promise<CaseFound[]> {
  const { rows } = await sql<CaseFound>`
    select content.*, groups.name as group_name,
      (select name from users where users.id = content.author_id) as author_name
    from ${waitingFor(member)}
    order by coalesce((select min(created_at) from reports where reports.kind = content.kind
      and reports.content_id = content.id and closed_at is null), content.hidden_at), content.id
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countCases(db: Db, member: Member): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${waitingFor(member)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Admins look after everything, owners of groups after those. */
export async function cares(db: Db, member: Member): Promise<boolean> {
  if (member.isAdmin) return true
  const owned = await db
    .selectFrom('groups')
    .select('id')
    .where('owner_id', '=', member.id)
    .limit(1)
    .executeTakeFirst()
  return owned !== undefined
}

/** What people said about things that wait, oldest first; never who they are. */
export async function selectOpenReports(db: Db, thingIds: readonly string[]) {
  if (thingIds.length === 0) return []
  return db
    .selectFrom('reports')
    .select(['id', 'kind', 'content_id', 'reason', 'note', 'created_at'])
    .where('content_id', 'in', thingIds)
    .where('closed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** The group's owner, for who decides in it. */
export async function findGroupOwner(db: Db, groupId: string | null): Promise<string | null> {
  if (groupId === null) return null
  const group = await db.selectFrom('groups').select('owner_id').where('id', '=', groupId).executeTakeFirst()
  if (!group) throw fail('not found')
  return group.owner_id
}
