import sharp from 'sharp'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { sharedServer, type TestServer } from './server.ts'
import { reach } from './keyboard.ts'
import { openAdmin, openNewMember } from './accounts.ts'
import { texts } from './texts.ts'

const shared = sharedServer()
const { recipeEditor, recipes, recipeView, words } = texts.en
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }

const soup = {
  title: 'Leek soup',
  dish_type: 'Starters',
  content:
    'Serves 4\n\nIngredients\n- 2 leeks\n- 1 l vegetable stock\n- 1 bay leaf\n\n' +
    'Instructions\n1. Slice the leeks.\n2. Simmer the leeks in the stock with the bay leaf for 20 minutes.',
}

const germanCake = `Apfelkuchen

Zutaten
- 3 Äpfel
- 200 g Mehl
- 125 g Butter
- 2 EL Zucker

Zubereitung
1. Äpfel schälen und in Scheiben schneiden.
2. Mehl, Butter und Zucker verkneten und in die Form drücken.
3. Mit den Äpfeln belegen und 40 Minuten bei 180 °C backen.`

async function saveRecipe(
  page: Page,
  server: TestServer,
  recipe: typeof soup,
): Promise<{ ID: string; UUID: string }> {
  const saving = await page.request.post(`${server.url}/api/recipes`, { data: recipe })
  const saved = (await saving.json()) as { ID: string; UUID: string }
  // The other tests find their own recipe alone.
  onTestFinished(async () => void (await page.request.delete(`${server.url}/api/recipes/${saved.ID}`)))
  return saved
}

/** The admin keeps and publishes a soup; a friend is at the table, too. */
async function openOwnerAndFriend(options: Parameters<typeof openNewMember>[2] = {}) {
  const server = shared()
  const { page: owner } = await openAdmin(server)
  const { ID } = await saveRecipe(owner, server, soup)
  await owner.request.put(`${server.url}/api/recipes/${ID}/public`, { data: { is_public: true } })
  const { page: friend, context } = await openNewMember(server, 'Bo', options)
  const counts = async () =>
    (await (await owner.request.get(`${server.url}/api/recipes/${ID}`)).json()) as Record<string, number>
  return { server, friend, context, counts }
}

test('on a phone a friend finds a dish, rates, likes, comments, photographs and shares it', async () => {
  const { server, friend, context, counts } = await openOwnerAndFriend(phone)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await friend.request.post(`${server.url}/api/groups`, { data: { name: 'Soup club' } })
  await friend.goto(`${server.url}/en/discover?search=leeks`)
  await friend.getByText('Found 1 recipe for “leeks”').waitFor()
  await friend
    .getByRole('link', { name: soup.title })
    .or(friend.getByRole('button', { name: soup.title }))
    .first()
    .click()
  const dialog = friend.getByRole('dialog', { name: soup.title, exact: true })
  await dialog.waitFor()
  expect(new URL(friend.url()).searchParams.has('recipe')).toBe(true)

  const fourStars = dialog.getByRole('radio', { name: '4 stars' })
  await fourStars.click({ force: true })
  await expect.poll(() => fourStars.isChecked()).toBe(true)
  const like = dialog.getByRole('button', { name: recipeView.like, exact: true })
  await like.click()
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true')
  await dialog.getByLabel(recipeView.commentLabel).fill('  More pepper next time. ')
  await dialog.getByRole('button', { name: recipeView.sendComment, exact: true }).click()
  await dialog.getByRole('listitem').filter({ hasText: 'More pepper next time.' }).waitFor()

  const photos = await Promise.all(
    ['#a8321b', '#5d6b32'].map(async (background, index) => ({
      name: `photo${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    })),
  )
  await dialog.locator('input[type=file]').setInputFiles(photos)
  await dialog.getByRole('button', { name: recipeView.sendPhotos_other.replace('{{count}}', '2') }).click()
  const thumbnails = dialog.getByRole('button', { name: /^Photo \d/ })
  await expect.poll(() => thumbnails.count()).toBe(2)
  await thumbnails.first().click()
  await friend.getByText('1 / 2').waitFor()
  await friend.keyboard.press('ArrowLeft')
  await friend.getByText('2 / 2').waitFor()
  await friend.getByRole('button', { name: recipeView.next, exact: true }).click()
  await friend.getByText('1 / 2').waitFor()
  await friend.keyboard.press('Escape')
  await friend.getByText('1 / 2').waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: 'Delete photo 2' }).click()
  const question = friend.getByRole('alertdialog', { name: 'Delete this photo?' })
  await question.getByRole('button', { name: words.delete, exact: true }).click()
  await expect.poll(() => thumbnails.count()).toBe(1)
  // The focus goes on from the heading; it scrolls there.
  const heading = dialog.getByRole('heading', { name: recipeView.photos })
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)

  const share = dialog.getByRole('button', { name: words.share, exact: true })
  await share.click()
  await friend.getByRole('menuitem', { name: recipes.copyLink }).click()
  await dialog.getByText(recipes.linkCopied).waitFor()
  expect(await friend.evaluate(() => navigator.clipboard.readText())).toMatch(/\/recipes\/[0-9a-f-]{36}$/)
  await share.click()
  await friend.getByRole('menuitem', { name: words.shareToGroup }).click()
  const sharing = friend.getByRole('dialog', { name: texts.en.words.shareToGroup })
  await sharing.getByRole('combobox').selectOption({ label: 'Soup club' })
  await sharing.getByRole('button', { name: texts.en.words.share, exact: true }).click()
  await sharing.getByText(texts.en.groups.shared).waitFor()
  expect(await counts()).toMatchObject({ Rating: 4, LikeCount: 1, CommentsCount: 1, PhotosCount: 1 })
})

test('the keyboard alone finds, opens, rates and comments on a dish, and comes back to where it was', async () => {
  const { server, friend, counts } = await openOwnerAndFriend()
  await friend.goto(`${server.url}/en/discover`)
  await reach(friend, friend.getByRole('combobox', { name: texts.en.discover.searchLabel }))
  await friend.keyboard.type('leeks')
  await friend.keyboard.press('Enter')
  await friend.getByText('Found 1 recipe for “leeks”').waitFor()
  const card = friend
    .getByRole('link', { name: soup.title })
    .or(friend.getByRole('button', { name: soup.title }))
    .first()
  await reach(friend, card)
  await friend.keyboard.press('Enter')
  const dialog = friend.getByRole('dialog', { name: soup.title, exact: true })
  await reach(friend, dialog.getByRole('radio', { name: '1 star', exact: true }))
  await friend.keyboard.press('Space')
  await friend.keyboard.press('ArrowRight')
  await friend.keyboard.press('ArrowRight')
  await expect.poll(async () => (await counts()).Rating).toBe(3)
  await reach(friend, dialog.getByLabel(recipeView.commentLabel))
  await friend.keyboard.type('Good.')
  await reach(friend, dialog.getByRole('button', { name: recipeView.sendComment, exact: true }))
  await friend.keyboard.press('Enter')
  await dialog.getByRole('listitem').filter({ hasText: 'Good.' }).waitFor()
  await friend.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await card.evaluate((element) => element === document.activeElement)).toBe(true)
  await friend.getByRole('button', { name: words.clearSearch }).click()
  await friend.getByText('Showing 1-1 of 1 recipe').waitFor()
})

test('a binder remembers its tab and its look, and what is thrown away comes back', async () => {
  const server = shared()
  const { page } = await openNewMember(server, 'Ada')
  const { UUID } = await saveRecipe(page, server, soup)
  await saveRecipe(page, server, { ...soup, title: 'Plum compote', dish_type: 'Desserts' })
  await page.goto(`${server.url}/en/my/recipes`)
  await page.getByRole('tab', { name: /^Starters/ }).click()
  // The tab that is left shows its recipes for a moment longer.
  await page
    .getByRole('tabpanel', { name: /^Starters/ })
    .getByRole('row', { name: /Leek soup/ })
    .getByRole('switch')
    .click()
  await page.getByRole('switch', { checked: true }).waitFor()
  await expect.poll(async () => (await page.request.get(`${server.url}/recipes/${UUID}`)).status()).toBe(200)
  await page.getByRole('button', { name: recipes.cards, exact: true }).click()
  await page.reload()
  await page.getByRole('tab', { name: /^Starters/, selected: true }).waitFor()
  await page.getByRole('button', { name: recipes.cards, exact: true, pressed: true }).waitFor()
  expect(await page.getByRole('row').count()).toBe(0)

  await page.getByLabel(recipes.searchLabel).fill('compote')
  await page.getByText('Plum compote').first().waitFor()
  await page.getByLabel(recipes.searchLabel).fill('')
  await page.getByRole('button', { name: words.delete }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.delete, exact: true }).click()
  await page.getByText(recipes.deleted.replace('{{title}}', soup.title)).waitFor()
  expect((await page.request.get(`${server.url}/recipes/${UUID}`)).status()).toBe(404)
  await page
    .getByRole('button', { name: new RegExp(recipes.restore) })
    .last()
    .click()
  await page.getByText(recipes.restored.replace('{{title}}', soup.title)).waitFor()
  expect((await page.request.get(`${server.url}/recipes/${UUID}`)).status()).toBe(200)

  const pdf = async () => {
    await page.goto(`${server.url}/recipes/${UUID}`)
    await page.getByRole('button', { name: recipeView.cook }).waitFor()
    return (await page.pdf({ format: 'A4' })).toString('latin1')
  }
  expect((await pdf()).match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('a pasted recipe is read, kept, changed and cooked, and its timers outlive a reload', async () => {
  const server = shared()
  const { page } = await openNewMember(server, 'Ada')
  await page.goto(`${server.url}/en/my/recipes`)
  await page.getByRole('link', { name: recipeEditor.write }).click()
  await page.getByLabel(recipeEditor.paste, { exact: true }).fill(germanCake)
  await page.getByRole('button', { name: recipeEditor.read, exact: true }).click()
  await page.getByText('Read: 4 ingredients, 3 steps. Look it over.').waitFor()
  await page.getByRole('combobox', { name: words.dishType, exact: true }).selectOption('Desserts')
  await page.getByRole('button', { name: recipeEditor.paintPicture }).click()
  await page.getByText(recipeEditor.painted).waitFor()
  await page.getByRole('button', { name: recipeEditor.save }).click()
  await page.getByText(recipeEditor.saved.replace('{{title}}', 'Apfelkuchen')).waitFor()

  await page.getByRole('button', { name: 'Apfelkuchen', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Apfelkuchen', exact: true })
  await dialog.getByText('125 g Butter').waitFor()
  await dialog.getByRole('img', { name: 'Apfelkuchen' }).waitFor()
  await dialog.getByRole('button', { name: recipeView.short.more, exact: true }).click()
  await page.getByRole('menuitem', { name: words.edit, exact: true }).click()
  const butter = page.getByRole('textbox', { name: 'Ingredient 3', exact: true })
  await butter.fill('150 g Butter')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  await page.getByRole('button', { name: recipeEditor.save }).click()
  await saved
  await butter.waitFor({ state: 'detached' })
  // One is back where one began to edit.
  await dialog.getByText('150 g Butter').waitFor()
  await dialog.getByRole('button', { name: recipeView.cook }).click()
  const stove = page.getByRole('dialog', { name: /Cook mode/ })
  for (const name of ['Dough', 'Oven']) {
    await stove.getByRole('button', { name: recipeView.setTimer }).click()
    await stove.getByLabel(recipeView.timerName).fill(name)
    await stove.getByLabel(words.minutes).fill('40')
    await stove.getByRole('button', { name: recipeView.startTimer }).click()
    await stove.getByRole('timer', { name }).waitFor()
    await stove.getByRole('button', { name: recipeView.nextStep }).click()
  }
  await page.reload()
  // A reload in the middle of cooking comes back to the stove.
  for (const name of ['Dough', 'Oven']) {
    await stove.getByRole('timer', { name }).waitFor()
    expect(await stove.getByRole('timer', { name }).textContent()).toMatch(/^(?:40:00|3\d:\d\d)$/)
  }
})
