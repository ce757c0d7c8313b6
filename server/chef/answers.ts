import type { ErrorCode } from '#shared/errors.ts'
import { Refusal } from '#shared/errors.ts'
import type { ChatEvent } from '#shared/contract/chef.ts'
import type { Listener } from '../outside/chef/chef.ts'

export interface Ended {
  end: 'complete' | 'stopped' | 'interrupted'
  /** All that was said. */
  message: string
  error?: ErrorCode
  cause?: unknown
}

/** An answer on its way. It does not depend on anybody reading it. */
export interface Answer {
  words: () => string
  ended: Promise<Ended>
  /** Ends it; what was said is kept. */
  stop: () => void
  /** Tells all words so far, then every further event; answers how to stop being told. */
  follow: (tell: (event: ChatEvent) => void) => () => void
}

/**
 * Starts an answer; `find` writes it and tells its words, if it finds them one by one. `settle` is done before anybody
 * learns of the end, and must not fail.
 */
export function beginAnswer(
  find: (listener: Listener) => Promise<string>,
  settle: (ended: Ended) => Promise<void> = async () => undefined,
): Answer {
  const stopping = new AbortController()
  const followers = new Set<(event: ChatEvent) => void>()
  let words = ''
  let last: ChatEvent | null = null

  const tellAll = (event: ChatEvent) => {
    for (const tell of followers) tell(event)
  }

  async function run(): Promise<Ended> {
    const ended = await write()
    await settle(ended)
    last = eventOf(ended)
    tellAll(last)
    followers.clear()
    return ended
  }

  async function write(): Promise<Ended> {
    try {
      const message = await find({
        signal: stopping.signal,
        onWords(more) {
          if (stopping.signal.aborted) return
          words += more
          tellAll({ words: more })
        },
      })
      if (stopping.signal.aborted && words === '') return { end: 'stopped', message: '' }
      if (words === '') tellAll({ words: message })
      words = message
      return { end: 'complete', message }
    } catch (cause) {
      if (stopping.signal.aborted) return { end: 'stopped', message: words.trim() }
      const error = cause instanceof Refusal ? cause.code : 'chef unavailable'
      return { end: 'interrupted', message: words.trim(), error, cause }
    }
  }

  return {
    words: () => words,
    ended: run(),
    stop: () => stopping.abort(),
    follow(tell) {
      if (words !== '') tell({ words })
      if (last) tell(last)
      else followers.add(tell)
      return () => followers.delete(tell)
    },
  }
}

export function eventOf({ end, message, error }: Ended): ChatEvent {
  return { end, message, ...(error && { error }) }
}
