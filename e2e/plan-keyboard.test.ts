import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openNewMember } from './accounts.ts'
import { violationsOn } from './axe-violations.ts'
import { firstOf } from './both-sizes.ts'
import { choose, press, reach, typeInto } from './keyboard.ts'
import { overflowsOn } from './overflow.ts'
import { resize } from './quiet.ts'
import { commonServer } from './server.ts'
import { texts } from './texts.ts'

const server = commonServer

const { plan, recipeView, words } = texts.en
const desk = { viewport: { width: 1280, height: 860 } }
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
const phones = [{ width: 390, height: 844 }, phone.viewport]

const dayName = (inDays: number) =>
  new Intl.DateTimeFormat('en-CA', { weekday: 'long', day: 'numeric', month: 'long' }).format(
    new Date(Date.now() + inDays * 86_400_000),
  )
const onDay = (page: Page, inDays: number) =>
  page.getByRole('region', { name: new RegExp(`^${dayName(inDays)}`) })
const actionsOf = (title: string) => plan.actions.replace('{{title}}', title)

async function openPlanOf(page: Page, eaters: readonly string[]) {
  for (const name of eaters) {
    await page.request.post(`${server().url}/api/household/eaters`, { data: { id: randomUUID(), name } })
  }
  await page.goto(`${server().url}/en/my/plan`)
  await page.getByRole('heading', { name: plan.tray }).waitFor()
}

const looksRight = async (page: Page, where: string) => {
  expect(await violationsOn(page, where)).toEqual([])
  expect(await overflowsOn(page, where)).toEqual([])
}

/** Whether a press in the middle of an element reaches it: nothing covers it. */
const isOnTop = (target: Locator) =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const [left, top] = [x + width / 2, y + height / 2]
    return top < innerHeight && element.contains(document.elementFromPoint(left, top))
  })

test.each(
  firstOf([
    { device: 'desk', options: desk },
    { device: 'phone', options: phone },
  ]),
)('the plan by keyboard alone: add, move, change who eats, remove, undo, on a $device', async (each) => {
  const { page } = await openNewMember(server(), 'Kit', each.options)
  await openPlanOf(page, ['Léa', 'Tom'])

  await press(page, plan.addTo.replace('{{day}}', dayName(0)))
  const dialog = page.getByRole('dialog')
  await typeInto(page, plan.what, 'Pizza out')
  await reach(page, dialog.getByRole('button', { name: 'Léa' }))
  await page.keyboard.press('Space')
  await looksRight(page, 'a new meal')
  await press(page, words.save)
  await onDay(page, 0).getByText('For Léa').waitFor()

  await choose(page, actionsOf('Pizza out'), plan.moveTo)
  await reach(page, dialog.getByRole('button', { name: new RegExp(`^${dayName(1)}`) }))
  await page.keyboard.press('Enter')
  await onDay(page, 0).getByText('Pizza out').waitFor({ state: 'detached' })
  await page
    .getByRole('status')
    .getByText(/“Pizza out” is now on/)
    .waitFor()

  await choose(page, actionsOf('Pizza out'), words.edit)
  await reach(page, dialog.getByRole('button', { name: 'Tom' }))
  await page.keyboard.press('Space')
  await press(page, words.save)
  await page.getByText('For Léa and Tom').waitFor()

  await choose(page, actionsOf('Pizza out'), words.remove)
  const undo = page.getByRole('button', { name: words.undo })
  await undo.waitFor()
  expect(await page.getByText('For Léa and Tom').count()).toBe(0)
  await expect.poll(() => undo.evaluate((element) => element === document.activeElement)).toBe(true)
  await looksRight(page, 'a meal that was removed')
  await page.keyboard.press('Enter')
  await page.getByText('For Léa and Tom').waitFor()
  const actions = page.getByRole('button', { name: actionsOf('Pizza out') })
  await expect.poll(() => actions.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a planned dish is cooked with one tap, and undo is never covered on any phone', async () => {
  const { page } = await openNewMember(server(), 'Pat', phone)
  const content =
    'Serves 4\n\nIngredients\n- 400 g rice\n- 2 leeks\n\nInstructions\n1. Boil the rice with the leeks for 20 minutes.\n2. Serve the rice.'
  const saved = await page.request.post(`${server().url}/api/recipes`, {
    data: { title: 'Leek rice', content },
  })
  const { ID } = (await saved.json()) as { ID: string }
  await openPlanOf(page, ['Léa', 'Tom'])
  await page.goto(`${server().url}/en/discover?recipe=${ID}`)
  await page.getByRole('button', { name: plan.planIt, exact: true }).click()
  await page.getByRole('button', { name: new RegExp(dayName(0)) }).click()
  await page.getByRole('link', { name: plan.openPlan }).click()

  await page.getByRole('button', { name: plan.cookTitle.replace('{{title}}', 'Leek rice') }).click()
  const cookMode = page.getByRole('dialog', { name: /^Cook mode, Leek rice/ })
  // Two people eat: half of the recipe.
  await cookMode.getByText('200 g rice').waitFor()
  await cookMode.getByRole('button', { name: recipeView.nextStep }).click()
  await looksRight(page, 'cook mode')
  await cookMode.getByRole('button', { name: 'Close' }).click()
  // Closing goes back in the history; going back once more before it has would be the same step.
  await cookMode.waitFor({ state: 'hidden' })
  await page.getByRole('dialog', { name: 'Leek rice', exact: true }).waitFor()
  await page.goBack()

  // Above the kitchen bar and the phone bar, and clear of the notice about cookies.
  await page.getByRole('region', { name: texts.en.kitchenBar.kitchen }).waitFor()
  const remove = async () => {
    await page.getByRole('button', { name: actionsOf('Leek rice') }).click()
    await page.getByRole('menuitem', { name: words.remove }).click()
  }
  const undo = page.getByRole('button', { name: words.undo })
  const agree = page.getByRole('button', { name: 'I agree' })
  await remove()
  await undo.waitFor()
  for (const viewport of phones) {
    await resize(page, viewport)
    expect([await isOnTop(undo), await isOnTop(agree)]).toEqual([true, true])
  }
  await undo.click()
  await page.getByRole('button', { name: actionsOf('Leek rice') }).waitFor()
  await agree.click()
  await remove()
  await undo.waitFor()
  const bars = page.locator('.bottom-bars')
  for (const viewport of phones) {
    await resize(page, viewport)
    const [above, below] = [await undo.boundingBox(), await bars.boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
    expect(await isOnTop(undo)).toBe(true)
    await looksRight(page, `a dish that was removed at ${viewport.width} px`)
  }
})
