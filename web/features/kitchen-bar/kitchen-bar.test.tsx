import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../test/render-page.tsx'
import { Page } from '../../ui/page.tsx'
import { pageTitle } from '../../lib/tab-title.ts'
import { dishesKey, timersKey } from './in-use.ts'
import KitchenBar from './kitchen-bar.tsx'
import { cookDish, runTimer } from './test-dish.ts'
import { changeTimers, readTimers } from './timers.ts'

const renderBar = (path = '/en/discover') =>
  renderApp(
    <>
      <main id="content" tabIndex={-1}>
        <Page title="Discover">recipes</Page>
      </main>
      <KitchenBar />
    </>,
    { path },
  )

const bar = async () => within(await screen.findByRole('region', { name: 'Kitchen' }))
const face = /^(10:00|9:5\d)$/

test('without dishes and timers there is no bar', () => {
  renderBar()
  expect(screen.queryByRole('region')).toBeNull()
  expect(document.title).toBe('Discover · Convive')
})

test('the dish, its step and the timer that ends next are in the bar and before the title of the tab', async () => {
  cookDish()
  runTimer('Step 1: leeks', 45)
  runTimer('Step 2', 10)
  const { unmount } = renderBar()
  const link = (await bar()).getByRole('link')
  expect(link.textContent).toBe('Leek gratinStep 2 of 4')
  expect((await bar()).getAllByRole('timer').map((timer) => timer.getAttribute('aria-label'))).toEqual([
    'Step 2',
    'Step 1: leeks',
  ])
  expect((await bar()).getByRole('timer', { name: 'Step 2' }).textContent).toMatch(face)
  await waitFor(() =>
    expect(document.title).toMatch(/^(?:10:00|9:5\d) Leek gratin \(2\/4\) · Discover · Convive$/),
  )
  // What screen readers are told is the title of the page alone.
  expect(pageTitle()).toBe('Discover · Convive')
  unmount()
  expect(document.title).toBe('Discover · Convive')
})

test('a later title of the page stays behind the timer', async () => {
  runTimer('Rice', 10)
  renderBar()
  await bar()
  document.title = 'Chat · Convive'
  await waitFor(() => expect(document.title).toMatch(/^(?:10:00|9:5\d) Leek gratin · Chat · Convive$/))
})

test('the dish leads back to cook mode', async () => {
  cookDish()
  const { user, here, state } = renderBar()
  await user.click((await bar()).getByRole('link'))
  expect(here()).toBe('/en/discover?recipe=r1')
  expect(state()).toEqual({ cooking: 'r1', isPushed: false })
})

test('a dish of the public page leads back there, and Back from cook mode to the page itself', async () => {
  cookDish({ uuid: '5b3c8a52-8f0e-4b7e-9d33-0c8a5f1b2d3e' })
  const { user, here, state } = renderBar('/recipes/5b3c8a52-8f0e-4b7e-9d33-0c8a5f1b2d3e')
  await user.click((await bar()).getByRole('link'))
  expect(here()).toBe('/recipes/5b3c8a52-8f0e-4b7e-9d33-0c8a5f1b2d3e')
  expect(state()).toEqual({ cooking: 'r1', isPushed: true })
})

test('the panel has all timers and dishes, opens and closes by keyboard, and keeps the focus', async () => {
  cookDish()
  cookDish({ recipeId: 'r2', title: 'Rice', step: 0, steps: 1 })
  runTimer('Step 2', 10)
  const { user } = renderBar()
  const toggle = (await bar()).getByRole('button', { name: 'Dishes and timers' })
  toggle.focus()
  await user.keyboard('{Enter}')
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  const dishes = within((await bar()).getByRole('list', { name: 'Dishes being cooked' }))
  expect(dishes.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'RiceStep 1 of 1',
    'Leek gratinStep 2 of 4',
  ])
  await user.click((await bar()).getByRole('button', { name: 'Pause “Step 2”' }))
  expect(readTimers()[0]?.endsAt).toBeNull()

  await user.click(dishes.getByRole('button', { name: 'Stop cooking “Rice”' }))
  expect(dishes.getAllByRole('link')).toHaveLength(1)
  expect(document.activeElement).toBe(toggle)
  await user.keyboard('{Escape}')
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(toggle)
})

test('the end of a timer is announced until it is stopped; the focus then returns to the page', async () => {
  runTimer('Rice', 0.001)
  const { user } = renderBar()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Rice')
  expect(alert.textContent).toContain('Time is up!')
  await waitFor(() => expect(document.title).toBe('Time is up! Leek gratin · Discover · Convive'))
  await user.click((await bar()).getByRole('button', { name: 'Stop “Rice”' }))
  expect(screen.queryByRole('region')).toBeNull()
  expect(localStorage.getItem(timersKey)).toBeNull()
  expect(document.activeElement?.id).toBe('content')
})

test('another tab starts and stops timers here too', async () => {
  renderBar()
  runTimer('Rice', 10)
  const stored = localStorage.getItem(timersKey) ?? ''
  act(() => changeTimers(() => []))
  expect(screen.queryByRole('region')).toBeNull()
  act(() => {
    localStorage.setItem(timersKey, stored)
    window.dispatchEvent(new StorageEvent('storage', { key: timersKey }))
  })
  expect((await bar()).getByRole('timer', { name: 'Rice' })).toBeVisible()
  act(() => {
    localStorage.removeItem(timersKey)
    window.dispatchEvent(new StorageEvent('storage', { key: timersKey }))
  })
  expect(screen.queryByRole('region')).toBeNull()
})

test('broken storage and dishes that were left alone for hours are forgotten', () => {
  localStorage.setItem(timersKey, '{"none":')
  cookDish()
  const [dish] = JSON.parse(localStorage.getItem(dishesKey) ?? '[]') as object[]
  localStorage.setItem(dishesKey, JSON.stringify([{ ...dish, changedAt: Date.now() - 13 * 3_600_000 }]))
  renderBar()
  expect(screen.queryByRole('region')).toBeNull()
  expect(localStorage.getItem(dishesKey)).toBeNull()
})

test('a timer that has ended says dish and action, and leaves by itself after a while', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    runTimer('Simmer the leeks', 1)
    renderBar()
    await act(() => vi.advanceTimersByTimeAsync(62_000))
    const ended = (await bar()).getByRole('alert')
    expect(ended.textContent).toBe('Leek gratin · Simmer the leeks: Time is up!')
    await act(() => vi.advanceTimersByTimeAsync(9 * 60_000))
    expect((await bar()).getByRole('alert')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(2 * 60_000))
    expect(readTimers()).toEqual([])
    expect(screen.queryByRole('region', { name: 'Kitchen' })).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})
