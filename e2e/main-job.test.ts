import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { languages, type Language } from '#shared/languages.ts'
import { closeBrowser, openGuest } from './browser.ts'
import { freshDataDir, openHouse } from './house.ts'
import { wishes, words } from './words.ts'

afterAll(closeBrowser)

const guest = { email: 'first.guest@example.org', password: 'pears & gorgonzola' }

async function signUp(page: Page, adminLink: string, language: Language) {
  const { account } = words[language]
  await page.goto(adminLink.replace('/en/', `/${language}/`))
  await page.getByLabel(account.name, { exact: true }).fill('Camille')
  await page.getByLabel(account.email, { exact: true }).fill(guest.email)
  await page.getByLabel(account.password, { exact: true }).fill(guest.password)
  await page.getByRole('button', { name: account.signUp, exact: true }).click()
  await page.waitForURL(`**/${language}/login`)
}

async function logIn(page: Page, language: Language) {
  const { account } = words[language]
  await page.getByLabel(account.email, { exact: true }).fill(guest.email)
  await page.getByLabel(account.password, { exact: true }).fill(guest.password)
  await page.getByRole('button', { name: account.logIn, exact: true }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}

async function say(page: Page, language: Language, text: string) {
  const { chat } = words[language]
  await page.getByLabel(chat.message, { exact: true }).fill(text)
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/chat') && response.ok())
  await page.getByRole('button', { name: chat.send, exact: true }).click()
  await answered
  await page.getByRole('button', { name: chat.finalize, exact: true }).isEnabled()
}

async function cook(page: Page, language: Language) {
  const { chat } = words[language]
  await page.goto(`${new URL(page.url()).origin}/${language}/chat`)
  await page.getByRole('heading', { level: 1, name: chat.title }).waitFor()
  await say(page, language, wishes[language].first)
  await say(page, language, wishes[language].second)
  await page.getByRole('button', { name: chat.finalize, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: chat.completeTitle }).waitFor()
  await page.getByText(chat.saved, { exact: true }).waitFor()
}

describe('the main job', () => {
  test.each(languages)('from the printed link to the public page, in %s', async (language) => {
    const { recipes } = words[language]
    const dataDir = await freshDataDir()
    const house = await openHouse(dataDir)
    expect(house.adminLink).toContain(`${house.url}/en/signup?code=`)
    const { page } = await openGuest()

    await signUp(page, house.adminLink ?? '', language)
    await logIn(page, language)
    await cook(page, language)

    const plating = page.getByRole('region', { name: words[language].chat.plating })
    expect((await plating.textContent())?.length).toBeGreaterThan(60)
    const picture = page.getByRole('region', { name: words[language].chat.image }).getByRole('img')
    await picture.waitFor()
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(300)

    // The power goes out the moment the recipe was acknowledged.
    await house.stop('SIGKILL')
    const again = await openHouse(dataDir, { PORT: new URL(house.url).port })
    expect(again.adminLink).toBeNull()

    await page.goto(`${again.url}/${language}/my/recipes`)
    const row = page.getByRole('row').nth(1)
    await row.waitFor()
    const toggle = row.getByRole('switch')
    expect(await toggle.getAttribute('aria-checked')).toBe('false')
    await toggle.click()
    await page.locator('[role=switch][aria-checked=true]').waitFor()
    const [recipe] = (await (await page.request.get(`${again.url}/api/recipes/my`)).json()) as {
      UUID: string
      Title: string
    }[]

    const passerBy = await openGuest({ locale: language })
    await passerBy.page.goto(`${again.url}/recipes/${recipe?.UUID}`)
    await passerBy.page.getByRole('heading', { level: 1, name: recipe?.Title ?? '' }).waitFor()
    const text = (await passerBy.page.getByRole('main').textContent()) ?? ''
    for (const held of wishes[language].holds) expect(text).toMatch(held)
    expect(text).not.toContain(recipes.myRecipes)
    expect(await again.stop()).toBe(0)
  })
})
