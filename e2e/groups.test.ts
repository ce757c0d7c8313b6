import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { commonServer } from './server.ts'
import { choose, press, reach, typeInto } from './keyboard.ts'
import { openNewMember } from './accounts.ts'
import { violationsOn } from './axe-violations.ts'
import { texts } from './texts.ts'

const server = commonServer

const { forum, groups, picker, words } = texts.en
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: 'dark' } as const

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

test('one founds a group by keyboard and shows a recipe there; the other joins on a phone, cooks along and answers', async () => {
  const { url } = server()
  const found: string[] = []
  const { page: olive, context } = await openNewMember(server(), 'Olive')
  const { page: bo } = await openNewMember(server(), 'Bo', phone)
  const content =
    'Serves 2\n\nIngredients\n- 3 leeks\n- 1 l stock\n\nInstructions\n1. Slice the leeks.\n2. Simmer 20 minutes.'
  await context.request.post(`${url}/api/recipes`, { data: { title: 'Dill soup', content } })

  // Olive, at her desk, without a mouse.
  await olive.goto(`${url}/en/groups`)
  await press(olive, groups.createGroup)
  await dialogOf(olive, groups.createGroup).waitFor()
  await typeInto(olive, groups.name, 'Leek circle')
  found.push(...(await violationsOn(olive, 'the dialog of a new group')))
  await press(olive, groups.create)
  await olive.getByRole('heading', { level: 1, name: 'Leek circle' }).waitFor()
  await press(olive, forum.newThread)
  await dialogOf(olive, forum.createThread).waitFor()
  await typeInto(olive, words.title, 'Leeks again')
  await typeInto(olive, forum.content, 'Who has tried this?')
  await press(olive, forum.attachRecipe)
  await typeInto(olive, picker.search, 'dill')
  await olive.getByRole('option', { name: /Dill soup/ }).waitFor()
  found.push(...(await violationsOn(olive, 'choosing a recipe')))
  await olive.keyboard.press('Enter')
  await press(olive, forum.create)
  await olive.getByRole('heading', { level: 1, name: 'Leeks again' }).waitFor()

  // Bo, on a phone, finds the group, joins it and opens the recipe that only the group may read.
  await bo.goto(`${url}/en/groups`)
  await bo.getByRole('link', { name: 'Leek circle' }).click()
  // The list, with its own buttons, is there until the page of the group has come.
  await bo.getByRole('heading', { level: 1, name: 'Leek circle' }).waitFor()
  await button(bo, groups.join).click()
  await button(bo, groups.leave).waitFor()
  await bo.getByRole('link', { name: 'Leeks again' }).click()
  await bo.getByRole('heading', { level: 1, name: 'Leeks again' }).waitFor()
  found.push(...(await violationsOn(bo, 'a thread on a phone')))
  await bo.getByRole('button', { name: /Dill soup/ }).click()
  const recipe = dialogOf(bo, 'Dill soup')
  await recipe.getByText('Slice the leeks.').waitFor()
  await bo.keyboard.press('Escape')
  await recipe.waitFor({ state: 'detached' })
  await button(bo, forum.newPost).click()
  await bo.getByRole('dialog').getByRole('textbox').fill('Yesterday. With nutmeg.')
  // Half written, it outlives a reload.
  await bo.reload()
  await button(bo, forum.newPost).click()
  await expect
    .poll(() => bo.getByRole('dialog').getByRole('textbox').inputValue())
    .toBe('Yesterday. With nutmeg.')
  await bo.getByRole('dialog').getByRole('button', { name: words.send, exact: true }).click()

  // It arrives at Olive by itself; she answers, pins and locks.
  await olive.getByText('Yesterday. With nutmeg.').waitFor()
  await press(olive, forum.reply)
  await dialogOf(olive, forum.replyTitle).waitFor()
  await reach(olive, dialogOf(olive, forum.replyTitle).getByRole('textbox'))
  await olive.keyboard.type('How much of it?')
  await press(olive, words.send)
  await bo.getByText('How much of it?').waitFor()
  await choose(olive, forum.threadActions, forum.pin)
  await olive.getByText(forum.pinned, { exact: true }).waitFor()
  await choose(olive, forum.threadActions, forum.lock)
  await olive.getByText(forum.locked, { exact: true }).waitFor()
  found.push(...(await violationsOn(olive, 'a locked thread with posts')))
  await bo.reload()
  await bo.getByText(forum.isLocked).waitFor()
  expect(await button(bo, forum.newPost).count()).toBe(0)
  expect(await button(bo, forum.reply).count()).toBe(0)

  await bo.goto(olive.url().replace(/\/threads\/.*/, ''))
  await bo.getByRole('img', { name: forum.pinned }).or(bo.getByLabel(forum.pinned)).first().waitFor()
  found.push(...(await violationsOn(bo, 'a group on a phone')))

  // What she deletes is gone for both.
  await choose(olive, forum.threadActions, words.delete)
  const question = olive.getByRole('alertdialog', { name: forum.deleteThreadQuestion })
  await reach(olive, question.getByRole('button', { name: words.delete, exact: true }))
  await olive.keyboard.press('Enter')
  await olive.getByRole('heading', { level: 1, name: 'Leek circle' }).waitFor()
  await bo.reload()
  await bo.getByText(forum.noThreads).waitFor()
  expect(found).toEqual([])
})
