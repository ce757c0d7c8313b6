import type { WireNotification } from '#shared/contract/notifications.ts'
import type { NotificationRow } from './queries.ts'

export function presentNotification(row: NotificationRow): WireNotification {
  return {
    id: row.id,
    kind: row.kind,
    actor_id: row.actor_id,
    actor: row.actor_name,
    many: row.count,
    group_id: row.group_id,
    group_name: row.group_name,
    thread_id: row.thread_id,
    thread_title: row.thread_title,
    post_id: row.post_id,
    recipe_id: row.recipe_id,
    recipe_title: row.recipe_title,
    thing: row.content_kind,
    title: row.title,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    is_read: row.read_at !== null,
  }
}
