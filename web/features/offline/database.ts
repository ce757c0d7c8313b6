import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { PageSettings } from '#shared/page-settings.ts'
import type { Me } from '../../lib/me.ts'
import { databasePrefix, openableMember } from '../../lib/stored-member.ts'
import type { QueuedChange } from './outbox.ts'
import type { StoredLists, StoredRecipe, WireObject } from './wire-objects.ts'

/** Single values, by name. */
export interface StoredValues {
  me: Me
  settings: PageSettings
  /** The state of the binder that `lists` and the recipes have. */
  binder: { revision: string; language: string; at: number }
  lists: StoredLists
  /** The latest own cooked entries. */
  diary: WireObject[]
  /** The eaters and settings, which the plan shows; its rows are in the replica. */
  household: WireObject
}

interface MemberSchema extends DBSchema {
  values: { key: keyof StoredValues; value: StoredValues[keyof StoredValues] }
  recipes: { key: string; value: StoredRecipe }
  /** Small pictures by object name. */
  pictures: { key: string; value: Blob }
  outbox: { key: number; value: QueuedChange }
}

export type MemberDatabase = IDBPDatabase<MemberSchema>

const version = 1

const databaseName = (memberId: string) => `${databasePrefix}${memberId}`

let opened: { memberId: string; database: Promise<MemberDatabase> } | null = null

/** The stored pages of a member. Refused while they are locked and after a logout, so that nothing is written then. */
export function memberDatabase(memberId: string): Promise<MemberDatabase> {
  if (openableMember() !== memberId) return Promise.reject(new Error('not the member of this device'))
  if (opened?.memberId !== memberId) opened = { memberId, database: open(memberId) }
  return opened.database
}

function open(memberId: string): Promise<MemberDatabase> {
  const forget = () => (opened = null)
  const database = openDB<MemberSchema>(databaseName(memberId), version, {
    upgrade(created) {
      created.createObjectStore('values')
      created.createObjectStore('recipes', { keyPath: 'id' })
      created.createObjectStore('pictures')
      created.createObjectStore('outbox', { keyPath: 'key', autoIncrement: true })
    },
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

export async function readValue<Name extends keyof StoredValues>(
  database: MemberDatabase,
  name: Name,
): Promise<StoredValues[Name] | undefined> {
  return (await database.get('values', name)) as StoredValues[Name] | undefined
}
