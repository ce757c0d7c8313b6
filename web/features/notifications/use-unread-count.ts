import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { countNotifications, readNotificationCount } from '#shared/contract/notifications.ts'
import { openWhileVisible } from '../../lib/open-while-visible.ts'
import { notificationKeys, unreadCount } from './notification-queries.ts'

/** How much is unread, kept up by the server's stream. */
export function useUnreadCount(): number {
  const client = useQueryClient()
  const { data = 0 } = useQuery(unreadCount)

  useEffect(() => {
    function onCount(message: MessageEvent<string>) {
      const count = readNotificationCount(message.data)
      if (count === null) return
      client.setQueryData(notificationKeys.count, count)
      void client.invalidateQueries({ queryKey: notificationKeys.list })
    }
    return openWhileVisible(() => {
      const source = new EventSource(countNotifications.path)
      source.addEventListener('count', onCount)
      source.addEventListener('over', () => {
        source.close()
        // Asking tells why: a session that is over shows at once.
        void client.invalidateQueries({ queryKey: notificationKeys.count })
      })
      return source
    })
  }, [client])

  return data
}
