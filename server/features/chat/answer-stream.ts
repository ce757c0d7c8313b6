import type { ErrorCode } from '#shared/contract/errors.ts'
import { ApiError } from '#shared/contract/errors.ts'
import type { ChatEvent, ChefNotice, Understood } from '#shared/contract/chef.ts'
import type { AnswerMetadata } from '#shared/contract/chef-answer.ts'
import type { Draft } from '#shared/contract/draft.ts'
import type { Listener } from '../../adapters/chef/chef.ts'
import type { DeskListener } from './turn/desk.ts'
import type { Turn } from './turn/turn.ts'

export interface AnswerEnd {
  end: 'complete' | 'stopped' | 'interrupted'
  /** The whole text, or what was written before the end. */
  message: string
  error?: ErrorCode
  /** Of a whole answer. */
  understood?: Understood
  /** What came with the words. */
  metadata: AnswerMetadata
  notice?: ChefNotice
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
  generate: (listener: Listener & DeskListener & { signal: AbortSignal }) => Promise<Turn>
  /** Called with each draft before subscribers get it; must not throw. */
  onDraft?: (draft: Draft | null) => void
}

/**
 * Starts an answer. `generate` returns it and may report to its listener what is ready before the end. `onEnd` runs before
 * subscribers get the end event; one that fails makes an interrupted answer. `ended` never rejects, because nobody may be
 * waiting for it.
 */
export function startAnswer(
  { generate, onDraft }: Sources,
  onEnd: (ended: AnswerEnd) => Promise<void> = async () => undefined,
): Answer {
  const stopping = new AbortController()
  const subscribers = new Set<(event: ChatEvent) => void>()
  /** All that was sent; words that follow each other are one event. */
  const sent: ChatEvent[] = []
  let text = ''
  let notice: ChefNotice | undefined
  let isOver = false

  const broadcast = (event: ChatEvent) => {
    const last = sent.at(-1)
    if (last && 'words' in last && 'words' in event) last.words += event.words
    else sent.push({ ...event })
    for (const send of subscribers) send(event)
  }
  const metadata = (more = false): AnswerMetadata => {
    const actions = sent.flatMap((event) => ('action' in event ? event.action : []))
    const offers = sent.flatMap((event) => ('offer' in event ? event.offer : []))
    return {
      ...(actions.length > 0 && { actions }),
      ...(offers.length > 0 && { offers }),
      ...(more && { more }),
    }
  }

  async function run(): Promise<AnswerEnd> {
    const written = await write()
    const ended = await onEnd(written).then(
      () => written,
      (cause: unknown): AnswerEnd => ({ ...written, end: 'interrupted', error: 'server error', cause }),
    )
    if (ended.understood) broadcast({ understood: ended.understood })
    broadcast(eventOf(ended))
    isOver = true
    subscribers.clear()
    return ended
  }

  async function write(): Promise<AnswerEnd> {
    try {
      const { message, understood, more } = await generate({
        signal: stopping.signal,
        onText(words) {
          if (stopping.signal.aborted) return
          text += words
          broadcast({ words })
        },
        onDraft(next) {
          if (stopping.signal.aborted) return
          onDraft?.(next)
          broadcast({ draft: next })
        },
        onAction: (action) => broadcast({ action }),
        onOffer: (offer) => broadcast({ offer }),
        onChecking: () => broadcast({ checking: true }),
        onNotice(each) {
          notice = each
          broadcast({ notice: each })
        },
      })
      if (stopping.signal.aborted) return { end: 'stopped', message: text.trim(), metadata: metadata() }
      if (text === '') broadcast({ words: message })
      text = message
      return { end: 'complete', message, understood, metadata: metadata(more), ...(notice && { notice }) }
    } catch (cause) {
      const cut = { message: text.trim(), metadata: metadata() }
      if (stopping.signal.aborted) return { end: 'stopped', ...cut }
      const error = cause instanceof ApiError ? cause.code : 'chef unavailable'
      return { end: 'interrupted', ...cut, error, cause }
    }
  }

  return {
    partial: () => text,
    ended: run(),
    stop: () => stopping.abort(),
    subscribe(send) {
      for (const event of sent) send(event)
      if (!isOver) subscribers.add(send)
      return () => subscribers.delete(send)
    },
  }
}

function eventOf({ end, message, error, metadata: { more } }: AnswerEnd): ChatEvent {
  return { end, message, ...(more && { more }), ...(error && { error }) }
}
