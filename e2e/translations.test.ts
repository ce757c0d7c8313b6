import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { paths } from '#shared/paths.ts'
import { openNewMember } from './accounts.ts'
import { violationsOn } from './axe-violations.ts'
import { openPage } from './browser.ts'
import { commonServer } from './server.ts'
import french from '../web/i18n/fr/ui.ts'
import { texts } from './texts.ts'

const server = commonServer

const german = {
  title: 'Kartoffelsuppe mit Speck',
  taste: 'cremig',
  content: `Ein Rezept meiner Tante.

Für 4 Personen

Zutaten
Für die Suppe:
- 1 kg Kartoffeln, geschält und gewürfelt
- 2 große Zwiebeln, fein gehackt
- 500 g Mehl Type 405
- 2 EL Öl zum Braten

Zubereitung
1. Die Zwiebeln in 2 EL Öl 5 Minuten braten.
2. Die Kartoffeln 20 Minuten kochen.`,
}
const step = 'Faire revenir les oignons 5 minutes dans 2 c. à s. d’huile.'

async function publish(page: Page, recipe: object): Promise<{ ID: string; UUID: string }> {
  const request = page.context().request
  const saved = (await (await request.post(`${server().url}/api/recipes`, { data: recipe })).json()) as {
    ID: string
    UUID: string
  }
  await request.put(`${server().url}/api/recipes/${saved.ID}/public`, { data: { is_public: true } })
  return saved
}

/** The languages that the texts inside are marked with. */
const marked = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((found) => found.map((each) => [each.getAttribute('lang'), each.textContent]))

test('a French member reads and cooks a German recipe, and has a correction accepted', async () => {
  const { recipeView: view, translations: words, words: shared } = texts.fr
  const author = await openNewMember(server(), 'Greta', { locale: 'de' })
  const { ID: id, UUID: uuid } = await publish(author.page, german)
  const { page } = await openNewMember(server(), 'Fabienne', {
    locale: 'fr',
    viewport: { width: 390, height: 844 },
  })
  await page.goto(server().url + paths.openRecipe('fr', id))
  const dialog = page.getByRole('dialog', { name: 'Soupe de pommes de terre aux lardons' })
  await dialog.getByText('2 oignons, gros, finement hachés').waitFor()
  await dialog.getByText(words.byChef, { exact: false }).waitFor()
  await dialog.getByText(words.stepsIn.de, { exact: false }).waitFor()
  expect(await marked(page, '.recipe-ingredients li [lang]')).toEqual([['de', 'Mehl Type 405']])
  expect(await marked(page, '.recipe-steps li[lang]')).toEqual([
    ['de', 'Die Zwiebeln in 2 EL Öl 5 Minuten braten.'],
    ['de', 'Die Kartoffeln 20 Minuten kochen.'],
  ])
  expect(await violationsOn(page, 'reading')).toEqual([])

  // Amounts follow the servings in both languages.
  await dialog.getByRole('button', { name: shared.moreServings }).click()
  await dialog.getByText('2½ oignons').or(dialog.getByText('1,25 kg')).first().waitFor()
  await dialog.getByRole('button', { name: shared.fewerServings }).click()
  await dialog.getByRole('button', { name: view.cook }).click()
  const cooking = page.locator('.cook-mode')
  await cooking.getByText('2 oignons, gros, finement hachés').waitFor()
  expect(await cooking.locator('.cook-text').getAttribute('lang')).toBe('de')
  await cooking.getByRole('button', { name: french.close }).click()

  await dialog.getByRole('button', { name: view.showOriginal }).click()
  const inGerman = page.getByRole('dialog', { name: german.title })
  await inGerman.getByText('2 große Zwiebeln, fein gehackt').waitFor()
  // The choice holds when the recipe is opened again.
  await page.reload()
  await inGerman.getByText('2 große Zwiebeln, fein gehackt').waitFor()
  await inGerman.getByRole('button', { name: view.showTranslation }).click()

  await dialog.getByRole('button', { name: words.correct }).click()
  const correcting = page.getByRole('dialog', { name: words.correct })
  const part = words.parts.step.replace('{{number}}', '1')
  await correcting.getByRole('button', { name: words.editPart.replace('{{part}}', part) }).click()
  const field = correcting.getByLabel(words.yourText.replace('{{part}}', part))
  await field.fill(step.replace('5', '15'))
  await correcting.getByRole('button', { name: words.send }).click()
  await correcting.getByText(texts.fr.errors['changed numbers']).waitFor()
  await field.fill(step)
  expect(await violationsOn(page, 'correcting')).toEqual([])
  await correcting.getByRole('button', { name: words.send }).click()
  await correcting.getByText(words.sent).waitFor()

  await author.page.goto(`${server().url}/de`)
  const { translations: german_ } = texts.de
  await author.page.goto(server().url + paths.openRecipe('de', id))
  await author.page.getByRole('button', { name: german_.manageWaiting_one.replace('{{count}}', '1') }).click()
  const managing = author.page.getByRole('dialog', { name: german_.manage })
  await managing.getByText(step).waitFor()
  expect(await violationsOn(author.page, 'managing')).toEqual([])
  await managing.getByRole('button', { name: german_.accept }).click()
  await managing.getByText(german_.shown).waitFor()

  await page.reload()
  await dialog.getByText(step).waitFor()
  await dialog.getByText(words.correctedBy.replace('{{names}}', 'Fabienne'), { exact: false }).waitFor()

  // A visitor gets the offer, and the address that a search engine may keep.
  const { page: visitor } = await openPage({ locale: 'fr' })
  await visitor.goto(`${server().url}/recipes/${uuid}`)
  await visitor.getByRole('heading', { level: 1, name: german.title }).waitFor()
  await visitor.getByRole('button', { name: view.showTranslation }).click()
  await visitor.getByText(step).waitFor()
  await visitor.goto(`${server().url}/recipes/${uuid}?in=fr`)
  await visitor.getByRole('heading', { level: 1, name: 'Soupe de pommes de terre aux lardons' }).waitFor()
  await visitor.getByRole('button', { name: view.showOriginal }).waitFor()
  expect(await visitor.locator('html').getAttribute('lang')).toBe('fr')
  expect(await violationsOn(visitor, 'public page')).toEqual([])

  await managing.getByRole('switch', { name: german_.allow }).click()
  await expect
    .poll(async () => (await visitor.request.get(`${server().url}/api/recipes/public/${uuid}?in=fr`)).json())
    .toMatchObject({ rendering: null })
})
