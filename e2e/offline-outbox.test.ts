import { expect, test } from 'vitest'
import { violationsOn } from './axe-violations.ts'
import { overflowsOn } from './overflow.ts'
import { leekSoup, sharedConnection, type Device } from './stored-device.ts'
import { texts } from './texts.ts'

const { cookingLog, offline, shoppingList, words } = texts.en
const { title } = leekSoup
const openDevice = sharedConnection()
const phone = { viewport: { width: 390, height: 780 }, hasTouch: true }
const pollOptions = { interval: 100 }

interface Entry {
  id: string
  note: string | null
}

const diaryOf = async ({ proxy, page }: Device) =>
  (await (await page.request.get(`${proxy.url}/api/cooked/my`)).json()) as Entry[]

const fill = (text: string, name: string) => text.replace('{{title}}', name)

test('changes of the diary wait, and what the server refuses is shown until it is discarded', async () => {
  const ids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()] as const
  const device = await openDevice(phone, async ({ proxy, page, recipeId }) => {
    for (const [index, id] of ids.entries())
      await page.request.post(`${proxy.url}/api/recipes/${recipeId}/cooked`, {
        data: { id, note: `Entry ${index + 1}` },
      })
  })
  const { proxy, page } = device
  await page.context().setOffline(true)
  await page.goto(`${proxy.url}/en/my/list`)
  await page.getByLabel(shoppingList.addLabel).fill('lemons')
  await page.getByRole('button', { name: words.add, exact: true }).click()
  await page.getByRole('checkbox', { name: /^Lemons/ }).waitFor()

  await page.goto(`${proxy.url}/en/my/cooked`)
  const entry = (index: number) => page.getByRole('listitem').filter({ hasText: `Entry ${index}` })
  await entry(3).waitFor()
  expect(await violationsOn(page, 'the diary')).toEqual([])
  expect(await overflowsOn(page, 'the diary')).toEqual([])
  for (const [index, note] of [
    [1, 'Longer'],
    [2, 'Shorter'],
  ] as const) {
    await entry(index)
      .getByRole('button', { name: fill(words.editTitled, title) })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(cookingLog.note, { exact: true }).fill(note)
    await dialog.getByRole('button', { name: words.save }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await entry(3)
    .getByRole('button', { name: fill(words.deleteTitled, title) })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.delete }).click()
  await entry(3).waitFor({ state: 'detached' })
  // The page shows a change before it is stored; the note counts what is.
  await page.getByText('4 changes will be sent later').waitFor()
  await page.reload()
  await page.getByText('Longer').waitFor()
  expect(await page.getByText(/^(?:Entry \d)$/).count()).toBe(0)

  // Meanwhile the second entry goes on another device, and the member leaves the household.
  await page.request.delete(`${proxy.url}/api/cooked/${ids[1]}`)
  expect((await page.request.post(`${proxy.url}/api/household/leave`, { data: {} })).ok()).toBe(true)
  await page.context().setOffline(false)
  await expect
    .poll(async () => (await diaryOf(device)).map(({ note }) => note), pollOptions)
    .toEqual(['Longer'])
  const panel = page.getByRole('alert').filter({ hasText: '2 changes were not saved' })
  await panel.getByText(fill(offline.refused.cookedEdit, title)).waitFor()
  await panel.getByText('Shorter').waitFor()
  await panel.getByText(fill(offline.refused.list, 'lemons')).waitFor()
  await panel.getByText(offline.why.gone).first().waitFor()
  expect(await violationsOn(page, 'refused changes')).toEqual([])
  expect(await overflowsOn(page, 'refused changes')).toEqual([])

  await page.reload()
  await panel.getByRole('button', { name: fill(offline.dismissOf, 'lemons') }).click()
  await page.getByText('1 change was not saved').waitFor()
  await page.getByRole('button', { name: fill(offline.dismissOf, title) }).click()
  await page.getByText('not saved').waitFor({ state: 'detached' })
})
