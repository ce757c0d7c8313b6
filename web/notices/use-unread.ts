import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { countNotices, readNoticeCount } from '#shared/contract/notices.ts'
import { noticeKeys, unreadCount } from './notice-queries.ts'

/**
 * How much is unread, kept up by the server's stream while somebody sees the page: a browser has few connections to
 * one server, and a page in the background shall not hold one. Who comes back is told at once.
 */
export function useUnread(): number {
  const client = useQueryClient()
  const { data = 0 } = useQuery(unreadCount)

  useEffect(() => {
    if (typeof EventSource === 'undefined') return
    let source: EventSource | null = null

    function hear(message: MessageEvent<string>) {
      const count = readNoticeCount(message.data)
      if (count === null) return
      client.setQueryData(noticeKeys.count, count)
      void client.invalidateQueries({ queryKey: noticeKeys.list })
    }

    function follow() {
      if (document.hidden) {
        source?.close()
        source = null
      } else if (source === null || source.readyState === EventSource.CLOSED) {
        source = new EventSource(countNotices.path)
        source.addEventListener('count', hear)
        source.addEventListener('over', () => {
          source?.close()
          // Asking tells why: a session that is over shows at once.
          void client.invalidateQueries({ queryKey: noticeKeys.count })
        })
      }
    }

    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      source?.close()
    }
  }, [client])

  return data
}
