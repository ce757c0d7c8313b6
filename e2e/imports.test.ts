import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desk, faultsOn, phone } from './both-sizes.ts'
import { openNewMember } from './accounts.ts'
import { sharedServer } from './server.ts'
import { texts } from './texts.ts'

const { recipeEditor, recipeImport, recipeView, shoppingList, words } = texts.en

/** A page with groups, ranges, a yield and a picture. */
const tart = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Onion tart',
  image: '/tart.jpg',
  recipeYield: '8 pieces',
  recipeIngredient: ['250 g flour', '125 g butter', '2-3 onions', '200 ml cream', '2 eggs'],
  recipeInstructions: [
    {
      '@type': 'HowToSection',
      name: 'For the dough',
      itemListElement: [{ '@type': 'HowToStep', text: 'Knead the flour and the butter.' }],
    },
    {
      '@type': 'HowToSection',
      name: 'For the filling',
      itemListElement: [
        { '@type': 'HowToStep', text: 'Soften the onions for 10 minutes.' },
        { '@type': 'HowToStep', text: 'Stir in the cream and the eggs and bake for 30 minutes at 180 °C.' },
      ],
    },
  ],
}
const tartPage = `<!doctype html><html lang="en"><title>Tart</title><script type="application/ld+json">${JSON.stringify(
  tart,
)}</script><h2>Ingredients</h2><h3>For the dough</h3><ul><li>250 g flour</li><li>125 g butter</li></ul>
<h3>For the filling</h3><ul><li>2-3 onions</li><li>200 ml cream</li><li>2 eggs</li></ul></html>`
const pageOf = (name: string) =>
  `<html lang="en"><script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    name,
    recipeYield: 2,
    recipeIngredient: ['2 leeks', '1 potato'],
    recipeInstructions: `Cook the leeks and the potato for ${name}.`,
  })}</script></html>`

let site: Server
const siteUrl = () => `http://127.0.0.1:${(site.address() as AddressInfo).port}`
beforeAll(async () => {
  const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#b5651d' } })
    .jpeg()
    .toBuffer()
  site = createServer(({ url = '' }, response) => {
    if (url === '/tart.jpg') response.setHeader('content-type', 'image/jpeg').end(photo)
    else if (url === '/tart') response.setHeader('content-type', 'text/html; charset=utf-8').end(tartPage)
    else if (url === '/gone') response.writeHead(404).end()
    else if (url === '/none') response.setHeader('content-type', 'text/html').end('<p>Nothing to cook.</p>')
    else response.setHeader('content-type', 'text/html').end(pageOf(`Leeks ${url.slice(1)}`))
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => site.close(resolve)))
const server = sharedServer(() => ({
  NODE_OPTIONS: `--import ${join(import.meta.dirname, 'other-sites.mjs')}`,
  OTHER_SITES: siteUrl(),
}))

async function saveRecipe(page: Page, title: string, lines: string[]) {
  const content = [
    'Serves 4',
    '',
    'Ingredients',
    ...lines.map((line) => `- ${line}`),
    '',
    'Instructions',
    '1. Mix it.',
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

test('a page with groups and ranges is imported with its picture, scaled, cooked and listed', async () => {
  const { page } = await openNewMember(server(), 'Ines', phone)
  await page.goto(
    `${server().url}/en/my/recipes?edit=new&shared_url=${encodeURIComponent('http://tart.example/tart')}`,
  )
  const editor = page.getByRole('dialog', { name: recipeEditor.writeTitle })
  await editor.getByRole('button', { name: recipeEditor.read, exact: true }).click()
  await editor.getByText(/^Read: \d+ ingredients/).waitFor()
  await editor.getByRole('button', { name: recipeEditor.save, exact: true }).click()
  await editor.waitFor({ state: 'detached' })
  await page.goto(`${server().url}/en/my/recipes`)
  await page
    .getByRole('link', { name: 'Onion tart' })
    .or(page.getByRole('button', { name: 'Onion tart' }))
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Onion tart', exact: true })
  await dialog.getByRole('img', { name: 'Onion tart' }).waitFor()
  await dialog.getByText('For the dough').first().waitFor()
  await dialog.getByText('2–3 onions').waitFor()
  for (let step = 0; step < 8; step += 1)
    await dialog.getByRole('button', { name: words.moreServings, exact: true }).click()
  await dialog.getByText('4–6 onions').waitFor()
  expect(await faultsOn(page, 'a scaled recipe')).toEqual([])
  await dialog.getByRole('button', { name: shoppingList.addToList, exact: true }).click()
  const lines = page.getByRole('dialog', { name: shoppingList.addToList })
  await lines.getByText('onions').waitFor()
  await lines.getByRole('button', { name: shoppingList.addLines_other.replace('{{count}}', '5') }).click()
  await dialog.getByText(shoppingList.added_other.replace('{{count}}', '5')).waitFor()
  await dialog.getByRole('button', { name: recipeView.cook, exact: true }).click()
  const cookMode = page.getByRole('dialog', { name: 'Cook mode, Onion tart' })
  await cookMode.getByText('Knead the flour and the butter.').waitFor()
  await cookMode.getByText('For the dough').waitFor()
  expect(await faultsOn(page, 'cook mode')).toEqual([])
})

test('a list of ten addresses of which two fail is read to its end', async () => {
  const { page } = await openNewMember(server(), 'Omar', phone)
  await page.goto(`${server().url}/en/my/import`)
  await page.getByRole('heading', { level: 1, name: recipeImport.title }).waitFor()
  expect(await faultsOn(page, 'the import')).toEqual([])
  const paths = ['a', 'b', 'gone', 'c', 'd', 'none', 'e', 'f', 'g', 'h']
  await page
    .getByLabel(recipeImport.addresses)
    .fill(paths.map((path) => `http://${path}.example/${path}`).join('\n'))
  await page.getByRole('button', { name: recipeImport.start, exact: true }).click()
  await page.getByText('8 saved, 2 to look at').waitFor()
  await page.getByText(recipeImport.reasonUnreachable).waitFor()
  await page.getByText(recipeImport.reasonNone).waitFor()
  expect(await faultsOn(page, 'a list that was read')).toEqual([])
  await page.reload()
  await page.getByRole('link', { name: 'Leeks h', exact: true }).click()
  await page.getByRole('dialog', { name: 'Leeks h' }).waitFor()
})

test('a line of a recipe becomes another recipe, which the reader opens from it', async () => {
  const { page } = await openNewMember(server(), 'Pia', phone)
  const dough = 'Rye dough'
  await saveRecipe(page, dough, ['500 g flour', '2 eggs'])
  const { ID } = await saveRecipe(page, 'Pizza', ['1 dough', '3 tomatoes'])
  await page.goto(`${server().url}/en/my/recipes?edit=${ID}`)
  const editor = page.getByRole('dialog', { name: words.editTitled.replace('{{title}}', 'Pizza') })
  await editor.getByRole('button', { name: /^Details: Ingredient 1/ }).click()
  await editor.getByRole('button', { name: recipeImport.partChoose }).first().click()
  await page.getByRole('combobox', { name: texts.en.picker.search }).fill(dough)
  await page.getByRole('option', { name: new RegExp(dough) }).click()
  await editor.getByLabel(recipeImport.partServings).fill('2')
  expect(await faultsOn(page, 'a line with a recipe')).toEqual([])
  await editor.getByRole('button', { name: recipeEditor.save, exact: true }).click()
  await editor.waitFor({ state: 'detached' })
  await addStepPicture(page, ID)
  await page.goto(`${server().url}/en/my/recipes?recipe=${ID}`)
  const dialog = page.getByRole('dialog', { name: 'Pizza', exact: true })
  await dialog.getByRole('img', { name: 'Picture of step 1' }).waitFor()
  const link = dialog.getByRole('link', { name: dough })
  await link.waitFor()
  await dialog.getByText(', 2 servings').waitFor()
  await dialog.getByText('gluten', { exact: false }).first().waitFor()
  expect(await faultsOn(page, 'a recipe with a recipe')).toEqual([])
  await dialog.getByRole('button', { name: recipeView.cook, exact: true }).click()
  const cookMode = page.getByRole('dialog', { name: 'Cook mode, Pizza' })
  await cookMode.getByRole('img', { name: 'Picture of step 1' }).waitFor()
  await cookMode.getByRole('button', { name: 'Close', exact: true }).click()
  await cookMode.waitFor({ state: 'detached' })
  await link.click()
  await page.getByRole('dialog', { name: dough, exact: true }).waitFor()
})

test('a page that a browser printed as a PDF is read, looked over and saved', async () => {
  const { page, context } = await openNewMember(server(), 'Rosa', desk)
  const printing = await context.newPage()
  await printing.setContent(`<h1>Leek tart</h1><p>Serves 6</p><h2>Ingredients</h2>
    <ul><li>250 g flour</li><li>125 g butter</li><li>3 leeks, sliced</li><li>200 ml cream</li></ul>
    <h2>Method</h2><ol><li>Knead the flour and the butter.</li>
    <li>Soften the leeks for 10 minutes, stir in the cream and bake for 30 minutes at 180 °C.</li></ol>`)
  const buffer = await printing.pdf({ format: 'A4' })
  await page.goto(`${server().url}/en/my/recipes?edit=new`)
  const editor = page.getByRole('dialog', { name: recipeEditor.writeTitle })
  const file = { name: 'tart.pdf', mimeType: 'application/pdf', buffer }
  await editor.getByLabel(recipeEditor.chooseFile, { exact: true }).setInputFiles(file)
  await editor.getByText('Read: 4 ingredients, 2 steps.', { exact: false }).waitFor()
  await editor.getByText(recipeEditor.originalText, { exact: true }).click()
  await editor.getByText('3 leeks, sliced').first().waitFor()
  expect(await faultsOn(page, 'a read PDF')).toEqual([])
  await editor.getByRole('button', { name: recipeEditor.save, exact: true }).click()
  await editor.waitFor({ state: 'detached' })
  const [saved] = (await (await page.request.get(`${server().url}/api/recipes/my`)).json()) as {
    Title: string
    recipe: { servings: number; ingredients: object[]; steps: object[] }
  }[]
  expect(saved).toMatchObject({
    Title: 'Leek tart',
    recipe: {
      servings: 6,
      ingredients: [
        { amount: 250, unit: 'g', item: 'flour' },
        { amount: 125, unit: 'g', item: 'butter' },
        { amount: 3, item: 'leeks', note: 'sliced' },
        { amount: 200, unit: 'ml', item: 'cream' },
      ],
      steps: [{}, { celsius: 180 }],
    },
  })
})

test('the bookmark sends the page it is clicked on, which is read and saved only when the member says so', async () => {
  const { page, context } = await openNewMember(server(), 'Quinn', desk)
  await page.goto(`${server().url}/en/my/import`)
  const link = page.getByRole('link', { name: recipeImport.bookmark, exact: true })
  await expect.poll(() => link.getAttribute('href')).toMatch(/^javascript:/)
  const code = await link.getAttribute('href')
  const other = await context.newPage()
  await other.goto(`${siteUrl()}/tart`)
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    other.evaluate(`void ${decodeURIComponent((code ?? '').replace('javascript:', ''))}`),
  ])
  await opened.getByRole('heading', { name: `A page from 127.0.0.1:${new URL(siteUrl()).port}` }).waitFor()
  const binder = async () =>
    ((await (await opened.request.get(`${server().url}/api/recipes/my`)).json()) as unknown[]).length
  expect(await binder()).toBe(0)
  expect(await faultsOn(opened, 'a sent page')).toEqual([])
  await opened.getByRole('button', { name: recipeImport.readIt, exact: true }).click()
  await opened.getByText('Ingredients: 5 · Steps: 3').waitFor()
  expect(await binder()).toBe(0)
  await opened.getByRole('button', { name: recipeImport.save, exact: true }).click()
  await opened.getByText('“Onion tart” is saved in your binder.').waitFor()
  expect(await binder()).toBe(1)
})
