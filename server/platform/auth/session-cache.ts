import { lifetimes } from '#shared/constants/lifetimes.ts'
import type { Deps } from '../../deps.ts'
import type { MemberLimit } from '../rate-limit/rate-limit.ts'
import { findSession, hashToken, type FoundSession } from './session.ts'

/** How long a session is used without asking the database, in milliseconds, when no change is reported. */
const lifetime = 5000
const maxSessions = 10_000

/** Finds the session of a token; see `findSession`. */
export type FindSession = (token: string, now: number, limit?: MemberLimit) => Promise<FoundSession | null>

/**
 * Remembers sessions for seconds, so that a page that asks ten things does not ask for its session ten times. A change of
 * sessions or users in this process empties the memory before its answer is sent; one of another process does so when
 * the database's notification arrives, and the lifetime bounds what a lost notification can do.
 */
export function sessionCache({
  db,
  listen,
  watchTables,
}: Pick<Deps, 'db' | 'listen' | 'watchTables'>): FindSession {
  const known = new Map<string, { found: FoundSession; readAt: number }>()
  let generation = 0
  const forgetAll = () => {
    generation += 1
    known.clear()
  }
  watchTables(['sessions', 'users'], forgetAll)
  listen('sessions', forgetAll)

  return async (token, now, limit) => {
    // A limit is counted in the same statement that finds the session.
    if (limit) return findSession(db, token, now, limit)
    const key = hashToken(token).toString('base64')
    const entry = known.get(key)
    if (entry && isUsable(entry, now)) return entry.found
    const before = generation
    const found = await findSession(db, token, now)
    // What changed while the database was asked may not be in its answer.
    if (found && !found.renewed && before === generation) {
      if (known.size >= maxSessions) known.clear()
      known.set(key, { found, readAt: now })
    }
    return found
  }
}

function isUsable({ found, readAt }: { found: FoundSession; readAt: number }, now: number): boolean {
  const isDue = found.session.seenAt + lifetimes.session.touchEvery < now
  return Math.abs(now - readAt) < lifetime && now < found.session.expiresAt && !isDue
}
