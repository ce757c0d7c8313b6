import { createHash } from 'node:crypto'
import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { askWithin, close } from './time-limits.ts'
import { usableConnections } from './usable.ts'

/** A statement asked so often is prepared from then on, on each connection that asks it; so many of them at most. */
const often = 50
const most = 40

/** Where the plan follows the values: a rare word wants another one than a common word. */
const plannedAnew = /any_language_query/

/** The same name is always the same statement, also where several processes share connections behind a pooler. */
const nameFor = (text: string) => `busy ${createHash('sha256').update(text).digest('base64url')}`

/** A connection keeps its face, by which whoever wraps it knows it again. */
type Face = { query: (text: string, values: unknown[]) => Promise<unknown> }

/**
 * The pool with a limit of `limit` milliseconds for each answer, and with its busiest statements prepared. Planning a
 * statement of many joins takes the database longer than answering it; prepared, it is planned a few times for each
 * connection. Connections to a server that keeps silent or only reads are closed instead of being used again.
 */
export function preparing(pool: pg.Pool, limit: number): PostgresPool {
  const usable = usableConnections()
  const asked = new Map<string, number>()
  const names = new Map<string, string | null>()
  const faces = new WeakMap<pg.PoolClient, Face>()

  function nameOf(text: string): string | undefined {
    if (plannedAnew.test(text)) return undefined
    const known = names.get(text)
    if (known !== undefined) return known ?? undefined
    if (names.size >= most) return undefined
    const times = (asked.get(text) ?? 0) + 1
    // Texts that are written anew each time would fill the memory.
    if (asked.size > 1000) asked.clear()
    asked.set(text, times)
    if (times < often) return undefined
    const name = nameFor(text)
    names.set(text, name)
    return name
  }

  function faceOf(client: pg.PoolClient): Face {
    const query = async (text: string, values: unknown[]) => {
      const name = values.length > 0 ? nameOf(text) : undefined
      const askedAt = performance.now()
      try {
        const answer = await askWithin(
          client,
          name === undefined ? { text, values } : { text, values, name },
          limit,
        )
        usable.answered(client)
        return answer
      } catch (error) {
        usable.failed(client, error, askedAt)
        // The tables were changed while we run: what was prepared does not fit them any more.
        if (error instanceof Error && 'code' in error && error.code === '0A000' && name) names.set(text, null)
        throw error
      }
    }
    // Everything else is the connection's own.
    return Object.assign(Object.create(client) as Face, { query })
  }

  function giveBack(client: pg.PoolClient, release: pg.PoolClient['release'], discarded?: boolean): void {
    const broken = usable.whyBroken(client)
    if (broken) close(client)
    release(broken ?? discarded)
  }

  return Object.assign(Object.create(pool) as PostgresPool, {
    async connect() {
      let client = await pool.connect()
      while (!usable.isUsable(client)) {
        close(client)
        client.release(true)
        client = await pool.connect()
      }
      const face = faces.get(client) ?? faceOf(client)
      faces.set(client, face)
      // The pool gives a connection another `release` each time.
      const release = client.release.bind(client)
      return Object.assign(face, {
        release: (discarded?: boolean) => giveBack(client, release, discarded),
      })
    },
    end: () => pool.end(),
  })
}
