import type { ChatMessage } from '#shared/contract/chef.ts'

/** A token has at least so many characters, in all four languages: what is estimated is rather too many tokens. */
const charactersPerToken = 3

/** The characters that a talk may have beside `fixed` others, so that an answer of so many tokens fits as well. */
export const roomFor = (
  contextTokens: number | null,
  { fixed, answer }: { fixed: number; answer: number },
): number =>
  contextTokens === null
    ? Infinity
    : (contextTokens - Math.min(answer, contextTokens / 3)) * charactersPerToken - fixed

/**
 * How many of the oldest messages do not fit: the rest begins with one of the guest, and the last one stays whatever its
 * length.
 */
export function leftOutOf(messages: readonly ChatMessage[], room: number): number {
  let left = room
  let first = messages.length
  while (first > 0) {
    left -= messages[first - 1]?.content.length ?? 0
    if (left < 0 && first < messages.length) break
    first -= 1
  }
  while (first > 0 && first < messages.length - 1 && messages[first]?.role !== 'user') first += 1
  return first
}
