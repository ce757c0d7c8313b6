import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, type DatabasePlace, type OpenDatabase } from './open.ts'

/** How long a start waits for a database that is away, and how often it looks. */
const patience = 30_000
const lookEvery = 1000

/** What passes by itself: a server that is not there yet, starts, fails over, or has no connection left. */
const passing =
  /^(08|53|57P)|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/

class ReadOnlyError extends Error {
  override message = 'The PostgreSQL server only reads; DATABASE_URL must lead to the one that takes writes.'
}

/** Opens the database of a server that starts: machines that start together come up in any order. */
export async function openAtStart(
  place: DatabasePlace,
  log: (line: string) => void,
  wait = patience,
): Promise<OpenDatabase> {
  if ('embedded' in place) return openDatabase(place, log)
  const end = performance.now() + wait
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await openWritable(place, log)
    } catch (error) {
      if (!isPassing(error) || performance.now() > end) throw error
      if (isFirst) log(`${(error as Error).message} Trying again for ${wait / 1000} seconds.`)
      await sleep(lookEvery)
    }
  }
}

async function openWritable(place: DatabasePlace, log: (line: string) => void): Promise<OpenDatabase> {
  const database = await openDatabase(place, log)
  if ((await database.readiness()) !== 'the database only reads') return database
  await database.close()
  throw new ReadOnlyError()
}

function isPassing(error: unknown): boolean {
  if (error instanceof ReadOnlyError) return true
  const cause = error instanceof Error ? error.cause : null
  if (!(cause instanceof Error)) return false
  return passing.test('code' in cause ? String(cause.code) : '') || cause.message === 'timeout expired'
}
