import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { commonServer } from './server.ts'
import { openNewMember } from './accounts.ts'
import { texts } from './texts.ts'

const server = commonServer

const { forum, notifications, words } = texts.en
const pollOptions = { interval: 20 }

async function writePost(page: Page, text: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(text)
  await dialog.getByRole('button', { name: words.send, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('a thread is alive: what one writes the other reads at once, and the bell rings for the answer', async () => {
  const { url } = server()
  const ines = await openNewMember(server(), 'Ines')
  const bo = await openNewMember(server(), 'Bo', { viewport: { width: 360, height: 740 }, hasTouch: true })
  const made = async (path: string, data: object) => {
    const response = await ines.context.request.post(url + path, { data })
    return (await response.json()) as { ID: string }
  }
  const group = await made('/api/groups', { name: 'Soup club', is_public: true })
  await bo.context.request.post(`${url}/api/groups/${group.ID}/join`)
  const thread = await made(`/api/groups/${group.ID}/forum/threads`, {
    title: 'Bread',
    content: 'Rye or wheat?',
  })
  const threadUrl = `${url}/en/groups/${group.ID}/threads/${thread.ID}`

  // Bo reads on a phone while Ines writes at her desk.
  await Promise.all([ines.page.goto(threadUrl), bo.page.goto(threadUrl)])
  await bo.page.getByRole('heading', { level: 1, name: 'Bread' }).waitFor()
  await bo.page.getByText(forum.noPosts).waitFor()
  await ines.page.getByRole('button', { name: forum.newPost, exact: true }).click()
  await writePost(ines.page, 'I baked both.')
  await bo.page.getByText('I baked both.').waitFor()

  // Ines goes elsewhere; Bo answers her.
  await ines.page.goto(`${url}/en/discover`)
  await ines.page.getByRole('button', { name: notifications.title, exact: true }).waitFor()
  await bo.page.getByRole('button', { name: forum.reply, exact: true }).click()
  await writePost(bo.page, 'And which was better?')
  const bell = ines.page.getByRole('button', { name: 'Notifications, 1 unread' })
  await bell.waitFor()

  // By keyboard alone: to the bell, into its panel, out again, and to the post.
  await ines.page.keyboard.press('Home')
  await expect
    .poll(async () => {
      await ines.page.keyboard.press('Tab')
      return bell.evaluate((button) => button === document.activeElement)
    }, pollOptions)
    .toBe(true)
  await ines.page.keyboard.press('Enter')
  const panel = ines.page.getByRole('dialog', { name: notifications.title })
  await panel.getByText('Bo replied to you in “Bread”').waitFor()
  await ines.page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await expect
    .poll(() => bell.evaluate((button) => button === document.activeElement), pollOptions)
    .toBe(true)
  await ines.page.keyboard.press('Enter')
  const notice = panel.getByRole('link', { name: /Bo replied to you/ })
  await notice.waitFor()
  await expect
    .poll(async () => {
      await ines.page.keyboard.press('Tab')
      return notice.evaluate((link) => link === document.activeElement)
    }, pollOptions)
    .toBe(true)
  await ines.page.keyboard.press('Enter')
  await ines.page.waitForURL(/\/threads\/[^/]+#post-/)
  const answer = ines.page.getByText('And which was better?')
  await answer.waitFor()
  await ines.page.getByRole('button', { name: notifications.title, exact: true }).waitFor()

  // A phone's header holds the bell beside the menu, and nothing sticks out.
  await bo.page.getByRole('button', { name: notifications.title, exact: true }).click()
  await bo.page.getByRole('dialog', { name: notifications.title }).getByText(notifications.none).waitFor()
  const widest = await bo.page.evaluate(() => document.documentElement.scrollWidth)
  expect(widest).toBeLessThanOrEqual(360)
})
