import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { allWanted, calls, refusal, renderSettings, section } from './test-settings.tsx'

test('each kind of notice and the daily mail has a switch that holds at once', async () => {
  const { user, sent } = renderSettings({ [calls.want]: { json: { ...allWanted, mail: false } } })
  const notices = await section('Notifications')
  const mail = await notices.findByRole('switch', { name: 'Daily email' })
  expect(notices.getAllByRole('switch')).toHaveLength(Object.keys(allWanted).length)
  expect(mail).toHaveProperty('checked', true)
  await user.click(mail)
  expect(mail).toHaveProperty('checked', false)
  expect(sent(calls.want)).toEqual([{ mail: false }])
})

test('a switch that could not be saved goes back and says so', async () => {
  const { user } = renderSettings({ [calls.want]: refusal(500, 'server error') })
  const notices = await section('Notifications')
  const ratings = await notices.findByRole('switch', { name: 'Ratings of my recipes' })
  await user.click(ratings)
  expect((await notices.findByRole('alert')).textContent).toContain('could not be saved')
  await waitFor(() => expect(ratings).toHaveProperty('checked', true))
})

test('switches that did not come can be asked for again', async () => {
  let answer: ReturnType<typeof refusal> | { json: object } = refusal(500, 'server error')
  const { user } = renderSettings({ [calls.wanted]: () => answer })
  const notices = await section('Notifications')
  const again = await notices.findByRole('button', { name: 'Try again' })
  answer = { json: allWanted }
  await user.click(again)
  expect(await notices.findByRole('switch', { name: 'Daily email' })).toBeTruthy()
})
