import { apiError } from '#shared/contract/errors.ts'

export interface ChatLock {
  /** Begins a member's turn and answers how to end it; throws `too many requests` while they have another. */
  acquire: (userId: string) => () => void
}

/** In seconds; most answers take less. */
const retryAfter = 2

export const chatBusy = () => apiError('too many requests', { retryAfter })

/** One question to the chef at a time for each member: answering costs far more than asking. */
export function chatLock(): ChatLock {
  const active = new Map<string, symbol>()
  return {
    acquire(userId) {
      if (active.has(userId)) throw chatBusy()
      const token = Symbol(userId)
      active.set(userId, token)
      return () => {
        // Ending a turn twice must not end the next one.
        if (active.get(userId) === token) active.delete(userId)
      }
    },
  }
}
