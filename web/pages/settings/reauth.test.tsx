import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { admin, calls, refusal, renderSettings, section, session } from './test-settings.tsx'

/** Refuses requests without a password; the tests type the right one. */
function proofOf(sent: () => { password?: string | null }[], done: () => void) {
  return () => {
    if (!sent().at(-1)?.password) return refusal(403, 'sign in again')
    if (sent().at(-1)?.password !== 'secret sauce') return refusal(403, 'wrong password')
    done()
    return { json: {} }
  }
}

test('a new address needs the password some time after the sign-in, and the typed values stay', async () => {
  let sentSoFar: () => { password?: string | null }[] = () => []
  const { user, sent } = renderSettings({
    [calls.profile]: proofOf(
      () => sentSoFar(),
      () => {},
    ),
  })
  sentSoFar = () => sent(calls.profile)
  const profile = await section('Profile')
  const email = profile.getByRole('textbox', { name: 'Email' })
  await user.type(profile.getByRole('textbox', { name: 'Name' }), ' L.')
  await user.clear(email)
  await user.type(email, 'new@example.org{Enter}')
  const password = await profile.findByLabelText('Current password')
  expect(document.activeElement).toBe(password)
  expect(profile.queryByRole('alert')).toBeNull()
  expect(email).toHaveProperty('value', 'new@example.org')
  expect(profile.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Ada L.')
  await user.type(password, 'wrong{Enter}')
  expect((await profile.findByRole('alert')).textContent).toBe('This is not your current password.')
  await user.clear(password)
  await user.type(password, 'secret sauce{Enter}')
  expect(await profile.findByText(/Open the link that we have sent to new@example.org/)).toBeVisible()
  expect(profile.queryByLabelText('Current password')).toBeNull()
  expect(sent(calls.profile).at(-1)).toEqual({
    name: 'Ada L.',
    email: 'new@example.org',
    password: 'secret sauce',
  })
})

const other = { ...session, id: 's2', current: false }

test('ending a session needs the password some time after the sign-in', async () => {
  let list = [session, other]
  let sentSoFar: () => { password?: string | null }[] = () => []
  const end = 'DELETE /api/user/sessions/s2'
  const { user, sent } = renderSettings({
    [calls.devices]: () => ({ json: list }),
    [end]: proofOf(
      () => sentSoFar(),
      () => (list = [session]),
    ),
  })
  sentSoFar = () => sent(end)
  const devices = await section('Devices')
  await user.click(await devices.findByRole('button', { name: 'End session: Unknown device' }))
  const question = within(await screen.findByRole('dialog', { name: 'Is that you?' }))
  expect(question.queryByRole('alert')).toBeNull()
  await user.type(question.getByLabelText('Current password'), 'wrong')
  await user.click(question.getByRole('button', { name: 'End session' }))
  expect((await question.findByRole('alert')).textContent).toBe('This is not your current password.')
  await user.clear(question.getByLabelText('Current password'))
  await user.type(question.getByLabelText('Current password'), 'secret sauce')
  await user.click(question.getByRole('button', { name: 'End session' }))
  expect((await devices.findByRole('status')).textContent).toMatch(/has been ended/)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('so does ending all sessions', async () => {
  let sentSoFar: () => { password?: string | null }[] = () => []
  const { user, sent, here } = renderSettings({
    [calls.endAll]: proofOf(
      () => sentSoFar(),
      () => {},
    ),
  })
  sentSoFar = () => sent(calls.endAll)
  const devices = await section('Devices')
  await user.click(devices.getByRole('button', { name: 'End all sessions' }))
  const first = within(await screen.findByRole('alertdialog', { name: 'End all sessions?' }))
  await user.click(first.getByRole('button', { name: 'End all sessions' }))
  const question = within(await screen.findByRole('dialog', { name: 'Is that you?' }))
  await user.type(question.getByLabelText('Current password'), 'secret sauce')
  await user.click(question.getByRole('button', { name: 'End all sessions' }))
  await waitFor(() => expect(here()).toBe('/en'))
})

test('an admin ends the sessions of a member after a confirmation', async () => {
  const bo = {
    id: 'm2',
    name: 'Bo',
    email: 'bo@example.org',
    is_admin: false,
    may_invite: true,
    reason: null,
  }
  const invite = {
    id: 'p2',
    parent_id: null,
    status: 'used',
    sent_to: null,
    created_at: '2026-01-02T10:00:00Z',
    expires_at: null,
    used_at: '2026-01-03T10:00:00Z',
    member: bo,
  }
  const end = 'DELETE /api/admin/members/m2/sessions'
  let answer: { status?: number; json: unknown } = refusal(500, 'server error')
  const { user, sent } = renderSettings(
    { [calls.tree]: { json: [invite] }, [end]: () => answer },
    { me: admin },
  )
  const tree = await section('Invitation tree')
  const button = await tree.findByRole('button', { name: 'End sessions: Bo' })
  const press = async () => {
    await user.click(button)
    const question = within(await screen.findByRole('alertdialog', { name: 'End all sessions of Bo?' }))
    await user.click(question.getByRole('button', { name: 'End sessions' }))
  }
  await press()
  expect((await tree.findByRole('alert')).textContent).toMatch(/could not be ended/)
  answer = { json: {} }
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await press()
  expect((await tree.findByRole('status')).textContent).toBe('All sessions of Bo have been ended.')
  expect(sent(end)).toHaveLength(2)
})

test('an admin ends all sessions with the password, their own too', async () => {
  const end = 'DELETE /api/admin/sessions'
  const { user, sent, here } = renderSettings({ [end]: { json: {} } }, { me: admin })
  const everybody = await section('All sessions')
  await user.click(everybody.getByRole('button', { name: 'Sign everyone out' }))
  const question = within(await screen.findByRole('dialog', { name: 'Sign everyone out?' }))
  await user.type(question.getByLabelText('Current password'), 'secret sauce')
  await user.click(question.getByRole('button', { name: 'Sign everyone out' }))
  await waitFor(() => expect(here()).toBe('/en'))
  expect(sent(end)).toEqual([{ password: 'secret sauce' }])
})
