import type { Notification } from '#shared/contract/notifications.ts'
import type { Language } from '#shared/constants/languages.ts'
import { notificationPath } from '#shared/notification-link.ts'

export function notificationLink(notification: Notification, language: Language): string {
  const { kind, group, thread, postId, recipe, thing } = notification
  const target = {
    kind,
    contentKind: thing?.kind ?? null,
    groupId: group?.id ?? null,
    threadId: thread?.id ?? null,
    postId,
    recipeId: recipe?.id ?? null,
  }
  return notificationPath(target, language)
}
