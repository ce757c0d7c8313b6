import { expect, test } from 'vitest'
import { calls, noInvites, refusal, renderSettings, section } from './test-settings.tsx'

test('an invitation is sent to the trimmed address, and the number left decreases', async () => {
  const friend = {
    id: 'i1',
    status: 'waiting',
    sent_to: 'bo@example.org',
    joined: false,
    name: null,
    created_at: '2026-01-02T10:00:00Z',
    expires_at: '2026-02-01T10:00:00Z',
    used_at: null,
  }
  let mine = noInvites
  const { user, sent } = renderSettings({
    [calls.mine]: () => ({ json: mine }),
    [calls.send]: () => {
      mine = { ...noInvites, remaining: 4, invites: [friend] }
      return { status: 201, json: { remaining: 4 } }
    },
  })
  const invite = await section('Invite a friend')
  expect(await invite.findByText('5 invitations left')).toBeVisible()
  expect(invite.getByRole('button', { name: 'Send invite' })).toHaveProperty('disabled', true)
  await user.type(invite.getByRole('textbox', { name: 'Friend’s email' }), ' bo@example.org {Enter}')
  expect((await invite.findByRole('status')).textContent).toBe(
    'Your invitation to bo@example.org is on its way.',
  )
  expect(sent(calls.send)).toEqual([{ to: 'bo@example.org' }])
  expect(await invite.findByText('4 invitations left')).toBeVisible()
  const row = await invite.findByRole('listitem')
  expect(row.textContent).toContain('bo@example.org')
  expect(row.textContent).toContain('Open until')
})

test.each([
  [refusal(409, 'no invites left'), 'You have no invitations left.'],
  [refusal(409, 'recipient opted out'), 'This person has asked not to receive invitations by email.'],
  [refusal(500, 'server error'), 'Unable to send invite'],
  [null, 'Unexpected error'],
])('a refused invitation shows the reason, and the address stays (%#)', async (answer, message) => {
  const { user } = renderSettings({ [calls.send]: answer })
  const invite = await section('Invite a friend')
  const friend = await invite.findByRole('textbox', { name: 'Friend’s email' })
  await user.type(friend, 'bo@example.org{Enter}')
  expect((await invite.findByRole('alert')).textContent).toBe(message)
  expect(friend).toHaveProperty('value', 'bo@example.org')
})

test('the list shows members by name and never by address', async () => {
  const dates = { created_at: '2026-01-02T10:00:00Z', expires_at: null, used_at: '2026-01-05T10:00:00Z' }
  const invites = [
    { id: '1', status: 'used', sent_to: null, joined: true, name: 'Bo', ...dates },
    { id: '2', status: 'used', sent_to: null, joined: true, name: null, ...dates },
    { id: '3', status: 'used', sent_to: null, joined: false, name: null, ...dates },
    { id: '4', status: 'expired', sent_to: 'eve@example.org', joined: false, name: null, ...dates },
  ]
  renderSettings({ [calls.mine]: { json: { ...noInvites, remaining: 1, invites } } })
  const invite = await section('Invite a friend')
  expect(await invite.findByText('1 invitation left')).toBeVisible()
  const rows = invite.getAllByRole('listitem').map((row) => row.textContent ?? '')
  expect(rows[0]).toMatch(/Bo.*Joined/)
  expect(rows[1]).toMatch(/A member.*Joined/)
  expect(rows[2]).toMatch(/Former member/)
  expect(rows[3]).toMatch(/eve@example\.org.*Expired/)
})

test('without invitations left nothing can be sent; without the right the reason is shown', async () => {
  const { user, unmount } = renderSettings({ [calls.mine]: { json: { ...noInvites, remaining: 0 } } })
  let invite = await section('Invite a friend')
  expect(await invite.findByText('0 invitations left')).toBeVisible()
  await user.type(invite.getByRole('textbox'), 'bo@example.org')
  expect(invite.getByRole('button', { name: 'Send invite' })).toHaveProperty('disabled', true)
  unmount()

  renderSettings({ [calls.mine]: { json: { ...noInvites, reason: 'Too many strangers.' } } })
  invite = await section('Invite a friend')
  expect(await invite.findByText('Too many strangers.')).toBeVisible()
  expect(invite.queryByRole('button', { name: 'Send invite' })).toBeNull()
})
