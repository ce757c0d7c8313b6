import { apiError } from '#shared/contract/errors.ts'
import { capacity } from '#shared/constants/capacity.ts'
import { networksOf } from '../rate-limit/networks.ts'

/** The share of one request in the memory for bodies. */
interface BodyShare {
  /** Throws `too many requests` beyond the limit of the sender, and `unavailable` beyond the limit of all. */
  take: (bytes: number) => void
  /** Releases the whole share. */
  release: () => void
}

/** Signed-in users count by account, since many may share an address; anonymous requests count by address. */
type Sender = { userId: string } | { address: string }

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

  /** What a sender may hold, and for a visitor the networks around the address as well. */
  function limitsOf(sender: Sender): { key: string; most: number }[] {
    if ('userId' in sender) return [{ key: `user ${sender.userId}`, most: max.member }]
    return networksOf(sender.address).map(({ name, times }) => ({
      key: `address ${name}`,
      most: max.anonymousPerAddress * times,
    }))
  }

  function adjust(limits: readonly { key: string }[], bytes: number) {
    total += bytes
    for (const { key } of limits) {
      const held = (bySender.get(key) ?? 0) + bytes
      if (held > 0) bySender.set(key, held)
      else bySender.delete(key)
    }
  }

  return {
    share(sender) {
      const limits = limitsOf(sender)
      let held = 0
      return {
        take(bytes) {
          if (limits.some(({ key, most }) => (bySender.get(key) ?? 0) + bytes > most))
            throw apiError('too many requests', { retryAfter: 1 })
          if (total + bytes > max.all) throw apiError('unavailable')
          held += bytes
          adjust(limits, bytes)
        },
        release() {
          adjust(limits, -held)
          held = 0
        },
      }
    },
  }
}
