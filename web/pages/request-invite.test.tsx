import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadAllTexts } from '../i18n/i18n.ts'
import { renderPage } from '../test/render-page.tsx'
import RequestInvite from './request-invite.tsx'

const request = 'POST /auth/invites/request'
const good = { [request]: { status: 201, json: {} } }
const email = () => screen.getByRole('textbox', { name: 'Email' })
const note = () => screen.getByRole('textbox', { name: 'Note' })
const send = () => screen.getByRole('button', { name: 'Send request' })

test('the note has four rows, and nothing can be sent while the trimmed email is blank', async () => {
  const { user, sent } = renderPage(<RequestInvite />, { answers: good })
  expect(note()).toHaveProperty('rows', 4)
  await user.type(email(), '  {Enter}')
  expect(send()).toHaveProperty('disabled', true)
  expect(sent(request)).toEqual([])
})

test('sends both trimmed, shows thanks, and empties the form', async () => {
  const { user, sent } = renderPage(<RequestInvite />, { answers: good })
  await user.type(email(), ' ada@example.org ')
  await user.type(note(), '  I bake. ')
  await user.click(send())
  expect((await screen.findByRole('status')).textContent).toBe(
    "Thanks! We'll review your request and reply by email.",
  )
  expect(sent(request)).toEqual([{ email: 'ada@example.org', note: 'I bake.' }])
  expect(note()).toHaveProperty('value', '')
})

test('an empty note is left out', async () => {
  const { user, sent } = renderPage(<RequestInvite />, { answers: good })
  await user.type(note(), '   ')
  await user.type(email(), 'ada@example.org{Enter}')
  await screen.findByRole('status')
  expect(sent(request)).toEqual([{ email: 'ada@example.org' }])
})

test('cannot be sent twice at a time', async () => {
  let answer: (reply: { json: unknown }) => void = () => undefined
  const pending = new Promise<{ json: unknown }>((resolve) => (answer = resolve))
  const { user, sent } = renderPage(<RequestInvite />, { answers: { [request]: () => pending } })
  await user.type(email(), 'ada@example.org{Enter}')
  expect(send()).toHaveProperty('disabled', true)
  await user.type(email(), '{Enter}')
  answer({ json: {} })
  await screen.findByRole('status')
  expect(sent(request)).toHaveLength(1)
})

test.each([
  [{ status: 400, json: { error: 'malformed email' } }, 'This does not look like an email address.'],
  [{ status: 409, json: { error: 'email exists' } }, 'There is already an account with this email.'],
  [{ status: 500, json: { error: 'server error' } }, 'Unable to submit request'],
  [{ status: 500, json: {} }, 'Unable to submit request'],
  [{ status: 400, json: { error: 'not accepted here' } }, 'not accepted here'],
  [null, 'Network error. Please try again.'],
])('a refusal is shown, and the typed values stay (%#)', async (answer, message) => {
  const { user } = renderPage(<RequestInvite />, { answers: { [request]: answer } })
  await user.type(note(), 'I bake.')
  await user.type(email(), 'ada@example.org{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(note()).toHaveProperty('value', 'I bake.')
})

test('links to the login', async () => {
  const { user, here } = renderPage(<RequestInvite />)
  await user.click(screen.getByRole('link', { name: 'Back to log in' }))
  expect(here()).toBe('/en/login')
})

test.each([
  ['fr', 'Demander une invitation', 'Envoyer ma demande'],
  ['es', 'Solicitar una invitación', 'Enviar solicitud'],
  ['de', 'Einladung anfordern', 'Anfrage senden'],
] as const)('speaks %s', async (language, title, button) => {
  await loadAllTexts(language)
  renderPage(<RequestInvite />)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByRole('button', { name: button })).toBeVisible()
})
