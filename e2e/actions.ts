import type { Page } from 'playwright-core'
import type { Language } from '#shared/constants/languages.ts'
import { prompts, texts } from './texts.ts'

const firstUser = { email: 'first.user@example.org', password: 'pears & gorgonzola' }

export type Account = typeof firstUser

export async function signUp(page: Page, link: string, language: Language, person: Account = firstUser) {
  const { account, words } = texts[language]
  await page.goto(link.replace('/en/', `/${language}/`))
  await page.getByLabel(words.name, { exact: true }).fill('Camille')
  await page.getByLabel(words.email, { exact: true }).fill(person.email)
  await page.getByLabel(words.password, { exact: true }).fill(person.password)
  await page.getByRole('button', { name: account.signUp, exact: true }).click()
  await page.waitForURL(`**/${language}/login`)
}

export async function logIn(page: Page, language: Language, person: Account = firstUser) {
  const { words } = texts[language]
  await page.getByLabel(words.email, { exact: true }).fill(person.email)
  await page.getByLabel(words.password, { exact: true }).fill(person.password)
  await page.getByRole('button', { name: words.logIn, exact: true }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}

/** Sends it and waits for the whole answer: the answer begins with the stream, and sending is possible after its end. */
export async function sendMessage(page: Page, language: Language, text: string) {
  const { words } = texts[language]
  await page.getByLabel(words.message, { exact: true }).fill(text)
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/chat') && response.ok())
  const send = page.getByRole('button', { name: words.send, exact: true })
  await send.click()
  await answered
  await send.waitFor()
}

export async function cook(page: Page, origin: string, language: Language) {
  const { chat } = texts[language]
  await page.goto(`${origin}/${language}/chat`)
  await page.getByRole('heading', { level: 1, name: chat.title }).waitFor()
  await sendMessage(page, language, prompts[language].first)
  await sendMessage(page, language, prompts[language].second)
  await page.getByRole('button', { name: chat.finalize, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: chat.completeTitle }).waitFor()
  await page.getByText(chat.saved, { exact: true }).waitFor()
}
