import type { Language } from '#shared/constants/languages.ts'
import type { NotificationRow } from './queries.ts'

/** Where a notice leads, as a link in a mail. */
export function notificationLink(
  notification: NotificationRow,
  publicUrl: string,
  language: Language,
): string {
  const { kind, content_kind: thing, thread_id, group_id, post_id, recipe_id } = notification
  const page = `${publicUrl}/${language}`
  if (kind === 'request') return `${page}/settings#invite-requests`
  if (kind === 'suspended' || kind === 'unsuspended') return `${page}/settings#muted`
  if (kind === 'removed' && thing === 'recipe') return `${page}/my/recipes`
  if (thread_id !== null) {
    const thread = `${page}/groups/${group_id}/threads/${thread_id}`
    return post_id === null ? thread : `${thread}#post-${post_id}`
  }
  if (recipe_id !== null) return `${page}/discover?recipe=${recipe_id}`
  return group_id === null ? `${page}/settings#invite` : `${page}/groups/${group_id}`
}
