import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { openNewMember } from './accounts.ts'
import { violationsOn } from './axe-violations.ts'
import { overflowsOn } from './overflow.ts'
import { commonServer, type TestServer } from './server.ts'
import { texts } from './texts.ts'

const { cookingLog, home, notifications, recipeView, words } = texts.en
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }

const soup = {
  title: 'Leek soup',
  dish_type: 'Starters',
  content:
    'Serves 4\n\nIngredients\n- 2 leeks\n- 1 l vegetable stock\n\n' +
    'Instructions\n1. Slice the leeks.\n2. Simmer the leeks in the stock for 20 minutes.',
}

async function openOwnerAndCook() {
  const server = commonServer()
  const { page: owner } = await openNewMember(server, 'Olga')
  const saved = await owner.request.post(`${server.url}/api/recipes`, { data: soup })
  const { ID } = (await saved.json()) as { ID: string }
  await owner.request.put(`${server.url}/api/recipes/${ID}/public`, { data: { is_public: true } })
  const { page: cook } = await openNewMember(server, 'Bo', phone)
  return { server, owner, cook, id: ID }
}

async function openRecipe(page: Page, server: TestServer, id: string) {
  await page.goto(`${server.url}/en/discover?recipe=${id}`)
  const dialog = page.getByRole('dialog', { name: soup.title, exact: true })
  await dialog.waitFor()
  return dialog
}

async function cookToTheEnd(page: Page) {
  await page.getByRole('button', { name: recipeView.cook, exact: true }).click()
  await page.getByRole('button', { name: recipeView.nextStep }).click()
  await page.getByRole('button', { name: recipeView.finishCooking }).click()
}

const looksRight = async (page: Page, where: string) => {
  expect(await violationsOn(page, where)).toEqual([])
  expect(await overflowsOn(page, where)).toEqual([])
}

test('cook, say how it was, see the note before the next time, find it in the diary and on the home page', async () => {
  const { server, owner, cook, id } = await openOwnerAndCook()
  await openRecipe(cook, server, id)
  await cookToTheEnd(cook)
  const question = cook.getByRole('dialog', { name: cookingLog.howWasIt })
  await question.waitFor()
  await looksRight(cook, 'the end of cook mode')
  await question.getByRole('radio', { name: '4 stars' }).click({ force: true })
  const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#5d6b32' } })
    .jpeg()
    .toBuffer()
  await question
    .locator('input[type=file]')
    .setInputFiles({ name: 'soup.jpg', mimeType: 'image/jpeg', buffer })
  await question.getByLabel(cookingLog.nextTime).fill('Less salt')
  await question.getByRole('button', { name: words.save, exact: true }).click()
  await question.waitFor({ state: 'detached' })

  // Nobody else sees it.
  const ownersView = await openRecipe(owner, server, id)
  await ownersView.getByText(cookingLog.nobodyYet).waitFor()
  await ownersView.getByText(recipeView.noPhotos).waitFor()

  // The next time begins with the note, and once was asked is enough.
  const dialog = await openRecipe(cook, server, id)
  await dialog.getByText('Less salt').waitFor()
  await looksRight(cook, 'a recipe with a note')
  await cook.getByRole('button', { name: recipeView.cook, exact: true }).click()
  const cookMode = cook.locator('.cook-mode')
  await cookMode.getByText('Less salt').waitFor()
  await looksRight(cook, 'cook mode with a note')
  await cookMode.getByRole('button', { name: recipeView.nextStep }).click()
  await cookMode.getByRole('button', { name: recipeView.finishCooking }).click()
  await cookMode.waitFor({ state: 'detached' })
  expect(await question.count()).toBe(0)

  await cook.goto(`${server.url}/en`)
  await cook.getByRole('region', { name: home.lately }).getByText('Less salt').waitFor()
  await looksRight(cook, 'home')
  await cook.getByRole('button', { name: 'Menu' }).click()
  await cook.getByRole('link', { name: cookingLog.diary }).first().click()
  await cook.getByRole('heading', { level: 1, name: cookingLog.diary }).waitFor()
  await cook.getByRole('link', { name: soup.title }).waitFor()
  await cook.getByText(cookingLog.onlyYou, { exact: true }).waitFor()
  await cook.getByRole('button', { name: /^Open photo 1/ }).waitFor()
  await looksRight(cook, 'the diary')

  // Sharing shows it below the recipe, with its photo, and tells the owner.
  await cook.getByRole('button', { name: `Edit “${soup.title}”` }).click()
  const edit = cook.getByRole('dialog', { name: cookingLog.cooked })
  await edit.getByLabel(cookingLog.changed).fill('With potatoes')
  await edit.getByRole('switch', { name: cookingLog.share }).click({ force: true })
  await edit.getByRole('button', { name: words.save, exact: true }).click()
  await cook.getByText(cookingLog.members, { exact: true }).waitFor()
  const shown = await openRecipe(owner, server, id)
  await shown.getByText('1 member cooked it, 1 with changes').waitFor()
  await shown.getByText('Changed: With potatoes').waitFor()
  await shown.getByRole('button', { name: /^Open photo 1 by Bo/ }).waitFor()
  expect(await shown.getByText('Less salt').count()).toBe(0)
  await shown.getByRole('button', { name: 'Close' }).first().click()
  await owner.getByRole('button', { name: /^Notifications/ }).click()
  await owner
    .getByText(notifications.messages.cooked_one.replace('{{actor}}', 'Bo').replace('{{recipe}}', soup.title))
    .waitFor()
})
