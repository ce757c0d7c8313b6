import type { Language } from '#shared/languages.ts'
import type { NoticeFound } from './queries.ts'

/** Where a notice leads, as a link in a mail. */
export function linkOf(notice: NoticeFound, publicUrl: string, language: Language): string {
  const { kind, content_kind: thing, thread_id, group_id, post_id, recipe_id } = notice
  const page = `${publicUrl}/${language}`
  if (kind === 'request') return `${page}/settings#invite-requests`
  if (kind === 'suspended' || kind === 'unsuspended') return `${page}/settings#peace`
  if (kind === 'removed' && thing === 'recipe') return `${page}/my/recipes`
  if (thread_id !== null) {
    const thread = `${page}/groups/${group_id}/threads/${thread_id}`
    return post_id === null ? thread : `${thread}#post-${post_id}`
  }
  if (recipe_id !== null) return `${page}/discover?recipe=${recipe_id}`
  return group_id === null ? `${page}/settings#invite` : `${page}/groups/${group_id}`
}
