import { jsonrepair } from 'jsonrepair'

/** More than these are no answer. */
const most = 10

/** A value of JSON in a text; `isWhole` is false for one whose end is missing. */
export interface FoundJson {
  value: object
  isWhole: boolean
  /** Where it stands. */
  start: number
  end: number
}

/** The objects and lists in what a model wrote, between whatever words, in order. Small slips of JSON are mended. */
export function findJson(text: string): FoundJson[] {
  const found: FoundJson[] = []
  let at = text.search(/[[{]/)
  for (let tries = 0; at >= 0 && at < text.length && tries < most; tries += 1) {
    const end = endOf(text, at)
    const value = parsed(text.slice(at, end ?? text.length))
    if (value !== null) found.push({ value, isWhole: end !== null, start: at, end: end ?? text.length })
    const from = value === null ? at + 1 : (end ?? text.length)
    const next = text.slice(from).search(/[[{]/)
    at = next < 0 ? -1 : from + next
  }
  return found
}

/** Behind the bracket that closes the one at `start`; null where none does. */
function endOf(text: string, start: number): number | null {
  let depth = 0
  let isString = false
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at]
    if (isString) {
      if (sign === '\\') at += 1
      else if (sign === '"') isString = false
    } else if (sign === '"') isString = true
    else if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return null
}

function parsed(text: string): object | null {
  for (const read of [JSON.parse, (each: string) => JSON.parse(jsonrepair(each)) as unknown]) {
    try {
      const value = read(text) as unknown
      if (typeof value === 'object' && value !== null) return value
    } catch {
      // The next way may read it.
    }
  }
  return null
}
