import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { findDish } from '../../kitchen-bar/dishes.ts'
import { renderRecipeDialog } from '../test-dialog.tsx'
import { wireRecipe } from '../test-recipe.ts'
import { startCooking } from './start-cooking.ts'

const recipe = wireRecipe({ mine: false })

/** Opens cook mode from the recipe's dialog, with so many more servings. */
async function cook(moreServings = 0) {
  const page = await renderRecipeDialog(recipe)
  for (let more = 0; more < moreServings; more += 1)
    await page.user.click(page.dialog.getByRole('button', { name: 'More servings' }))
  await page.user.click(page.dialog.getByRole('button', { name: 'Cook mode' }))
  const step = await screen.findByText('Step 1 of 2')
  return { ...page, cookMode: cookModeOf(step) }
}

/** Renders the page again with what a browser preserves: its storage and the state of the history entry. */
function reload({
  unmount,
  state,
}: Pick<Awaited<ReturnType<typeof renderRecipeDialog>>, 'unmount' | 'state'>) {
  unmount()
  return renderRecipeDialog(recipe, {}, null, state())
}

/** The text of a step, in which times are buttons. */
const stepText = (text: string) => (_: string, element: Element | null) =>
  element?.classList.contains('cook-text') === true && element.textContent === text

function cookModeOf(inside: HTMLElement) {
  const popup = inside.closest<HTMLElement>('[role="dialog"]')
  if (!popup) throw new Error('cook mode is not a dialog')
  return within(popup)
}

test('shows one step at a time, with the amounts it uses next to it', async () => {
  const { cookMode, user } = await cook(4)
  const needed = () =>
    within(cookMode.getByRole('region', { name: 'Ingredients' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent)
  expect(cookMode.getByText(stepText('Simmer the leeks for 8 minutes.'))).toBeVisible()
  expect(needed()).toEqual(['8 stalks leeks, washed', 'salt, to taste'])
  expect(cookMode.getByRole('button', { name: 'Previous step' })).toHaveProperty('disabled', true)

  await user.click(cookMode.getByRole('button', { name: 'Next step' }))
  expect(cookMode.getByText('Step 2 of 2')).toBeVisible()
  expect(cookMode.queryByText(stepText('Simmer the leeks for 8 minutes.'))).toBeNull()
  expect(needed()).toEqual(['400 ml cream', '80 g breadcrumbs'])
  expect(cookMode.getByRole('button', { name: '25 min, Start timer' })).toBeVisible()
  expect(cookMode.getByText('200 °C')).toBeVisible()

  await user.keyboard('{ArrowLeft}')
  expect(cookMode.getByText('Step 1 of 2')).toBeVisible()
  await user.keyboard('{ArrowRight}')
  await user.click(cookMode.getByRole('button', { name: 'Done cooking' }))
  await waitFor(() => expect(screen.queryByText('Step 2 of 2')).toBeNull())
  expect(screen.getByRole('dialog', { name: 'How was it?' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Skip' }))
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Leek gratin' })).toBeVisible())
})

test('several named timers run at once and survive a reload, as do the step and the servings', async () => {
  const { cookMode, user, unmount, state } = await cook(2)
  await user.click(cookMode.getByRole('button', { name: 'Set a timer' }))
  await user.click(cookMode.getByRole('button', { name: 'Start timer' }))
  await user.click(cookMode.getByRole('button', { name: 'Next step' }))
  await user.click(cookMode.getByRole('button', { name: 'Set a timer' }))
  const name = cookMode.getByLabelText<HTMLInputElement>('Timer name')
  await user.clear(name)
  await user.type(name, 'Gratin')
  await user.click(cookMode.getByRole('button', { name: 'Start timer' }))
  expect(cookMode.getByRole('timer', { name: 'Simmer the leeks for 8 minutes' }).textContent).toMatch(
    /^(8:00|7:5\d)$/,
  )
  expect(cookMode.getByRole('timer', { name: 'Gratin' }).textContent).toMatch(/^(25:00|24:5\d)$/)

  await reload({ unmount, state })
  const again = cookModeOf(await screen.findByText('Step 2 of 2'))
  expect(again.getAllByRole('timer').map((timer) => timer.getAttribute('aria-label'))).toEqual([
    'Simmer the leeks for 8 minutes',
    'Gratin',
  ])
  expect(again.getByText('300 ml cream')).toBeVisible()
})

test('a timer is paused, resumed, prolonged by a minute and removed', async () => {
  const { cookMode, user } = await cook()
  await user.click(cookMode.getByRole('button', { name: 'Set a timer' }))
  expect(cookMode.getByLabelText<HTMLInputElement>('Minutes').value).toBe('8')
  await user.click(cookMode.getByRole('button', { name: 'Start timer' }))
  // A timer that runs leaves no form behind.
  expect(cookMode.queryByLabelText('Timer name')).toBeNull()
  expect(cookMode.getByRole('button', { name: 'Set a timer' })).toHaveFocus()
  const timer = () => cookMode.getByRole('timer', { name: 'Simmer the leeks for 8 minutes' })
  await user.click(cookMode.getByRole('button', { name: 'Pause “Simmer the leeks for 8 minutes”' }))
  const pausedAt = timer().textContent
  await act(() => new Promise((resolve) => setTimeout(resolve, 1100)))
  expect(timer().textContent).toBe(pausedAt)
  await user.click(cookMode.getByRole('button', { name: '+1 min, Simmer the leeks for 8 minutes' }))
  expect(timer().textContent).toMatch(/^(9:00|8:5\d)$/)
  await user.click(cookMode.getByRole('button', { name: 'Resume “Simmer the leeks for 8 minutes”' }))
  await user.click(cookMode.getByRole('button', { name: 'Remove “Simmer the leeks for 8 minutes”' }))
  expect(cookMode.queryByRole('timer')).toBeNull()
  expect(localStorage.getItem('kitchen_timers')).toBeNull()
})

test('the end of a timer is announced', async () => {
  const { cookMode, user } = await cook()
  await user.click(cookMode.getByRole('button', { name: 'Set a timer' }))
  const minutes = cookMode.getByLabelText('Minutes')
  await user.clear(minutes)
  await user.type(minutes, '0,01')
  await user.click(cookMode.getByRole('button', { name: 'Start timer' }))
  await waitFor(
    () => expect(cookMode.getByRole('alert').textContent).toBe('Simmer the leeks for 8 minutes: Time is up!'),
    {
      timeout: 3000,
    },
  )
})

test.each(['', '0', '-3', 'soon'])('"%s" minutes cannot be started', async (text) => {
  const { cookMode, user } = await cook()
  await user.click(cookMode.getByRole('button', { name: 'Set a timer' }))
  const minutes = cookMode.getByLabelText('Minutes')
  await user.clear(minutes)
  if (text) await user.type(minutes, text)
  expect(cookMode.getByRole('button', { name: 'Start timer' })).toHaveProperty('disabled', true)
})

test('the screen stays on in cook mode, and the lock is released afterwards', async () => {
  const release = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const request = vi.fn<() => Promise<object>>(() => Promise.resolve({ release }))
  Object.assign(navigator, { wakeLock: { request } })
  const { cookMode, user } = await cook()
  await waitFor(() => expect(request).toHaveBeenCalledWith('screen'))
  expect(release).not.toHaveBeenCalled()
  await user.click(cookMode.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(release).toHaveBeenCalledTimes(1))
  Reflect.deleteProperty(navigator, 'wakeLock')
})

test('a reload does not reopen cook mode after it was closed', async () => {
  const { user, unmount, state } = await cook()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText('Step 1 of 2')).toBeNull())
  await reload({ unmount, state })
  expect(screen.queryByText('Step 1 of 2')).toBeNull()
})

test('leaving the page closes cook mode, but the timers continue', async () => {
  const { cookMode, user, unmount } = await cook()
  await user.click(cookMode.getByRole('button', { name: 'Set a timer' }))
  await user.click(cookMode.getByRole('button', { name: 'Start timer' }))
  unmount()
  const { dialog } = await renderRecipeDialog(recipe)
  expect(screen.queryByText('Step 1 of 2')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Cook mode' }))
  expect(await screen.findByRole('timer', { name: 'Simmer the leeks for 8 minutes' })).toBeVisible()
})

test('Back closes cook mode and nothing else, and a short look leaves nothing behind', async () => {
  const { goBack, dialog, here } = await cook()
  const before = here()
  goBack()
  await waitFor(() => expect(screen.queryByText('Step 1 of 2')).toBeNull())
  expect(here()).toBe(before)
  expect(dialog.getByRole('button', { name: 'Cook mode' })).toBeVisible()
  expect(localStorage.getItem('cooking')).toBeNull()
})

test('cook mode opens again where it was left, and the end forgets the dish', async () => {
  const { cookMode, user, goBack, dialog } = await cook()
  await user.click(cookMode.getByRole('button', { name: 'Next step' }))
  goBack()
  await waitFor(() => expect(screen.queryByText('Step 2 of 2')).toBeNull())
  await user.click(dialog.getByRole('button', { name: 'Cook mode' }))
  const again = cookModeOf(await screen.findByText('Step 2 of 2'))
  await user.click(again.getByRole('button', { name: 'Done cooking' }))
  await waitFor(() => expect(screen.queryByText('Step 2 of 2')).toBeNull())
  expect(localStorage.getItem('cooking')).toBeNull()
})

test('ingredients and steps are ticked in both places, and stay ticked after a reload', async () => {
  const { dialog, user, unmount, state } = await renderRecipeDialog(recipe)
  await user.click(dialog.getByRole('checkbox', { name: '200 ml cream' }))
  await user.click(dialog.getByRole('button', { name: 'Cook mode' }))
  const cookMode = cookModeOf(await screen.findByText('Step 1 of 2'))
  await user.click(cookMode.getByRole('checkbox', { name: 'Step 1 done' }))
  await user.click(cookMode.getByRole('checkbox', { name: 'salt, to taste' }))
  await user.keyboard('{ArrowRight}')
  expect(cookMode.getByRole('checkbox', { name: '200 ml cream' })).toBeChecked()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText('Step 2 of 2')).toBeNull())

  const { dialog: again } = await reload({ unmount, state })
  const checked = again.getAllByRole<HTMLInputElement>('checkbox', { checked: true })
  expect(checked.map((box) => box.getAttribute('aria-label') ?? box.parentElement?.textContent)).toEqual([
    '200 ml cream',
    'salt, to taste',
    'Step 1 done',
  ])
})

test('a time in a step starts its timer once, in the dialog and in cook mode', async () => {
  const { dialog, user } = await renderRecipeDialog(recipe)
  await user.click(dialog.getByRole('button', { name: '8 minutes, Start timer' }))
  expect(dialog.getByRole('timer', { name: 'Simmer the leeks for 8 minutes' }).textContent).toMatch(
    /^(8:00|7:5\d)$/,
  )
  await user.click(dialog.getByRole('button', { name: '8 minutes, timer is running' }))
  expect(dialog.getAllByRole('timer')).toHaveLength(1)
  await user.click(dialog.getByRole('button', { name: '25 min, Start timer' }))

  await user.click(dialog.getByRole('button', { name: 'Cook mode' }))
  const cookMode = cookModeOf(await screen.findByText('Step 1 of 2'))
  expect(cookMode.getAllByRole('timer').map((timer) => timer.getAttribute('aria-label'))).toEqual([
    'Simmer the leeks for 8 minutes',
    'Bake them in the cream until golden',
  ])
  expect(cookMode.getByRole('button', { name: '8 minutes, timer is running' })).toBeVisible()
})

test('arrows and the keys for media turn the steps, but not while a name is typed', async () => {
  const { cookMode, user } = await cook()
  await user.click(cookMode.getByRole('checkbox', { name: 'Step 1 done' }))
  await user.keyboard('{ArrowRight}')
  expect(cookMode.getByText('Step 2 of 2')).toBeVisible()
  fireEvent.keyDown(cookMode.getByText('Step 2 of 2'), { key: 'MediaTrackPrevious' })
  expect(cookMode.getByText('Step 1 of 2')).toBeVisible()
  fireEvent.keyDown(cookMode.getByText('Step 1 of 2'), { key: 'MediaTrackNext' })
  expect(cookMode.getByText('Step 2 of 2')).toBeVisible()
  await user.click(cookMode.getByRole('button', { name: 'Set a timer' }))
  await user.type(cookMode.getByLabelText('Timer name'), '{ArrowLeft}')
  expect(cookMode.getByText('Step 2 of 2')).toBeVisible()
})

test('an arrow turns the step also where the focus has not reached the dialog yet', async () => {
  const { cookMode } = await cook()
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  expect(cookMode.getByText('Step 2 of 2')).toBeVisible()
})

/** A device with these voices; returns what it has been asked to say. */
function withVoices(voices: { lang: string; localService: boolean }[]) {
  const said: { text: string; lang: string }[] = []
  const speechSynthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: ({ text, lang }: SpeechSynthesisUtterance) => void said.push({ text, lang }),
    cancel: vi.fn<() => void>(),
  })
  class Utterance extends EventTarget {
    lang = ''
    voice: unknown = null
    text: string
    constructor(text: string) {
      super()
      this.text = text
    }
  }
  vi.stubGlobal('speechSynthesis', speechSynthesis)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  return { said, cancel: speechSynthesis.cancel }
}

test('a step is read aloud on request, by a voice of the device in the language of the recipe', async () => {
  const { said, cancel } = withVoices([
    { lang: 'de-DE', localService: true },
    { lang: 'en-US', localService: false },
    { lang: 'en-GB', localService: true },
  ])
  const { cookMode, user } = await cook(4)
  expect(said).toEqual([])
  await user.click(cookMode.getByRole('button', { name: 'Read aloud' }))
  expect(said).toEqual([{ text: 'Simmer the leeks for 8 minutes.', lang: 'en-GB' }])
  await user.click(cookMode.getByRole('button', { name: 'Stop reading' }))
  expect(cancel).toHaveBeenCalled()
  await user.click(cookMode.getByRole('button', { name: 'Read aloud' }))
  await user.keyboard('{ArrowRight}')
  // The next step is read on request only.
  expect(cookMode.getByRole('button', { name: 'Read aloud' })).toBeVisible()
  expect(said).toHaveLength(2)
})

test('without a voice of the device in that language nothing is offered to read', async () => {
  withVoices([
    { lang: 'de-DE', localService: true },
    { lang: 'en-US', localService: false },
  ])
  const { cookMode } = await cook()
  expect(cookMode.queryByRole('button', { name: 'Read aloud' })).toBeNull()
})

describe('started by another page', () => {
  const start = (servings: number | null) => startCooking(recipe.ID, { servings, measures: 'metric' })

  test('opens at the first step, for the given servings; finished, it does not start again', async () => {
    const page = await renderRecipeDialog(recipe, {}, null, start(8))
    const cookMode = cookModeOf(await screen.findByText('Step 1 of 2'))
    expect(cookMode.getByText('8 stalks leeks, washed')).toBeVisible()
    await page.user.click(cookMode.getByRole('button', { name: 'Next step' }))
    await page.user.click(cookMode.getByRole('button', { name: 'Done cooking' }))
    await page.user.click(await screen.findByRole('button', { name: 'Skip' }))
    await waitFor(() => expect(screen.queryByText('Step 2 of 2')).toBeNull())
    expect(page.state()).not.toHaveProperty('start')
    expect(findDish(recipe.ID)).toBeUndefined()
  })

  test('uses the servings of the recipe where none are given', async () => {
    await renderRecipeDialog(recipe, {}, null, start(null))
    const cookMode = cookModeOf(await screen.findByText('Step 1 of 2'))
    expect(cookMode.getByText('4 stalks leeks, washed')).toBeVisible()
  })

  test('goes on where a dish that is being cooked was left', async () => {
    const { user, unmount } = await cook(4)
    await user.keyboard('{ArrowRight}')
    await screen.findByText('Step 2 of 2')
    unmount()
    await renderRecipeDialog(recipe, {}, null, start(2))
    const cookMode = cookModeOf(await screen.findByText('Step 2 of 2'))
    expect(cookMode.getByText('400 ml cream')).toBeVisible()
  })
})
