import { sql } from 'kysely'
import type { Db } from './schema.ts'

/** Two clocks of one system may differ by so many milliseconds. */
const maxSkew = 60_000

/**
 * How many milliseconds the system's clock of this process is ahead of the database's, when that is more than a minute;
 * else null. Every time in the database is a time of some process: one whose clock is wrong would find everything over.
 */
export async function measureClockSkew(db: Db): Promise<number | null> {
  const before = Date.now()
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
  const after = Date.now()
  const at = rows[0]?.at.getTime() ?? NaN
  // What the way there and back took is nobody's fault.
  const skew = at < before ? before - at : Math.min(0, after - at)
  return Math.abs(skew) > maxSkew ? skew : null
}

/** As a sentence for the operator. */
export function clockSkewMessage(skew: number): string {
  const minutes = Math.abs(skew) / 60_000
  const [count, unit] =
    minutes < 2 * 60
      ? [minutes, 'minute']
      : minutes < 2 * 24 * 60
        ? [minutes / 60, 'hour']
        : [minutes / (24 * 60), 'day']
  const amount = `${Math.round(count)} ${unit}${Math.round(count) === 1 ? '' : 's'}`
  return (
    `The clock of this system is ${amount} ${skew > 0 ? 'ahead of' : 'behind'} the clock of the database. ` +
    'Set both right, best by NTP.'
  )
}
