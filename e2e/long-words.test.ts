import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { walkPages } from './axe-walk.ts'
import { closeBrowser, openGuest } from './browser.ts'
import { say } from './deeds.ts'
import { openHouse, startedDataDir } from './house.ts'
import { friendName, longWord, makeLongThings } from './long-words.ts'
import { openShared, openThings } from './open-things.ts'
import { brokenWordsOn, tooWideOn } from './too-wide.ts'
import { words } from './words.ts'

afterAll(closeBrowser)

const language = 'de'
const height = 800
const options = { viewport: { width: 320, height }, locale: language, hasTouch: true }

test('words of sixty letters widen no page, dialog or menu from 320 px on, and leave other words whole', async () => {
  const found: string[] = []
  const lookAt = (widths: readonly number[]) => async (page: Page, where: string) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height })
      await settled(page)
      const place = `${where} at ${width} px`
      found.push(...(await tooWideOn(page, place)), ...(await brokenWordsOn(page, place)))
    }
  }
  const look = lookAt([1280, 390, 320])
  // What is open does not outlive a change between desk and phone.
  const lookAtOpen = lookAt([390, 320])
  const house = await openHouse(await startedDataDir())
  const things = await makeLongThings(house, options)
  const { host, friend } = things
  const own = `${house.url}/${language}`

  const { page: visitor } = await openGuest(options)
  await walkPages(visitor, house.url, language, 'visitor', things.recipe.uuid, look)
  await visitor.goto(`${own}/signup?code=${longWord('code')}`)
  await look(visitor, 'signing up with a long code')
  await walkPages(host, house.url, language, 'member', things.recipe.uuid, look)
  for (const place of [
    things.group,
    `${things.group}?tab=members`,
    things.thread,
    things.post,
    '/discover?search=preiselbeer',
    `/my/recipes?edit=${things.recipe.id}`,
  ]) {
    for (const page of [host, friend]) {
      await page.goto(own + place)
      await page.waitForLoadState('networkidle')
      await look(page, place)
    }
  }

  await openThings(host, house.url, language, lookAtOpen)
  await openShared(host, house.url, language, { ...about(things), friend: friendName }, lookAtOpen)

  await deleteRecipe(host)
  await look(host, 'the note after deleting')

  await friend.goto(`${own}/chat`)
  await say(friend, language, `Ein Kuchen mit ${longWord('zutat')}`)
  await look(friend, 'the chat')
  await friend.getByRole('button', { name: words[language].chat.conversations }).click()
  await friend.getByRole('dialog').waitFor()
  await look(friend, 'the conversations')
  expect(found).toEqual([])
}, 600_000)

const about = ({ recipe, thread }: Awaited<ReturnType<typeof makeLongThings>>) => ({
  recipe: recipe.id,
  thread,
})

/** The window's new width has reached the page, and its fonts are there. */
async function settled(page: Page) {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
    await document.fonts.ready
  })
}

async function deleteRecipe(page: Page) {
  const { recipes } = words[language]
  await page.goto(`${new URL(page.url()).origin}/${language}/my/recipes`)
  await page.getByRole('button', { name: recipes.delete }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: recipes.delete, exact: true }).click()
  await page.getByRole('button', { name: recipes.undo, exact: true }).waitFor()
}
