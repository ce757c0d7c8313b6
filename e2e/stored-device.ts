import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openAdmin } from './accounts.ts'
import { openProxy, type LossyProxy } from './lossy-proxy.ts'
import { startedDataDir, startServer } from './server.ts'

export const leekSoup = {
  title: 'Leek soup',
  content: `Serves 4\n\nIngredients\n- 2 leeks\n- 1 l stock\n\nInstructions\n1. Slice the leeks.\n2. Simmer them in the stock for 20 minutes.`,
}

export interface Device {
  proxy: LossyProxy
  page: Page
  recipeId: string
}

/** A member's device with a recipe, behind a connection that can be cut; it has been visited once. */
export async function openDevice(
  options: BrowserContextOptions = {},
  prepare: (device: Device) => Promise<void> = async () => undefined,
): Promise<Device> {
  const { proxy, serverPort } = await openProxy()
  const server = await startServer(await startedDataDir(), {
    PUBLIC_URL: proxy.url,
    PORT: String(serverPort),
  })
  const { page } = await openAdmin(server, options)
  const saving = await page.request.post(`${proxy.url}/api/recipes`, { data: leekSoup })
  const { ID } = (await saving.json()) as { ID: string }
  const device = { proxy, page, recipeId: ID }
  await prepare(device)
  await visit(device)
  return device
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
