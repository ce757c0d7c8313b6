import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { renderPage } from '../../test/render-page.tsx'
import { ada, admin, calls, refusal, renderSettings, section, session } from './test-settings.tsx'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

test('the profile sends the name trimmed, and no unchanged email', async () => {
  const { user, sent } = renderSettings({ [calls.profile]: { json: {} } })
  const profile = await section('Profile')
  await user.clear(profile.getByRole('textbox', { name: 'Name' }))
  await user.type(profile.getByRole('textbox', { name: 'Name' }), ' Ada L. ')
  await user.click(profile.getByRole('button', { name: 'Save' }))
  expect((await profile.findByRole('status')).textContent).toBe('Your profile has been updated.')
  expect(sent(calls.profile)).toEqual([{ name: 'Ada L.', email: null }])
  expect(sent(calls.me)).toHaveLength(2)
})

test('a new email is pending until the link is opened, and can be cancelled', async () => {
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
  expect(await profile.findByText(/Until you open the link there, ada@example.org stays/)).toBeVisible()
  expect(profile.getByText('Verified')).toBeVisible()
  expect(email).toHaveProperty('value', 'ada@example.org')
  await user.click(profile.getByRole('button', { name: 'Resend verification email' }))
  expect(await profile.findByText('We have sent you a new verification email.')).toBeVisible()
  await user.click(profile.getByRole('button', { name: 'Keep the old address' }))
  await waitFor(() => expect(profile.queryByText(/new@example.org is waiting/)).toBeNull())
  expect(sent(calls.profile)).toEqual([
    { name: null, email: 'new@example.org' },
    { email: 'ada@example.org' },
  ])
})

test.each([
  [refusal(409, 'email exists'), 'There is already an account with this email.'],
  [refusal(400, 'malformed email'), 'This does not look like an email address.'],
  [refusal(500, 'server error'), 'Failed to update profile'],
  [null, 'Failed to update profile'],
])('a refused profile shows the reason, and the typed values stay (%#)', async (answer, message) => {
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
  expect(profile.getByText('Unverified')).toBeVisible()
  await user.click(profile.getByRole('button', { name: 'Resend verification email' }))
  expect((await profile.findByRole(role)).textContent).toMatch(message)
})

test('a verified address offers no resend', async () => {
  renderSettings()
  const profile = await section('Profile')
  expect(profile.getByText('Verified')).toBeVisible()
  expect(profile.queryByRole('button', { name: /Resend/ })).toBeNull()
})

async function changePassword(user: ReturnType<typeof renderPage>['user'], next: string, again = next) {
  const password = await section('Password')
  await user.type(password.getByLabelText('Current password'), 'old secret')
  await user.type(password.getByLabelText('New password'), next)
  await user.type(password.getByLabelText('Confirm password'), `${again}{Enter}`)
  return password
}

test('a new password needs the current one, and the form is empty afterwards', async () => {
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
])('an invalid new password is refused before a request (%#)', async (next, again, message) => {
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
])('a refused password shows the reason (%#)', async (answer, message) => {
  const { user } = renderSettings({ [calls.password]: answer })
  const password = await changePassword(user, 'pears & gorgonzola')
  expect((await password.findByRole('alert')).textContent).toMatch(message)
})

test('a user without a password sets one without a current one', async () => {
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

test('every other device can be signed out; the current one is marked', async () => {
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
  // Two sessions of the same day and kind of device differ in their time.
  expect(own?.textContent).toMatch(/\d:\d\d/)
  expect(others).toHaveLength(1)
  expect(devices.getAllByRole('button', { name: /^End session/ })).toHaveLength(1)
  await user.click(devices.getByRole('button', { name: 'End session: Firefox · Linux' }))
  expect((await devices.findByRole('status')).textContent).toBe(
    'The session on “Firefox · Linux” has been ended.',
  )
  await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1))
})

test('all sessions end after a confirmation, the current one too', async () => {
  const { user, sent, here } = renderSettings({ [calls.endAll]: { json: {} } })
  const devices = await section('Devices')
  await user.click(devices.getByRole('button', { name: 'End all sessions' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'End all sessions?' }))
  expect(sent(calls.endAll)).toEqual([])
  await user.click(question.getByRole('button', { name: 'End all sessions' }))
  await waitFor(() => expect(here()).toBe('/en'))
  expect(sent(calls.endAll)).toHaveLength(1)
})

test('data is downloaded as a file, or an error is shown', async () => {
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

test('an account is deleted after a confirmation with the password', async () => {
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
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible()
  expect(sent(calls.remove)).toEqual([{ password: 'wrong' }, { password: 'wrong' }])
})

test('the last admin reads why the account cannot be deleted', async () => {
  const { user } = renderSettings({ [calls.remove]: refusal(409, 'last admin') }, { me: admin })
  const data = await section('Your data')
  await user.click(data.getByRole('button', { name: 'Delete my account' }))
  const question = within(await screen.findByRole('dialog'))
  await user.type(question.getByLabelText('Current password'), 'secret')
  await user.click(question.getByRole('button', { name: 'Delete my account' }))
  expect((await question.findByRole('alert')).textContent).toMatch(/last admin/)
})

test('the data section shows how much of the storage is used, with the deleted recipes', async () => {
  renderSettings({
    [calls.storage]: { json: { used: 1.5 * 1024 ** 3, deleted: 40 * 1024 ** 2, most: 2 * 1024 ** 3 } },
  })
  const data = await section('Your data')
  expect(
    await data.findByText(/You use 1.5 GB of 2 GB .+ Your deleted recipes .+ another 40 MB\./),
  ).toBeVisible()
  expect(data.getByRole('progressbar', { name: 'Your storage' }).getAttribute('aria-valuenow')).toBe('75')
})

test('without an answer the storage says so, and can be asked for again', async () => {
  let answer = refusal(500, 'server error') as { status?: number; json: object }
  const { user } = renderSettings({ [calls.storage]: () => answer })
  const data = await section('Your data')
  expect(await data.findByText('How much you store could not be loaded.')).toBeVisible()
  answer = { json: { used: 0, deleted: 0, most: 2 * 1024 ** 3 } }
  await user.click(data.getByRole('button', { name: 'Try again' }))
  expect(await data.findByText('You use 0 MB of 2 GB for recipes, pictures and conversations.')).toBeVisible()
})
