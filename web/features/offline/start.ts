import type { Me } from '../../lib/me.ts'
import { observeAnswers } from '../../lib/api.ts'
import { currentConnection, setAsOf, setOffline, subscribeConnection } from '../../lib/connection.ts'
import { reopensCookMode } from '../../lib/cooking-lock.ts'
import { activateMessage } from '../../lib/service-worker.ts'
import { settings } from '../../lib/settings.ts'
import { memberDatabase, readValue } from '../../lib/replica/database.ts'
import { ownTables } from '../../lib/replica/refused-rows.ts'
import { replicaOf } from '../../lib/replica/use-replica.ts'
import { provideStoredPictures } from '../../lib/signed-urls.ts'
import { deleteDatabases } from '../../lib/delete-stored-pages.ts'
import { openableMember } from '../../lib/stored-member.ts'
import { copyBinder, copyCollections, copyDiary, copyHousehold } from './binder-copy.ts'
import { storedPicture } from './pictures.ts'

/** After a change, so that several in a row are copied together. */
const afterChange = 5000
/** A page that is looked at again copies what is older than this. */
const staleAfter = 10 * 60_000

let started: string | null = null
let isWatching = false

/** Parts of the API whose changes alter the stored pages. */
const isCopied = (path: string) => /^\/api\/(?:recipes|cooked|collections)\b/.test(path)

/** Whether operations of own rows were sent, which the stored lists do not have yet. */
const isOwnChange = (body: unknown) =>
  typeof body === 'string' && Object.values(ownTables).some((table) => body.includes(`"table":"${table}"`))

/** Opens what is stored of a member, whether or not the server has confirmed the session. */
export async function openStoredPages(memberId: string): Promise<void> {
  if (started === memberId) return
  started = memberId
  observeAnswers((path, { method = 'GET', body }, response) => {
    setOffline(response === null)
    if (response?.ok && method !== 'GET' && (isCopied(path) || isOwnChange(body))) later(memberId)
  })
  provideStoredPictures(async (name) => storedPicture(await memberDatabase(memberId), name))
  const database = await memberDatabase(memberId)
  setAsOf((await readValue(database, 'binder'))?.at ?? null)
  // Says what waits and what was refused.
  replicaOf(memberId)
}

/** For a member whom the server has just confirmed: stores the pages, and keeps them equal to the server's. */
export async function storePages(me: Me): Promise<void> {
  await deleteDatabases(me.id)
  await openStoredPages(me.id)
  const database = await memberDatabase(me.id)
  await database.put('values', me, 'me')
  // A document from the stored shell has none.
  if (document.getElementById('settings')) await database.put('values', settings(), 'settings')
  if (isWatching) return synchronize(me.id)
  isWatching = true
  const registration = await register()
  watch()
  // After the copying: Chromium gives up the change of workers when the page fetches something in its middle.
  await synchronize(me.id).finally(() => activateWaiting(registration))
}

/** Sends what waits, then copies what has changed. One tab does it for all. */
async function synchronize(memberId: string): Promise<void> {
  if (openableMember() !== memberId) return
  const database = await memberDatabase(memberId)
  await replicaOf(memberId).sync()
  await navigator.locks.request('convive-copy', { ifAvailable: true }, async (lock) => {
    if (!lock) return
    await copyDiary(database)
    await copyCollections(database)
    await copyBinder(database, document.documentElement.lang)
    await copyHousehold(database)
  })
  setAsOf((await readValue(database, 'binder'))?.at ?? null)
}

function attempt(memberId: string) {
  synchronize(memberId).catch((error: unknown) => {
    // Without a connection or a session the next answer brings another attempt.
    console.warn('copying the binder to this device failed', error)
  })
}

let timer: ReturnType<typeof setTimeout> | undefined

function later(memberId: string) {
  clearTimeout(timer)
  timer = setTimeout(() => attempt(memberId), afterChange)
}

function watch() {
  const attemptNow = () => started !== null && attempt(started)
  let wasOffline = currentConnection().isOffline
  subscribeConnection(() => {
    const { isOffline } = currentConnection()
    if (wasOffline && !isOffline) attemptNow()
    wasOffline = isOffline
  })
  window.addEventListener('offline', () => setOffline(true))
  document.addEventListener('visibilitychange', () => {
    const { asOf } = currentConnection()
    if (document.visibilityState === 'visible' && Date.now() - (asOf ?? 0) > staleAfter) attemptNow()
  })
  // Installed, the browser is asked not to delete the pages when it needs space.
  const persist = () => void navigator.storage?.persist?.()
  window.addEventListener('appinstalled', persist)
  if (matchMedia('(display-mode: standalone)').matches) persist()
}

const register = () =>
  navigator.serviceWorker.register('/service-worker.js', { scope: '/', updateViaCache: 'none' })

/** A version that waits takes over at the start of a page, unless somebody cooks in this tab or another. */
function activateWaiting(registration: ServiceWorkerRegistration) {
  if (!reopensCookMode()) registration.waiting?.postMessage(activateMessage)
}
