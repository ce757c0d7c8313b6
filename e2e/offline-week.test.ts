import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays } from '#shared/days.ts'
import { formatClock } from '#shared/sync/clock.ts'
import { violationsOn } from './axe-violations.ts'
import { firstOf } from './both-sizes.ts'
import { choose, reach } from './keyboard.ts'
import { overflowsOn } from './overflow.ts'
import { leekSoup, sharedConnection, type Device } from './stored-device.ts'
import { texts } from './texts.ts'

const { offline, plan, recipeView, words } = texts.en
const { title } = leekSoup
const openDevice = sharedConnection()
const phone = { viewport: { width: 390, height: 780 }, hasTouch: true }
const pollOptions = { interval: 100 }

const today = new Date().toISOString().slice(0, 10)
const tomorrow = addDays(today, 1)
const dayName = (day: string) =>
  new Intl.DateTimeFormat('en-CA', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(day))

interface Row {
  table: string
  values: Record<string, unknown>
}

async function rowsOn({ proxy, page }: Device, table: string): Promise<Record<string, unknown>[]> {
  const answer = await page.request.get(`${proxy.url}/api/household/changes`)
  const { rows } = (await answer.json()) as { rows: Row[] }
  return rows.filter((row) => row.table === table).map(({ values }) => values)
}

/** The plan and the list of the household, made before the device is visited. */
async function planWeek({ proxy, page, recipeId }: Device) {
  const rows = [
    ['plan_entries', { day: today, meal: 'dinner', position: 1, recipeId, title }],
    ['list_items', { item: 'milk', language: 'en' }],
    ['list_items', { item: 'bread', language: 'en' }],
  ] as const
  const clock = formatClock({ ms: Date.now(), counter: 0, device: 'kitchen01' })
  const operations = rows.flatMap(([table, fields]) => {
    const row = crypto.randomUUID()
    return Object.entries(fields).map(([field, value]) => ({
      id: crypto.randomUUID(),
      clock,
      table,
      row,
      field,
      value,
    }))
  })
  const saved = await page.request.post(`${proxy.url}/api/household/changes`, { data: { operations } })
  expect(saved.ok()).toBe(true)
}

const looksRight = async (page: Page, where: string) => {
  expect(await violationsOn(page, where)).toEqual([])
  expect(await overflowsOn(page, where)).toEqual([])
}

const line = (page: Page, item: string) => page.getByRole('checkbox', { name: new RegExp(`^${item}`) })
const dayOf = (page: Page, day: string) => page.getByRole('region', { name: new RegExp(dayName(day)) })
const actions = plan.actions.replace('{{title}}', title)

/** Without a mouse or a finger. */
const byKeyboard = {
  tick: async (page: Page, item: Locator) => {
    await reach(page, item)
    await page.keyboard.press('Space')
  },
  move: async (page: Page, day: string) => {
    await choose(page, actions, plan.moveTo)
    await reach(page, page.getByRole('dialog').getByRole('button', { name: dayName(day) }))
    await page.keyboard.press('Enter')
  },
}

const byTap = {
  tick: async (_: Page, item: Locator) => item.locator('xpath=ancestor::label').click(),
  move: async (page: Page, day: string) => {
    await page.getByRole('button', { name: actions }).click()
    await page.getByRole('menuitem', { name: plan.moveTo }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: dayName(day) })
      .click()
  },
}

test.each(
  firstOf([
    ['a phone', phone, byTap],
    ['a desk with the keyboard alone', { colorScheme: 'dark' }, byKeyboard],
  ] as const),
)(
  'after one visit to the home page everything opens without a network, and changes arrive once, on %s',
  async (name, options, { tick, move }) => {
    const device = await openDevice(options, planWeek)
    const { proxy, page, recipeId } = device
    await page.context().setOffline(true)

    await page.goto(`${proxy.url}/en/my/recipes`)
    await page.getByText('Offline, as of').waitFor()
    await page.getByRole('button', { name: title, exact: true }).first().waitFor()
    await looksRight(page, `the binder on ${name}`)

    await page.goto(`${proxy.url}/en/my/recipes?recipe=${recipeId}`)
    const dialog = page.getByRole('dialog', { name: title, exact: true })
    await dialog.getByText('Slice the leeks.').waitFor()
    await dialog.getByRole('button', { name: recipeView.cook }).click()
    const cookMode = page.getByRole('dialog', { name: `${recipeView.cook}, ${title}` })
    await cookMode.getByRole('button', { name: recipeView.nextStep }).click()
    await cookMode.getByText('Simmer them in the stock').waitFor()
    await cookMode.getByRole('button', { name: /^20 minutes/ }).click()
    await cookMode.getByRole('timer').waitFor()
    await looksRight(page, `cook mode on ${name}`)
    await page.reload()
    await cookMode.getByRole('paragraph').filter({ hasText: 'Simmer them in the stock' }).waitFor()
    await cookMode.getByRole('timer').waitFor()

    await page.goto(`${proxy.url}/en/my/plan`)
    await dayOf(page, today).getByText(title).first().waitFor()
    await looksRight(page, `the plan on ${name}`)
    await dayOf(page, today).getByRole('button', { name: title, exact: true }).click()
    await dialog.getByText('Slice the leeks.').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await move(page, tomorrow)
    await dayOf(page, tomorrow).getByText(title).first().waitFor()
    // It is shown at once, and counted when it is stored.
    await page.getByText(offline.waiting_one.replace('{{count}}', '1')).waitFor()

    await page.goto(`${proxy.url}/en/my/list`)
    await line(page, 'Bread').waitFor()
    await tick(page, line(page, 'Milk'))
    await expect.poll(() => line(page, 'Milk').isChecked(), pollOptions).toBe(true)
    await looksRight(page, `the list on ${name}`)

    // Both are still there after a reload.
    await page.reload()
    await expect.poll(() => line(page, 'Milk').isChecked(), pollOptions).toBe(true)
    expect(await line(page, 'Bread').isChecked()).toBe(false)
    await page.goto(`${proxy.url}/en/my/plan`)
    await dayOf(page, tomorrow).getByText(title).first().waitFor()
    expect(await dayOf(page, today).getByText(title).count()).toBe(0)

    await page.context().setOffline(false)
    await expect
      .poll(async () => (await rowsOn(device, 'plan_entries')).map(({ day }) => day), pollOptions)
      .toEqual([tomorrow])
    await expect
      .poll(
        async () =>
          (await rowsOn(device, 'list_items'))
            .map(({ item, tickedAt }) => [item, Boolean(tickedAt)])
            .toSorted(),
        pollOptions,
      )
      .toEqual([
        ['bread', false],
        ['milk', true],
      ])
    await expect.poll(() => page.getByText(words.offline).count(), pollOptions).toBe(0)
    await expect.poll(() => page.getByText('sent').count(), pollOptions).toBe(0)
  },
)
