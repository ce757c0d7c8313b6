import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { allergenWords } from '#shared/words/allergens.ts'
import { recipePageWords } from '#shared/words/recipe-page.ts'
import { openNewMember } from './accounts.ts'
import { desk, faultsOn, firstOf, phone } from './both-sizes.ts'
import { press, reach } from './keyboard.ts'
import { sharedSite, tarts } from './recipe-pages.ts'
import { sharedServer } from './server.ts'
import { texts } from './texts.ts'

const site = sharedSite()
const server = sharedServer(site.settings)

const variants = firstOf(
  [phone, desk].flatMap((size) =>
    languages.map((language) => [language, `${size.viewport.width} px`, size] as const),
  ),
)

const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

/** The last words of a text, behind what is filled in. */
const endOf = (text: string) =>
  text
    .split('}}')
    .at(-1)
    ?.replace(/^[.\s]+/, '') ?? ''

/** A recipe within another, as somebody writes both. */
const parts: Record<
  Language,
  { dough: string; pizza: string; line: string; servings: string; steps: string; step: string }
> = {
  en: {
    dough: 'Rye dough',
    pizza: 'Pizza of the house',
    line: '1 dough',
    servings: 'Serves 4',
    steps: 'Instructions',
    step: 'Mix it.',
  },
  fr: {
    dough: 'Pâte de seigle',
    pizza: 'Pizza maison',
    line: '1 pâte',
    servings: 'Pour 4 personnes',
    steps: 'Préparation',
    step: 'Mélanger le tout.',
  },
  es: {
    dough: 'Masa de centeno',
    pizza: 'Pizza de la casa',
    line: '1 masa',
    servings: 'Para 4 personas',
    steps: 'Preparación',
    step: 'Mezclar todo.',
  },
  de: {
    dough: 'Roggenteig',
    pizza: 'Pizza des Hauses',
    line: '1 Teig',
    servings: 'Für 4 Personen',
    steps: 'Zubereitung',
    step: 'Alles mischen.',
  },
}

async function saveRecipe(page: Page, language: Language, title: string, lines: readonly string[]) {
  const { servings, steps, step } = parts[language]
  const content = [
    servings,
    '',
    tarts[language].ingredients,
    ...lines.map((line) => `- ${line}`),
    '',
    steps,
    `1. ${step}`,
  ]
  const answer = await page.request.post(`${server().url}/api/recipes`, {
    data: { title, content: content.join('\n') },
  })
  return (await answer.json()) as { ID: string }
}

/** A picture at the first step of a recipe. */
async function addStepPicture(page: Page, id: string) {
  const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#3a6b35' } })
    .jpeg()
    .toBuffer()
  const file = { name: 'step.jpg', mimeType: 'image/jpeg', buffer }
  const stored = await page.request.post(`${server().url}/api/recipes/pictures`, { multipart: { file } })
  const { key } = (await stored.json()) as { key: string }
  const address = `${server().url}/api/recipes/${id}`
  const { recipe } = (await (await page.request.get(address)).json()) as { recipe: { steps: object[] } }
  const steps = recipe.steps.map((step, place) => (place === 0 ? { ...step, image: key } : step))
  expect((await page.request.patch(address, { data: { recipe: { ...recipe, steps } } })).status()).toBe(200)
}

test.each(variants)(
  'in %s at %s a page with groups and ranges is imported with its picture, scaled, cooked and listed',
  async (language, _, size) => {
    const { recipeEditor, recipeView, shoppingList, words } = texts[language]
    const { title, dough, filling, onions } = tarts[language]
    const { page } = await openNewMember(server(), 'Ines', size)
    const shared = encodeURIComponent(`http://tart.example/${language}/tart`)
    await page.goto(`${server().url}/${language}/my/recipes?edit=new&shared_url=${shared}`)
    const editor = page.getByRole('dialog', { name: recipeEditor.writeTitle, exact: true })
    await editor.getByRole('button', { name: recipeEditor.read, exact: true }).waitFor()
    await press(page, recipeEditor.read)
    await editor.getByText(endOf(recipeEditor.wasRead)).waitFor()
    await reach(page, editor.getByRole('button', { name: recipeEditor.save, exact: true }))
    await page.keyboard.press('Enter')
    await editor.waitFor({ state: 'detached' })
    await page.goto(`${server().url}/${language}/my/recipes`)
    const inBinder = page.getByRole('link', { name: title }).or(page.getByRole('button', { name: title }))
    await inBinder.first().click()
    const dialog = page.getByRole('dialog', { name: title, exact: true })
    await dialog.getByRole('img', { name: title }).waitFor()
    await dialog.getByText(dough.heading).first().waitFor()
    await dialog.getByText(`2–3 ${onions}`).waitFor()
    for (let more = 0; more < 8; more += 1)
      await dialog.getByRole('button', { name: words.moreServings, exact: true }).click()
    await dialog.getByText(`4–6 ${onions}`).waitFor()
    expect(await faultsOn(page, 'a scaled recipe')).toEqual([])
    await dialog.getByRole('button', { name: shoppingList.addToList, exact: true }).click()
    const lines = page.getByRole('dialog', { name: shoppingList.addToList, exact: true })
    await lines.getByText(onions).waitFor()
    expect(await faultsOn(page, 'the lines of a recipe for the list')).toEqual([])
    const count = { count: String(dough.lines.length + filling.lines.length) }
    await lines.getByRole('button', { name: fill(shoppingList.addLines_other, count), exact: true }).click()
    await dialog.getByText(fill(shoppingList.added_other, count)).waitFor()
    await dialog.getByRole('button', { name: recipeView.cook, exact: true }).click()
    const cookMode = page.getByRole('dialog', { name: `${recipeView.cook}, ${title}`, exact: true })
    await cookMode.getByText(dough.step).waitFor()
    await cookMode.getByText(dough.heading).waitFor()
    expect(await faultsOn(page, 'cook mode')).toEqual([])
    await page.goto(`${server().url}/${language}/my/list`)
    await page.getByRole('checkbox', { name: new RegExp(onions, 'i') }).waitFor()
    expect(await faultsOn(page, 'its list')).toEqual([])
  },
)

test.each(variants)(
  'in %s at %s a list of ten addresses of which two fail is read to its end',
  async (language, _, size) => {
    const { recipeImport } = texts[language]
    const { page } = await openNewMember(server(), 'Omar', size)
    await page.goto(`${server().url}/${language}/my/import`)
    await page.getByRole('heading', { level: 1, name: recipeImport.title, exact: true }).waitFor()
    expect(await faultsOn(page, 'the import')).toEqual([])
    await press(page, recipeImport.start)
    await page.getByText(recipeImport.noneYet, { exact: true }).waitFor()
    const paths = ['a', 'b', 'gone', 'c', 'd', 'none', 'e', 'f', 'g', 'h']
    const addresses = paths.map((path) => `http://${path}.example/${language}/${path}`)
    await page.getByLabel(recipeImport.addresses).fill(addresses.join('\n'))
    await press(page, recipeImport.start)
    await page.getByText(fill(recipeImport.summary, { saved: '8', open: '2' }), { exact: true }).waitFor()
    await page.getByText(recipeImport.reasonUnreachable, { exact: true }).waitFor()
    await page.getByText(recipeImport.reasonNone, { exact: true }).waitFor()
    expect(await faultsOn(page, 'a list that was read')).toEqual([])
    await page.reload()
    const last = `${tarts[language].leeks.title} h`
    await page.getByRole('link', { name: last, exact: true }).waitFor()
    await press(page, last, 'link')
    await page.getByRole('dialog', { name: last, exact: true }).waitFor()
  },
)

test.each(variants)(
  'in %s at %s a line of a recipe becomes another recipe, which the reader opens from it',
  async (language, _, size) => {
    const { picker, recipeEditor, recipeImport, recipeView, ui, words } = texts[language]
    const { dough, pizza, line } = parts[language]
    const { page } = await openNewMember(server(), 'Pia', size)
    const { leeks, dough: tart, filling } = tarts[language]
    await saveRecipe(page, language, dough, [tart.lines[0] ?? '', filling.lines.at(-1) ?? ''])
    const { ID } = await saveRecipe(page, language, pizza, [line, leeks.lines[1] ?? ''])
    await page.goto(`${server().url}/${language}/my/recipes?edit=${ID}`)
    const editor = page.getByRole('dialog', { name: fill(words.editTitled, { title: pizza }), exact: true })
    const first = fill(recipeEditor.ingredientNumber, { number: '1' })
    await editor
      .getByRole('button', { name: fill(recipeEditor.detailsOf, { name: first }) })
      .first()
      .click()
    await editor.getByRole('button', { name: recipeImport.partChoose, exact: true }).first().click()
    await page.getByRole('combobox', { name: picker.search }).fill(dough)
    await page.getByRole('option', { name: new RegExp(dough) }).waitFor()
    expect(await faultsOn(page, 'a recipe for a line')).toEqual([])
    await page.getByRole('option', { name: new RegExp(dough) }).click()
    await editor.getByLabel(recipeImport.partServings).fill('2')
    expect(await faultsOn(page, 'a line with a recipe')).toEqual([])
    await editor.getByRole('button', { name: recipeEditor.save, exact: true }).click()
    await editor.waitFor({ state: 'detached' })
    await addStepPicture(page, ID)
    await page.goto(`${server().url}/${language}/my/recipes?recipe=${ID}`)
    const dialog = page.getByRole('dialog', { name: pizza, exact: true })
    const { stepPicture, servingsOf } = recipePageWords[language]
    await dialog.getByRole('img', { name: stepPicture(1), exact: true }).waitFor()
    const link = dialog.getByRole('link', { name: dough, exact: true })
    await link.waitFor()
    await dialog.getByText(`, ${servingsOf('2')}`).waitFor()
    await dialog.getByText(allergenWords[language].gluten).first().waitFor()
    expect(await faultsOn(page, 'a recipe with a recipe')).toEqual([])
    await dialog.getByRole('button', { name: recipeView.cook, exact: true }).click()
    const cookMode = page.getByRole('dialog', { name: `${recipeView.cook}, ${pizza}`, exact: true })
    await cookMode.getByRole('img', { name: stepPicture(1), exact: true }).waitFor()
    await cookMode.getByRole('button', { name: ui.close, exact: true }).click()
    await cookMode.waitFor({ state: 'detached' })
    await reach(page, link)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: dough, exact: true }).waitFor()
  },
)
