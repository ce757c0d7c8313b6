import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openAdmin } from './accounts.ts'
import { violationsOn } from './axe-violations.ts'
import { closeBrowser, openPage } from './browser.ts'
import { launchProfile } from './chromium.ts'
import { openProxy, type LossyProxy } from './lossy-proxy.ts'
import { overflowsOn } from './overflow.ts'
import { sharedServer, startedDataDir, startServer } from './server.ts'
import { texts } from './texts.ts'

afterAll(closeBrowser)
const shared = sharedServer()

const { offline, recipeView } = texts.en
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
const title = 'Leek soup'

interface Device {
  proxy: LossyProxy
  page: Page
  recipeId: string
}

/** A member's device with a recipe, behind a connection that can be cut; it has been visited once. */
async function openDevice(options: BrowserContextOptions = {}): Promise<Device> {
  const { proxy, serverPort } = await openProxy()
  const server = await startServer(await startedDataDir(), {
    PUBLIC_URL: proxy.url,
    PORT: String(serverPort),
  })
  const { page } = await openAdmin(server, options)
  const saving = await page.request.post(`${proxy.url}/api/recipes`, {
    data: {
      title,
      content: `Serves 4\n\nIngredients\n- 2 leeks\n- 1 l stock\n\nInstructions\n1. Slice the leeks.\n2. Simmer them in the stock for 20 minutes.`,
    },
  })
  const { ID } = (await saving.json()) as { ID: string }
  const device = { proxy, page, recipeId: ID }
  await visit(device)
  return device
}

/** Until the pages are stored: the worker is active and the recipe is in the member's database. */
async function visit({ proxy, page, recipeId }: Device) {
  await page.goto(`${proxy.url}/en`)
  await expect.poll(() => isStored(page, recipeId), { timeout: 20_000 }).toBe(true)
}

const isStored = (page: Page, recipeId: string) =>
  page.evaluate(async (id) => {
    const registration = await navigator.serviceWorker.getRegistration()
    const [database] = await indexedDB.databases()
    if (!registration?.active || !database?.name) return false
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

test('the browser finds nothing that forbids installing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'convive-profile-'))
  const context = await launchProfile(folder)
  onTestFinished(async () => {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  for (const language of ['en', 'fr', 'es', 'de']) {
    await page.goto(`${shared().url}/${language}`)
    const manifest = await devtools.send('Page.getAppManifest')
    expect(manifest.errors, language).toEqual([])
    expect(manifest.url).toBe(`${shared().url}/manifest.${language}.webmanifest`)
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    expect(installabilityErrors, language).toEqual([])
  }
})

test('a visitor gets no worker and no stored pages', async () => {
  const { page } = await openPage()
  await page.goto(`${shared().url}/en`)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
  const found = await page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    databases: (await indexedDB.databases()).length,
    caches: await caches.keys(),
  }))
  expect(found).toEqual({ workers: 0, databases: 0, caches: [] })
})

test.each([
  ['a phone', phone],
  ['a desk', {}],
])(
  'after one visit the binder, a recipe and cook mode open without a connection on %s',
  async (name, options) => {
    const device = await openDevice(options)
    const { proxy, page } = device
    proxy.isCut = true
    await page.goto(`${proxy.url}/en/my/recipes`)
    await page.getByText('Offline, as of').waitFor()
    await page.getByRole('button', { name: title, exact: true }).first().click()
    const dialog = page.getByRole('dialog', { name: title, exact: true })
    await dialog.getByText('Slice the leeks.').waitFor()
    await dialog.getByText(offline.partNeedsConnection).waitFor()
    expect(await violationsOn(page, `a stored recipe on ${name}`)).toEqual([])
    expect(await overflowsOn(page, `a stored recipe on ${name}`)).toEqual([])
    await dialog.getByRole('button', { name: recipeView.cook }).click()
    const cookMode = page.getByRole('dialog', { name: `${recipeView.cook}, ${title}` })
    await cookMode.getByRole('button', { name: recipeView.nextStep }).click()
    await cookMode.getByText('Simmer them in the stock').waitFor()

    // A page without stored data says so, and does not lead to the landing page.
    await page.goto(`${proxy.url}/en/groups`)
    await page.getByRole('heading', { level: 1, name: offline.pageTitle }).waitFor()
    expect(await violationsOn(page, `a page without stored data on ${name}`)).toEqual([])
    expect(page.url()).toBe(`${proxy.url}/en/groups`)

    // Any answer ends it.
    proxy.isCut = false
    await page.getByRole('button', { name: offline.tryAgain }).click()
    await page.getByRole('heading', { level: 1, name: offline.pageTitle }).waitFor({ state: 'detached' })
    await expect.poll(() => page.getByText('Offline, as of').count()).toBe(0)
  },
)
