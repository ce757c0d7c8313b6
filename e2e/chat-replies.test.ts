import { expect, test } from 'vitest'
import { openNewMember } from './accounts.ts'
import { sendMessage } from './actions.ts'
import { firstOf } from './both-sizes.ts'
import { commonServer } from './server.ts'
import { texts } from './texts.ts'

const server = commonServer

test.each(
  firstOf([
    { language: 'de', dish: 'Hähnchencurry für vier', tofu: /Tofu/ },
    { language: 'en', dish: 'Chicken curry for four', tofu: /tofu/ },
    { language: 'fr', dish: 'Curry de poulet pour quatre', tofu: /tofu/ },
    { language: 'es', dish: 'Curry de pollo para cuatro', tofu: /tofu/ },
  ] as const),
)('what a tap says is understood by the built-in chef, in $language', async ({ language, dish, tofu }) => {
  const { chat, words, ui } = texts[language]
  const { page } = await openNewMember(server(), `Rita ${language}`, { locale: language })
  await page.goto(`${server().url}/${language}/chat`)
  await sendMessage(page, language, dish)
  const replies = page.getByRole('list', { name: chat.quick.title })
  const title = page.getByRole('region', { name: chat.draft.title }).getByRole('heading', { level: 3 })
  const first = (await title.textContent()) ?? ''
  expect(first).toMatch(/curry/i)

  await replies.getByRole('button', { name: chat.quick.vegetarian }).click()
  await expect.poll(() => title.textContent()).toMatch(tofu)
  // It is vegetarian now.
  await expect.poll(() => replies.getByRole('button', { name: chat.quick.vegetarian }).count()).toBe(0)

  await replies.getByRole('button', { name: chat.quick.other }).click()
  await expect.poll(() => title.textContent()).not.toMatch(/curry/i)

  await replies.getByRole('button').first().waitFor()
  await page.getByRole('button', { name: `${chat.editNamed.replace('{{text}}', dish)}` }).click()
  await page.getByText(chat.editing).waitFor()
  expect(await page.getByLabel(words.message, { exact: true }).inputValue()).toBe(dish)
  await page.reload()
  await page.getByRole('button', { name: ui.cancel }).click()
  await page.getByText(chat.quick.other).first().waitFor()
})
