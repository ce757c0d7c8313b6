import type { Language } from './constants/languages.ts'
import { householdRemovalKind, type ContentKind, type NotificationKind } from './contract/notifications.ts'
import { paths } from './paths.ts'

interface NotificationTarget {
  kind: NotificationKind
  /** What a moderator decided about. */
  contentKind: ContentKind | null
  groupId: string | null
  threadId: string | null
  postId: string | null
  recipeId: string | null
}

/** The page that a notification leads to, in the browser and in the daily mail. */
export function notificationPath(target: NotificationTarget, language: Language): string {
  const { kind, contentKind, groupId, threadId, postId, recipeId } = target
  if (kind === 'request') return paths.settings(language, 'invite-requests')
  if (kind === 'report') return paths.moderation(language)
  if (kind === 'suspended' || kind === 'unsuspended') return paths.settings(language, 'muted')
  if (kind === 'householdInvite' || kind === 'householdJoined' || kind === householdRemovalKind)
    return paths.household(language)
  // A removed recipe cannot be opened any more.
  if (kind === 'removed' && contentKind === 'recipe') return paths.myRecipes(language)
  if (groupId !== null && threadId !== null) {
    const thread = paths.thread(language, groupId, threadId)
    return postId === null ? thread : paths.post(thread, postId)
  }
  if (recipeId !== null) return paths.openRecipe(language, recipeId)
  return groupId === null ? paths.settings(language, 'invite') : paths.group(language, groupId)
}
