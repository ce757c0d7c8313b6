import { screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { loadAllTexts } from '../i18n/i18n.ts'
import { renderPage } from '../test/render-page.tsx'
import Verify from './verify.tsx'

const verify = 'POST /auth/verify'
const resend = 'POST /auth/resend-verification'

function renderVerify(path: string, options: Parameters<typeof renderPage>[1] = {}) {
  return renderPage(
    <StrictMode>
      <Verify />
    </StrictMode>,
    { path, ...options },
  )
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a valid link verifies the address with a single request', async () => {
  const { sent, user, here, state } = renderVerify('/verify?token=abc', {
    answers: { [verify]: { json: { email: 'ada@example.org' } } },
  })
  expect(await heading('Email verified')).toBeVisible()
  expect(sent(verify)).toEqual([{ token: 'abc' }])
  await user.click(screen.getByRole('button', { name: 'Go to login' }))
  expect(here()).toBe('/en/login')
  // The login form begins with it.
  expect(state()).toEqual({ verified: 'ada@example.org' })
})

test('shows progress until the answer arrives', async () => {
  let answer: (reply: { json: unknown }) => void = () => undefined
  const pending = new Promise<{ json: unknown }>((resolve) => (answer = resolve))
  const { container } = renderVerify('/verify?token=abc', { answers: { [verify]: () => pending } })
  expect(screen.getByRole('status').textContent).toContain('checking your link')
  expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument()
  answer({ json: {} })
  expect(await heading('Email verified')).toBeVisible()
})

test.each([
  [{ status: 400, json: { error: 'Invalid or expired token' } }, 'Invalid or expired token'],
  [{ status: 400, json: { error: 'invalid input' } }, 'Invalid or expired token'],
  [{ status: 400, json: {} }, 'Invalid or expired token'],
  [{ status: 400, json: { error: 'already verified' } }, 'already verified'],
  [
    { status: 429, json: { error: 'too many requests' } },
    'That was a lot at once. Please wait a moment and try again.',
  ],
])('an invalid link shows an error (%#)', async (answer, message) => {
  renderVerify('/verify?token=abc', { answers: { [verify]: answer } })
  expect(await heading('Verification failed')).toBeVisible()
  expect(screen.getByRole('alert').textContent).toBe(message)
})

test('without network it can be retried', async () => {
  let online = false
  const { user } = renderVerify('/verify?token=abc', {
    answers: { [verify]: () => (online ? { json: {} } : null) },
  })
  expect((await screen.findByRole('alert')).textContent).toBe('Network error')
  online = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await heading('Email verified')).toBeVisible()
})

test('without a token it shows that it is missing', () => {
  renderVerify('/verify')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Verification failed')
  expect(screen.getByRole('alert').textContent).toBe('Missing verification token')
})

test.each([
  ['/verify', {}],
  ['/verify?token=old', { [verify]: { status: 400, json: { error: 'Invalid or expired token' } } }],
])('a new link can be requested: %s', async (path, answers) => {
  const { user, sent } = renderVerify(path, { answers: { ...answers, [resend]: { json: {} } } })
  await user.click(await screen.findByRole('button', { name: 'Request a new link' }))
  expect(await screen.findByText('Enter your email first')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.org{Enter}')
  expect(await screen.findByText('We have sent you a new verification email.')).toBeVisible()
  expect(sent(resend)).toEqual([{ email: 'ada@example.org' }])
})

test('after a mail has been sent it says to check the email', () => {
  renderVerify('/verify?info=sent')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Check your email')
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['fr', 'E\u2011mail vérifié', 'Aller à la connexion'],
  ['es', 'Correo verificado', 'Ir a iniciar sesión'],
  ['de', 'E-Mail-Adresse bestätigt', 'Zur Anmeldung'],
] as const)('speaks %s and links to the login in it', async (language, title, button) => {
  await loadAllTexts(language)
  const { user, here } = renderVerify('/verify?token=abc', { answers: { [verify]: { json: {} } } })
  expect(await heading(title)).toBeVisible()
  await waitFor(() => expect(document.title).toBe(`${title} · Convive`))
  await user.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect(here()).toBe(`/${language}/login`))
})
