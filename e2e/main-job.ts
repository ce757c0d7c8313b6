import { expect } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { openPage } from './browser.ts'
import { cook, logIn, signUp } from './actions.ts'
import { unusedPort } from './ports.ts'
import { startedDataDir, startServer } from './server.ts'
import { texts } from './texts.ts'

/** A new server, its first user, a finished recipe, a crash, and the same recipe on its public page, whose text is answered. */
export async function mainJob(language: Language): Promise<string> {
  const { words } = texts[language]
  const dataDir = await startedDataDir()
  const PORT = String(await unusedPort())
  const server = await startServer(dataDir, { PORT })
  expect(server.adminLink).toContain(`${server.url}/en/signup?code=`)
  const { page } = await openPage()

  await signUp(page, server.adminLink ?? '', language)
  await logIn(page, language)
  await cook(page, server.url, language)

  const plating = page.getByRole('region', { name: texts[language].chat.plating })
  expect((await plating.textContent())?.length).toBeGreaterThan(60)
  const picture = page.getByRole('region', { name: texts[language].chat.image }).getByRole('img')
  await picture.waitFor()
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(300)

  // The power goes out when the recipe is acknowledged; the page is elsewhere, so that it does not complain.
  await page.goto('about:blank')
  await server.stop('SIGKILL')
  const again = await startServer(dataDir, { PORT })
  expect(again.adminLink).toBeNull()

  // Who was signed in still is.
  await page.goto(`${again.url}/${language}/my/recipes`)
  const row = page.getByRole('row').nth(1)
  await row.waitFor()
  const toggle = row.getByRole('switch')
  expect(await toggle.isChecked()).toBe(false)
  // The switch turns before the server has answered.
  const published = page.waitForResponse((response) => response.url().endsWith('/public') && response.ok())
  await toggle.click()
  await page.getByRole('switch', { checked: true }).waitFor()
  await published
  const [recipe] = (await (await page.request.get(`${again.url}/api/recipes/my`)).json()) as {
    UUID: string
    Title: string
  }[]

  const passerBy = await openPage({ locale: language })
  await passerBy.page.goto(`${again.url}/recipes/${recipe?.UUID}`)
  await passerBy.page.getByRole('heading', { level: 1, name: recipe?.Title ?? '' }).waitFor()
  const text = (await passerBy.page.getByRole('main').textContent()) ?? ''
  expect(text).not.toContain(words.myRecipes)
  expect(await again.stop()).toBe(0)
  return text
}
