import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { openAdmin, openNewMember } from './accounts.ts'
import { violationsOn } from './axe-violations.ts'
import { choose, reach } from './keyboard.ts'
import { overflowsOn } from './overflow.ts'
import { sharedServer, type TestServer } from './server.ts'
import { resize, untilQuiet } from './quiet.ts'
import { texts } from './texts.ts'

const shared = sharedServer()
const { plan, words } = texts.en
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }

const dish = (title: string, item: string) => ({
  title,
  content: `Serves 4\n\nIngredients\n- 400 g ${item}\n- 2 leeks\n\nInstructions\n1. Boil everything for 20 minutes.`,
})

async function publish(owner: Page, server: TestServer, recipe: object): Promise<string> {
  const saved = await owner.request.post(`${server.url}/api/recipes`, { data: recipe })
  const { ID } = (await saved.json()) as { ID: string }
  await owner.request.put(`${server.url}/api/recipes/${ID}/public`, { data: { is_public: true } })
  return ID
}

const looksRight = async (page: Page, where: string) => {
  expect(await violationsOn(page, where)).toEqual([])
  expect(await overflowsOn(page, where)).toEqual([])
}

const dayName = (inDays: number) =>
  new Intl.DateTimeFormat('en-CA', { weekday: 'long', day: 'numeric', month: 'long' }).format(
    new Date(Date.now() + inDays * 86_400_000),
  )

/** The days of the household's plan as the server has it. */
async function plannedDays(page: Page, server: TestServer) {
  const answer = await page.request.get(`${server.url}/api/household/changes`)
  const { rows } = (await answer.json()) as { rows: { table: string; values: { day?: string | null } }[] }
  return rows.flatMap(({ table, values }) => (table === 'plan_entries' ? [values.day] : []))
}

const openPlan = async (page: Page, server: TestServer) => {
  await page.goto(`${server.url}/en/my/plan`)
  await page.getByRole('heading', { name: plan.tray }).waitFor()
}

test('plan a recipe, take an idea, move meals by mouse, thumb and keyboard, and read the calendar', async () => {
  const server = shared()
  const { page: owner } = await openAdmin(server)
  const [lentils, { page: cook }] = await Promise.all([
    publish(owner, server, dish('Lentil stew', 'lentils')),
    openNewMember(server, 'Bo'),
    publish(owner, server, dish('Leek rice', 'rice')),
  ])

  // A recipe is planned from its own page.
  await cook.goto(`${server.url}/en/discover?recipe=${lentils}`)
  await cook.getByRole('button', { name: plan.planIt, exact: true }).click()
  await cook.getByRole('button', { name: new RegExp(dayName(0)) }).click()
  await cook.getByRole('link', { name: plan.openPlan }).click()
  const today = cook.getByRole('region', { name: new RegExp(dayName(0)) })
  await today.getByRole('button', { name: 'Lentil stew', exact: true }).waitFor()
  await looksRight(cook, 'the week plan')

  // An idea for another day: today's dish does not come again.
  await today.getByRole('button', { name: new RegExp(plan.anotherIdea) }).click()
  // On a desk it has more room below the days.
  const idea = cook.getByRole('group', { name: /^An idea for/ })
  await idea.getByText('Leek rice').waitFor()
  await looksRight(cook, 'an idea')
  await idea.getByRole('button', { name: plan.takeIt }).click()
  await today.getByRole('button', { name: plan.actions.replace('{{title}}', 'Leek rice') }).waitFor()

  // With the mouse to the tray, with the keyboard back to a day. Nothing moves by then: a press is where
  // the meal was measured.
  await idea.waitFor({ state: 'detached' })
  await untilQuiet(cook)
  const tray = cook.getByRole('region', { name: plan.tray })
  // Both are in view: a page that is scrolled meanwhile drags nothing.
  await resize(cook, { width: 1280, height: 1200 })
  await today.getByRole('listitem').filter({ hasText: 'Leek rice' }).dragTo(tray)
  await tray.getByText('Leek rice').waitFor()
  await choose(cook, plan.actions.replace('{{title}}', 'Leek rice'), plan.moveTo)
  const tomorrow = cook.getByRole('dialog').getByRole('button', { name: dayName(1) })
  await tomorrow.waitFor()
  await looksRight(cook, 'moving a meal')
  await reach(cook, tomorrow)
  await cook.keyboard.press('Enter')
  await tray.getByText('Leek rice').waitFor({ state: 'detached' })

  // Its ingredients go to the shopping list.
  await cook.getByRole('button', { name: /^Actions for Lentil stew/ }).click()
  await cook.getByRole('menuitem', { name: plan.listLines }).click()
  await cook.getByRole('dialog').getByRole('checkbox').first().waitFor()
  await looksRight(cook, 'ingredients for the list')
  await cook.getByRole('button', { name: /^Add 2 ingredients/ }).click()
  await cook.getByText('2 ingredients are on the shopping list.').waitFor()

  // A calendar reads the plan.
  await cook.getByRole('button', { name: words.makeLink }).click()
  await cook.getByRole('button', { name: words.makeLink }).last().click()
  const link = await cook.getByLabel(plan.link, { exact: true }).inputValue()
  await looksRight(cook, 'a calendar link')
  const calendar = async () => (await fetch(link)).text()
  // The device may still be sending what was moved.
  await expect.poll(calendar).toContain('SUMMARY:Leek rice')
  expect(await calendar()).toContain('SUMMARY:Lentil stew')
})

test('on a phone a meal is added, moved and removed with a thumb, and stays after a reload', async () => {
  const server = shared()
  const { page } = await openNewMember(server, 'Bo', phone)
  await openPlan(page, server)
  await looksRight(page, 'an empty plan')
  await page.getByRole('button', { name: plan.addToTray }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(plan.what, { exact: true }).fill('Pizza out')
  await looksRight(page, 'a new meal')
  await dialog.getByRole('button', { name: words.save }).click()
  const actions = page.getByRole('button', { name: /^Actions for Pizza out/ })
  await actions.click()
  await page.getByRole('menuitem', { name: plan.moveTo }).click()
  await page.getByRole('button', { name: new RegExp(dayName(0)) }).click()
  const today = page.getByRole('region', { name: new RegExp(dayName(0)) })
  await today.getByText('Pizza out').waitFor()
  // The device sends what it changed.
  await expect.poll(() => plannedDays(page, server)).toEqual([expect.any(String)])
  await page.reload()
  await today.getByText('Pizza out').waitFor()
  await looksRight(page, 'a plan on a phone')
  await actions.click()
  await page.getByRole('menuitem', { name: words.remove }).click()
  await today.getByText(plan.nothing).waitFor()
  expect(await actions.count()).toBe(0)
})
