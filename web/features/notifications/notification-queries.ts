import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query'
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

const { pageSize } = limits.notifications

export const notificationKeys = {
  list: ['notifications', 'list'] as const,
  count: ['notifications', 'count'] as const,
  preferences: ['notifications', 'preferences'] as const,
}

/** The stream tells the number; asked now and then besides, for where no stream gets through. */
export const unreadCount = queryOptions({
  queryKey: notificationKeys.count,
  queryFn: ({ signal }) => call(countNotifications, { signal }),
  refetchInterval: ui.recountNotificationsEvery,
  refetchOnWindowFocus: true,
})

/** What one is told, newest first, a page at a time. */
export const notificationList = infiniteQueryOptions({
  queryKey: notificationKeys.list,
  initialPageParam: 0,
  queryFn: ({ pageParam, signal }) =>
    call(listNotifications, { query: { limit: pageSize, offset: pageParam }, signal }),
  getNextPageParam: (last, pages) => (last.length === pageSize ? pages.length * pageSize : undefined),
  // What came between two pages pushes the rest down, so that one may come twice.
  select: ({ pages }) => [
    ...new Map(pages.flat().map((notification) => [notification.id, notification])).values(),
  ],
  staleTime: 0,
})

/** Marks one or, without `ids`, all of them; shown at once, and the true state again when the server refuses. */
export function useMarkRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids?: string[]) => call(markNotificationsRead, { body: ids ? { ids } : {} }),
    onMutate: (ids) => {
      client.setQueryData<InfiniteData<Notification[], number>>(
        notificationKeys.list,
        (known) =>
          known && {
            ...known,
            pages: known.pages.map((notifications) =>
              notifications.map((notification) =>
                ids && !ids.includes(notification.id) ? notification : { ...notification, isRead: true },
              ),
            ),
          },
      )
    },
    onError: () => void client.invalidateQueries({ queryKey: notificationKeys.list }),
    onSettled: () => client.invalidateQueries({ queryKey: notificationKeys.count }),
  })
}

export const preferencesQuery = queryOptions({
  queryKey: notificationKeys.preferences,
  queryFn: ({ signal }) => call(getNotificationPreferences, { signal }),
})

type Preferences = Record<NotificationPreference, boolean>

/** Shows the new state at once, and the true one again when the server refuses. */
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
