import type { WireCase, WireModerationLogEntry, WireSuspension } from '#shared/contract/moderation.ts'
import type { selectLog } from './log.ts'
import type { CaseRow, selectOpenReports } from './reports.ts'
import type { SuspensionRow } from './suspensions.ts'

export function presentCase(row: CaseRow, reports: Awaited<ReturnType<typeof selectOpenReports>>): WireCase {
  return {
    kind: row.kind,
    id: row.id,
    group_id: row.group_id,
    group_name: row.group_name,
    author_id: row.author_id,
    author: row.author_name,
    title: row.title,
    recipe_id: row.recipe_id,
    thread_id: row.thread_id,
    words: row.excerpt,
    image_url: row.image_name,
    is_hidden: row.hidden_at !== null,
    reports: reports
      .filter((report) => report.kind === row.kind && report.content_id === row.id)
      .map(({ id, reason, note, created_at }) => ({
        id,
        reason,
        note,
        created_at: created_at.toISOString(),
      })),
  }
}

export function presentLogEntry(row: Awaited<ReturnType<typeof selectLog>>[number]): WireModerationLogEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    actor: row.actor_name,
    subject: row.subject_name,
    kind: row.kind,
    thing_id: row.content_id,
    group_id: row.group_id,
    group_name: row.group_name,
    reason: row.reason,
  }
}

export function presentSuspension(
  row: Omit<SuspensionRow, 'reason'> & { reason: string | null },
): WireSuspension {
  return {
    id: row.id,
    member_id: row.user_id,
    member: row.member_name,
    group_id: row.group_id,
    group_name: row.group_name,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
  }
}
