import type { Me } from '../../lib/me.ts'
import { setOffline } from '../../lib/connection.ts'
import { provideSettings } from '../../lib/settings.ts'
import { openableMember } from '../../lib/stored-member.ts'
import { memberDatabase, readValue } from '../../lib/replica/database.ts'
import { openStoredPages } from './start.ts'

/** The member of this device, for a session check without an answer; null where nothing may be opened. */
export async function openStoredSession(): Promise<Me | null> {
  const id = openableMember()
  if (id === null) return null
  const database = await memberDatabase(id)
  const me = await readValue(database, 'me')
  if (me?.id !== id) return null
  await openStoredPages(id)
  setOffline(true)
  return me
}

/** The operator's settings as they were when the member's pages were stored, for a document without them. */
export async function provideStoredSettings(): Promise<void> {
  const id = openableMember()
  if (id === null) return
  const stored = await readValue(await memberDatabase(id), 'settings')
  if (stored) provideSettings(stored)
}
