import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { openNewMember } from './accounts.ts'
import { sendMessage } from './actions.ts'
import { commonServer } from './server.ts'
import { texts } from './texts.ts'

const server = commonServer
const { chat, ui } = texts.en

const taskOf = (route: Route) => (route.request().postDataJSON() as { task?: string } | null)?.task

/** Ends the first request that matches as a line that is cut; `reached`: the server has done it, and its answer is lost. */
async function cutOnce(page: Page, path: string, matches: (route: Route) => boolean, reached: boolean) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isCut = false
  await page.route(path, async (route) => {
    if (isCut || route.request().method() !== 'POST' || !matches(route)) return route.fallback()
    isCut = true
    if (reached) await route.fetch()
    resolve()
    // Until the page is gone.
  })
  return { cut: promise }
}

const steps = [
  { path: '**/api/chat', matches: (route: Route) => taskOf(route) === 'recipe', reached: false },
  { path: '**/api/chat', matches: (route: Route) => taskOf(route) === 'plating', reached: true },
  { path: '**/api/image', matches: () => true, reached: true },
  { path: '**/api/recipes', matches: () => true, reached: true },
]

test('a reload in the middle of recipe, plating, picture and saving goes on by itself each time, and one recipe is saved', async () => {
  const { page } = await openNewMember(server(), 'Lea')
  await page.goto(`${server().url}/en/chat`)
  await sendMessage(page, 'en', 'A quick leek and potato soup for four')
  const cuts = []
  for (const { path, matches, reached } of steps) cuts.push(await cutOnce(page, path, matches, reached))
  await page.getByRole('button', { name: chat.finalize, exact: true }).click()
  for (const { cut } of cuts) {
    await cut
    await page.reload()
  }
  await page.getByRole('heading', { level: 1, name: chat.completeTitle }).waitFor()
  await page.getByRole('button', { name: chat.startNew }).waitFor()
  const saved = (await (await page.request.get(`${server().url}/api/recipes/my`)).json()) as unknown[]
  expect(saved).toHaveLength(1)
})

test('a picture that fails leaves the choice between another try and the drawn one', async () => {
  const { page } = await openNewMember(server(), 'Pia')
  await page.goto(`${server().url}/en/chat`)
  await sendMessage(page, 'en', 'A quick leek and potato soup for four')
  const isDrawn: boolean[] = []
  await page.route('**/api/image', (route) => {
    const { drawn = false } = route.request().postDataJSON() as { drawn?: boolean }
    isDrawn.push(drawn)
    return drawn ? route.continue() : route.fulfill({ status: 502, json: { error: 'painter unavailable' } })
  })
  await page.getByRole('button', { name: chat.finalize, exact: true }).click()
  await page.getByText(/^Image generation failed: /).waitFor()
  await page.getByRole('button', { name: ui.tryAgain, exact: true }).click()
  await expect.poll(() => isDrawn).toEqual([false, false])
  await page.getByRole('button', { name: chat.saveDrawn }).click()
  await page.getByRole('heading', { level: 1, name: chat.completeTitle }).waitFor()
  await page.getByRole('region', { name: chat.image }).getByRole('img').waitFor()
  expect(isDrawn).toEqual([false, false, true])
})
