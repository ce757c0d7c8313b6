import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../db/schema.ts'
import { lostAfter, messagesOf } from './conversations.ts'
import type { Follow } from './event-stream.ts'

const lookEvery = 1000

type Row = Awaited<ReturnType<typeof messagesOf>>[number]

/** Whether somebody, here or in another process, is still writing it. */
export function isBeingWritten(row: Row | undefined, now: number): boolean {
  return row?.state === 'writing' && row.heartbeat_at.getTime() > now - lostAfter
}

/** Follows an answer that another process writes, by what it writes down. */
export function followStored(db: Db, id: string, clock: () => number): Follow {
  return (tell) => {
    const leaving = new AbortController()
    let told = 0

    async function look() {
      while (!leaving.signal.aborted) {
        const row = (await messagesOf(db, id)).at(-1)
        if (row?.role !== 'assistant') return tell({ end: 'interrupted', message: '' })
        if (row.content.length > told) tell({ words: row.content.slice(told) })
        told = row.content.length
        if (!isBeingWritten(row, clock())) {
          const end = row.state === 'writing' ? 'interrupted' : row.state
          return tell({ end, message: row.content })
        }
        await wait(lookEvery, undefined, { ref: false })
      }
      return undefined
    }

    look().catch(() => tell({ end: 'interrupted', message: '' }))
    return () => leaving.abort()
  }
}
