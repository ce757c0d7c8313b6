import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedServer } from './server.ts'
import { openAdmin, openNewMember } from './accounts.ts'
import { texts } from './texts.ts'

const server = sharedServer()

const { moderation, forum, words } = texts.en

/** By request, where the screen is not the point. */
async function post(page: Page, path: string, data: object): Promise<{ ID: string; id: string }> {
  const response = await page.context().request.post(server().url + path, { data })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
  return response.json()
}

test('a post that three people report hides, its author is told, and an admin keeps or removes it', async () => {
  const admin = await openAdmin(server())
  const author = await openNewMember(server(), 'Art')
  const reporter = await openNewMember(server(), 'Rita', { viewport: { width: 360, height: 740 } })
  const others = [await openNewMember(server(), 'Ron'), await openNewMember(server(), 'Ruth')]
  const group = await post(author.page, '/api/groups', { name: 'Soup club' })
  for (const { page } of [reporter, ...others]) await post(page, `/api/groups/${group.id}/join`, {})
  const thread = await post(author.page, `/api/groups/${group.id}/forum/threads`, {
    title: 'Pans',
    content: 'Which one do you use?',
  })
  const written = await post(author.page, `/api/forum/threads/${thread.ID}/posts`, { content: 'Buy my pans' })
  const report = (page: Page) => post(page, '/api/reports', { kind: 'post', id: written.ID, reason: 'spam' })
  for (const { page } of others) await report(page)

  const address = `${server().url}/en/groups/${group.id}/threads/${thread.ID}`
  await Promise.all([reporter.page.goto(address), author.page.goto(address)])
  const row = reporter.page.getByRole('article', { name: forum.postBy.replace('{{name}}', 'Art') })
  await row.getByRole('button', { name: moderation.more.replace('{{name}}', 'Art') }).press('Enter')
  await reporter.page.getByRole('menuitem', { name: moderation.report }).press('Enter')
  const dialog = reporter.page.getByRole('dialog', { name: moderation.reportTitles.post })
  await dialog.getByLabel(moderation.why).selectOption({ label: moderation.reasons.rude })
  await dialog.getByRole('button', { name: moderation.sendReport }).click()
  await dialog.getByText(moderation.reported).waitFor()
  await dialog.getByRole('button', { name: words.done }).click()

  // Both have the thread open: what happens to the post shows by itself.
  await reporter.page.getByText(forum.hiddenPost).waitFor()
  await expect.poll(() => reporter.page.getByText('Buy my pans').count()).toBe(0)
  await author.page.getByText(words.hiddenNote).waitFor()
  expect(await author.page.getByText('Buy my pans').isVisible()).toBe(true)

  await admin.page.goto(`${server().url}/en`)
  await admin.page.getByRole('button', { name: 'Ada' }).click()
  await admin.page.getByRole('menuitem', { name: texts.en.moderation.title }).click()
  const reported = admin.page.getByRole('article', { name: /Post by Art/ })
  await reported.getByText('3 reports').waitFor()
  const decide = async (action: 'dismiss' | 'remove', reason: string) => {
    await reported.getByRole('button', { name: moderation[action], exact: true }).click()
    const question = admin.page.getByRole('dialog', { name: moderation.decisions[action] })
    await question.getByRole('textbox').fill(reason)
    await question.getByRole('button', { name: moderation[action], exact: true }).click()
    await reported.waitFor({ state: 'detached' })
  }
  await decide('dismiss', 'Only a joke')
  await reporter.page.getByText('Buy my pans').waitFor()

  const late = await openNewMember(server(), 'Raj')
  await post(late.page, `/api/groups/${group.id}/join`, {})
  await report(late.page)
  await admin.page.reload()
  await decide('remove', 'No joke after all')
  await reporter.page.getByText('Buy my pans').waitFor({ state: 'detached' })
  const log = admin.page.getByRole('region', { name: words.log })
  await log.getByText(/No joke after all/).waitFor()
  expect(await log.getByRole('listitem').count()).toBe(3)
})
