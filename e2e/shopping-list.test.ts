import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openNewMember } from './accounts.ts'
import { violationsOn } from './axe-violations.ts'
import { overflowsOn } from './overflow.ts'
import { sharedServer } from './server.ts'
import { texts } from './texts.ts'

const server = sharedServer()

const words = texts.en.shoppingList
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
const pollOptions = { interval: 50 }

const looksRight = async (page: Page, where: string) => {
  expect(await violationsOn(page, where)).toEqual([])
  expect(await overflowsOn(page, where)).toEqual([])
}

async function add(page: Page, text: string) {
  await page.getByLabel(words.addLabel).fill(text)
  await page.getByRole('button', { name: words.add, exact: true }).click()
}

const itemsOn = (page: Page) =>
  page
    .locator('.list-tick')
    .evaluateAll((labels) =>
      labels
        .map((label) => `${label.querySelector('input')?.checked ? 'x' : '-'} ${label.textContent}`)
        .toSorted(),
    )

const row = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
const tick = (page: Page, name: string) => row(page, name).press(' ')

/** Two members of one household, each on a phone with the list open. */
async function openTwoPhones() {
  const { url } = server()
  const ines = await openNewMember(server(), 'Ines', phone)
  const bo = await openNewMember(server(), 'Bo', phone)
  const invited = await ines.page.request.post(`${url}/api/household/invites`, { data: {} })
  const { token } = (await invited.json()) as { token: string }
  await bo.page.request.post(`${url}/api/household/join`, { data: { token, bring: 'nothing' } })
  for (const { page } of [ines, bo]) {
    await page.goto(`${url}/en/my/list`)
    await page.getByText(words.empty).waitFor()
  }
  return { url, ines, bo }
}

test('two phones of a household come to the same list, also after each was offline for ten edits', async () => {
  const { ines, bo } = await openTwoPhones()
  await looksRight(ines.page, 'empty list')
  await add(ines.page, '2 onions, milk, bread')
  await row(bo.page, 'Bread').waitFor()
  await tick(bo.page, 'Milk')
  await expect.poll(() => row(ines.page, 'Milk').isChecked(), pollOptions).toBe(true)

  await Promise.all([ines.context.setOffline(true), bo.context.setOffline(true)])
  for (const item of ['6 eggs', '200 g onions', 'rice', 'tea', 'soap', 'apples']) await add(ines.page, item)
  await tick(ines.page, 'Bread')
  for (const item of ['Eggs', 'Tea', 'Soap']) await tick(ines.page, item)
  await ines.page.getByText(/wait to be sent|will be sent later/).waitFor()
  for (const item of ['3 eggs', 'lemons', 'butter', 'salt', 'pasta']) await add(bo.page, item)
  for (const item of ['Onions', 'Lemons', 'Butter', 'Salt']) await tick(bo.page, item)
  await tick(bo.page, 'Bread')
  await Promise.all([bo.context.setOffline(false), ines.context.setOffline(false)])

  const names = /^[-x] (Onions|Eggs|Bread|Milk|Rice|Tea|Soap|Apples|Lemons|Butter|Salt|Pasta)/
  await expect
    .poll(async () => {
      const [first, second] = await Promise.all([itemsOn(ines.page), itemsOn(bo.page)])
      return first.join('\n') === second.join('\n') && first.length >= 12 ? first : []
    }, pollOptions)
    .toEqual(expect.arrayContaining([expect.stringMatching(/^- Eggs3/), expect.stringMatching(/^x Eggs6/)]))
  const items = await itemsOn(bo.page)
  expect(items.every((item) => names.test(item))).toBe(true)
  await looksRight(bo.page, 'full list')
  await bo.page.getByRole('button', { name: words.inShop }).click()
  await looksRight(bo.page, 'in the shop')
})

test('a page that is killed while it sends loses nothing and adds nothing twice', async () => {
  const { url, ines, bo } = await openTwoPhones()
  const arrived = Promise.withResolvers<void>()
  // The request reaches the server, and its answer never comes back.
  await ines.page.route('**/api/household/changes', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    arrived.resolve()
  })
  await add(ines.page, '3 lemons, 2 limes')
  await arrived.promise
  await ines.page.unrouteAll({ behavior: 'ignoreErrors' })
  await ines.page.goto(`${url}/en/my/list`)
  const expected = ['- Lemons', '- Limes']
  for (const { page } of [ines, bo]) {
    await expect
      .poll(async () => (await itemsOn(page)).map((item) => item.replace(/\d.*$/, '')), pollOptions)
      .toEqual(expected)
    expect((await itemsOn(page))[0]).toMatch(/^- Lemons3/)
  }
  await expect
    .poll(
      () =>
        ines.page.evaluate(() =>
          Object.keys(localStorage).some((key) => key.startsWith('household_changes')),
        ),
      pollOptions,
    )
    .toBe(false)
})

test('a recipe is added with its lines, which show by dish', async () => {
  const { url } = server()
  const { page } = await openNewMember(server(), 'Kim', phone)
  const saved = await page.request.post(`${url}/api/recipes`, {
    data: {
      title: 'Leek soup',
      dish_type: 'Starters',
      content:
        'Serves 4\n\nIngredients\n- 2 leeks\n- 1 l vegetable stock\n\nInstructions\n1. Slice the leeks.\n2. Simmer the leeks in the stock for 20 minutes.',
    },
  })
  const { ID } = (await saved.json()) as { ID: string }
  await page.goto(`${url}/en/my/recipes?recipe=${ID}`)
  await page.getByRole('button', { name: words.addToList, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: words.addToList })
  await dialog.getByText('vegetable stock').waitFor()
  await looksRight(page, 'adding a recipe')
  await dialog.getByRole('button', { name: 'Add 2 ingredients' }).click()
  await page.getByRole('link', { name: words.openList }).click()
  await page.getByRole('tab', { name: words.byDish }).click()
  await expect.poll(() => page.getByRole('heading', { name: 'Leek soup' }).count()).toBe(1)
  await looksRight(page, 'by dish')
  await page.getByRole('tab', { name: words.pantry }).click()
  await looksRight(page, 'pantry')
})
