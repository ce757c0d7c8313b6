import type { Db } from '../db/schema.ts'
import { networksOf } from './networks.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { assertUnderLimit, consume, tryConsume, type Limit, type LimitKey } from './rate-limit.ts'

/** What is counted for an address, and how often it may happen. */
interface AddressLimit {
  scope: string
  address: string
  limit: Limit
}

function countedFor({ scope, address, limit }: AddressLimit): { key: LimitKey; limit: Limit }[] {
  return networksOf(address).map(({ name, times }) => ({
    key: { scope, subject: name },
    limit: { ...limit, count: limit.count * times },
  }))
}

/**
 * All attempts of a network write the same row. Within this process they wait here for each other and not in the
 * database, where each would hold one of the connections that everybody else needs. So nothing here may be called
 * within a transaction, which would keep the row and wait for its turn.
 */
const inTurn = oneAtATime({ waiting: 200, retryAfter: 1 })

const whoseTurn = ({ scope, address }: AddressLimit) => `${scope} ${networksOf(address).at(-1)?.name}`

/**
 * `consume` for an address and the networks around it. What the smaller network is refused does not count in the larger
 * one, so that a client takes at most its own limit from its neighbours.
 */
export const consumeForAddress = (db: Db, counted: AddressLimit, now: number): Promise<void> =>
  inTurn(whoseTurn(counted), async () => {
    for (const { key, limit } of countedFor(counted)) await consume(db, key, limit, now)
  })

/** The boolean form of `consumeForAddress`. */
export const tryConsumeForAddress = (db: Db, counted: AddressLimit, now: number): Promise<boolean> =>
  inTurn(whoseTurn(counted), async () => {
    for (const { key, limit } of countedFor(counted)) {
      if (!(await tryConsume(db, key, limit, now))) return false
    }
    return true
  })

/** `assertUnderLimit` for an address and the networks around it; counts nothing. */
export async function assertAddressUnderLimit(db: Db, counted: AddressLimit, now: number): Promise<void> {
  for (const { key, limit } of countedFor(counted)) await assertUnderLimit(db, key, limit, now)
}
