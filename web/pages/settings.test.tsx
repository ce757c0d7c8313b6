import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { showWholeLanguage } from '../i18n/i18n.ts'
import { renderPage } from '../test-page.tsx'
import Settings from './settings.tsx'

const calls = {
  me: 'GET /auth/me',
  profile: 'PUT /api/user/profile',
  verify: 'POST /api/user/verify-email',
  password: 'PUT /api/user/password',
  devices: 'GET /api/user/sessions',
  endAll: 'DELETE /api/user/sessions',
  mine: 'GET /api/invites/mine',
  send: 'POST /api/invites/send',
  generate: 'POST /api/invites/generate',
  requests: 'GET /api/admin/invite-requests?status=pending',
  tree: 'GET /api/admin/invites',
  log: 'GET /api/admin/audit-log',
  remove: 'POST /api/user/delete',
  logout: 'POST /auth/logout',
}

const ada = {
  userId: '1',
  email: 'ada@example.org',
  name: 'Ada',
  isVerified: true,
  isAdmin: false,
  pendingEmail: null as string | null,
  hasPassword: true,
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const session = {
  id: 's1',
  created_at: '2026-01-02T10:00:00Z',
  seen_at: '2026-02-03T10:00:00Z',
  user_agent: null as string | null,
  current: true,
}

const nobody = { remaining: 5 as number | null, reason: null as string | null, invites: [] as object[] }

type Answers = NonNullable<Parameters<typeof renderPage>[1]>['answers']

function renderSettings(answers: Answers = {}, { me = ada, path = '/en/settings', signedIn = true } = {}) {
  return renderPage(
    <Routes>
      <Route path="/:lang/settings" element={<Settings />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      path,
      signedIn,
      answers: {
        [calls.me]: { json: me },
        [calls.devices]: { json: [session] },
        [calls.mine]: { json: nobody },
        [calls.requests]: { json: [] },
        [calls.tree]: { json: [] },
        [calls.log]: { json: [] },
        [calls.logout]: { json: {} },
        ...answers,
      },
    },
  )
}

const admin = { ...ada, isAdmin: true }
const section = async (name: string) => within(await screen.findByRole('region', { name }))
const refusal = (status: number, error: string) => ({ status, json: { error } })

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollIntoView')
})

test('a visitor is invited to log in and comes back to where they were going', async () => {
  const { user, here } = renderSettings({}, { signedIn: false, path: '/en/settings#invite-requests' })
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Log in' }))
  expect(here()).toBe('/en/login')
  expect(sessionStorage.getItem('return_to')).toBe('/en/settings#invite-requests')
})

test('signing out ends the session and leads home', async () => {
  const { user, here, sent } = renderSettings()
  await user.click(await screen.findByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(sent(calls.logout)).toHaveLength(1))
  expect(here()).toBe('/en')
})

test('the profile sends the name trimmed, and no email while that is unchanged', async () => {
  const { user, sent } = renderSettings({ [calls.profile]: { json: {} } })
  const profile = await section('Profile')
  await user.clear(profile.getByRole('textbox', { name: 'Name' }))
  await user.type(profile.getByRole('textbox', { name: 'Name' }), ' Ada L. ')
  await user.click(profile.getByRole('button', { name: 'Save' }))
  expect((await profile.findByRole('status')).textContent).toBe('Your profile has been updated.')
  expect(sent(calls.profile)).toEqual([{ name: 'Ada L.', email: null }])
  expect(sent(calls.me)).toHaveLength(2)
})

test('a new email waits: the old one stands until the link is opened, and the change can be taken back', async () => {
  let me = ada
  const { user, sent } = renderSettings({
    [calls.me]: () => ({ json: me }),
    [calls.profile]: () => {
      me = { ...ada, pendingEmail: me.pendingEmail ? null : 'new@example.org' }
      return { json: {} }
    },
    [calls.verify]: { json: {} },
  })
  const profile = await section('Profile')
  const email = profile.getByRole('textbox', { name: 'Email' })
  await user.clear(email)
  await user.type(email, 'new@example.org{Enter}')
  expect(await profile.findByText(/Until you open the link there, ada@example.org stays/)).toBeTruthy()
  expect(profile.getByText('Verified')).toBeTruthy()
  expect(email).toHaveProperty('value', 'ada@example.org')
  await user.click(profile.getByRole('button', { name: 'Resend verification email' }))
  expect(await profile.findByText('We have sent you a new verification email.')).toBeTruthy()
  await user.click(profile.getByRole('button', { name: 'Keep the old address' }))
  await waitFor(() => expect(profile.queryByText(/new@example.org is waiting/)).toBeNull())
  expect(sent(calls.profile)).toEqual([
    { name: 'Ada', email: 'new@example.org' },
    { email: 'ada@example.org' },
  ])
})

test.each([
  [refusal(409, 'email exists'), 'There is already an account with this email.'],
  [refusal(400, 'malformed email'), 'This does not look like an email address.'],
  [refusal(500, 'server error'), 'Failed to update profile'],
  [null, 'Failed to update profile'],
])('a profile that is refused says why, and what was typed stays (%#)', async (answer, message) => {
  const { user } = renderSettings({ [calls.profile]: answer })
  const profile = await section('Profile')
  await user.type(profile.getByRole('textbox', { name: 'Name' }), '!{Enter}')
  expect((await profile.findByRole('alert')).textContent).toBe(message)
  expect(profile.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Ada!')
})

test.each([
  [{ json: {} }, 'status', 'We have sent you a new verification email.'],
  [refusal(429, 'too many requests'), 'alert', /That was a lot at once/],
  [refusal(500, 'server error'), 'alert', 'Failed to send verification email'],
  [null, 'alert', 'Failed to send verification email'],
] as const)('an unverified address can be sent another link (%#)', async (answer, role, message) => {
  const { user } = renderSettings({ [calls.verify]: answer }, { me: { ...ada, isVerified: false } })
  const profile = await section('Profile')
  expect(profile.getByText('Unverified')).toBeTruthy()
  await user.click(profile.getByRole('button', { name: 'Resend verification email' }))
  expect((await profile.findByRole(role)).textContent).toMatch(message)
})

test('a verified address offers no resend', async () => {
  renderSettings()
  const profile = await section('Profile')
  expect(profile.getByText('Verified')).toBeTruthy()
  expect(profile.queryByRole('button', { name: /Resend/ })).toBeNull()
})

async function changePassword(user: ReturnType<typeof renderPage>['user'], next: string, again = next) {
  const password = await section('Password')
  await user.type(password.getByLabelText('Current password'), 'old secret')
  await user.type(password.getByLabelText('New password'), next)
  await user.type(password.getByLabelText('Confirm password'), `${again}{Enter}`)
  return password
}

test('a new password is proved by the current one, and the form is empty afterwards', async () => {
  const { user, sent } = renderSettings({ [calls.password]: { json: {} } })
  const password = await changePassword(user, 'pears & gorgonzola')
  expect((await password.findByRole('status')).textContent).toContain('Your password has been changed.')
  expect(sent(calls.password)).toEqual([{ current: 'old secret', password: 'pears & gorgonzola' }])
  expect(password.getByLabelText('Current password')).toHaveProperty('value', '')
  await waitFor(() => expect(sent(calls.devices)).toHaveLength(2))
})

test.each([
  ['short', 'short', 'Password must be at least 8 characters.'],
  ['pears & gorgonzola', 'pears', 'Passwords do not match.'],
])('a new password that cannot do is refused before it is sent (%#)', async (next, again, message) => {
  const { user, sent } = renderSettings()
  const password = await changePassword(user, next, again)
  expect((await password.findByRole('alert')).textContent).toBe(message)
  expect(sent(calls.password)).toEqual([])
})

test.each([
  [refusal(403, 'wrong password'), 'This is not your current password.'],
  [refusal(400, 'password too common'), /too easy to guess/],
  [refusal(500, 'server error'), 'Unable to change the password.'],
  [null, 'Network error. Please try again.'],
])('a refused password says why (%#)', async (answer, message) => {
  const { user } = renderSettings({ [calls.password]: answer })
  const password = await changePassword(user, 'pears & gorgonzola')
  expect((await password.findByRole('alert')).textContent).toMatch(message)
})

test('who has no password yet sets one without a current one', async () => {
  const { user, sent } = renderSettings(
    { [calls.password]: refusal(403, 'sign in again') },
    { me: { ...ada, hasPassword: false } },
  )
  const password = await section('Password')
  expect(password.queryByLabelText('Current password')).toBeNull()
  await user.type(password.getByLabelText('New password'), 'pears & gorgonzola')
  await user.type(password.getByLabelText('Confirm password'), 'pears & gorgonzola')
  await user.click(password.getByRole('button', { name: 'Set password' }))
  expect((await password.findByRole('alert')).textContent).toMatch(/sign in again/)
  expect(sent(calls.password)).toEqual([{ current: null, password: 'pears & gorgonzola' }])
})

test('any other device can be signed out, this one is marked', async () => {
  const other = { ...session, id: 's2', user_agent: firefox, current: false }
  let list = [session, other]
  const { user } = renderSettings({
    [calls.devices]: () => ({ json: list }),
    'DELETE /api/user/sessions/s2': () => {
      list = [session]
      return { json: {} }
    },
  })
  const devices = await section('Devices')
  const [own, ...others] = await devices.findAllByRole('listitem')
  expect(own?.textContent).toContain('This device')
  expect(others).toHaveLength(1)
  expect(devices.getAllByRole('button', { name: /^End session/ })).toHaveLength(1)
  await user.click(devices.getByRole('button', { name: 'End session: Firefox · Linux' }))
  expect((await devices.findByRole('status')).textContent).toBe(
    'The session on “Firefox · Linux” has been ended.',
  )
  await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1))
})

test('all sessions end after a question, and one is signed out here too', async () => {
  const { user, sent, here } = renderSettings({ [calls.endAll]: { json: {} } })
  const devices = await section('Devices')
  await user.click(devices.getByRole('button', { name: 'End all sessions' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'End all sessions?' }))
  expect(sent(calls.endAll)).toEqual([])
  await user.click(question.getByRole('button', { name: 'End all sessions' }))
  await waitFor(() => expect(here()).toBe('/en'))
  expect(sent(calls.endAll)).toHaveLength(1)
})

test.each([
  [calls.devices, 'Devices', 'Your devices could not be loaded.'],
  [calls.mine, 'Invite a friend', 'Your invitations could not be loaded.'],
  [calls.requests, 'Invite requests', 'Unable to load requests'],
  [calls.tree, 'Invitation tree', 'The invitation tree could not be loaded.'],
  [calls.log, 'Log', 'The log could not be loaded.'],
])('what cannot be loaded says so in its place and can be tried again (%s)', async (call, name, message) => {
  let broken = true
  const lists = { [calls.devices]: [session], [calls.mine]: nobody } as Record<string, object>
  const { user } = renderSettings(
    { [call]: () => (broken ? refusal(500, 'server error') : { json: lists[call] ?? [] }) },
    { me: admin },
  )
  const failed = await section(name)
  expect((await failed.findByRole('alert')).textContent).toContain(message)
  broken = false
  await user.click(failed.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(failed.queryByRole('alert')).toBeNull())
})

test('an invitation is sent to the trimmed address, and one less is left', async () => {
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
  let mine = nobody
  const { user, sent } = renderSettings({
    [calls.mine]: () => ({ json: mine }),
    [calls.send]: () => {
      mine = { ...nobody, remaining: 4, invites: [friend] }
      return { status: 201, json: { remaining: 4 } }
    },
  })
  const invite = await section('Invite a friend')
  expect(await invite.findByText('5 invitations left')).toBeTruthy()
  expect(invite.getByRole('button', { name: 'Send invite' })).toHaveProperty('disabled', true)
  await user.type(invite.getByRole('textbox', { name: 'Friend’s email' }), ' bo@example.org {Enter}')
  expect((await invite.findByRole('status')).textContent).toBe(
    'Your invitation to bo@example.org is on its way.',
  )
  expect(sent(calls.send)).toEqual([{ to: 'bo@example.org' }])
  expect(await invite.findByText('4 invitations left')).toBeTruthy()
  const guest = await invite.findByRole('listitem')
  expect(guest.textContent).toContain('bo@example.org')
  expect(guest.textContent).toContain('Open until')
})

test.each([
  [refusal(409, 'no invites left'), 'You have no invitations left.'],
  [refusal(409, 'no mail wanted'), 'This person has asked not to receive invitations by mail.'],
  [refusal(500, 'server error'), 'Unable to send invite'],
  [null, 'Unexpected error'],
])('an invitation that is refused says why, and the address stays (%#)', async (answer, message) => {
  const { user } = renderSettings({ [calls.send]: answer })
  const invite = await section('Invite a friend')
  const friend = await invite.findByRole('textbox', { name: 'Friend’s email' })
  await user.type(friend, 'bo@example.org{Enter}')
  expect((await invite.findByRole('alert')).textContent).toBe(message)
  expect(friend).toHaveProperty('value', 'bo@example.org')
})

test('one sees how it went with whom one has invited, by name and never by the address of a member', async () => {
  const dates = { created_at: '2026-01-02T10:00:00Z', expires_at: null, used_at: '2026-01-05T10:00:00Z' }
  const invites = [
    { id: '1', status: 'used', sent_to: null, joined: true, name: 'Bo', ...dates },
    { id: '2', status: 'used', sent_to: null, joined: true, name: null, ...dates },
    { id: '3', status: 'used', sent_to: null, joined: false, name: null, ...dates },
    { id: '4', status: 'expired', sent_to: 'eve@example.org', joined: false, name: null, ...dates },
  ]
  renderSettings({ [calls.mine]: { json: { ...nobody, remaining: 1, invites } } })
  const invite = await section('Invite a friend')
  expect(await invite.findByText('1 invitation left')).toBeTruthy()
  const rows = invite.getAllByRole('listitem').map((row) => row.textContent ?? '')
  expect(rows[0]).toMatch(/Bo.*Joined/)
  expect(rows[1]).toMatch(/A guest.*Joined/)
  expect(rows[2]).toMatch(/Former member/)
  expect(rows[3]).toMatch(/eve@example\.org.*Expired/)
})

test('without invitations left nothing can be sent; without the right one reads the reason', async () => {
  const { user, unmount } = renderSettings({ [calls.mine]: { json: { ...nobody, remaining: 0 } } })
  let invite = await section('Invite a friend')
  expect(await invite.findByText('0 invitations left')).toBeTruthy()
  await user.type(invite.getByRole('textbox'), 'bo@example.org')
  expect(invite.getByRole('button', { name: 'Send invite' })).toHaveProperty('disabled', true)
  unmount()

  renderSettings({ [calls.mine]: { json: { ...nobody, reason: 'Too many strangers.' } } })
  invite = await section('Invite a friend')
  expect(await invite.findByText('Too many strangers.')).toBeTruthy()
  expect(invite.queryByRole('button', { name: 'Send invite' })).toBeNull()
})

test('data is saved as a file, or the failure is said', async () => {
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:zip', revokeObjectURL: () => {} }))
  let answer: { status?: number; json: unknown } = refusal(429, 'too many requests')
  const { user } = renderSettings({ 'GET /api/user/export': () => answer })
  const data = await section('Your data')
  await user.click(data.getByRole('button', { name: 'Export my data' }))
  expect((await data.findByRole('alert')).textContent).toMatch(/That was a lot at once/)
  answer = { json: 'zip' }
  await user.click(data.getByRole('button', { name: 'Export my data' }))
  expect((await data.findByRole('status')).textContent).toBe('Your data is in your downloads.')
  expect(names).toEqual(['convive.zip'])
})

test('an account is deleted after a question that asks for the password', async () => {
  let answer: { status?: number; json: unknown } = refusal(403, 'wrong password')
  const { user, sent } = renderSettings({ [calls.remove]: () => answer })
  const data = await section('Your data')
  await user.click(data.getByRole('button', { name: 'Delete my account' }))
  const question = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  expect(question.getByRole('button', { name: 'Delete my account' })).toHaveProperty('disabled', true)
  await user.type(question.getByLabelText('Current password'), 'wrong')
  await user.click(question.getByRole('button', { name: 'Delete my account' }))
  expect((await question.findByRole('alert')).textContent).toBe('This is not your current password.')
  answer = { json: {} }
  await user.click(question.getByRole('button', { name: 'Delete my account' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeTruthy()
  expect(sent(calls.remove)).toEqual([{ password: 'wrong' }, { password: 'wrong' }])
})

test('the last admin is told why the account stays', async () => {
  const { user } = renderSettings({ [calls.remove]: refusal(409, 'last admin') }, { me: admin })
  const data = await section('Your data')
  await user.click(data.getByRole('button', { name: 'Delete my account' }))
  const question = within(await screen.findByRole('dialog'))
  await user.type(question.getByLabelText('Current password'), 'secret')
  await user.click(question.getByRole('button', { name: 'Delete my account' }))
  expect((await question.findByRole('alert')).textContent).toMatch(/last admin/)
})

test('members see no tools of admins', async () => {
  const { sent } = renderSettings()
  await section('Your data')
  expect(screen.queryByRole('button', { name: 'Generate invite code' })).toBeNull()
  expect(sent(calls.requests)).toEqual([])
})

test('an admin generates a code and its sign-up link', async () => {
  let answer: { status?: number; json: unknown } = refusal(500, 'server error')
  const { user } = renderSettings({ [calls.generate]: () => answer }, { me: admin })
  const codes = await section('Invite codes')
  await user.click(codes.getByRole('button', { name: 'Generate invite code' }))
  expect((await codes.findByRole('alert')).textContent).toBe('Unable to generate code')
  answer = { status: 201, json: { code: 'ABCDE23456' } }
  await user.click(codes.getByRole('button', { name: 'Generate invite code' }))
  expect(await codes.findByText('ABCDE23456')).toBeTruthy()
  expect(codes.getByRole('textbox')).toHaveProperty('value', `${location.origin}/en/signup?code=ABCDE23456`)
  await user.click(codes.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toContain('code=ABCDE23456')
})

const asked = {
  ID: 'r1',
  Email: 'cleo@example.org',
  Note: { Valid: true, String: 'I bake.' },
  CreatedAt: '2026-01-02T10:00:00Z',
}

test('an admin approves a request, which leaves the list', async () => {
  let list = [asked]
  let answer: { status?: number; json: unknown } = refusal(500, 'server error')
  const { user } = renderSettings(
    {
      [calls.requests]: () => ({ json: list }),
      'POST /api/admin/invite-requests/r1/approve': () => answer,
    },
    { me: admin },
  )
  const requests = await section('Invite requests')
  const row = within(await requests.findByRole('listitem'))
  expect(row.getByText('I bake.')).toBeTruthy()
  await user.click(row.getByRole('button', { name: 'Approve' }))
  expect((await requests.findByRole('alert')).textContent).toBe('Unable to approve request')
  answer = { json: {} }
  list = []
  await user.click(row.getByRole('button', { name: 'Approve' }))
  expect((await requests.findByRole('status')).textContent).toBe('cleo@example.org will get a code by email.')
  expect(await requests.findByText('Nobody is waiting.')).toBeTruthy()
})

test('the anchor of the address leads to the requests', async () => {
  renderSettings({}, { me: admin, path: '/en/settings#invite-requests' })
  await waitFor(() => expect(document.activeElement?.id).toBe('invite-requests'))
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled()
})

const place = {
  parent_id: null as string | null,
  status: 'used',
  sent_to: null as string | null,
  created_at: '2026-01-02T10:00:00Z',
  expires_at: null,
  used_at: '2026-01-03T10:00:00Z' as string | null,
  member: null as object | null,
}
const bo = { id: 'm2', name: 'Bo', email: 'bo@example.org', is_admin: false, may_invite: true, reason: null }
const places = [
  { ...place, id: 'p1', member: { ...bo, id: '1', name: 'Ada', email: 'ada@example.org', is_admin: true } },
  { ...place, id: 'p2', parent_id: 'p1', member: bo },
  { ...place, id: 'p3', parent_id: 'p2', status: 'waiting', used_at: null, sent_to: 'dan@example.org' },
]

test('the tree shows who came through whom and folds', async () => {
  const { user } = renderSettings({ [calls.tree]: { json: places } }, { me: admin })
  const tree = await section('Invitation tree')
  const fold = await tree.findByRole('button', { name: 'Show 1 invitation from Bo' })
  expect(fold.getAttribute('aria-expanded')).toBe('true')
  expect(tree.getByText('dan@example.org')).toBeTruthy()
  await user.click(fold)
  expect(fold.getAttribute('aria-expanded')).toBe('false')
  expect(tree.queryByText('dan@example.org')).toBeNull()
})

test('an open code is revoked after a question', async () => {
  let revoked = false
  const { user } = renderSettings(
    {
      [calls.tree]: () => ({
        json: places.map((each) => (each.id === 'p3' && revoked ? { ...each, status: 'revoked' } : each)),
      }),
      'DELETE /api/admin/invites/p3': () => {
        revoked = true
        return { json: {} }
      },
    },
    { me: admin },
  )
  const tree = await section('Invitation tree')
  await user.click(await tree.findByRole('button', { name: 'Revoke: dan@example.org' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Revoke' }))
  expect(await tree.findByText('Revoked')).toBeTruthy()
  expect(tree.queryByRole('button', { name: /^Revoke/ })).toBeNull()
})

test('the right to invite is taken with a reason and given back', async () => {
  let reason: string | null = null
  const right = 'PUT /api/admin/members/m2/invite-right'
  const { user, sent } = renderSettings(
    {
      [calls.tree]: () => ({
        json: places.map((each) =>
          each.id === 'p2' ? { ...each, member: { ...bo, may_invite: reason === null, reason } } : each,
        ),
      }),
      [right]: () => {
        reason = reason === null ? 'Too many strangers.' : null
        return { json: {} }
      },
    },
    { me: admin },
  )
  const tree = await section('Invitation tree')
  await user.click(await tree.findByRole('button', { name: 'Stop inviting: Bo' }))
  const question = within(await screen.findByRole('dialog', { name: 'Take away the right to invite?' }))
  expect(question.getByRole('button', { name: 'Stop inviting' })).toHaveProperty('disabled', true)
  await user.type(question.getByRole('textbox', { name: 'Reason' }), ' Too many strangers. ')
  await user.click(question.getByRole('button', { name: 'Stop inviting' }))
  expect(await tree.findByText('Reason: Too many strangers.')).toBeTruthy()
  await user.click(await tree.findByRole('button', { name: 'Allow inviting: Bo' }))
  await waitFor(() => expect(tree.queryByText(/^Reason/)).toBeNull())
  expect(sent(right)).toEqual([{ allowed: false, reason: 'Too many strangers.' }, { allowed: true }])
})

test('the log names acts in words, and one it does not know by its own name', async () => {
  const entry = { id: 1, at: '2026-01-02T10:00:00Z', actor: null, subject: null, address: '192.0.2.1' }
  renderSettings(
    {
      [calls.log]: {
        json: [
          { ...entry, action: 'sign-in refused' },
          {
            ...entry,
            id: 2,
            action: 'something new',
            actor: { id: '1', name: null, email: 'ada@example.org' },
          },
        ],
      },
    },
    { me: admin },
  )
  const log = await section('Log')
  const rows = (await log.findAllByRole('listitem')).map((row) => row.textContent ?? '')
  expect(rows[0]).toMatch(/Sign-in refused.*Visitor.*192\.0\.2\.1/)
  expect(rows[1]).toMatch(/something new.*ada@example\.org/)
})

test.each([
  ['fr', 'Paramètres', 'Inviter un ami', '5 invitations restantes', 'Se déconnecter'],
  ['es', 'Ajustes', 'Invita a alguien', 'Te quedan 5 invitaciones', 'Cerrar sesión'],
  ['de', 'Einstellungen', 'Lade jemanden ein', 'Noch 5 Einladungen', 'Abmelden'],
] as const)('speaks %s', async (language, title, invite, left, signOut) => {
  await showWholeLanguage(language)
  renderSettings({}, { path: `/${language}/settings` })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(await (await section(invite)).findByText(left)).toBeTruthy()
  expect(screen.getByRole('button', { name: signOut })).toBeTruthy()
})
