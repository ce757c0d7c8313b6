import { expect, test } from 'vitest'
import { openNewMember } from './accounts.ts'
import { sendMessage } from './actions.ts'
import { violationsOn } from './axe-violations.ts'
import { firstOf } from './both-sizes.ts'
import { commonServer } from './server.ts'

const server = commonServer

const desk = { viewport: { width: 1280, height: 860 } }
const phone = { viewport: { width: 390, height: 760 }, hasTouch: true, colorScheme: 'dark' } as const

test.each(
  firstOf([
    { device: 'phone', options: phone },
    { device: 'desk', options: desk },
  ]),
)(
  'a draft is changed by hand, talked on with, kept by a reload and finalized as it is, on a $device',
  async ({ device, options }) => {
    const { page } = await openNewMember(server(), device, options)
    const found: string[] = []
    await page.goto(`${server().url}/en/chat`)
    await sendMessage(page, 'en', 'carbonara for four')
    // What can be tapped below the answer is above what one writes with.
    const tops = async () => {
      const reply = await page.getByRole('list', { name: 'Say it with a tap' }).boundingBox()
      const field = await page.getByRole('textbox', { name: 'Message' }).boundingBox()
      return reply && field ? field.y - (reply.y + reply.height) : -1
    }
    await expect.poll(tops).toBeGreaterThan(device === 'phone' ? 60 : 20)
    const openSheet = async () => {
      if (device === 'phone') await page.getByRole('button', { name: /^Draft/ }).click()
    }
    const closeSheet = async () => {
      if (device === 'phone') await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    }
    await openSheet()
    const draft = page.getByRole('region', { name: 'Draft' })
    // On a phone the controls are in the bar of the sheet, beside the region.
    const controls = device === 'phone' ? page.getByRole('dialog', { name: 'Draft' }) : draft
    const status = controls.getByRole('status')
    const ingredients = draft.getByRole('list', { name: 'Ingredients' })

    // By keyboard: the line opens, the choice is taken, and the focus is not lost.
    const bacon = ingredients.getByRole('button', { name: /bacon/ })
    await bacon.focus()
    await page.keyboard.press('Enter')
    await ingredients.getByRole('group', { name: 'Change bacon' }).waitFor()
    found.push(...(await violationsOn(page, `an open line on a ${device}`)))
    await ingredients.getByRole('button', { name: 'smoked tofu' }).focus()
    await page.keyboard.press('Enter')
    await status.getByText('smoked tofu instead of bacon.').waitFor()
    await ingredients.getByText(/200 g smoked tofu/).waitFor()
    // What is gone is shown for a moment.
    const steps = draft.getByRole('list', { name: 'Steps' })
    await expect.poll(() => steps.textContent()).not.toContain('bacon')

    await controls.getByRole('button', { name: 'More people' }).click()
    await status.getByText('Now for 5 people.').waitFor()
    await ingredients.getByText(/250 g smoked tofu/).waitFor()

    // What cannot go says why; what was done is undone.
    await ingredients.getByRole('button', { name: /spaghetti/ }).click()
    await ingredients.getByRole('button', { name: 'I have none' }).click()
    await status.getByText(/The dish is made of that|Without it/).waitFor()
    await ingredients.getByRole('button', { name: 'More', exact: true }).click()
    await status.getByText(/g spaghetti instead of 500 g spaghetti/).waitFor()
    await controls.getByRole('button', { name: 'Undo' }).click()
    await status.getByText('Undone.').waitFor()
    await ingredients.getByText('500 g spaghetti').waitFor()
    found.push(...(await violationsOn(page, `the changed draft on a ${device}`)))
    await closeSheet()

    // The next message changes that draft, and brings nothing back.
    await sendMessage(page, 'en', 'can I freeze it?')
    await page.reload()
    await openSheet()
    await ingredients.getByText(/250 g smoked tofu/).waitFor()
    await controls.getByText('5 people').waitFor()
    await closeSheet()

    await page.getByRole('button', { name: 'Finalize Recipe' }).click()
    await page.getByRole('heading', { level: 1, name: 'Recipe Complete' }).waitFor()
    await page.getByText('Recipe finalized and saved', { exact: true }).waitFor()
    const [saved] = (await (await page.request.get(`${server().url}/api/recipes/my`)).json()) as {
      recipe: { servings: number; ingredients: { item: string }[] }
    }[]
    expect(saved?.recipe.servings).toBe(5)
    expect(saved?.recipe.ingredients.map(({ item }) => item)).toContain('smoked tofu')
    expect(found).toEqual([])
  },
)
