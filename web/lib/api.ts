import { makeCall } from '#shared/contract/call.ts'
import { firstAnswer } from './first-answers.ts'

/** Learns of every answer of the server; null for a request that had none. */
type Observer = (path: string, init: RequestInit, response: Response | null) => void

let observe: Observer | null = null

export function observeAnswers(observer: Observer) {
  observe = observer
}

function fetchFirst(path: string, init: RequestInit): Promise<Response> {
  const first = firstAnswer(path, init)
  return first ? Promise.resolve(first) : fetch(path, init)
}

async function fetchObserved(path: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetchFirst(path, init)
    observe?.(path, init, response)
    return response
  } catch (error) {
    if (!init.signal?.aborted) observe?.(path, init, null)
    throw error
  }
}

/** The browser's client of the contract; it sends the interface's language with every call. */
export const call = makeCall({
  fetch: (path, init) => (observe ? fetchObserved(path, init) : fetchFirst(path, init)),
  language: () => document.documentElement.lang,
})
