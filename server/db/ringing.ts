import { sql, type RawBuilder } from 'kysely'
import type { Db } from './schema.ts'

/** Says on a channel which things have changed, after the change is committed; a word that is lost costs time only. */
export type Ring = (channel: 'threads' | 'notifications', names: readonly string[]) => void

/**
 * One after the other, and whatever is to be said meanwhile together in the next: who says something is waited for by
 * all others who do.
 */
export function ringer(db: Db): Ring {
  const waiting = { threads: new Set<string>(), notifications: new Set<string>() }
  let ringing = false

  async function ringAll() {
    ringing = true
    while (waiting.threads.size + waiting.notifications.size > 0) {
      const said = sql`select pg_notify('threads', name) from unnest(${[...waiting.threads]}::text[]) name
        union all select pg_notify('notifications', name) from unnest(${[...waiting.notifications]}::text[]) name`
      waiting.threads.clear()
      waiting.notifications.clear()
      // Without the database nobody hears; who reads along looks again by themselves.
      await said.execute(db).catch(() => undefined)
    }
    ringing = false
  }

  return (channel, names) => {
    for (const name of names) waiting[channel].add(name)
    if (!ringing) void ringAll()
  }
}

/** Keeps the triggers of this transaction from ringing, to be selected by a statement that stands alone. */
export const rungLater: RawBuilder<string> = sql<string>`set_config('convive.notify', 'deferred', true)`
