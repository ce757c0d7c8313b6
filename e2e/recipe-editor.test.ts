import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openNewMember } from './accounts.ts'
import { violationsOn } from './axe-violations.ts'
import { reach } from './keyboard.ts'
import { overflowsOn } from './overflow.ts'
import { commonServer } from './server.ts'
import { texts } from './texts.ts'

const server = commonServer
const { recipeEditor } = texts.en
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

const cake = `Plum cake

Serves 8

Ingredients
- 750 g plums, halved
- 200 g flour
- 125 g butter, soft
- 2 eggs
- 1½ tsp baking powder

For the crumble:
- 100 g flour
- 60 g cold butter
- 3 tbsp sugar
- 1 pinch of salt
- cinnamon

Instructions
1. Beat the soft butter with the eggs, then stir in the flour and the baking powder.
2. Spread the dough in a greased tin and set the plums on it.
3. Rub the flour, the cold butter, sugar, salt and cinnamon into crumbs and scatter them over the plums.
4. Bake at 180 °C for 45 minutes.`

interface Saved {
  Title: string
  recipe: {
    ingredients: { item: string; amount: number | null; unit: string | null; group: string | null }[]
    steps: { text: string; minutes: number | null }[]
  }
}

async function savedRecipes(page: Page): Promise<Saved[]> {
  return (await (await page.request.get(`${server().url}/api/recipes/my`)).json()) as Saved[]
}

const isInView = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return top >= 0 && bottom <= innerHeight && (element.contains(seen) || seen?.contains(element) === true)
  })

test('on a phone a recipe is pasted, looked over and saved without scrolling to find the result', async () => {
  const { page, context } = await openNewMember(server(), 'Bo', phone)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${server().url}/en/my/recipes?edit=new`)
  const dialog = page.getByRole('dialog', { name: recipeEditor.writeTitle })
  const paste = dialog.getByLabel(recipeEditor.paste)
  await page.evaluate((text) => navigator.clipboard.writeText(text), cake)
  await paste.click()
  await page.keyboard.press('ControlOrMeta+v')
  const said = dialog.getByText('Read: 10 ingredients, 4 steps. Look it over.')
  await said.waitFor()
  const save = dialog.getByRole('button', { name: recipeEditor.save })
  for (const part of [said, dialog.getByLabel(recipeEditor.title, { exact: true }), save])
    expect(await isInView(part)).toBe(true)
  expect(await overflowsOn(page, 'editor')).toEqual([])
  expect(await violationsOn(page, 'editor')).toEqual([])
  // All of it, as long as it is.
  const height = await page.locator('.dialog-popup').evaluate((popup) => popup.scrollHeight)
  expect(height).toBeLessThan(2000)
  await save.click()
  await page.getByText(recipeEditor.saved.replace('{{title}}', 'Plum cake')).waitFor()
  const [saved] = await savedRecipes(page)
  expect(saved?.recipe.ingredients.map(({ group }) => group)).toEqual([
    ...Array.from({ length: 5 }, () => null),
    ...Array.from({ length: 5 }, () => 'For the crumble'),
  ])
})

test('a recipe is written by keyboard alone, read while one types, and put in order', async () => {
  const { page } = await openNewMember(server(), 'Cleo')
  await page.goto(`${server().url}/en/my/recipes`)
  await reach(page, page.getByRole('link', { name: recipeEditor.write }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: recipeEditor.writeTitle })
  await dialog.waitFor()
  await reach(page, dialog.getByLabel(recipeEditor.title, { exact: true }))
  await page.keyboard.type('Garlic pasta')
  await reach(page, dialog.getByRole('textbox', { name: 'Ingredient 1' }))
  const lines = [
    '200 g spaghetti',
    'For the sauce:',
    '2–3 cloves of garlic, crushed',
    '1 cup (240 ml) cream',
    'salt',
    'x',
  ]
  for (const line of lines) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
  // The last line is joined again, and taken out.
  for (const key of ['Backspace', 'Backspace', 'Backspace']) await page.keyboard.press(key)
  const marks = dialog.locator('mark[data-part=amount]')
  await expect.poll(() => marks.allTextContents()).toEqual(['200 g ', '2–3 cloves of ', '1 cup (240 ml) '])
  // Salt goes up, above the cream.
  await page.keyboard.press('Alt+ArrowUp')
  await dialog.getByText('Now in place 4 of 5.').waitFor()
  await reach(page, dialog.getByRole('textbox', { name: 'Step 1' }))
  await page.keyboard.type('Boil the spaghetti for 9 minutes.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Toss with the garlic, cream and salt.')
  await reach(page, dialog.getByRole('button', { name: recipeEditor.save }))
  await page.keyboard.press('Enter')
  await page.getByText(recipeEditor.saved.replace('{{title}}', 'Garlic pasta')).waitFor()
  const [saved] = await savedRecipes(page)
  expect(saved?.recipe.ingredients).toMatchObject([
    { amount: 200, unit: 'g', item: 'spaghetti', group: null },
    { amount: 2, amountMax: 3, unit: 'clove', item: 'garlic', note: 'crushed', group: 'For the sauce' },
    { amount: null, unit: null, item: 'salt', group: 'For the sauce' },
    { amount: 1, unit: 'cup', item: 'cream', measure: { amount: 240, unit: 'ml' }, group: 'For the sauce' },
  ])
  expect(saved?.recipe.steps.map(({ minutes }) => minutes)).toEqual([9, null])
})

test('a line is dragged to its place', async () => {
  const { page } = await openNewMember(server(), 'Dana')
  await page.goto(`${server().url}/en/my/recipes?edit=new`)
  const first = page.getByRole('textbox', { name: 'Ingredient 1' })
  await first.click()
  await page.keyboard.insertText('one\ntwo\nthree')
  const handles = page.locator('.line-list').first().locator('.line-handle')
  const [from, to] = [await handles.nth(0).boundingBox(), await handles.nth(2).boundingBox()]
  if (!from || !to) throw new Error('no handles')
  await page.mouse.move(from.x + 8, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + 8, to.y + 20, { steps: 5 })
  await page.mouse.up()
  const values = () =>
    page
      .getByRole('textbox', { name: /^Ingredient \d/ })
      .evaluateAll((all) => all.map((each) => (each as HTMLTextAreaElement).value))
  await expect.poll(values).toEqual(['two', 'three', 'one'])
})
