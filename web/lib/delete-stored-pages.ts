import { cachePrefix } from './service-worker.ts'
import { databasePrefix, storedMemberKey } from './stored-member.ts'

/** Deletes the stored pages of all members except one, without waiting for tabs that still read them. */
export async function deleteDatabases(except?: string): Promise<void> {
  const isOwn = (name: string) => except !== undefined && name.endsWith(except)
  const databases = (await indexedDB.databases?.()) ?? []
  for (const { name } of databases) {
    if (name?.startsWith(databasePrefix) && !isOwn(name)) indexedDB.deleteDatabase(name)
  }
}

/** At logout: nothing of the member and of the app stays on this device. */
export async function deleteStoredPages(): Promise<void> {
  localStorage.removeItem(storedMemberKey)
  await deleteDatabases()
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  for (const name of await caches.keys()) if (name.startsWith(cachePrefix)) await caches.delete(name)
}
