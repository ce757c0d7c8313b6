import { makeCall } from '#shared/contract/call.ts'
import { firstAnswer } from './first-answers.ts'

/** Answers calls from this device; registered for members whose pages are stored. */
export interface StoredAnswers {
  /** Whether to answer without trying the network: it had no answer last time, and this device has one. */
  answerFirst: (path: string, init: RequestInit) => Promise<Response | null>
  /** After a failed request: the stored answer, or that of a change that is sent later; null leaves the failure. */
  answerInstead: (path: string, init: RequestInit) => Promise<Response | null>
  /** Called with every answer of the server. */
  answered: (path: string, init: RequestInit, response: Response) => void
}

let stored: StoredAnswers | null = null

export function provideStoredAnswers(answers: StoredAnswers | null) {
  stored = answers
}

function fetchFirst(path: string, init: RequestInit): Promise<Response> {
  const first = firstAnswer(path, init)
  return first ? Promise.resolve(first) : fetch(path, init)
}

async function fetchOrAnswer(path: string, init: RequestInit): Promise<Response> {
  const known = await stored?.answerFirst(path, init)
  if (known) return known
  let response: Response
  try {
    response = await fetchFirst(path, init)
  } catch (error) {
    const instead = init.signal?.aborted ? null : await stored?.answerInstead(path, init)
    if (!instead) throw error
    return instead
  }
  stored?.answered(path, init, response)
  return response
}

/** The browser's client of the contract; it sends the interface's language with every call. */
export const call = makeCall({
  fetch: (path, init) => (stored ? fetchOrAnswer(path, init) : fetchFirst(path, init)),
  language: () => document.documentElement.lang,
})
