import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, type DatabaseLocation, type DatabaseOptions, type OpenDatabase } from './open.ts'

/** How long a start waits for a database that is away, and how often it looks. */
const defaultTimeout = 30_000
const retryInterval = 1000

/** What passes by itself: a server that is not there yet, starts, fails over, or has no connection left. */
const transientErrors =
  /^(08|25006|53|57P)|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/

class ReadOnlyError extends Error {
  override message = 'The PostgreSQL server only reads; DATABASE_URL must lead to the one that takes writes.'
}

/** Opens the database of a server that starts: machines that start together come up in any order. */
export async function openWithRetry(
  location: DatabaseLocation,
  log: (line: string) => void,
  timeout = defaultTimeout,
  options: DatabaseOptions = {},
): Promise<OpenDatabase> {
  if ('embedded' in location) return openDatabase(location, log, options)
  const end = performance.now() + timeout
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await openWritable(location, log, options)
    } catch (error) {
      if (!isTransient(error) || performance.now() > end) throw error
      if (isFirst) log(`${(error as Error).message} Trying again for ${timeout / 1000} seconds.`)
      await sleep(retryInterval)
    }
  }
}

async function openWritable(
  location: DatabaseLocation,
  log: (line: string) => void,
  options: DatabaseOptions,
): Promise<OpenDatabase> {
  const database = await openDatabase(location, log, options)
  if ((await database.readiness()) !== 'the database only reads') return database
  await database.close()
  throw new ReadOnlyError()
}

function isTransient(error: unknown): boolean {
  if (error instanceof ReadOnlyError) return true
  const cause = error instanceof Error ? error.cause : null
  if (!(cause instanceof Error)) return false
  return (
    transientErrors.test('code' in cause ? String(cause.code) : '') || cause.message === 'timeout expired'
  )
}
