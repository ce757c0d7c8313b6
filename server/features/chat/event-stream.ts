import { setTimeout as wait } from 'node:timers/promises'
import type { ChatEvent } from '#shared/contract/chef.ts'
import type { Db } from '../../platform/db/schema.ts'
import { endOf, isStreaming, selectMessages } from './conversations.ts'

const heartbeatInterval = 15_000
const pollInterval = 1000
const encoder = new TextEncoder()

/** Sends events until the answer ends; returns a function that unsubscribes. */
export type Subscribe = (send: (event: ChatEvent) => void) => () => void

/** Events as `text/event-stream`, closed after the last event. `onLeave` is called if the client disconnects first. */
export function eventStream(subscribe: Subscribe, onLeave?: () => void): ReadableStream<Uint8Array> {
  let unsubscribe: (() => void) | null = null
  let heartbeatTimer: ReturnType<typeof setInterval> | undefined
  let isOver = false
  return new ReadableStream({
    start(controller) {
      const finish = () => {
        isOver = true
        clearInterval(heartbeatTimer)
      }
      // Comment lines keep proxies from closing an idle connection.
      heartbeatTimer = setInterval(
        () => controller.enqueue(encoder.encode(': still here\n\n')),
        heartbeatInterval,
      )
      unsubscribe = subscribe((event) => {
        if (isOver) return
        controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`))
        if (!('end' in event)) return
        finish()
        controller.close()
      })
    },
    cancel() {
      isOver = true
      clearInterval(heartbeatTimer)
      unsubscribe?.()
      onLeave?.()
    },
  })
}

/** Follows an answer that another process writes by polling the stored message. */
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
          const { actions = [], offers = [], more } = row.metadata ?? {}
          for (const action of actions) send({ action })
          for (const offer of offers) send({ offer })
          return send({ end: endOf(row), message: row.content, ...(more && { more }) })
        }
        await wait(pollInterval, undefined, { ref: false, signal: stopping.signal })
      }
      return undefined
    }

    poll().catch(() => stopping.signal.aborted || send({ end: 'interrupted', message: '' }))
    return () => stopping.abort()
  }
}
