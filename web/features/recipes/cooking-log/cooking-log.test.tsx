import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { WireSharedEntry } from '#shared/contract/cooking-log.ts'
import { today } from '../../../lib/calendar-days.ts'
import { renderRecipeDialog } from '../test-dialog.tsx'
import { wireRecipe } from '../test-recipe.ts'
// Loaded in advance, because the first import of a lazy module can take longer than a test waits.
import '../cook/cook-mode.tsx'

const recipe = wireRecipe({ mine: false })
const post = 'POST /api/recipes/r1/cooked'
const upload = 'POST /api/recipes/r1/photos'
const list = 'GET /api/recipes/r1/cooked?limit=12'

const stored = {
  id: 'e1',
  cookedOn: '2026-11-20',
  servings: 4,
  stars: null,
  note: null,
  changed: null,
  minutes: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  hidden: false,
  photos: [],
}
const own = { ...stored, nextTime: null, visibleTo: 'me', title: 'Leek gratin', recipe: null }
const shared = (fields: Partial<WireSharedEntry>): WireSharedEntry => ({
  ...stored,
  cook: { id: 'u2', name: 'Gus' },
  mine: false,
  ...fields,
})

/** Opens cook mode and finishes it. */
async function cookToTheEnd(user: Awaited<ReturnType<typeof renderRecipeDialog>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Cook mode' }))
  await user.click(await screen.findByRole('button', { name: 'Next step' }))
  await user.click(screen.getByRole('button', { name: 'Done cooking' }))
}

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))

async function openedCookMode() {
  const popup = (await screen.findByText('Step 1 of 2')).closest<HTMLElement>('[role="dialog"]')
  if (!popup) throw new Error('cook mode is not a dialog')
  return within(popup)
}

test('the end of cook mode asks once: stars, a photo, the note for the next time', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} }))
  const page = await renderRecipeDialog(recipe, {
    [post]: { status: 201, json: own },
    [upload]: { status: 201, json: {} },
  })
  await cookToTheEnd(page.user)
  const dialog = await dialogOf('How was it?')
  await page.user.click(dialog.getByRole('radio', { name: '4 stars' }))
  await page.user.upload(
    dialog.getByLabelText('Add a photo'),
    new File(['x'], 'dish.jpg', { type: 'image/jpeg' }),
  )
  expect(dialog.getByRole('button', { name: 'Remove the photo' })).toBeVisible()
  await page.user.click(dialog.getByRole('button', { name: 'Remove the photo' }))
  await page.user.type(dialog.getByLabelText('Next time …'), 'Less salt')
  await page.user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'How was it?' })).toBeNull())
  expect(page.sent(post)).toMatchObject([
    { cookedOn: today(), servings: 4, stars: 4, rate: true, nextTime: 'Less salt', visibleTo: 'me' },
  ])
  expect(page.sent(post)[0].id).toMatch(/^[0-9a-f-]{36}$/)

  await cookToTheEnd(page.user)
  await waitFor(() => expect(screen.queryByText('Step 2 of 2')).toBeNull())
  expect(screen.queryByRole('dialog', { name: 'How was it?' })).toBeNull()
})

test('what is skipped is not noted, and closing cook mode early asks nothing', async () => {
  const page = await renderRecipeDialog(recipe)
  await page.user.click(page.dialog.getByRole('button', { name: 'Cook mode' }))
  await page.user.click((await openedCookMode()).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog', { name: 'How was it?' })).toBeNull()
  await cookToTheEnd(page.user)
  await page.user.click((await dialogOf('How was it?')).getByRole('button', { name: 'Skip' }))
  expect(page.sent(post)).toEqual([])
})

test('an own recipe is noted without stars', async () => {
  const page = await renderRecipeDialog(wireRecipe({ mine: true }), { [post]: { status: 201, json: own } })
  await page.user.click(page.dialog.getByRole('button', { name: 'I cooked this' }))
  const dialog = await dialogOf('How was it?')
  expect(dialog.queryByRole('radiogroup')).toBeNull()
  expect(dialog.getByText('It is your own recipe: only others rate it.')).toBeVisible()
  await page.user.type(dialog.getByLabelText('What did you change?'), 'More leeks')
  await page.user.click(dialog.getByRole('switch', { name: 'Share with members' }))
  await page.user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await page.dialog.findByText('It is in your cooking diary.')).toBeVisible()
  expect(page.sent(post)).toMatchObject([{ changed: 'More leeks', visibleTo: 'members' }])
  expect(page.sent(post)[0]).not.toHaveProperty('stars')
})

test('a failure leaves everything in the form, and a second try sends the same entry', async () => {
  let answer: { status: number; json: object } = { status: 500, json: { error: 'server error' } }
  const page = await renderRecipeDialog(recipe, { [post]: () => answer })
  await page.user.click(page.dialog.getByRole('button', { name: 'I cooked this' }))
  const dialog = await dialogOf('How was it?')
  await page.user.type(dialog.getByLabelText('Next time …'), 'Less salt')
  await page.user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('It could not be saved. Please try again.')).toBeVisible()
  answer = { status: 201, json: own }
  await page.user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(page.sent(post)).toHaveLength(2))
  const [first, second] = page.sent(post)
  expect(second).toEqual(first)
})

test('the note for the next time comes before the ingredients and with the first step of cook mode', async () => {
  const noted = wireRecipe({
    mine: false,
    cooked: { times: 1, cooks: 1, nextTime: { text: 'Less salt', cookedOn: '2026-11-20' } },
  })
  const page = await renderRecipeDialog(noted)
  const note = page.dialog.getByText('Less salt')
  const ingredients = page.dialog.getByRole('heading', { name: 'Ingredients' })
  expect(note.compareDocumentPosition(ingredients) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(page.dialog.getByText('Your note of Nov 20, 2026')).toBeVisible()
  await page.user.click(page.dialog.getByRole('button', { name: 'Cook mode' }))
  const cookMode = await openedCookMode()
  expect(cookMode.getByText('Less salt')).toBeVisible()
  await page.user.click(cookMode.getByRole('button', { name: 'Next step' }))
  expect(cookMode.queryByText('Less salt')).toBeNull()
})

test('the recipe shows who cooked it and what they changed', async () => {
  const entries = [
    shared({ id: 'a', note: 'Lovely', changed: 'Oat cream', stars: 5 }),
    shared({ id: 'b', cook: { id: 'u3', name: null }, note: 'Fine' }),
    shared({ id: 'c' }),
    shared({ id: 'd', note: 'The fourth' }),
  ]
  const page = await renderRecipeDialog(recipe, {
    [list]: { json: { cooks: 7, changers: 4, lastCookedOn: '2026-11-20', entries } },
  })
  const section = within(await page.dialog.findByRole('region', { name: 'Cooked' }))
  expect(
    await section.findByText(/7 members cooked it, 4 with changes. You last cooked it on November 20, 2026/),
  ).toBeVisible()
  expect(section.getByText('Changed: Oat cream')).toBeVisible()
  expect(section.getByText('Lovely')).toBeVisible()
  expect(section.queryByText('The fourth')).toBeNull()
  await page.user.click(section.getByRole('button', { name: 'Load more' }))
  expect(await section.findByText('The fourth')).toBeVisible()
})

test('the stars of an entry are the rating that the recipe has from the cook', async () => {
  const page = await renderRecipeDialog(recipe, {
    'GET /api/recipes/my/ratings': { json: [{ RecipeID: 'r1', Rating: 3 }] },
    [post]: { status: 201, json: own },
  })
  await page.user.click(page.dialog.getByRole('button', { name: 'I cooked this' }))
  const dialog = await dialogOf('How was it?')
  const stars = within(dialog.getByRole('radiogroup', { name: 'Your rating' }))
  expect(await stars.findByRole('radio', { name: '3 stars', checked: true })).toBeInTheDocument()
  await page.user.click(stars.getByRole('radio', { name: '5 stars' }))
  await page.user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(page.sent(post)).toMatchObject([{ stars: 5, rate: true, visibleTo: 'me' }]))
})
