import type { ErrorCode } from '#shared/contract/errors.ts'
import { ApiError } from '#shared/contract/errors.ts'
import type { ChatEvent } from '#shared/contract/chef.ts'
import type { Listener } from '../../adapters/chef/chef.ts'

export interface AnswerEnd {
  end: 'complete' | 'stopped' | 'interrupted'
  /** The whole text, or what was written before the end. */
  message: string
  error?: ErrorCode
  cause?: unknown
}

/** An answer that is being written, with or without subscribers. */
export interface Answer {
  partial: () => string
  ended: Promise<AnswerEnd>
  /** Ends the answer with the text so far. */
  stop: () => void
  /** Sends the text so far, then every further event; returns a function that unsubscribes. */
  subscribe: (send: (event: ChatEvent) => void) => () => void
}

/**
 * Starts an answer. `generate` returns it and may report partial text to its listener. `onEnd` runs before subscribers
 * get the end event, and must not throw.
 */
export function startAnswer(
  generate: (listener: Listener) => Promise<string>,
  onEnd: (ended: AnswerEnd) => Promise<void> = async () => undefined,
): Answer {
  const stopping = new AbortController()
  const subscribers = new Set<(event: ChatEvent) => void>()
  let text = ''
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
          text += more
          broadcast({ words: more })
        },
      })
      if (stopping.signal.aborted && text === '') return { end: 'stopped', message: '' }
      if (text === '') broadcast({ words: message })
      text = message
      return { end: 'complete', message }
    } catch (cause) {
      if (stopping.signal.aborted) return { end: 'stopped', message: text.trim() }
      const error = cause instanceof ApiError ? cause.code : 'chef unavailable'
      return { end: 'interrupted', message: text.trim(), error, cause }
    }
  }

  return {
    partial: () => text,
    ended: run(),
    stop: () => stopping.abort(),
    subscribe(send) {
      if (text !== '') send({ words: text })
      if (endEvent) send(endEvent)
      else subscribers.add(send)
      return () => subscribers.delete(send)
    },
  }
}

export function eventOf({ end, message, error }: AnswerEnd): ChatEvent {
  return { end, message, ...(error && { error }) }
}
