import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadAllTexts } from '../i18n/i18n.ts'
import { renderPage } from '../test/render-page.tsx'
import Reset from './reset.tsx'

const reset = 'POST /auth/reset'

function renderReset(options: Parameters<typeof renderPage>[1] = {}) {
  const page = renderPage(<Reset />, { path: '/reset?token=abc', ...options })
  async function choose(password: string, repeated = password) {
    await page.user.type(screen.getByLabelText('New password'), password)
    await page.user.type(screen.getByLabelText('Confirm password'), `${repeated}{Enter}`)
  }
  return { ...page, choose }
}

const alert = async () => (await screen.findByRole('alert')).textContent

test('a new password is set, and the page links to the login', async () => {
  const { choose, sent, user, here } = renderReset({ answers: { [reset]: { json: {} } } })
  await choose('pears & gorgonzola')
  expect((await screen.findByRole('status')).textContent).toContain('Your password has been reset.')
  expect(sent(reset)).toEqual([{ token: 'abc', password: 'pears & gorgonzola' }])
  expect(screen.queryByRole('button', { name: 'Reset password' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Back to login' }))
  expect(here()).toBe('/en/login')
})

test('says "Saving…" while it works, and works once', async () => {
  let answer: (reply: { json: unknown }) => void = () => undefined
  const pending = new Promise<{ json: unknown }>((resolve) => (answer = resolve))
  const { choose, user, sent } = renderReset({ answers: { [reset]: () => pending } })
  await choose('pears & gorgonzola')
  await user.click(await screen.findByRole('button', { name: 'Saving…' }))
  answer({ json: {} })
  expect(await screen.findByRole('status')).toBeVisible()
  expect(sent(reset)).toHaveLength(1)
})

test.each([
  ['short', 'short', 'Password must be at least 8 characters.'],
  ['pears & gorgonzola', 'pears and gorgonzola', 'Passwords do not match.'],
])('an invalid password is refused before a request (%#)', async (first, second, message) => {
  const { choose, sent } = renderReset()
  await choose(first, second)
  expect(await alert()).toBe(message)
  expect(sent(reset)).toEqual([])
})

test.each([
  [{ status: 400, json: { error: 'invalid token' } }, 'The reset link is invalid or expired.'],
  [{ status: 400, json: { error: 'invalid input' } }, 'The reset link is invalid or expired.'],
  [{ status: 400, json: { error: 'password too common' } }, /too easy to guess/],
  [{ status: 400, json: { error: 'password too long' } }, /at most 128/],
  [{ status: 500, json: { error: 'server error' } }, 'Unable to reset password.'],
  [null, 'Network error. Please try again.'],
])('a refusal is shown, and the form can be sent again (%#)', async (answer, message) => {
  const { choose } = renderReset({ answers: { [reset]: answer } })
  await choose('pears & gorgonzola')
  expect(await alert()).toMatch(message)
  expect(screen.getByRole('button', { name: 'Reset password' })).toHaveProperty('disabled', false)
})

test('without a token it shows an error and cannot be sent', () => {
  renderReset({ path: '/reset' })
  expect(screen.getByRole('alert').textContent).toBe('Missing reset token')
  expect(screen.getByRole('button', { name: 'Reset password' })).toHaveProperty('disabled', true)
})

test('a signed-in user is signed out', async () => {
  const me = { json: { userId: '1', email: 'ada@example.org', name: 'Ada' } }
  const { choose, sent } = renderReset({
    signedIn: true,
    answers: { [reset]: { json: {} }, 'GET /auth/me': me },
  })
  await waitFor(() => expect(sent('GET /auth/me')).toHaveLength(1))
  await choose('pears & gorgonzola')
  expect(await screen.findByRole('status')).toBeVisible()
  await waitFor(() => expect(sent('GET /auth/me')).toHaveLength(2))
})

test.each([
  ['fr', 'Choisissez un nouveau mot de passe', 'Ce lien est incomplet. Demandez-en un nouveau.'],
  ['es', 'Elige una contraseña nueva', 'Este enlace está incompleto. Solicita uno nuevo.'],
  ['de', 'Neues Passwort wählen', 'Dieser Link ist unvollständig. Fordere einen neuen an.'],
] as const)('speaks %s', async (language, title, message) => {
  await loadAllTexts(language)
  renderReset({ path: '/reset' })
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByRole('alert').textContent).toBe(message)
})

test('without a token it links to a new reset link', async () => {
  const { user, here } = renderReset({ path: '/reset' })
  await user.click(screen.getByRole('link', { name: 'Request a new link' }))
  expect(here()).toBe('/en/request-reset')
})

test('an expired link can be replaced', async () => {
  const { choose, user, here } = renderReset({
    answers: { [reset]: { status: 400, json: { error: 'invalid token' } } },
  })
  expect(screen.queryByRole('link', { name: 'Request a new link' })).toBeNull()
  await choose('pears & gorgonzola')
  await user.click(await screen.findByRole('link', { name: 'Request a new link' }))
  expect(here()).toBe('/en/request-reset')
})
