import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { databasePrefix, openableMember } from '../../lib/stored-member.ts'

interface TimerSchema extends DBSchema {
  timers: { key: 'timers'; value: unknown }
}

const version = 1

let opened: { memberId: string; database: Promise<IDBPDatabase<TimerSchema>> } | null = null

/** Refused while the member's pages are locked and after a logout, so that nothing is written then. */
function databaseOf(memberId: string): Promise<IDBPDatabase<TimerSchema>> {
  if (openableMember() !== memberId) return Promise.reject(new Error('not the member of this device'))
  if (opened?.memberId !== memberId) opened = { memberId, database: open(memberId) }
  return opened.database
}

function open(memberId: string) {
  const forget = () => (opened = null)
  const database = openDB<TimerSchema>(`${databasePrefix}timers-${memberId}`, version, {
    upgrade: (created) => void created.createObjectStore('timers'),
    // A logout in any tab deletes the database, which waits for connections.
    blocking: (_, __, event) => {
      ;(event.target as IDBDatabase).close()
      forget()
    },
    terminated: forget,
  })
  database.catch(forget)
  return database
}

/** The stored timers after a change, which no change of another tab can come between. */
export async function changeStored<T>(memberId: string, by: (stored: unknown) => T): Promise<T> {
  const transaction = (await databaseOf(memberId)).transaction('timers', 'readwrite')
  const next = by(await transaction.store.get('timers'))
  await transaction.store.put(next, 'timers')
  await transaction.done
  return next
}
