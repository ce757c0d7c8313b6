import type { Notification } from '#shared/contract/notifications.ts'
import type { Language } from '#shared/constants/languages.ts'
import { paths } from '../../lib/paths.ts'

/** Where a notification leads: to the post, to the recipe, to whom one has invited, to why one may not write. */
export function notificationLink(notification: Notification, language: Language): string {
  const { kind, group, thread, postId, recipe, content } = notification
  if (kind === 'request') return paths.inviteRequests(language)
  if (kind === 'suspended' || kind === 'unsuspended') return `${paths.settings(language)}#muted`
  if (kind === 'removed' && content?.kind === 'recipe') return paths.myRecipes(language)
  if (group && thread) {
    const threadPath = paths.thread(language, group.id, thread.id)
    return postId === null ? threadPath : paths.post(threadPath, postId)
  }
  if (recipe) return paths.openRecipe(language, recipe.id)
  return group ? paths.group(language, group.id) : `${paths.settings(language)}#invite`
}
