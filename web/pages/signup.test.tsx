import { screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { renderPage } from '../test/render-page.tsx'
import Login from './login.tsx'
import Signup from './signup.tsx'

const validate = 'POST /auth/invites/validate'
const signup = 'POST /auth/signup'
const known = { [validate]: { json: {} } }

const email = () => screen.getByRole('textbox', { name: 'Email' })
const password = () => screen.getByLabelText('Password')
const signUp = () => screen.getByRole('button', { name: 'Sign up' })

function renderSignup(options: Parameters<typeof renderPage>[1] = {}) {
  return renderPage(
    <StrictMode>
      <Routes>
        <Route path="/:lang/signup" element={<Signup />} />
        <Route path="/:lang/login" element={<Login />} />
        <Route path="*" element={null} />
      </Routes>
    </StrictMode>,
    { path: '/en/signup?code=ABCDE23456', ...options },
  )
}

async function fillIn(user: ReturnType<typeof renderPage>['user'], name = '') {
  if (name) await user.type(screen.getByRole('textbox', { name: 'Name' }), name)
  await user.type(email(), 'ada@example.org')
  await user.type(password(), 'secret sauce')
  await user.click(signUp())
}

test('a valid code is checked once and stored for ten minutes', async () => {
  const { sent } = renderSignup({ answers: known })
  await waitFor(() => expect(document.cookie).toContain('invite_code=ABCDE23456'))
  expect(sent(validate)).toEqual([{ code: 'ABCDE23456' }])
  expect(screen.getByText('ABCDE23456')).toBeVisible()
})

test.each([
  [{ status: 409, json: { error: 'used' } }, '/invite/used'],
  [{ status: 404, json: { error: 'invalid' } }, '/invite/invalid'],
  [null, '/invite/invalid'],
])('an invalid code opens its error page (%#)', async (answer, address) => {
  const { here } = renderSignup({ answers: { [validate]: answer } })
  await waitFor(() => expect(here()).toBe(address))
  expect(document.cookie).not.toContain('invite_code')
})

test('sign-up says to check the email, then opens the login with the address filled in', async () => {
  const { user, here, sent } = renderSignup({ answers: { ...known, [signup]: { json: {}, status: 201 } } })
  await waitFor(() => expect(document.cookie).toContain('invite_code'))
  await fillIn(user, ' Ada ')
  expect((await screen.findByRole('status')).textContent).toContain('Check your email')
  expect(here()).toContain('/en/signup')
  expect(document.cookie).not.toContain('invite_code')
  await waitFor(() => expect(here()).toBe('/en/login'), { timeout: 2000 })
  expect(screen.getByDisplayValue('ada@example.org')).toBe(email())
  expect(screen.getByRole('status').textContent).toContain('Check your email')
  expect(sent(signup)).toEqual([
    { email: 'ada@example.org', name: 'Ada', password: 'secret sauce', inviteCode: 'ABCDE23456' },
  ])
})

test('without a code in the address the stored one is used', async () => {
  document.cookie = 'invite_code=KEPT456789; Path=/'
  const { user, sent } = renderSignup({
    path: '/en/signup',
    answers: { [signup]: { status: 400, json: { error: 'password too short' } } },
  })
  expect(screen.getByText('KEPT456789')).toBeVisible()
  await fillIn(user)
  await screen.findByRole('alert')
  expect(sent(signup)).toMatchObject([{ inviteCode: 'KEPT456789', name: null }])
})

test.each([
  ['email exists', 409, /already an account with this email/],
  ['invite required', 400, /need an invitation/],
  ['malformed email', 400, /not look like an email/],
  ['password too short', 400, /at least 8 characters/],
  ['password too long', 400, /at most 128/],
  ['password too common', 400, /too easy to guess/],
  ['Invalid or expired token', 400, /no longer valid/],
  ['token expired', 400, /no longer valid/],
  ['server error', 500, /Unable to create account/],
])('"%s" is shown, and the typed values stay', async (error, status, message) => {
  const { user, here } = renderSignup({ answers: { ...known, [signup]: { status, json: { error } } } })
  await fillIn(user, 'Ada')
  expect((await screen.findByRole('alert')).textContent).toMatch(message)
  expect(here()).toContain('/en/signup')
  expect(screen.getByDisplayValue('Ada')).toBeVisible()
  expect(screen.getByDisplayValue('ada@example.org')).toBe(email())
  expect(screen.getByDisplayValue('secret sauce')).toBe(password())
})

test.each([
  ['email exists', email],
  ['password too common', password],
])('"%s" is said at the field', async (error, field) => {
  const { user } = renderSignup({ answers: { ...known, [signup]: { status: 400, json: { error } } } })
  await fillIn(user)
  const message = await screen.findByRole('alert')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(message.textContent))
})

test.each([
  ['used', 409, '/invite/used'],
  ['invalid code', 400, '/invite/invalid'],
  ['invalid', 404, '/invite/invalid'],
])('a code refused at sign-up ("%s") opens its error page', async (error, status, address) => {
  const { user, here } = renderSignup({ answers: { ...known, [signup]: { status, json: { error } } } })
  await fillIn(user)
  await waitFor(() => expect(here()).toBe(address))
})

test('shows the minimum age and the agreement', () => {
  renderSignup({ path: '/en/signup' })
  expect(screen.getByText(/at least 13 years old/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveProperty('pathname', '/en/terms')
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveProperty('pathname', '/en/privacy')
  expect(screen.getByText(/At least 8 characters/)).toBeVisible()
})
