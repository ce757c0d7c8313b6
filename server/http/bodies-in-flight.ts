import { fail } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'

/** What one request holds of the memory for bodies. */
export interface BodyShare {
  /** Throws `too many requests` beyond what one sender may hold, and `unavailable` beyond what all may. */
  take: (bytes: number) => void
  /** Gives all of it back. */
  release: () => void
}

/** Members count by their account, since an office shares one address; visitors have nothing but their address. */
export type Sender = { memberId: string } | { address: string }

export interface BodiesInFlight {
  share: (sender: Sender) => BodyShare
}

/**
 * Counts the bytes of bodies from when they are announced until they are answered, so that many large bodies at once
 * are refused before they are in memory. Per process: it is this process's memory.
 */
export function bodiesInFlight(): BodiesInFlight {
  const most = limits.body.inFlight
  const bySender = new Map<string, number>()
  let all = 0

  function change(key: string, bytes: number) {
    all += bytes
    const held = (bySender.get(key) ?? 0) + bytes
    if (held > 0) bySender.set(key, held)
    else bySender.delete(key)
  }

  return {
    share(sender) {
      const isMember = 'memberId' in sender
      const key = isMember ? `member ${sender.memberId}` : `address ${sender.address}`
      const mostOfSender = isMember ? most.member : most.visitorsOfAddress
      let held = 0
      return {
        take(bytes) {
          if ((bySender.get(key) ?? 0) + bytes > mostOfSender)
            throw fail('too many requests', { retryAfter: 1 })
          if (all + bytes > most.all) throw fail('unavailable')
          held += bytes
          change(key, bytes)
        },
        release() {
          change(key, -held)
          held = 0
        },
      }
    },
  }
}
