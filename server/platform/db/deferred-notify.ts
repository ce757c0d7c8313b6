import { sql, type RawBuilder } from 'kysely'
import type { Db } from './schema.ts'

/** Notifies a channel of changed rows after the commit. A lost notification only delays an update. */
export type DeferredNotify = (channel: 'threads' | 'notifications', ids: readonly string[]) => void

/**
 * One statement at a time; payloads that come meanwhile go together in the next. NOTIFY serialises commits, so fewer
 * statements keep other writers waiting less.
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
      // Without the database there are no listeners; they re-read their rows when they reconnect.
      await statement.execute(db).catch(() => undefined)
    }
    isSending = false
  }

  return (channel, ids) => {
    for (const name of ids) pending[channel].add(name)
    if (!isSending) void sendAll()
  }
}

/** Makes the triggers of this transaction skip their notifications; selected by a statement of its own. */
export const deferNotify: RawBuilder<string> = sql<string>`set_config('convive.notify', 'deferred', true)`
