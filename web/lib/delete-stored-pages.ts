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
  // A file that the worker looks up meanwhile leaves an empty cache behind, in Chromium.
  for (let round = 0; round < 5 && (await deleteCaches()) > 0; round += 1)
    await new Promise((resolve) => setTimeout(resolve, 200))
}

/** Answers how many there were. */
async function deleteCaches(): Promise<number> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix))
  for (const name of names) await caches.delete(name)
  return names.length
}
