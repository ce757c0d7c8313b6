import { queryOptions, useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import {
  countNotifications,
  getNotificationPreferences,
  listNotifications,
  markNotificationsRead,
  setNotificationPreferences,
  type Notification,
  type NotificationPreference,
} from '#shared/contract/notifications.ts'
import { limits } from '#shared/constants/limits.ts'
import { ui } from '#shared/constants/ui.ts'
import { call } from '../../lib/api.ts'
import { pagedQuery, type LoadedPage } from '../../lib/paging.ts'
import { askQuery } from '../../lib/ask-query.ts'

const { pageSize } = limits.notifications

export const notificationKeys = {
  list: ['notifications', 'list'] as const,
  count: ['notifications', 'count'] as const,
  preferences: ['notifications', 'preferences'] as const,
}

/** Pushed by the stream; polled besides, for networks that block streams. */
export const unreadCount = queryOptions({
  queryKey: notificationKeys.count,
  queryFn: ({ signal }) => call(countNotifications, { signal }),
  refetchInterval: ui.recountNotificationsEvery,
  refetchOnWindowFocus: true,
})

/** The notifications, newest first, page by page. */
export const notificationList = {
  ...pagedQuery(notificationKeys.list, pageSize, (query, signal) =>
    call(listNotifications, { query, signal }),
  ),
  staleTime: 0,
}

/** Marks the given notifications, or all, as read: an optimistic update that is undone if the server refuses. */
export function useMarkRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids?: string[]) => call(markNotificationsRead, { body: ids ? { ids } : {} }),
    onMutate: (ids) => {
      const marked = (item: Notification) =>
        ids && !ids.includes(item.id) ? item : { ...item, isRead: true }
      client.setQueryData<InfiniteData<LoadedPage<Notification>, number>>(
        notificationKeys.list,
        (known) =>
          known && {
            ...known,
            pages: known.pages.map(({ items, full }) => ({ items: items.map(marked), full })),
          },
      )
    },
    onError: () => void client.invalidateQueries({ queryKey: notificationKeys.list }),
    onSettled: () => client.invalidateQueries({ queryKey: notificationKeys.count }),
  })
}

export const preferencesQuery = askQuery(notificationKeys.preferences, getNotificationPreferences)

type Preferences = Record<NotificationPreference, boolean>

/** An optimistic update that is undone if the server refuses. */
export function useSetNotificationPreference() {
  const client = useQueryClient()
  const show = (change: Partial<Preferences>) =>
    client.setQueryData<Preferences>(
      notificationKeys.preferences,
      (wanted) => wanted && { ...wanted, ...change },
    )
  return useMutation({
    mutationFn: (change: { kind: NotificationPreference; on: boolean }) =>
      call(setNotificationPreferences, { body: { [change.kind]: change.on } }),
    onMutate: ({ kind, on }) => void show({ [kind]: on }),
    onError: (_, { kind, on }) => show({ [kind]: !on }),
  })
}
