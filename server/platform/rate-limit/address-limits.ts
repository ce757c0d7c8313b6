import type { Db } from '../db/schema.ts'
import { networksOf } from './networks.ts'
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
 * `consume` for an address and the networks around it. What the smaller network is refused does not count in the larger
 * one, so that a client takes at most its own limit from its neighbours.
 */
export async function consumeForAddress(db: Db, counted: AddressLimit, now: number): Promise<void> {
  for (const { key, limit } of countedFor(counted)) await consume(db, key, limit, now)
}

/** The boolean form of `consumeForAddress`. */
export async function tryConsumeForAddress(db: Db, counted: AddressLimit, now: number): Promise<boolean> {
  for (const { key, limit } of countedFor(counted)) {
    if (!(await tryConsume(db, key, limit, now))) return false
  }
  return true
}

/** `assertUnderLimit` for an address and the networks around it; counts nothing. */
export async function assertAddressUnderLimit(db: Db, counted: AddressLimit, now: number): Promise<void> {
  for (const { key, limit } of countedFor(counted)) await assertUnderLimit(db, key, limit, now)
}
