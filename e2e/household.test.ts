import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openNewMember } from './accounts.ts'
import { sendMessage } from './actions.ts'
import { violationsOn } from './axe-violations.ts'
import { firstOf } from './both-sizes.ts'
import { overflowsOn } from './overflow.ts'
import { commonServer } from './server.ts'
import { texts } from './texts.ts'

const server = commonServer

const { household, words } = texts.en
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
const eatersOn = (page: Page) => page.getByRole('region', { name: household.eaters })
const membersOn = (page: Page) => page.getByRole('region', { name: words.members, exact: true })

async function openHousehold(page: Page) {
  await page.goto(`${server().url}/en/my/household`)
  await eatersOn(page).waitFor()
}

async function addEater(
  page: Page,
  { button, name, allergy }: Record<'button' | 'name' | 'allergy', string>,
) {
  await eatersOn(page).getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog', { name: button })
  await dialog.getByLabel(household.firstName).fill(name)
  await dialog.getByRole('button', { name: allergy, exact: true }).click()
  expect(await violationsOn(page, 'the page')).toEqual([])
  await dialog.getByRole('button', { name: words.save }).click()
  await eatersOn(page).getByRole('heading', { name }).waitFor()
}

test('two members share a household: invited by link, joined with their eaters, cooked for, left', async () => {
  const { page: ada } = await openNewMember(server(), 'Ada Host')
  await openHousehold(ada)
  await addEater(ada, { button: household.addMe, name: 'Ada', allergy: 'fish' })
  await membersOn(ada).getByLabel(household.name).fill('Mill Lane')
  await membersOn(ada).getByRole('button', { name: words.makeLink }).click()
  const link = await membersOn(ada).getByLabel(household.link).inputValue()
  expect(new URL(link).search).toBe('')
  expect(await violationsOn(ada, 'the host')).toEqual([])

  const { page: bo } = await openNewMember(server(), 'Bo', phone)
  await openHousehold(bo)
  await addEater(bo, { button: household.addEater, name: 'Léa', allergy: 'tree nuts' })
  expect(await overflowsOn(bo, 'the household')).toEqual([])
  await bo.goto(link)
  await bo.reload()
  const dialog = bo.getByRole('dialog', { name: household.joinTitle })
  await dialog.getByRole('radio', { name: household.bringEaters.replace('{{names}}', 'Léa') }).waitFor()
  await expect.poll(() => violationsOn(bo, 'the one who joins')).toEqual([])
  await dialog.getByRole('button', { name: household.join }).click()
  await bo.getByText(household.joined).waitFor()
  await eatersOn(bo).getByRole('heading', { name: 'Ada' }).waitFor()
  await membersOn(bo).getByText('Ada Host').waitFor()
  expect(new URL(bo.url()).hash).toBe('')

  await ada.goto(`${server().url}/en/chat`)
  await ada.getByText(/As usual: Ada and Léa.*no tree nuts for Léa/).waitFor()
  await ada.getByRole('group', { name: household.tonight }).getByRole('button', { name: 'Léa' }).click()
  await ada.getByText('Today: Ada, no fish for Ada').waitFor()
  expect(await violationsOn(ada, 'the host')).toEqual([])

  await membersOn(bo).getByRole('button', { name: household.leave }).click()
  await bo.getByRole('alertdialog').getByRole('button', { name: household.leave }).click()
  await bo.getByText(household.noEaters).waitFor()
  await openHousehold(ada)
  await membersOn(ada).getByText('Ada Host').waitFor()
  expect(await membersOn(ada).getByText('Bo', { exact: true }).count()).toBe(0)
  await eatersOn(ada).getByRole('heading', { name: 'Léa' }).waitFor()
})

test.each(
  firstOf([
    { device: 'phone', options: phone },
    { device: 'desk', options: { viewport: { width: 1280, height: 860 } } },
  ]),
)('who eats changes in the middle of a conversation, and in a stored one, on a $device', async (each) => {
  const { page } = await openNewMember(server(), 'Dora', each.options)
  await openHousehold(page)
  await addEater(page, { button: household.addMe, name: 'Dora', allergy: 'fish' })
  await addEater(page, { button: household.addEater, name: 'Léa', allergy: 'tree nuts' })
  await page.goto(`${server().url}/en/chat`)
  await page.getByText(/^As usual: Dora and Léa/).waitFor()
  await sendMessage(page, 'en', 'A leek soup')
  // The table is folded in the draft, on a phone in its sheet.
  const openDraft = async (window: Page) => {
    if (each.device === 'phone') await window.getByRole('button', { name: /^Draft/ }).click()
    await window.getByRole('region', { name: 'Draft' }).locator('summary').click()
  }
  await openDraft(page)
  const chips = page.getByRole('list', { name: texts.en.chat.table.title })
  await chips.getByText('Allergy: tree nuts').waitFor()
  const lea = (pressed: boolean) => page.getByRole('button', { name: 'Léa', exact: true, pressed })
  const redraft = () =>
    page.waitForResponse((response) => response.url().endsWith('/api/chat') && response.ok())

  const withoutLea = redraft()
  await lea(true).click()
  await withoutLea
  await expect.poll(() => chips.getByText('Allergy: tree nuts').count()).toBe(0)
  await page.getByText('1 person', { exact: true }).first().waitFor()
  expect(await violationsOn(page, 'the conversation')).toEqual([])
  expect(await overflowsOn(page, 'the conversation')).toEqual([])

  // Another browser window knows the conversation from the list only.
  const later = await page.context().newPage()
  await page.close()
  await later.goto(`${server().url}/en/chat`)
  await later.getByRole('button', { name: texts.en.chat.conversations }).click()
  await later
    .getByRole('list', { name: texts.en.chat.conversationsTitle })
    .getByRole('button')
    .first()
    .click()
  await openDraft(later)
  await later.getByRole('button', { name: 'Dora', exact: true, pressed: true }).waitFor()
  const withLea = later.waitForResponse((response) => response.url().endsWith('/api/chat') && response.ok())
  await later.getByRole('button', { name: 'Léa', exact: true, pressed: false }).click()
  await withLea
  await later.getByText('Allergy: tree nuts').first().waitFor()
  await later.getByText('2 people').first().waitFor()
})

test('a recipe says for whom of the household it is not', async () => {
  const { page } = await openNewMember(server(), 'Cleo')
  await openHousehold(page)
  await addEater(page, { button: household.addEater, name: 'Léa', allergy: 'tree nuts' })
  await addEater(page, { button: household.addEater, name: 'Tom', allergy: 'vegan' })
  const content =
    'Serves 2\n\nIngredients\n- 2 pears\n- 50 g hazelnuts\n- 1 tbsp honey\n\nInstructions\n1. Slice the pears.\n2. Roast the hazelnuts with the honey for 5 minutes.'
  const saving = await page.request.post(`${server().url}/api/recipes`, {
    data: { title: 'Pears and nuts', content },
  })
  const { ID } = (await saving.json()) as { ID: string }
  await page.goto(`${server().url}/en/my/recipes?recipe=${ID}`)
  const dialog = page.getByRole('dialog', { name: 'Pears and nuts' })
  await dialog.getByText('Not for Léa: hazelnuts').waitFor()
  await dialog.getByText('Tom is vegan: contains honey').waitFor()
  await expect.poll(() => violationsOn(page, 'the page')).toEqual([])
})
