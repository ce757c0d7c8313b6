import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from './axe-violations.ts'
import { walkPages } from './axe-walk.ts'
import { openPage } from './browser.ts'
import { sendMessage } from './actions.ts'
import { startServer, startedDataDir } from './server.ts'
import { friendName, longWord, createLongContent } from './long-words.ts'
import { openSharedContent, openDialogs } from './open-dialogs.ts'
import { brokenWordsOn, overflowsOn } from './overflow.ts'
import { resize, untilQuiet } from './quiet.ts'
import { texts } from './texts.ts'

const language = 'de'
const height = 800
// The longest words in the least room; `npm run test:slow` walks in every language, colour scheme and size.
const options = {
  viewport: { width: 320, height },
  locale: language,
  hasTouch: true,
  colorScheme: 'dark',
} as const

test('axe finds nothing on any page, dialog or menu, and words of sixty letters widen none from 320 px on', async () => {
  const found: string[] = []
  const lookAt = (widths: readonly number[]) => async (page: Page, where: string) => {
    for (const width of widths) {
      await resize(page, { width, height })
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const place = `${where} at ${width} px`
      found.push(...(await overflowsOn(page, place)), ...(await brokenWordsOn(page, place)))
    }
    // Widths differ in what fits, not in what axe sees.
    found.push(...(await violationsOn(page, where)))
  }
  const look = lookAt([1280, 390, 320])
  // What is open does not outlive a change between desk and phone.
  const lookAtOpen = lookAt([390, 320])
  const server = await startServer(await startedDataDir())
  const content = await createLongContent(server, options)
  const { host, friend } = content
  const own = `${server.url}/${language}`

  const { page: anonymous } = await openPage(options)
  await walkPages(anonymous, server.url, language, 'anonymous', content.recipe.uuid, look)
  await anonymous.goto(`${own}/signup?code=${longWord('code')}`)
  await look(anonymous, 'signing up with a long code')
  await walkPages(host, server.url, language, 'member', content.recipe.uuid, look)
  for (const [page, ...places] of [
    [host, content.group, content.post, `/my/recipes?edit=${content.recipe.id}`],
    [friend, content.group, `${content.group}?tab=members`, content.thread, '/discover?search=preiselbeer'],
  ] as const) {
    for (const place of places) {
      await page.goto(own + place)
      await untilQuiet(page)
      await look(page, place)
    }
  }

  await openDialogs(host, server.url, language, lookAtOpen)
  await openSharedContent(host, server.url, language, { ...about(content), friend: friendName }, lookAtOpen)

  await deleteRecipe(host)
  await look(host, 'the note after deleting')

  await friend.goto(`${own}/chat`)
  await sendMessage(friend, language, `Ein Kuchen mit ${longWord('zutat')}`)
  await look(friend, 'the chat')
  await friend.getByRole('button', { name: texts[language].chat.conversations }).click()
  await friend.getByRole('dialog').waitFor()
  await look(friend, 'the conversations')
  expect(found).toEqual([])
}, 600_000)

const about = ({ recipe, thread }: Awaited<ReturnType<typeof createLongContent>>) => ({
  recipe: recipe.id,
  thread,
})

async function deleteRecipe(page: Page) {
  const { recipes, words } = texts[language]
  await page.goto(`${new URL(page.url()).origin}/${language}/my/recipes`)
  await page.getByRole('button', { name: words.delete }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.delete, exact: true }).click()
  await page.getByRole('button', { name: recipes.undo, exact: true }).waitFor()
}
