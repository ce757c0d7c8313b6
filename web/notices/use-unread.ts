import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { countNotices, readNoticeCount } from '#shared/contract/notices.ts'
import { streamWhileSeen } from '../stream-while-seen.ts'
import { noticeKeys, unreadCount } from './notice-queries.ts'

/** How much is unread, kept up by the server's stream. */
export function useUnread(): number {
  const client = useQueryClient()
  const { data = 0 } = useQuery(unreadCount)

  useEffect(() => {
    function hear(message: MessageEvent<string>) {
      const count = readNoticeCount(message.data)
      if (count === null) return
      client.setQueryData(noticeKeys.count, count)
      void client.invalidateQueries({ queryKey: noticeKeys.list })
    }
    return streamWhileSeen(() => {
      const source = new EventSource(countNotices.path)
      source.addEventListener('count', hear)
      source.addEventListener('over', () => {
        source.close()
        // Asking tells why: a session that is over shows at once.
        void client.invalidateQueries({ queryKey: noticeKeys.count })
      })
      return source
    })
  }, [client])

  return data
}
