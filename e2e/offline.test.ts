import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { languages } from '#shared/constants/languages.ts'
import { formatClock } from '#shared/sync/clock.ts'
import { openNewMember } from './accounts.ts'
import { logIn } from './actions.ts'
import { violationsOn } from './axe-violations.ts'
import { faultsOn, firstOf, phone } from './both-sizes.ts'
import { openPage } from './browser.ts'
import { launchProfile } from './chromium.ts'
import { untilQuiet } from './quiet.ts'
import { commonServer } from './server.ts'
import { leekSoup, sharedConnection, visit } from './stored-device.ts'
import { texts } from './texts.ts'

const shared = commonServer
const openDevice = sharedConnection()

const { offline, recipeView, words, ui } = texts.en
const title = leekSoup.title

test('the browser finds nothing that forbids installing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'convive-profile-'))
  const context = await launchProfile(folder)
  onTestFinished(async () => {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  for (const language of firstOf(languages)) {
    await page.goto(`${shared().url}/${language}`)
    const manifest = await devtools.send('Page.getAppManifest')
    expect(manifest.errors, language).toEqual([])
    expect(manifest.url).toBe(`${shared().url}/manifest.${language}.webmanifest`)
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    expect(installabilityErrors, language).toEqual([])
  }
})

test('a visitor gets no worker and no stored pages', async () => {
  const { page } = await openPage({ serviceWorkers: 'allow' })
  await page.goto(`${shared().url}/en`)
  await untilQuiet(page)
  await page.waitForTimeout(1500)
  const found = await page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    databases: (await indexedDB.databases()).length,
    caches: await caches.keys(),
  }))
  expect(found).toEqual({ workers: 0, databases: 0, caches: [] })
})

test('after one visit the binder, a collection, a recipe and its page open without a connection', async () => {
  const collection = crypto.randomUUID()
  const device = await openDevice(phone, async ({ proxy: { url }, page: { request }, recipeId }) => {
    await request.post(`${url}/api/collections`, { data: { id: collection, title: 'For the boat' } })
    const added = await request.put(`${url}/api/collections/${collection}/recipes/${recipeId}`, {
      data: {},
    })
    expect(added.ok()).toBe(true)
  })
  const { proxy, page } = device
  const { UUID } = (await (await page.request.get(`${proxy.url}/api/recipes/${device.recipeId}`)).json()) as {
    UUID: string
  }
  const address = `${proxy.url}/recipes/${UUID}`
  proxy.isCut = true
  await page.goto(`${proxy.url}/en/my/recipes`)
  await page.getByText('Offline, as of').waitFor()
  await page.getByRole('button', { name: title, exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: title, exact: true })
  await dialog.getByText('Slice the leeks.').waitFor()
  await dialog.getByText(offline.partNeedsConnection).waitFor()
  expect(await faultsOn(page, 'a stored recipe')).toEqual([])
  await dialog.getByRole('button', { name: recipeView.cook }).click()
  const cookMode = page.getByRole('dialog', { name: `${recipeView.cook}, ${title}` })
  await cookMode.getByRole('button', { name: recipeView.nextStep }).click()
  await cookMode.getByText('Simmer them in the stock').waitFor()

  await page.goto(`${proxy.url}/en/my/recipes?collection=${collection}`)
  await page.getByRole('heading', { name: 'For the boat' }).waitFor()
  await page.getByRole('button', { name: title, exact: true }).first().waitFor()

  // The page of a recipe, too, with its verbs in place.
  await page.goto(address)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  const verb = (verbName: string) => page.getByRole('button', { name: verbName, exact: true })
  await verb(recipeView.cook).waitFor()
  expect(await verb(texts.en.plan.planIt).isEnabled()).toBe(true)
  expect(await verb(texts.en.shoppingList.addToList).isEnabled()).toBe(false)
  expect(await faultsOn(page, 'the page of a stored recipe')).toEqual([])

  // A page without stored data says so, and does not lead to the landing page.
  await page.goto(`${proxy.url}/en/groups`)
  await page.getByRole('heading', { level: 1, name: offline.pageTitle }).waitFor()
  expect(await faultsOn(page, 'a page without stored data')).toEqual([])
  expect(page.url()).toBe(`${proxy.url}/en/groups`)

  // Any answer ends it.
  proxy.isCut = false
  await page.getByRole('button', { name: ui.tryAgain }).click()
  await page.getByRole('heading', { level: 1, name: offline.pageTitle }).waitFor({ state: 'detached' })
  await expect.poll(() => page.getByText('Offline, as of').count()).toBe(0)
})

const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return { active: registration?.active?.state, waiting: registration?.waiting?.state ?? null }
  })

test('a new version waits while somebody cooks, and takes over at the next start', async () => {
  const { proxy, page, recipeId } = await openDevice()
  await page.goto(`${proxy.url}/en/my/recipes`)
  await page.getByRole('button', { name: title, exact: true }).first().click()
  await page.getByRole('button', { name: recipeView.cook }).click()
  const cookMode = page.getByRole('dialog', { name: `${recipeView.cook}, ${title}` })
  await cookMode.getByRole('button', { name: recipeView.nextStep }).click()
  await cookMode.getByText('Simmer them in the stock').waitFor()
  let loads = 0
  page.on('load', () => (loads += 1))

  proxy.workerSuffix = '\n// another version'
  const other = await page.context().newPage()
  await other.goto(`${proxy.url}/en/my/recipes`)
  await expect.poll(() => workers(other)).toMatchObject({ waiting: 'installed' })
  // Another start, while the first tab cooks.
  await other.reload()
  await other.waitForTimeout(3000)
  expect(await workers(other)).toMatchObject({ waiting: 'installed' })
  expect(loads).toBe(0)
  await cookMode.getByText('Simmer them in the stock').waitFor()

  // A reload while cooking: cook mode is back late, and the version still waits.
  const isLate = Promise.withResolvers<void>()
  proxy.hold = ({ url = '' }) => (url.startsWith(`/api/recipes/${recipeId}`) ? isLate.promise : undefined)
  await other.close()
  await page.reload()
  await page.waitForTimeout(5000)
  expect(await cookMode.count()).toBe(0)
  expect(await workers(page)).toMatchObject({ waiting: 'installed' })
  isLate.resolve()
  await cookMode.getByText('Simmer them in the stock').waitFor()

  await cookMode.getByRole('button', { name: 'Close' }).click()
  await cookMode.waitFor({ state: 'detached' })
  // Closing goes back, and the history entry of cook mode is left only then.
  await page.waitForFunction(() => !(history.state as { usr?: { cooking?: string } } | null)?.usr?.cooking)
  await page.reload()
  await expect.poll(() => workers(page)).toEqual({ active: 'activated', waiting: null })
})

test('what was written without a connection arrives once, also when the answer is lost', async () => {
  const { proxy, page, recipeId } = await openDevice()
  const api = `${proxy.url}/api/recipes/${recipeId}`
  const noteOf = async () =>
    (await (await page.request.get(`${api}/saved`)).json()) as { note: { text: string } }
  await page.goto(`${proxy.url}/en/my/recipes?recipe=${recipeId}`)
  const dialog = page.getByRole('dialog', { name: title, exact: true })
  const note = dialog.getByLabel(words.note, { exact: true })
  await note.waitFor()
  proxy.isCut = true
  await note.fill('Less salt.')
  await page.getByText('1 change will be sent later.').waitFor()
  const entry = crypto.randomUUID()
  const clock = formatClock({ ms: Date.now(), counter: 0, device: 'kitchen01' })
  const operations = Object.entries({ recipeId, nextTime: 'More leeks' }).map(([field, value]) => ({
    id: crypto.randomUUID(),
    table: 'cooking_log',
    row: entry,
    field,
    value,
    clock,
  }))
  await page.evaluate(async (written) => {
    const [database] = await indexedDB.databases()
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open(database?.name ?? '')
      opening.addEventListener('success', () => {
        const transaction = opening.result.transaction('operations', 'readwrite')
        for (const operation of written) transaction.objectStore('operations').add(operation)
        transaction.addEventListener('complete', () => {
          opening.result.close()
          resolve()
        })
      })
    })
  }, operations)

  // The server stores both, but the page learns it of none; then it is closed in the middle of sending.
  proxy.loseAnswer = ({ method }) => method === 'PUT' || method === 'POST'
  proxy.isCut = false
  await page.reload()
  const isSent = (each: string) => each === 'POST /api/household/changes'
  await expect.poll(() => proxy.seen.some(isSent)).toBe(true)
  await page.getByText('change').first().waitFor()
  await page.goto('about:blank')
  proxy.loseAnswer = () => false
  await page.goto(`${proxy.url}/en/my/recipes`)
  await expect.poll(() => proxy.seen.filter(isSent).length).toBeGreaterThan(1)
  await expect.poll(() => page.getByText('sent').count()).toBe(0)
  expect((await noteOf()).note.text).toBe('Less salt.')
  const diary = (await (await page.request.get(`${proxy.url}/api/cooked/my`)).json()) as {
    id: string
    nextTime: string
  }[]
  expect(diary).toMatchObject([{ id: entry, nextTime: 'More leeks' }])
})

test('a refused session locks the pages, and a logout deletes them after a question about unsent work', async () => {
  const { proxy, page, recipeId } = await openDevice()
  const cookies = await page.context().cookies()
  const session = cookies.find(({ name, httpOnly }) => httpOnly && name !== 'device')
  await page.context().clearCookies({ name: session?.name ?? '' })
  await page.goto(`${proxy.url}/en/my/recipes`)
  await page.getByText(texts.en.recipes.signedOutText).waitFor()
  // Somebody who puts the readable cookie back does not open the copy.
  await page.context().addCookies([{ name: 'signed_in', value: '1', url: proxy.url }])
  proxy.isCut = true
  await page.goto(`${proxy.url}/en/my/recipes`)
  await page.getByText(texts.en.recipes.signedOutText).waitFor()
  proxy.isCut = false

  // The same member again.
  await page.context().addCookies(cookies)
  await visit({ proxy, page, recipeId })
  proxy.isCut = true
  await page.goto(`${proxy.url}/en/my/recipes?recipe=${recipeId}`)
  const dialog = page.getByRole('dialog', { name: title, exact: true })
  await dialog.getByLabel(words.note, { exact: true }).fill('Unsent')
  await page.getByText('1 change will be sent later.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Ada' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  const question = page.getByRole('alertdialog', { name: '1 change has not been sent yet' })
  expect(await violationsOn(page, 'the question before a logout')).toEqual([])
  await question.getByRole('button', { name: offline.logoutConfirm }).click()
  await question.waitFor({ state: 'detached' })
  await expect
    .poll(() =>
      page.evaluate(async () => ({
        databases: await indexedDB.databases(),
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        member: localStorage.getItem('offline_member'),
      })),
    )
    .toEqual({ databases: [], caches: [], workers: 0, member: null })

  // The server learns of it at the next start.
  proxy.isCut = false
  await page.goto(`${proxy.url}/en`)
  await expect.poll(async () => (await page.request.get(`${proxy.url}/auth/me`)).status()).toBe(401)
})

test('a page that another app shares opens the import, also after a login', async () => {
  const { page } = await openPage()
  const address = 'https://example.org/leek-soup'
  const query = new URLSearchParams({
    shared_title: title,
    shared_text: `Try this: ${address}`,
    shared_url: '',
  })
  const { person } = await openNewMember(shared(), 'Ada')
  await page.goto(`${shared().url}/en/my/recipes?${query}`)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, 'en', person)
  const editor = page.getByRole('dialog', { name: texts.en.recipeEditor.writeTitle })
  const field = editor.getByLabel(texts.en.recipeEditor.paste, { exact: true })
  await expect.poll(() => field.inputValue()).toBe(address)
})
