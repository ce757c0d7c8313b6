import { sql, type RawBuilder } from 'kysely'
import type { Db } from './schema.ts'

/** Says on a channel which things have changed, after the change is committed; a word that is lost costs time only. */
export type DeferredNotify = (channel: 'threads' | 'notifications', ids: readonly string[]) => void

/**
 * One after the other, and whatever is to be said meanwhile together in the next: who says something is waited for by
 * all others who do.
 */
export function deferredNotifier(db: Db): DeferredNotify {
  const pending = { threads: new Set<string>(), notifications: new Set<string>() }
  let isSending = false

  async function sendAll() {
    isSending = true
    while (pending.threads.size + pending.notifications.size > 0) {
      const statement = sql`select pg_notify('threads', name) from unnest(${[...pending.threads]}::text[]) name
        union all select pg_notify('notifications', name) from unnest(${[...pending.notifications]}::text[]) name`
      pending.threads.clear()
      pending.notifications.clear()
      // Without the database nobody hears; who reads along looks again by themselves.
      await statement.execute(db).catch(() => undefined)
    }
    isSending = false
  }

  return (channel, ids) => {
    for (const name of ids) pending[channel].add(name)
    if (!isSending) void sendAll()
  }
}

/** Keeps the triggers of this transaction from ringing, to be selected by a statement that stands alone. */
export const deferNotify: RawBuilder<string> = sql<string>`set_config('convive.notify', 'deferred', true)`
