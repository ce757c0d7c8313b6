import { expect, test } from 'vitest'
import { openNewMember } from './accounts.ts'
import { sendMessage } from './actions.ts'
import { violationsOn } from './axe-violations.ts'
import { firstOf } from './both-sizes.ts'
import { commonServer } from './server.ts'

const server = commonServer

const desk = { viewport: { width: 1280, height: 860 } }
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: 'dark' } as const

test.each(
  firstOf([
    { device: 'phone', options: phone },
    { device: 'desk', options: desk },
  ]),
)(
  'an allergy becomes a chip, a diet is taken out by hand, the draft follows and is finalized, on a $device',
  async ({ device, options }) => {
    const { page } = await openNewMember(server(), device, options)
    const found: string[] = []
    await page.goto(`${server().url}/en/chat`)
    await sendMessage(page, 'en', 'A vegan leek risotto for four, I am allergic to mustard')

    const chips = page.getByRole('list', { name: 'At your table' })
    // On a phone the closed sheet says it, too.
    if (device === 'phone') await page.getByRole('button', { name: /^Draft.* 4 people mustard/ }).click()
    const draft = page.getByRole('region', { name: 'Draft' })
    // On a phone the controls are in the bar of the sheet, beside the region.
    const servings = (device === 'phone' ? page.getByRole('dialog', { name: 'Draft' }) : draft).getByRole(
      'group',
      { name: 'Change by hand' },
    )
    await servings.getByText('4 people').waitFor()
    await draft.locator('summary').click()
    await chips.getByText('Allergy: mustard').waitFor()
    const ingredients = draft.getByRole('list', { name: 'Ingredients' })
    await ingredients.getByText(/leek/).first().waitFor()
    const before = await ingredients.textContent()
    found.push(...(await violationsOn(page, `the draft on a ${device}`)))

    // Without a message: the conversation stays as it is, the draft changes.
    const followed = page.waitForResponse((response) => response.url().endsWith('/api/chat') && response.ok())
    await draft.getByRole('button', { name: 'Remove vegan' }).click()
    await followed
    await expect.poll(() => ingredients.textContent()).not.toBe(before)
    await expect.poll(() => draft.getByRole('button', { name: 'Remove vegan' }).count()).toBe(0)

    // An allergy that words named is taken out only after a question.
    await draft.getByRole('button', { name: 'Remove Allergy: mustard' }).click()
    const question = page.getByRole('alertdialog', { name: 'No allergy to mustard?' })
    found.push(...(await violationsOn(page, `the question on a ${device}`)))
    await question.getByRole('button', { name: 'Keep it' }).click()
    await chips.getByText('Allergy: mustard').waitFor()

    // Everything else is set in one dialog, by keyboard too.
    const change = draft.getByRole('button', { name: 'Change', exact: true })
    await change.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'At your table' })
    await dialog.getByLabel('Must not be in it').fill('mushrooms')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'More people' }).click()
    await dialog.getByText('5 people').waitFor()
    found.push(...(await violationsOn(page, `the table’s dialog on a ${device}`)))
    await dialog.getByRole('button', { name: 'Done' }).click()
    await chips.getByText('without mushrooms').waitFor()
    await servings.getByText('5 people').waitFor()

    await page.reload()
    if (device === 'phone') await page.getByRole('button', { name: /^Draft/ }).click()
    await servings.getByText('5 people').waitFor()
    if (device === 'phone') await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Finalize Recipe' }).click()
    await page.getByRole('heading', { level: 1, name: 'Recipe Complete' }).waitFor()
    await page.getByText('Recipe finalized and saved', { exact: true }).waitFor()
    const [recipe] = (await (await page.request.get(`${server().url}/api/recipes/my`)).json()) as {
      recipe: { servings: number; diets: string[]; allergens: string[] }
    }[]
    expect(recipe?.recipe.servings).toBe(5)
    expect(recipe?.recipe.allergens).not.toContain('mustard')

    await page.getByRole('button', { name: 'Conversations' }).click()
    const list = page.getByRole('list', { name: 'Your conversations' })
    await list.getByText('Saved as a recipe').waitFor()
    await list.getByText(/leek/i).waitFor()
    expect(found).toEqual([])
  },
)
