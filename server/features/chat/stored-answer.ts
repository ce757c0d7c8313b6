import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../../platform/db/schema.ts'
import { heartbeatTimeout, selectMessages } from './conversations.ts'
import type { Subscribe } from './event-stream.ts'

const pollInterval = 1000

type Row = Awaited<ReturnType<typeof selectMessages>>[number]

/** Whether somebody, here or in another process, is still writing it. */
export function isStreaming(row: Row | undefined, now: number): boolean {
  return row?.state === 'writing' && row.heartbeat_at.getTime() > now - heartbeatTimeout
}

/** Follows an answer that another process writes, by what it writes down. */
export function subscribeToStored(db: Db, id: string, clock: () => number): Subscribe {
  return (send) => {
    const stopping = new AbortController()
    let sentLength = 0

    async function poll() {
      while (!stopping.signal.aborted) {
        const row = (await selectMessages(db, id)).at(-1)
        if (row?.role !== 'assistant') return send({ end: 'interrupted', message: '' })
        if (row.content.length > sentLength) send({ words: row.content.slice(sentLength) })
        sentLength = row.content.length
        if (!isStreaming(row, clock())) {
          const end = row.state === 'writing' ? 'interrupted' : row.state
          return send({ end, message: row.content })
        }
        await wait(pollInterval, undefined, { ref: false })
      }
      return undefined
    }

    poll().catch(() => send({ end: 'interrupted', message: '' }))
    return () => stopping.abort()
  }
}
