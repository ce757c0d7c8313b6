import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openNewMember } from './accounts.ts'
import { violationsOn } from './axe-violations.ts'
import { overflowsOn } from './overflow.ts'
import { commonServer } from './server.ts'
import { texts } from './texts.ts'

const server = commonServer

const words = { ...texts.en.words, ...texts.en.shoppingList }
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, serviceWorkers: 'allow' } as const
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
})

/** Chooses from the menu of the list. */
async function choose(page: Page, of: string, item: string) {
  await page.getByRole('button', { name: words.listActions.replace('{{name}}', of) }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const inShop = (page: Page) => page.getByRole('dialog', { name: words.title })

const rowInShop = (page: Page, name: string) =>
  inShop(page)
    .locator('.list-tick')
    .filter({ hasText: new RegExp(`^${name}`) })

const listChip = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) })

test('two phones in the shop see each other’s ticks, also after one was offline', async () => {
  const { ines, bo } = await openTwoPhones()
  await add(ines.page, '450 g mushrooms, milk, bread')
  await row(bo.page, 'Bread').waitFor()
  for (const { page } of [ines, bo]) await page.getByRole('button', { name: words.inShop }).tap()
  await looksRight(ines.page, 'in the shop')
  // Nothing else is on the screen: what can be pressed are the rows, the undo and the way out.
  expect(await ines.page.getByRole('button').count()).toBe(2)

  await rowInShop(ines.page, 'Mushrooms').tap()
  await expect.poll(() => row(bo.page, 'Mushrooms').isChecked(), pollOptions).toBe(true)
  await inShop(bo.page).getByText('2 to go').waitFor()

  await ines.context.setOffline(true)
  await rowInShop(ines.page, 'Milk').tap()
  await inShop(ines.page).getByText(texts.en.words.offline).waitFor()
  await rowInShop(bo.page, 'Bread').tap()
  await ines.context.setOffline(false)
  await inShop(ines.page).getByText(words.allDone).waitFor()
  await inShop(bo.page).getByText(words.allDone).waitFor()

  // The last own tick is taken back on both.
  await ines.page.getByRole('button', { name: 'Undo: Milk' }).tap()
  await expect.poll(() => row(bo.page, 'Milk').isChecked(), pollOptions).toBe(false)
  // A phone that has dropped the page comes back to the shop.
  await bo.page.reload()
  await inShop(bo.page).getByText('1 to go').waitFor()
  await bo.page.getByRole('button', { name: words.leaveShop }).tap()
  await bo.page.getByLabel(words.addLabel).waitFor()
})

test('lists are made, filled and archived without a connection, and the other phone has them afterwards', async () => {
  const { ines, bo } = await openTwoPhones()
  await add(ines.page, 'leeks, milk')
  await row(bo.page, 'Milk').waitFor()
  // The worker is active once it has stored what a page may load later.
  const isStored = () =>
    ines.page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active))
  await expect.poll(isStored, pollOptions).toBe(true)
  await ines.context.setOffline(true)
  await choose(ines.page, words.title, words.newList)
  await looksRight(ines.page, 'a new list')
  await ines.page.getByLabel(words.listName).fill('Saturday market')
  await ines.page.getByRole('button', { name: words.createList }).tap()
  await add(ines.page, 'radishes')
  await listChip(ines.page, words.firstList).tap()
  await ines.page.getByRole('button', { name: 'Change Leeks' }).tap()
  await ines.page.getByLabel(words.listOfLine, { exact: true }).selectOption('Saturday market')
  await looksRight(ines.page, 'a line with lists')
  await ines.page.getByRole('button', { name: words.save }).tap()
  await listChip(ines.page, 'Saturday market').filter({ hasText: '2' }).waitFor()
  await looksRight(ines.page, 'two lists')
  await ines.context.setOffline(false)

  await listChip(bo.page, 'Saturday market').filter({ hasText: '2' }).tap()
  await row(bo.page, 'Leeks').waitFor()
  await row(bo.page, 'Radishes').waitFor()
  await choose(bo.page, 'Saturday market', words.makeDefault)
  // It opens first from now on, on every phone.
  await expect
    .poll(() => listChip(ines.page, 'Saturday market').getAttribute('aria-pressed'), pollOptions)
    .toBe('false')
  await ines.page.goto(`${server().url}/en/my/list`)
  await row(ines.page, 'Radishes').waitFor()
  await choose(ines.page, 'Saturday market', words.archiveList)
  await row(bo.page, 'Milk').waitFor()
  await choose(bo.page, words.firstList, words.archivedLists)
  await looksRight(bo.page, 'archived lists')
  await bo.page.getByRole('button', { name: `${words.restoreList}: Saturday market` }).tap()
  await bo.page.keyboard.press('Escape')
  await listChip(bo.page, 'Saturday market').waitFor()
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
