import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openNewMember } from './accounts.ts'
import { violationsOn } from './axe-violations.ts'
import { overflowsOn } from './overflow.ts'
import { commonServer } from './server.ts'
import { texts } from './texts.ts'

const { notifications, recipeEditor, recipeVersions, recipeView, recipes } = texts.en
const server = commonServer
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }

const soup = {
  title: 'Carrot soup',
  content:
    'Serves 4\n\nIngredients\n- 600 g carrots\n- 50 g butter\n- 1 l vegetable stock\n\n' +
    'Instructions\n1. Slice the carrots.\n2. Simmer the carrots in the stock for 20 minutes.\n3. Stir in the butter.',
}

async function publishSoup(page: Page): Promise<string> {
  const answer = await page.request.post(`${server().url}/api/recipes`, { data: soup })
  const { ID } = (await answer.json()) as { ID: string }
  await page.request.put(`${server().url}/api/recipes/${ID}/public`, { data: { is_public: true } })
  return ID
}

const openRecipe = async (page: Page, id: string, title: string) => {
  await page.goto(`${server().url}/en/discover?recipe=${id}`)
  const dialog = page.getByRole('dialog', { name: title, exact: true })
  await dialog.waitFor()
  return dialog
}

/** Chooses a verb behind "More". */
async function more(dialog: Locator, name: string) {
  await dialog.getByRole('button', { name: recipeView.short.more, exact: true }).click()
  await dialog.getByRole('menuitem', { name, exact: true }).click()
}

test('a friend makes a dish their own with a wish, publishes it, and its author is told', async () => {
  const { page: author } = await openNewMember(server(), 'Ada')
  const id = await publishSoup(author)
  const { page: friend } = await openNewMember(server(), 'Bo', phone)
  const dialog = await openRecipe(friend, id, soup.title)
  await more(dialog, recipeVersions.makeMine)
  const remix = friend.getByRole('dialog', { name: recipeVersions.makeMine, exact: true })
  await remix.getByLabel(recipeVersions.wish).fill('vegan, for 6')
  await remix.getByRole('button', { name: recipeVersions.adapt }).click()

  // What the chef changed is shown before the editor opens on the private variant.
  const changes = friend.getByRole('dialog', { name: recipeVersions.remixChanged, exact: true })
  await changes.locator('del', { hasText: 'butter' }).first().waitFor()
  await changes.getByText('Servings 4 → 6').waitFor()
  expect(await overflowsOn(friend, 'what the chef changed')).toEqual([])
  expect(await violationsOn(friend, 'what the chef changed')).toEqual([])
  await changes.getByRole('button', { name: recipeVersions.remixEdit }).click()
  await friend.getByRole('button', { name: recipeEditor.save, exact: true }).waitFor()
  const title = friend.getByRole('textbox', { name: recipeEditor.title, exact: true })
  await title.fill('Bo’s vegan soup')
  await friend.getByRole('button', { name: recipeEditor.save, exact: true }).click()
  await friend.getByText(recipeEditor.saved.replace('{{title}}', 'Bo’s vegan soup')).waitFor()
  const [saved] = (await (await friend.request.get(`${server().url}/api/recipes/my`)).json()) as {
    ID: string
  }[]
  const own = await openRecipe(friend, saved?.ID ?? '', 'Bo’s vegan soup')
  await own.getByText('after Ada’s Carrot soup').waitFor()
  expect(await overflowsOn(friend, 'variant')).toEqual([])
  await own.getByRole('button', { name: recipes.copyLink }).click()
  await own.getByRole('button', { name: recipeView.short.more, exact: true }).click()
  await friend.getByRole('menuitem', { name: recipes.publicPage }).waitFor()

  await author.goto(`${server().url}/en`)
  await author.getByRole('button', { name: new RegExp(`^${notifications.title}, `) }).click()
  const sentence = notifications.messages.remix
    .replace('{{actor}}', 'Bo')
    .replace('{{recipe}}', 'Bo’s vegan soup')
  await author.getByText(sentence).click()
  const variant = author.getByRole('dialog', { name: 'Bo’s vegan soup', exact: true })
  await variant.getByRole('link', { name: soup.title, exact: true }).click()
  const original = author.getByRole('dialog', { name: soup.title, exact: true })
  await original.getByRole('button', { name: recipeVersions.variants_one.replace('{{count}}', '1') }).click()
  await author.getByRole('link', { name: 'Bo’s vegan soup' }).waitFor()
})

test('the history shows what changed, and an earlier version comes back', async () => {
  const { page: author } = await openNewMember(server(), 'Ada')
  const id = await publishSoup(author)
  const { page: friend } = await openNewMember(server(), 'Cleo')
  const recipe = `${server().url}/api/recipes/${id}`
  // A variant refers to the first version, so that the edit does not replace it.
  await friend.request.post(`${recipe}/remix`, { data: {} })
  const content = soup.content.replace('50 g butter', '30 g butter').replace('20 minutes', '15 minutes')
  await author.request.patch(recipe, { data: { content } })

  const read = await openRecipe(friend, id, soup.title)
  await more(read, recipeVersions.history)
  const shown = friend.getByRole('dialog', {
    name: recipeVersions.historyOf.replace('{{title}}', soup.title),
  })
  await shown.locator('del', { hasText: '50 g' }).waitFor()
  await shown.locator('ins', { hasText: '30 g' }).waitFor()
  await shown.locator('del', { hasText: '20' }).waitFor()
  expect(await shown.getByRole('button', { name: /Restore/ }).count()).toBe(0)
  expect(await violationsOn(friend, 'history')).toEqual([])

  const dialog = await openRecipe(author, id, soup.title)
  await more(dialog, recipeVersions.history)
  await author.getByRole('button', { name: recipeVersions.restoreNumber.replace('{{number}}', '1') }).click()
  await author.getByRole('alertdialog').locator('ins', { hasText: '50 g' }).waitFor()
  await author
    .getByRole('alertdialog')
    .getByRole('button', { name: recipeVersions.restore, exact: true })
    .click()
  await author.getByText(recipeVersions.restored, { exact: true }).waitFor()
  await author.getByRole('listitem').filter({ hasText: recipeVersions.reasons.restore }).waitFor()
  const now = (await (await author.request.get(recipe)).json()) as { Content: string }
  expect(now.Content).toContain('50 g butter')
})
