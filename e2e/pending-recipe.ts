import type { BrowserContext, Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { logIn, sendMessage } from './actions.ts'
import { openNewMember } from './accounts.ts'
import type { TestServer } from './server.ts'
import { prompts, texts } from './texts.ts'

const { chat } = texts.en

/** The four steps of finalizing, by what the page asks the server for. */
export const steps = ['recipe', 'plating', 'image', 'save'] as const
export type Step = (typeof steps)[number]

function stepOf(request: Request): Step | null {
  if (request.method() !== 'POST') return null
  const { pathname } = new URL(request.url())
  if (pathname === '/api/image') return 'image'
  if (pathname === '/api/recipes') return 'save'
  const task = pathname === '/api/chat' ? (request.postDataJSON() as { task?: string }).task : null
  return task === 'recipe' || task === 'plating' ? task : null
}

/** Ends the session on the server, as another device would, while this browser still believes in it. */
async function revokeSession(server: TestServer, context: BrowserContext) {
  const session = (await context.cookies()).find(({ name }) => name.endsWith('session'))
  const headers = { cookie: `${session?.name}=${session?.value}` }
  expect((await fetch(`${server.url}/auth/logout`, { method: 'POST', headers })).status).toBe(200)
}

/** Tried again where the server has closed the idle connection in the same moment. */
const saved = async (server: TestServer, page: Page) => {
  const answer = await page.request.get(`${server.url}/api/recipes/my`, { maxRetries: 2 })
  return ((await answer.json()) as { IsPublic: boolean }[]).map(({ IsPublic }) => IsPublic)
}

/** Runs in the page: notes in the session's storage that a text was shown. */
function noteText(wanted: string): void {
  const look = () => {
    if (document.body?.innerText.includes(wanted)) sessionStorage.setItem('noted', 'yes')
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
}

/**
 * Finalizes while the session ends just before each of some steps, comes in again each time, and answers which steps were
 * done how often.
 */
export async function finalizeThroughLogin(
  server: TestServer,
  page: Page,
  lost: readonly Step[],
  logInAgain: () => Promise<void>,
): Promise<Step[]> {
  const done: Step[] = []
  page.on('response', (response) => {
    const step = response.ok() ? stepOf(response.request()) : null
    if (step) done.push(step)
  })
  const left = [...lost]
  await page.route('**/api/**', async (route) => {
    if (left.length > 0 && stepOf(route.request()) === left[0]) {
      left.shift()
      await revokeSession(server, page.context())
    }
    await route.continue()
  })
  await page.goto(`${server.url}/en/chat`)
  await sendMessage(page, 'en', prompts.en.first)
  // The message of an automatic save stays for three seconds, in which nobody may look on a busy machine.
  await page.addInitScript(noteText, chat.saved)
  await page.evaluate(noteText, chat.saved)
  await page.getByRole('button', { name: chat.finalize, exact: true }).click()
  for (const _ of lost) {
    await page.waitForURL('**/en/login')
    expect(await page.evaluate(() => sessionStorage.getItem('pending_recipe'))).not.toBeNull()
    await logInAgain()
    await page.waitForURL((url) => !url.pathname.endsWith('/login'))
  }
  await page.waitForURL('**/en/chat')
  await page.getByRole('heading', { level: 1, name: chat.completeTitle }).waitFor()
  expect(left).toEqual([])
  expect(await page.evaluate(() => sessionStorage.getItem('pending_recipe'))).toBeNull()
  await page.waitForFunction(() => sessionStorage.getItem('noted') === 'yes')
  expect(await saved(server, page)).toEqual([false])
  return done
}

/** The same for a new user who logs in again with their password, each time. */
export async function finalizeThroughPassword(server: TestServer, lost: readonly Step[]): Promise<Step[]> {
  const { page, person } = await openNewMember(server, 'Rosa')
  const done = await finalizeThroughLogin(server, page, lost, () => logIn(page, 'en', person))
  // The message of an automatic save does not stay.
  if (lost.includes('save')) await page.getByText(chat.saved, { exact: true }).waitFor({ state: 'detached' })
  return done
}
