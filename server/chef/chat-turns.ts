import { fail } from '#shared/errors.ts'

export interface ChatTurns {
  /** Begins a member's turn and answers how to end it; throws `too many requests` while they have another. */
  begin: (memberId: string) => () => void
}

/** In seconds; most answers take less. */
const retryAfter = 2

export const turnTaken = () => fail('too many requests', { retryAfter })

/** One question to the chef at a time for each member: answering costs far more than asking. */
export function chatTurns(): ChatTurns {
  const taken = new Map<string, symbol>()
  return {
    begin(memberId) {
      if (taken.has(memberId)) throw turnTaken()
      const turn = Symbol(memberId)
      taken.set(memberId, turn)
      return () => {
        // Ending a turn twice must not end the next one.
        if (taken.get(memberId) === turn) taken.delete(memberId)
      }
    },
  }
}
