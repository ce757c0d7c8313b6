import { readDataBlock } from './settings.ts'

/** So long after the first call the answers that nobody has asked for are out of date. In milliseconds. */
const validFor = 30_000

/** The answers that came with the document, each once; null for what is not among them. */
export function answersOf(
  block: unknown,
  now = Date.now,
): (path: string, init: RequestInit) => Response | null {
  const given = new Map(typeof block === 'object' && block !== null ? Object.entries(block) : [])
  const validUntil = now() + validFor
  return (path, { method = 'GET' }) => {
    // A change, or time, may have made them wrong.
    if (method !== 'GET' || now() > validUntil) given.clear()
    const answer: unknown = given.get(path)
    return given.delete(path) ? Response.json(answer) : null
  }
}

let answers: ReturnType<typeof answersOf> | undefined

/** The answer that came with this page's document. */
export function firstAnswer(path: string, init: RequestInit): Response | null {
  answers ??= answersOf(readDataBlock('answers'))
  return answers(path, init)
}
