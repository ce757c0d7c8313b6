import { expect, test } from 'vitest'
import { desk, faultsOn } from './both-sizes.ts'
import { openNewMember } from './accounts.ts'
import { sharedSite } from './recipe-pages.ts'
import { sharedServer } from './server.ts'
import { texts } from './texts.ts'

const { recipeEditor, recipeImport } = texts.en
const site = sharedSite()
const server = sharedServer(site.settings)

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
  await other.goto(`${site.url()}/en/tart`)
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    other.evaluate(`void ${decodeURIComponent((code ?? '').replace('javascript:', ''))}`),
  ])
  await opened.getByRole('heading', { name: `A page from 127.0.0.1:${new URL(site.url()).port}` }).waitFor()
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
