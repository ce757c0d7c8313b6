import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { openNewMember } from './accounts.ts'
import { openProxy, type LossyProxy } from './lossy-proxy.ts'
import { sharedServer } from './server.ts'

export const leekSoup = {
  title: 'Leek soup',
  content: `Serves 4\n\nIngredients\n- 2 leeks\n- 1 l stock\n\nInstructions\n1. Slice the leeks.\n2. Simmer them in the stock for 20 minutes.`,
}

export interface Device {
  proxy: LossyProxy
  page: Page
  recipeId: string
}

type OpenDevice = (
  options?: BrowserContextOptions,
  prepare?: (device: Device) => Promise<void>,
) => Promise<Device>

/**
 * One server behind a connection that can be cut, for all tests of a file. Each device belongs to a new member with a
 * recipe, and has been visited once.
 */
export function sharedConnection(): OpenDevice {
  let connection: Awaited<ReturnType<typeof openProxy>> | undefined
  const server = sharedServer(async () => {
    connection = await openProxy()
    return { PUBLIC_URL: connection.proxy.url, PORT: String(connection.serverPort) }
  })
  afterAll(() => connection?.close())
  return async (options = {}, prepare = async () => undefined) => {
    if (!connection) throw new Error('The connection is opened in beforeAll.')
    connection.mend()
    const { proxy } = connection
    const { page } = await openNewMember(server(), 'Ada', { serviceWorkers: 'allow', ...options })
    const saving = await page.request.post(`${proxy.url}/api/recipes`, { data: leekSoup })
    const { ID } = (await saving.json()) as { ID: string }
    const device = { proxy, page, recipeId: ID }
    await prepare(device)
    await visit(device)
    return device
  }
}

/** Until the pages are stored: the worker is active, the copy is not locked and the recipe is in it. */
export async function visit({ proxy, page, recipeId }: Device) {
  await page.goto(`${proxy.url}/en`)
  await expect.poll(() => isStored(page, recipeId)).toBe(true)
}

const isStored = (page: Page, recipeId: string) =>
  page.evaluate(async (id) => {
    const registration = await navigator.serviceWorker.getRegistration()
    const database = (await indexedDB.databases()).find((each) => !each.name?.includes('household'))
    const isOpen = /"isLocked":false/.test(localStorage.getItem('offline_member') ?? '')
    if (!registration?.active || !database?.name || !isOpen) return false
    const { name } = database
    return new Promise<boolean>((resolve) => {
      const opening = indexedDB.open(name)
      opening.addEventListener('success', () => {
        const { result } = opening
        if (!result.objectStoreNames.contains('recipes')) return resolve(false)
        const reading = result.transaction(['recipes']).objectStore('recipes').get(id)
        reading.addEventListener('success', () => {
          result.close()
          resolve(reading.result !== undefined)
        })
      })
    })
  }, recipeId)
