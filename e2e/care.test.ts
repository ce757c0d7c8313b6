import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { closeBrowser } from './browser.ts'
import { houseOfThisFile } from './house.ts'
import { openAdmin, openNewMember } from './people.ts'
import { words } from './words.ts'

const house = houseOfThisFile()
afterAll(closeBrowser)

const { care, forum } = words.en

/** By request, where the screen is not the point. */
async function post(page: Page, path: string, data: object): Promise<{ ID: string; id: string }> {
  const response = await page.context().request.post(house().url + path, { data })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
  return response.json()
}

test('a post that three people report hides, its author is told, and an admin keeps or removes it', async () => {
  const admin = await openAdmin(house())
  const author = await openNewMember(house(), 'Art')
  const reporter = await openNewMember(house(), 'Rita', { viewport: { width: 360, height: 740 } })
  const others = [await openNewMember(house(), 'Ron'), await openNewMember(house(), 'Ruth')]
  const group = await post(author.page, '/api/groups', { name: 'Soup club' })
  for (const { page } of [reporter, ...others]) await post(page, `/api/groups/${group.id}/join`, {})
  const thread = await post(author.page, `/api/groups/${group.id}/forum/threads`, {
    title: 'Pans',
    content: 'Which one do you use?',
  })
  const written = await post(author.page, `/api/forum/threads/${thread.ID}/posts`, { content: 'Buy my pans' })
  const report = (page: Page) => post(page, '/api/reports', { kind: 'post', id: written.ID, reason: 'spam' })
  for (const { page } of others) await report(page)

  const address = `${house().url}/en/groups/${group.id}/threads/${thread.ID}`
  await Promise.all([reporter.page.goto(address), author.page.goto(address)])
  const row = reporter.page.getByRole('article', { name: forum.postBy.replace('{{name}}', 'Art') })
  await row.getByRole('button', { name: care.more.replace('{{name}}', 'Art') }).press('Enter')
  await reporter.page.getByRole('menuitem', { name: care.report }).press('Enter')
  const dialog = reporter.page.getByRole('dialog', { name: care.reportTitles.post })
  await dialog.getByLabel(care.why).selectOption({ label: care.reasons.rude })
  await dialog.getByRole('button', { name: care.sendReport }).click()
  await dialog.getByText(care.reported).waitFor()
  await dialog.getByRole('button', { name: care.done }).click()

  // Both have the thread open: what happens to the post shows by itself.
  await reporter.page.getByText(forum.hiddenPost).waitFor()
  await expect.poll(() => reporter.page.getByText('Buy my pans').count()).toBe(0)
  await author.page.getByText(forum.hiddenNote).waitFor()
  expect(await author.page.getByText('Buy my pans').isVisible()).toBe(true)

  await admin.page.goto(`${house().url}/en`)
  await admin.page.getByRole('button', { name: 'Ada' }).click()
  await admin.page.getByRole('menuitem', { name: words.en.care.title }).click()
  const reported = admin.page.getByRole('article', { name: /Post by Art/ })
  await reported.getByText('3 reports').waitFor()
  const decide = async (action: 'dismiss' | 'remove', reason: string) => {
    await reported.getByRole('button', { name: care[action], exact: true }).click()
    const question = admin.page.getByRole('dialog', { name: care.decisions[action] })
    await question.getByRole('textbox').fill(reason)
    await question.getByRole('button', { name: care[action], exact: true }).click()
    await reported.waitFor({ state: 'detached' })
  }
  await decide('dismiss', 'Only a joke')
  await reporter.page.getByText('Buy my pans').waitFor()

  const late = await openNewMember(house(), 'Raj')
  await post(late.page, `/api/groups/${group.id}/join`, {})
  await report(late.page)
  await admin.page.reload()
  await decide('remove', 'No joke after all')
  await reporter.page.getByText('Buy my pans').waitFor({ state: 'detached' })
  const log = admin.page.getByRole('region', { name: care.log })
  await log.getByText(/No joke after all/).waitFor()
  expect(await log.getByRole('listitem').count()).toBe(3)
})
