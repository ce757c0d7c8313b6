import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { allPreferences, calls, refusal, renderSettings, section } from './test-settings.tsx'

test('each kind of notification and the daily mail has a switch that takes effect at once', async () => {
  const { user, sent } = renderSettings({
    [calls.setPreferences]: { json: { ...allPreferences, mail: false } },
  })
  const notifications = await section('Notifications')
  const mail = await notifications.findByRole('switch', { name: 'Daily email' })
  expect(notifications.getAllByRole('switch')).toHaveLength(Object.keys(allPreferences).length)
  expect(mail).toHaveProperty('checked', true)
  await user.click(mail)
  expect(mail).toHaveProperty('checked', false)
  expect(sent(calls.setPreferences)).toEqual([{ mail: false }])
})

test('a switch that cannot be saved returns to its state and shows an error', async () => {
  const { user } = renderSettings({ [calls.setPreferences]: refusal(500, 'server error') })
  const notifications = await section('Notifications')
  const ratings = await notifications.findByRole('switch', { name: 'Ratings of my recipes' })
  await user.click(ratings)
  expect((await notifications.findByRole('alert')).textContent).toContain('could not be saved')
  await waitFor(() => expect(ratings).toHaveProperty('checked', true))
})

test('switches that failed to load can be retried', async () => {
  let answer: ReturnType<typeof refusal> | { json: object } = refusal(500, 'server error')
  const { user } = renderSettings({ [calls.preferences]: () => answer })
  const notifications = await section('Notifications')
  const again = await notifications.findByRole('button', { name: 'Try again' })
  answer = { json: allPreferences }
  await user.click(again)
  expect(await notifications.findByRole('switch', { name: 'Daily email' })).toBeVisible()
})
