import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openNewMember } from './accounts.ts'
import { violationsOn } from './axe-violations.ts'
import { reach } from './keyboard.ts'
import { overflowsOn } from './overflow.ts'
import { commonServer } from './server.ts'
import { texts } from './texts.ts'

const server = commonServer

const content = (what: string) =>
  `Serves 4\n\nIngredients\n- 2 ${what}\n- 1 l stock\n\nInstructions\n1. Slice the ${what}.\n2. Simmer for 20 minutes.`

/** Recipes of the user, and a collection of them. */
async function withCollection(page: Page, title: string, dishes: readonly string[]): Promise<string> {
  const { url } = server()
  const id = crypto.randomUUID()
  await page.request.post(`${url}/api/collections`, { data: { id, title } })
  for (const what of dishes) {
    const data = { title: `Soup of ${what}`, content: content(what), dish_type: 'Starters' }
    const saving = await page.request.post(`${url}/api/recipes`, { data })
    const { ID } = (await saving.json()) as { ID: string }
    await page.request.put(`${url}/api/collections/${id}/recipes/${ID}`, { data: {} })
  }
  return id
}

async function downloadOf(page: Page, act: () => Promise<unknown>) {
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('on a phone a collection becomes a book and an archive', async () => {
  const { recipeExport: words } = texts.de
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
  const { page } = await openNewMember(server(), 'Ines', phone)
  const id = await withCollection(page, 'Suppen', ['leeks', 'carrots'])
  await page.goto(`${server().url}/de/my/recipes?collection=${id}`)

  await page.getByRole('button', { name: words.makeBook, exact: true }).click()
  const asked = page.getByRole('dialog', { name: words.bookOf.replace('{{title}}', 'Suppen') })
  await asked.getByLabel(words.paper).selectOption('a4')
  expect(await violationsOn(page, 'making a book')).toEqual([])
  expect(await overflowsOn(page, 'making a book')).toEqual([])
  const book = await downloadOf(page, () => asked.getByRole('button', { name: words.makeBook }).click())
  expect(book.name).toBe('suppen.pdf')
  expect(book.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  await asked.getByText(/suppen\.pdf ist in deinen Downloads/).waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: words.export, exact: true }).click()
  const formats = page.getByRole('dialog', { name: words.exportTitle.replace('{{title}}', 'Suppen') })
  await formats.getByRole('radio', { name: /Cooklang/ }).check()
  expect(await violationsOn(page, 'exporting')).toEqual([])
  expect(await overflowsOn(page, 'exporting')).toEqual([])
  const archive = await downloadOf(page, () => formats.getByRole('button', { name: words.download }).click())
  expect(archive.name).toBe('suppen.zip')
  expect(archive.bytes.subarray(0, 2).toString()).toBe('PK')
})

test('at a desk, by keyboard alone, a recipe and chosen recipes are exported', async () => {
  const { recipeExport: words, recipeView, recipes, saved } = texts.en
  const { page } = await openNewMember(server(), 'Noa')
  await withCollection(page, 'Beans', ['beans'])
  await page.goto(`${server().url}/en/my/recipes`)
  await page.getByRole('tab', { name: /^All/ }).click()
  await reach(page, page.getByRole('button', { name: 'Soup of beans' }).first())
  await page.keyboard.press('Enter')
  const recipe = page.getByRole('dialog', { name: 'Soup of beans' })
  await reach(
    page,
    recipe.getByRole('group', { name: recipes.actions }).getByRole('button', { name: recipeView.short.more }),
  )
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: words.exportAs }).focus()
  await page.keyboard.press('Enter')
  const asked = page.getByRole('dialog', { name: words.exportTitle.replace('{{title}}', 'Soup of beans') })
  await asked.getByRole('radio', { name: /Markdown/ }).focus()
  await page.keyboard.press('ArrowDown')
  await reach(page, asked.getByRole('button', { name: words.download }))
  const file = await downloadOf(page, () => page.keyboard.press('Enter'))
  expect(file.name).toBe('soup-of-beans.cook')
  expect(file.bytes.toString()).toContain('@stock{1%l}')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: recipes.options, exact: true }).click()
  await page.getByRole('button', { name: saved.select, exact: true }).click()
  await page.getByRole('button', { name: saved.selectAll, exact: true }).click()
  await page.getByRole('button', { name: words.export, exact: true }).last().click()
  const several = page.getByRole('dialog', { name: words.exportChosen })
  const archive = await downloadOf(page, () => several.getByRole('button', { name: words.download }).click())
  expect(archive.name).toMatch(/^convive-cooklang-.*\.zip$/)
})
