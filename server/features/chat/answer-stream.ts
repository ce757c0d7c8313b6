import type { ErrorCode } from '#shared/contract/errors.ts'
import { ApiError } from '#shared/contract/errors.ts'
import type { ChatEvent, Understood } from '#shared/contract/chef.ts'
import type { Listener } from '../../adapters/chef/chef.ts'

export interface AnswerEnd {
  end: 'complete' | 'stopped' | 'interrupted'
  /** The whole text, or what was written before the end. */
  message: string
  error?: ErrorCode
  /** Of a whole answer. */
  understood?: Understood
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

interface Sources {
  generate: (listener: Listener) => Promise<string>
  understand: (listener: Listener) => Promise<Understood>
}

/**
 * Starts an answer. `generate` returns it and may report partial text to its listener. `onEnd` runs before subscribers
 * get the end event; one that fails makes an interrupted answer. `understand` must not make an answer fail. `ended` never
 * rejects, because nobody may be waiting for it.
 */
export function startAnswer(
  { generate, understand }: Sources,
  onEnd: (ended: AnswerEnd) => Promise<void> = async () => undefined,
): Answer {
  const stopping = new AbortController()
  const subscribers = new Set<(event: ChatEvent) => void>()
  let text = ''
  let lastEvents: ChatEvent[] = []

  const broadcast = (event: ChatEvent) => {
    for (const send of subscribers) send(event)
  }

  async function run(): Promise<AnswerEnd> {
    const written = await write()
    const ended = await onEnd(written).then(
      () => written,
      (cause: unknown): AnswerEnd => ({ ...written, end: 'interrupted', error: 'server error', cause }),
    )
    lastEvents = [...(ended.understood ? [{ understood: ended.understood }] : []), eventOf(ended)]
    for (const event of lastEvents) broadcast(event)
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
      const understood = await understand({ signal: stopping.signal })
      return { end: 'complete', message, understood }
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
      for (const event of lastEvents) send(event)
      if (lastEvents.length === 0) subscribers.add(send)
      return () => subscribers.delete(send)
    },
  }
}

export function eventOf({ end, message, error }: AnswerEnd): ChatEvent {
  return { end, message, ...(error && { error }) }
}
