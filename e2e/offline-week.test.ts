import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { formatClock } from '#shared/sync/clock.ts'
import type { FieldValue } from '#shared/sync/merge.ts'
import { violationsOn } from './axe-violations.ts'
import { closeBrowser } from './browser.ts'
import { choose, reach } from './keyboard.ts'
import { openDevice, phone, title, type Device } from './offline-device.ts'
import { overflowsOn } from './overflow.ts'
import { texts } from './texts.ts'

afterAll(closeBrowser)

const { offline, plan, recipeView, shoppingList } = texts.en
const pollOptions = { timeout: 20_000, interval: 50 }

interface Row {
  id: string
  table: string
  values: Record<string, FieldValue>
}

const household = (page: Page, url: string) => page.request.get(`${url}/api/household/changes`)

const rowsOf = async ({ page, proxy }: Device, table: string) => {
  const { rows } = (await (await household(page, proxy.url)).json()) as { rows: Row[] }
  return rows.filter((row) => row.table === table)
}

/** The recipe for tonight and two lines, from another device of the household. */
async function fillWeek({ page, proxy, recipeId }: Device) {
  let counter = 0
  const row = (table: string, fields: Record<string, FieldValue>) => {
    const id = randomUUID()
    return Object.entries(fields).map(([field, value]) => {
      counter += 1
      const clock = formatClock({ ms: Date.now(), counter, device: 'other001' })
      return { id: randomUUID(), table, row: id, field, value, clock }
    })
  }
  const today = await page.evaluate(() => new Intl.DateTimeFormat('sv-SE').format(new Date()))
  const operations = [
    ...row('plan_entries', { meal: 'dinner', day: today, recipeId, title, servings: 4 }),
    ...['leeks', 'milk'].flatMap((item) => row('list_items', { item, language: 'en' })),
  ]
  const sent = await page.request.post(`${proxy.url}/api/household/changes`, {
    data: { operations },
    headers: { origin: proxy.url },
  })
  expect(sent.status()).toBe(200)
}

/** What the device has stored of the household, as JSON. */
const stored = (page: Page, part: 'snapshot' | 'operations') =>
  page.evaluate(async (store) => {
    const name = (await indexedDB.databases()).find((each) => each.name?.includes('household'))?.name
    if (!name) return '[]'
    return new Promise<string>((resolve) => {
      const opening = indexedDB.open(name)
      opening.addEventListener('success', () => {
        const { result } = opening
        const reading = result.transaction(store).objectStore(store).getAll()
        reading.addEventListener('success', () => {
          result.close()
          resolve(JSON.stringify(reading.result))
        })
      })
    })
  }, part)

/** Until a visit of the home page has stored the rows. */
async function visitHome({ page, proxy }: Device) {
  await page.goto(`${proxy.url}/en`)
  await expect.poll(() => stored(page, 'snapshot'), pollOptions).toContain('"milk"')
}

const looksRight = async (page: Page, where: string) => {
  expect(await violationsOn(page, where)).toEqual([])
  expect(await overflowsOn(page, where)).toEqual([])
}

test.each([
  ['a phone', phone],
  ['a desk', {}],
])(
  'plan, list and cooking open without a connection after a visit of the home page, on %s',
  async (name, options) => {
    const device = await openDevice(options)
    const { page, proxy } = device
    await fillWeek(device)
    await visitHome(device)
    proxy.isCut = true

    await page.goto(`${proxy.url}/en/my/plan`)
    await page.getByText('Offline, as of').waitFor()
    const tray = page.getByRole('region', { name: plan.tray })
    await page.getByRole('button', { name: title, exact: true }).waitFor()
    await looksRight(page, `a plan without a connection on ${name}`)
    // By keyboard alone: to the dishes without a day.
    await choose(page, plan.actions.replace('{{title}}', title), plan.moveTo)
    const target = page.getByRole('dialog').getByRole('button', { name: plan.tray })
    await target.waitFor()
    await reach(page, target)
    await page.keyboard.press('Enter')
    await tray.getByText(title).waitFor()

    await page.goto(`${proxy.url}/en/my/list`)
    const milk = page.getByRole('checkbox', { name: /^Milk/ })
    await milk.waitFor()
    await looksRight(page, `a list without a connection on ${name}`)
    await reach(page, milk)
    await page.keyboard.press('Space')
    await expect.poll(() => stored(page, 'operations'), pollOptions).toContain('tickedAt')
    await page.reload()
    await milk.waitFor()
    expect(await milk.isChecked()).toBe(true)

    // From the plan to the stove.
    await page.goto(`${proxy.url}/en/my/plan`)
    await tray.getByRole('button', { name: title, exact: true }).click()
    await page.getByRole('button', { name: recipeView.cook }).click()
    const cookMode = page.getByRole('dialog', { name: `${recipeView.cook}, ${title}` })
    await cookMode.getByRole('button', { name: recipeView.nextStep }).click()
    await cookMode.getByText('Simmer them in the stock').waitFor()
    await looksRight(page, `cooking without a connection on ${name}`)
    await cookMode.getByRole('button', { name: 'Close' }).click()

    proxy.isCut = false
    await page.goto(`${proxy.url}/en/my/list`)
    await expect
      .poll(async () => {
        const items = await rowsOf(device, 'list_items')
        const entries = await rowsOf(device, 'plan_entries')
        const ticked = items.filter(({ values }) => values.tickedAt !== null)
        return [
          items.length,
          ticked.map(({ values }) => values.item),
          entries.map(({ values }) => values.day),
        ]
      }, pollOptions)
      .toEqual([2, ['milk'], [null]])
    expect(await page.getByText(shoppingList.empty).count()).toBe(0)
    expect(await page.getByText(offline.pageTitle).count()).toBe(0)
  },
  60_000,
)
