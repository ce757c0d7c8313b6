import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Route, Routes } from 'react-router'
import { loadAllTexts } from '../i18n/i18n.ts'
import { renderPage } from '../test/render-page.tsx'
import Login from './login.tsx'

const login = 'POST /auth/login'
const resend = 'POST /auth/resend-verification'
const good = { [login]: { json: {} } }

const email = () => screen.getByRole('textbox', { name: 'Email' })
const password = () => screen.getByLabelText('Password')
const logIn = () => screen.getByRole('button', { name: 'Log in' })
const alert = async () => (await screen.findByRole('alert')).textContent

/** The cookie that the server sets at login. */
const openSession = () => {
  document.cookie = 'signed_in=1; Path=/'
}

function renderLogin(options: Parameters<typeof renderPage>[1] = {}) {
  return renderPage(
    <Routes>
      <Route path="/:lang/login" element={<Login />} />
      <Route path="*" element={null} />
    </Routes>,
    { path: '/en/login', ...options },
  )
}

async function signIn(user: ReturnType<typeof renderPage>['user']) {
  await user.type(email(), ' ada@example.org')
  await user.type(password(), ' secret sauce ')
  await user.click(logIn())
}

test('who logs in comes home, with the password sent as it was typed', async () => {
  const { user, here, sent } = renderLogin({ answers: good })
  openSession()
  await signIn(user)
  await waitFor(() => expect(here()).toBe('/en'))
  expect(sent(login)).toEqual([{ email: 'ada@example.org', password: ' secret sauce ' }])
})

test('login returns to the remembered page, once', async () => {
  sessionStorage.setItem('return_to', '/en/discover?search=soup')
  const { user, here } = renderLogin({ answers: good })
  openSession()
  await signIn(user)
  await waitFor(() => expect(here()).toBe('/en/discover?search=soup'))
  expect(sessionStorage.getItem('return_to')).toBeNull()
})

test.each(['/en/discover?search=quiche+lorraine', '/de/discover?search=quiche+lorraine&sort=new'])(
  'who came from a search reads what the login is for: %s',
  (wanted) => {
    sessionStorage.setItem('return_to', wanted)
    renderLogin()
    expect(screen.getByRole('status').textContent).toBe('Log in to search for “quiche lorraine”.')
    expect(sessionStorage.getItem('return_to')).toBe(wanted)
  },
)

test.each(['/en/discover', '/en/groups?search=quiche', '/en/discover?search='])(
  'nothing is said of a search that was none: %s',
  (wanted) => {
    sessionStorage.setItem('return_to', wanted)
    renderLogin()
    expect(screen.queryByRole('status')).toBeNull()
  },
)

test('a recipe that waits to be saved leads to the chat after login', async () => {
  sessionStorage.setItem('return_to', '/en/discover')
  sessionStorage.setItem('pending_recipe', '{}')
  const { user, here } = renderLogin({ answers: good })
  openSession()
  await signIn(user)
  await waitFor(() => expect(here()).toBe('/en/chat'))
})

test.each([
  [{ status: 401, json: { error: 'Invalid credentials' } }, 'Invalid credentials'],
  [null, 'Network error'],
  [{ status: 400, json: {} }, 'Invalid credentials'],
  [{ status: 403, json: { error: 'account locked' } }, 'account locked'],
  [
    { status: 429, json: { error: 'too many requests' } },
    'That was a lot at once. Please wait a moment and try again.',
  ],
])('a failed login shows the reason and keeps the typed values (%#)', async (answer, message) => {
  const { user, here } = renderLogin({ answers: { [login]: answer } })
  await signIn(user)
  expect(await alert()).toBe(message)
  expect(here()).toBe('/en/login')
  expect(screen.getByDisplayValue('ada@example.org')).toBe(email())
  expect(screen.getByDisplayValue('secret sauce', { exact: false })).toBe(password())
  expect(screen.queryByRole('button', { name: 'Resend verification email' })).toBeNull()
})

test.each(['not verified', 'please verify: not verified yet'])(
  'a text with “not verified” in it offers the link again: %s',
  async (error) => {
    const { user } = renderLogin({ answers: { [login]: { status: 403, json: { error } } } })
    await signIn(user)
    expect(await alert()).toBe(error)
    expect(screen.getByRole('button', { name: 'Resend verification email' })).toBeVisible()
  },
)

test('an unverified address can request its link again', async () => {
  const refused = { status: 403, json: { error: 'email not verified' } }
  const { user, sent } = renderLogin({ answers: { [login]: refused, [resend]: { json: {} } } })
  await signIn(user)
  await user.click(await screen.findByRole('button', { name: 'Resend verification email' }))
  expect((await screen.findByRole('status')).textContent).toBe('We have sent you a new verification email.')
  expect(sent(resend)).toEqual([{ email: 'ada@example.org' }])

  await user.clear(email())
  await user.click(screen.getByRole('button', { name: 'Resend verification email' }))
  expect(await screen.findByText('Enter your email first')).toBeVisible()
  expect(sent(resend)).toHaveLength(1)
})

test.each([
  [{ status: 429, json: { error: 'too many requests' } }, /could not resend the verification email/],
  [{ status: 503, json: { error: 'unavailable' } }, /could not send the verification email/],
  [null, /^Network error$/],
])('a failed request for a new link shows an error (%#)', async (answer, message) => {
  const refused = { status: 403, json: { error: 'email not verified' } }
  const { user } = renderLogin({ answers: { [login]: refused, [resend]: answer } })
  await signIn(user)
  await user.click(await screen.findByRole('button', { name: 'Resend verification email' }))
  expect(await screen.findByText(message)).toBeVisible()
})

test.each([
  ['invite_required', /need an invitation/],
  ['no_email', /did not give us an email/],
  ['account_exists', /already an account/],
  ['failed', /did not work/],
  ['unavailable', /cannot be reached/],
])('the error of a provider sign-in is shown: %s', (error, message) => {
  renderLogin({ path: `/en/login?error=${error}` })
  expect(screen.getByRole('alert').textContent).toMatch(message)
})

test('an unknown error parameter shows nothing', () => {
  renderLogin({ path: '/en/login?error=toString' })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the password can be looked at', async () => {
  const { user } = renderLogin()
  expect(password()).toHaveProperty('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(password()).toHaveProperty('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  expect(password()).toHaveProperty('type', 'password')
})

test('links lead to the password reset and the invite request', () => {
  renderLogin()
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveProperty(
    'pathname',
    '/en/request-reset',
  )
  expect(screen.getByRole('link', { name: 'Request an invite' })).toHaveProperty(
    'pathname',
    '/en/request-invite',
  )
})

test.each([
  ['fr', 'Se connecter', 'Identifiants incorrects'],
  ['es', 'Iniciar sesión', 'Correo o contraseña incorrectos'],
  ['de', 'Anmelden', 'E-Mail oder Passwort ist falsch'],
] as const)('speaks %s', async (language, name, message) => {
  await loadAllTexts(language)
  const { user } = renderLogin({
    path: `/${language}/login`,
    answers: { [login]: { status: 401, json: { error: 'Invalid credentials' } } },
  })
  await user.click(screen.getByRole('button', { name }))
  expect(await alert()).toBe(message)
  expect(document.title).toBe(`${name} · Convive`)
})

test('a second factor is asked for, and the typed credentials stay', async () => {
  let answer: { status?: number; json: unknown } = { status: 401, json: { error: 'second factor required' } }
  const { user, here, sent } = renderLogin({ answers: { [login]: () => answer } })
  await signIn(user)
  const code = await screen.findByRole('textbox', { name: 'Code' })
  expect(document.activeElement).toBe(code)
  expect(code.getAttribute('autocomplete')).toBe('one-time-code')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText(/Now the code, please/)).toBeVisible()
  answer = { status: 403, json: { error: 'wrong code' } }
  await user.type(code, '123 456{Enter}')
  expect(await alert()).toMatch(/This code is not right/)
  answer = { json: {} }
  openSession()
  await user.clear(code)
  await user.type(code, 'ABCDE-FGHJK{Enter}')
  await waitFor(() => expect(here()).toBe('/en'))
  const typed = { email: 'ada@example.org', password: ' secret sauce ' }
  expect(sent(login)).toEqual([typed, { ...typed, code: '123 456' }, { ...typed, code: 'ABCDE-FGHJK' }])
})

test('who comes from a verified address finds it in the form', () => {
  renderLogin({ state: { verified: 'ada@example.org' } })
  expect(email()).toHaveProperty('value', 'ada@example.org')
  expect(screen.queryByRole('status')).toBeNull()
})
