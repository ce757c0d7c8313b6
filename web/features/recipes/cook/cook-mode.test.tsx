import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderRecipeDialog } from '../test-dialog.tsx'
import { wireRecipe } from '../test-recipe.ts'

const recipe = wireRecipe({ mine: false })

/** From the recipe's dialog to its first step, for so many guests more. */
async function cook(guests = 0) {
  const page = await renderRecipeDialog(recipe)
  for (let more = 0; more < guests; more += 1)
    await page.user.click(page.dialog.getByRole('button', { name: 'More servings' }))
  await page.user.click(page.dialog.getByRole('button', { name: 'Cook mode' }))
  const stove = await screen.findByText('Step 1 of 2')
  return { ...page, stove: stovesOf(stove) }
}

/** The page goes and comes back, as in a reload: nothing in it hears of that, and what the browser keeps stays. */
function reload(unmount: () => void) {
  const kept = Object.entries(sessionStorage)
  unmount()
  for (const [key, value] of kept) sessionStorage.setItem(key, value)
  return renderRecipeDialog(recipe)
}

function stovesOf(inside: HTMLElement) {
  const popup = inside.closest<HTMLElement>('[role="dialog"]')
  if (!popup) throw new Error('cook mode is no dialog')
  return within(popup)
}

test('shows one step at a time, with the amounts it needs beside it', async () => {
  const { stove, user } = await cook(4)
  const needed = () =>
    within(stove.getByRole('region', { name: 'Ingredients' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent)
  expect(stove.getByText('Simmer the leeks for 8 minutes.')).toBeVisible()
  expect(needed()).toEqual(['8 stalks leeks, washed', 'salt, to taste'])
  expect(stove.getByRole('button', { name: 'Previous step' })).toHaveProperty('disabled', true)

  await user.click(stove.getByRole('button', { name: 'Next step' }))
  expect(stove.getByText('Step 2 of 2')).toBeVisible()
  expect(stove.queryByText('Simmer the leeks for 8 minutes.')).toBeNull()
  expect(needed()).toEqual(['400 ml cream', '80 g breadcrumbs'])
  expect(stove.getByText('25 min · 200 °C')).toBeVisible()

  await user.keyboard('{ArrowLeft}')
  expect(stove.getByText('Step 1 of 2')).toBeVisible()
  await user.keyboard('{ArrowRight}')
  await user.click(stove.getByRole('button', { name: 'Done cooking' }))
  await waitFor(() => expect(screen.queryByText('Step 2 of 2')).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Leek gratin' })).toBeVisible()
})

test('several named timers run at once and survive a reload, at the same step for the same guests', async () => {
  const { stove, user, unmount } = await cook(2)
  await user.click(stove.getByRole('button', { name: 'Start timer' }))
  await user.click(stove.getByRole('button', { name: 'Next step' }))
  const name = stove.getByLabelText<HTMLInputElement>('Timer name')
  await user.clear(name)
  await user.type(name, 'Gratin')
  await user.click(stove.getByRole('button', { name: 'Start timer' }))
  expect(stove.getByRole('timer', { name: 'Step 1: leeks' }).textContent).toMatch(/^(8:00|7:5\d)$/)
  expect(stove.getByRole('timer', { name: 'Gratin' }).textContent).toMatch(/^(25:00|24:5\d)$/)

  await reload(unmount)
  const again = stovesOf(await screen.findByText('Step 2 of 2'))
  expect(again.getAllByRole('timer').map((timer) => timer.getAttribute('aria-label'))).toEqual([
    'Step 1: leeks',
    'Gratin',
  ])
  expect(again.getByText('300 ml cream')).toBeVisible()
})

test('a timer rests, goes on, gets a minute more and goes away', async () => {
  const { stove, user } = await cook()
  await user.click(stove.getByRole('button', { name: 'Start timer' }))
  const timer = () => stove.getByRole('timer', { name: 'Step 1: leeks' })
  await user.click(stove.getByRole('button', { name: 'Pause “Step 1: leeks”' }))
  const rests = timer().textContent
  await act(() => new Promise((resolve) => setTimeout(resolve, 1100)))
  expect(timer().textContent).toBe(rests)
  await user.click(stove.getByRole('button', { name: '+1 min, Step 1: leeks' }))
  expect(timer().textContent).toMatch(/^(9:00|8:5\d)$/)
  await user.click(stove.getByRole('button', { name: 'Resume “Step 1: leeks”' }))
  await user.click(stove.getByRole('button', { name: 'Remove “Step 1: leeks”' }))
  expect(stove.queryByRole('timer')).toBeNull()
  expect(localStorage.getItem('kitchen_timers')).toBeNull()
})

test('a timer that ends says so', async () => {
  const { stove, user } = await cook()
  const minutes = stove.getByLabelText('Minutes')
  await user.clear(minutes)
  await user.type(minutes, '0,01')
  await user.click(stove.getByRole('button', { name: 'Start timer' }))
  await waitFor(() => expect(stove.getByRole('alert').textContent).toBe('Step 1: leeks: Time is up!'), {
    timeout: 3000,
  })
})

test.each(['', '0', '-3', 'soon'])('"%s" minutes start nothing', async (text) => {
  const { stove, user } = await cook()
  const minutes = stove.getByLabelText('Minutes')
  await user.clear(minutes)
  if (text) await user.type(minutes, text)
  expect(stove.getByRole('button', { name: 'Start timer' })).toHaveProperty('disabled', true)
})

test('the screen stays lit while one cooks, and may sleep afterwards', async () => {
  const release = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const request = vi.fn<() => Promise<object>>(() => Promise.resolve({ release }))
  Object.assign(navigator, { wakeLock: { request } })
  const { stove, user } = await cook()
  await waitFor(() => expect(request).toHaveBeenCalledWith('screen'))
  expect(release).not.toHaveBeenCalled()
  await user.click(stove.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(release).toHaveBeenCalledTimes(1))
  Reflect.deleteProperty(navigator, 'wakeLock')
})

test('cooking that was ended is not gone on with after a reload', async () => {
  const { user, unmount } = await cook()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText('Step 1 of 2')).toBeNull())
  await reload(unmount)
  expect(screen.queryByText('Step 1 of 2')).toBeNull()
})

test('who walks away to another page has stopped cooking, but the timers run on', async () => {
  const { stove, user, unmount } = await cook()
  await user.click(stove.getByRole('button', { name: 'Start timer' }))
  unmount()
  const { dialog } = await renderRecipeDialog(recipe)
  expect(screen.queryByText('Step 1 of 2')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Cook mode' }))
  expect(await screen.findByRole('timer', { name: 'Step 1: leeks' })).toBeVisible()
})
