import { apiError } from '#shared/contract/errors.ts'
import { capacity } from '#shared/constants/capacity.ts'

/** The share of one request in the memory for bodies. */
export interface BodyShare {
  /** Throws `too many requests` beyond the limit of the sender, and `unavailable` beyond the limit of all. */
  take: (bytes: number) => void
  /** Releases the whole share. */
  release: () => void
}

/** Signed-in users count by account, since many may share an address; anonymous requests count by address. */
export type Sender = { userId: string } | { address: string }

export interface BodiesInFlight {
  share: (sender: Sender) => BodyShare
}

/**
 * Counts the bytes of bodies from their announcement to the answer, so that many large bodies at once are refused before
 * they are in memory. Per process, like the memory.
 */
export function bodiesInFlight(): BodiesInFlight {
  const max = capacity.body.inFlight
  const bySender = new Map<string, number>()
  let total = 0

  function adjust(key: string, bytes: number) {
    total += bytes
    const held = (bySender.get(key) ?? 0) + bytes
    if (held > 0) bySender.set(key, held)
    else bySender.delete(key)
  }

  return {
    share(sender) {
      const isUser = 'userId' in sender
      const key = isUser ? `user ${sender.userId}` : `address ${sender.address}`
      const maxOfSender = isUser ? max.member : max.anonymousPerAddress
      let held = 0
      return {
        take(bytes) {
          if ((bySender.get(key) ?? 0) + bytes > maxOfSender)
            throw apiError('too many requests', { retryAfter: 1 })
          if (total + bytes > max.all) throw apiError('unavailable')
          held += bytes
          adjust(key, bytes)
        },
        release() {
          adjust(key, -held)
          held = 0
        },
      }
    },
  }
}
