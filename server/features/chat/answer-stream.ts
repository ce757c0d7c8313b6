import type { ErrorCode } from '#shared/contract/errors.ts'
import { ApiError } from '#shared/contract/errors.ts'
import type { ChatEvent } from '#shared/contract/chef.ts'
import type { Listener } from '../../adapters/chef/chef.ts'

export interface AnswerEnd {
  end: 'complete' | 'stopped' | 'interrupted'
  /** All that was said. */
  message: string
  error?: ErrorCode
  cause?: unknown
}

/** An answer on its way. It does not depend on anybody reading it. */
export interface Answer {
  partial: () => string
  ended: Promise<AnswerEnd>
  /** Ends it; what was said is kept. */
  stop: () => void
  /** Tells all words so far, then every further event; answers how to stop being told. */
  subscribe: (send: (event: ChatEvent) => void) => () => void
}

/**
 * Starts an answer; `find` writes it and tells its words, if it finds them one by one. `settle` is done before anybody
 * learns of the end, and must not fail.
 */
export function startAnswer(
  generate: (listener: Listener) => Promise<string>,
  onEnd: (ended: AnswerEnd) => Promise<void> = async () => undefined,
): Answer {
  const stopping = new AbortController()
  const subscribers = new Set<(event: ChatEvent) => void>()
  let words = ''
  let endEvent: ChatEvent | null = null

  const broadcast = (event: ChatEvent) => {
    for (const send of subscribers) send(event)
  }

  async function run(): Promise<AnswerEnd> {
    const ended = await write()
    await onEnd(ended)
    endEvent = eventOf(ended)
    broadcast(endEvent)
    subscribers.clear()
    return ended
  }

  async function write(): Promise<AnswerEnd> {
    try {
      const message = await generate({
        signal: stopping.signal,
        onText(more) {
          if (stopping.signal.aborted) return
          words += more
          broadcast({ words: more })
        },
      })
      if (stopping.signal.aborted && words === '') return { end: 'stopped', message: '' }
      if (words === '') broadcast({ words: message })
      words = message
      return { end: 'complete', message }
    } catch (cause) {
      if (stopping.signal.aborted) return { end: 'stopped', message: words.trim() }
      const error = cause instanceof ApiError ? cause.code : 'chef unavailable'
      return { end: 'interrupted', message: words.trim(), error, cause }
    }
  }

  return {
    partial: () => words,
    ended: run(),
    stop: () => stopping.abort(),
    subscribe(send) {
      if (words !== '') send({ words })
      if (endEvent) send(endEvent)
      else subscribers.add(send)
      return () => subscribers.delete(send)
    },
  }
}

export function eventOf({ end, message, error }: AnswerEnd): ChatEvent {
  return { end, message, ...(error && { error }) }
}
