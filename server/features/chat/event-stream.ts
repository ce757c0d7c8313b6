import type { ChatEvent } from '#shared/contract/chef.ts'

const heartbeatInterval = 15_000
const encoder = new TextEncoder()

/** Something that tells events until its end; answers how to stop being told. */
export type Subscribe = (send: (event: ChatEvent) => void) => () => void

/** Events as `text/event-stream`, closed after the one that ends the answer. `onLeave` is told when the reader goes first. */
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
      // A line that says nothing keeps proxies from closing a connection on which nothing is said.
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
