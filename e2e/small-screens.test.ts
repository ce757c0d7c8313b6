import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openNewMember } from './accounts.ts'
import { sendMessage } from './actions.ts'
import { firstOf } from './both-sizes.ts'
import { languages } from '#shared/constants/languages.ts'
import { commonServer } from './server.ts'
import { overflowsOn } from './overflow.ts'
import { resize } from './quiet.ts'
import shell from '../web/i18n/en/shell.ts'
import { texts } from './texts.ts'

const server = commonServer

const { chat, words } = texts.en
/** The same in most languages. */
const menu = /^Men[uúü]$/
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
const desk = { viewport: { width: 1280, height: 860 } }

/** The smallest side that a target must have, WCAG 2.5.8. */
const smallest = 24

/** What can be pressed and is smaller, except for links within a sentence. */
const tooSmall = (page: Page) =>
  page.evaluate((least) => {
    const shown = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
    return [...document.querySelectorAll('main a[href], main button, main summary, main [role=button]')]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        const isHidden = !shown(element) || width <= 1 || element.closest('.sr-only') !== null
        const inText =
          getComputedStyle(element).display === 'inline' &&
          [...(element.parentElement?.childNodes ?? [])].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          )
        return !isHidden && !inText && (width < least || height < least)
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect()
        return `${element.textContent?.trim() || element.getAttribute('aria-label')}: ${Math.round(width)} × ${Math.round(height)}`
      })
  }, smallest)

/** A thread with replies below each other, as many levels deep as asked. */
async function threadOf(page: Page, url: string, depth: number): Promise<string> {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`${url}${path}`, { data, headers: { origin: url } })
    expect(answer.ok()).toBe(true)
    return (await answer.json()) as { ID: string }
  }
  const group = await post('/api/groups', { name: 'Soup club', is_public: true })
  const thread = await post(`/api/groups/${group.ID}/forum/threads`, {
    title: 'Leeks again',
    content: 'Who has tried this?',
    category: 'other',
  })
  let parent: string | null = null
  for (let level = 0; level <= depth; level += 1) {
    const content = `Level ${level}`
    parent = (await post(`/api/forum/threads/${thread.ID}/posts`, { content, parent_post_id: parent })).ID
  }
  return `${url}/en/groups/${group.ID}/threads/${thread.ID}`
}

test('on a thread every target has at least 24 pixels, and each depth is indented by 2.5 rem', async () => {
  const { url } = server()
  const { page } = await openNewMember(server(), 'Olive', phone)
  const address = await threadOf(page, url, 6)
  await page.goto(address)
  await page.getByText('Level 6', { exact: true }).waitFor()
  expect(await tooSmall(page)).toEqual([])

  const lefts = async () =>
    Promise.all(
      [0, 1, 2, 3, 4].map(async (level) => {
        const box = await page.locator(`article[data-depth="${level}"] p`).first().boundingBox()
        return Math.round(box?.x ?? -1)
      }),
    )
  const narrow = await lefts()
  expect(narrow.map((x) => x - (narrow[0] ?? 0)).slice(0, 3)).toEqual([0, 40, 80])
  await resize(page, desk.viewport)
  const wide = await lefts()
  expect(wide.map((x) => x - (wide[0] ?? 0))).toEqual([0, 40, 80, 120, 160])
})

describe.each(
  firstOf([
    ['a phone', phone],
    ['a desk', desk],
  ] as const),
)('on %s', (_, size) => {
  test('the notice about cookies never lies over what one writes with, and what is made is in view', async () => {
    const { url } = server()
    const { page } = await openNewMember(server(), 'Bo', size)
    await page.goto(`${url}/en/chat`)
    const notice = page.getByRole('region', { name: shell.cookiesName })
    await notice.waitFor()
    const send = page.getByRole('button', { name: words.send, exact: true })
    const boxOf = async (target: typeof send) =>
      (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await expect
      .poll(async () => {
        const [button, box] = [await boxOf(send), await boxOf(notice)]
        return button.y + button.height <= box.y && button.y > 0
      })
      .toBe(true)
    await page.getByRole('button', { name: shell.agree }).click()

    // Both panels are there from the start, and in view while the dish is finalized.
    for (const name of [chat.image, chat.plating])
      await page.getByRole('heading', { name, exact: true }).waitFor()
    const links = page.getByRole('navigation', { name: texts.en.kitchenBar.quickLinks })
    expect(await links.isVisible()).toBe(size === phone)
    await sendMessage(page, 'en', 'A quick leek and potato soup for four')
    // What one writes with is the only bar at the bottom.
    expect(await links.isVisible()).toBe(false)
    let letGo: () => void = () => undefined
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route('**/api/image', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('button', { name: chat.finalize, exact: true }).click()
    await page.getByRole('progressbar', { name: chat.finalizing.image }).waitFor()
    for (const name of [chat.image, chat.plating]) {
      const { y, height } = await boxOf(page.getByRole('heading', { name, exact: true }))
      expect(y).toBeGreaterThan(0)
      expect(y + height).toBeLessThan(size.viewport.height)
    }
    letGo()
    await page.getByRole('heading', { level: 1, name: chat.completeTitle }).waitFor()
    // Nor do two bars stand below the finished recipe: its verbs are the one.
    await page.locator('main .recipe-bar').waitFor()
    expect(await links.isVisible()).toBe(false)
  })
})

test('the header holds in every language on the smallest phones, also in the wider fonts of the system', async () => {
  const { url } = server()
  const { page } = await openNewMember(server(), 'Pia', phone)
  for (const language of languages) {
    await page.goto(`${url}/${language}/my/plan`)
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: menu }).waitFor()
    // As long as its own fonts are not there, or never.
    await header.evaluate((element) => {
      for (const each of element.querySelectorAll<HTMLElement>('*'))
        each.style.fontFamily = 'DejaVu Serif, serif'
    })
    for (const width of [320, 360]) {
      await resize(page, { width, height: 700 })
      expect(await overflowsOn(page, `${width} ${language}`)).toEqual([])
    }
  }
})
