import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadAllTexts } from '../i18n/i18n.ts'
import { renderPage } from '../test/render-page.tsx'
import RequestReset from './request-reset.tsx'

const ask = 'POST /auth/request-reset'
const email = () => screen.getByRole('textbox', { name: 'Email' })
const send = () => screen.getByRole('button', { name: 'Send reset link' })

test('nothing can be sent while the trimmed email is blank', async () => {
  const { user, sent } = renderPage(<RequestReset />, { answers: { [ask]: { json: {} } } })
  expect(send()).toHaveProperty('disabled', true)
  await user.type(email(), '   {Enter}')
  expect(send()).toHaveProperty('disabled', true)
  expect(sent(ask)).toEqual([])
})

test('sends the address trimmed and says that the link has been mailed', async () => {
  const { user, sent } = renderPage(<RequestReset />, { answers: { [ask]: { json: {} } } })
  await user.type(email(), ' ada@example.org {Enter}')
  expect((await screen.findByRole('status')).textContent).toBe('We have emailed you a password reset link.')
  expect(sent(ask)).toEqual([{ email: 'ada@example.org' }])
})

test.each([
  [{ status: 404, json: { error: 'not found' } }, 'We could not find an account for that email.'],
  [{ status: 500, json: { error: 'server error' } }, 'We could not find an account for that email.'],
  [
    { status: 429, json: { error: 'too many requests' } },
    'That was a lot at once. Please wait a moment and try again.',
  ],
  [null, 'Network error. Please try again.'],
])('a refusal is shown (%#)', async (answer, message) => {
  const { user } = renderPage(<RequestReset />, { answers: { [ask]: answer } })
  await user.type(email(), 'ada@example.org')
  await user.click(send())
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(screen.getByDisplayValue('ada@example.org')).toBe(email())
})

test('links to the login', async () => {
  const { user, here } = renderPage(<RequestReset />)
  await user.click(screen.getByRole('link', { name: 'Back to login' }))
  expect(here()).toBe('/en/login')
})

test.each([
  [
    'fr',
    'Mot de passe oublié\u202F?',
    'E\u2011mail',
    'Nous vous avons envoyé par e\u2011mail un lien de réinitialisation.',
  ],
  ['es', '¿Has olvidado tu contraseña?', 'Correo electrónico', /enlace para restablecer/],
  ['de', 'Passwort vergessen?', 'E-Mail', /Link zum Zurücksetzen deines Passworts/],
] as const)('speaks %s', async (language, title, label, message) => {
  await loadAllTexts(language)
  const { user } = renderPage(<RequestReset />, { answers: { [ask]: { json: {} } } })
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(document.title).toBe(`${title} · Convive`)
  await user.type(screen.getByRole('textbox', { name: label }), 'ada@example.org{Enter}')
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(message))
})
