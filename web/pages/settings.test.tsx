import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadAllTexts } from '../i18n/i18n.ts'
import {
  admin,
  calls,
  noInvites,
  noModels,
  refusal,
  renderSettings,
  section,
  session,
} from './settings/test-settings.tsx'

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollIntoView')
})

test('a visitor is invited to log in and returns to the same address', async () => {
  const { user, here } = renderSettings({}, { signedIn: false, path: '/en/settings#invite-requests' })
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Log in' }))
  expect(here()).toBe('/en/login')
  expect(sessionStorage.getItem('return_to')).toBe('/en/settings#invite-requests')
})

test('sections stand in groups with a short index, and what cannot be undone comes last', async () => {
  renderSettings({}, { me: admin })
  const index = within(await screen.findByRole('navigation', { name: 'On this page' }))
  const to = (name: string) => index.getByRole('link', { name }).getAttribute('href')
  expect(to('Signing in')).toBe('/en/settings#access')
  expect(to('Your data')).toBe('/en/settings#data')
  const signingIn = within(screen.getByRole('group', { name: 'Signing in' }))
  expect(signingIn.getByRole('heading', { level: 2, name: 'Password' })).toBeVisible()
  const administration = screen.getByRole('group', { name: 'Administration' })
  const deletion = screen.getByRole('button', { name: 'Delete my account' })
  expect(administration.compareDocumentPosition(deletion)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('signing out ends the session and leads home', async () => {
  const { user, here, sent } = renderSettings()
  await user.click(await screen.findByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(sent(calls.logout)).toHaveLength(1))
  expect(here()).toBe('/en')
})

test.each([
  [calls.devices, 'Devices', 'Your devices could not be loaded.'],
  [calls.mine, 'Invite a friend', 'Your invitations could not be loaded.'],
  [calls.requests, 'Invite requests', 'Unable to load requests'],
  [calls.tree, 'Invitation tree', 'The invitation tree could not be loaded.'],
  [calls.models, 'Chef models', 'The state of the models could not be loaded.'],
  [calls.log, 'Log', 'The log could not be loaded.'],
])(
  'a list that fails to load shows an error in its section and can be retried (%s)',
  async (call, name, message) => {
    let broken = true
    const lists = { [calls.devices]: [session], [calls.mine]: noInvites, [calls.models]: noModels } as Record<
      string,
      object
    >
    const { user } = renderSettings(
      { [call]: () => (broken ? refusal(500, 'server error') : { json: lists[call] ?? [] }) },
      { me: admin },
    )
    const failed = await section(name)
    expect((await failed.findByRole('alert')).textContent).toContain(message)
    broken = false
    await user.click(failed.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(failed.queryByRole('alert')).toBeNull())
  },
)

test('members see no admin tools', async () => {
  const { sent } = renderSettings()
  await section('Your data')
  expect(screen.queryByRole('button', { name: 'Generate invite code' })).toBeNull()
  expect(sent(calls.requests)).toEqual([])
})

test('the page scrolls to the anchor, and again when the lists above have loaded', async () => {
  let answer: (reply: { json: unknown }) => void = () => undefined
  const late = new Promise<{ json: unknown }>((resolve) => (answer = resolve))
  renderSettings({ [calls.mine]: () => late }, { me: admin, path: '/en/settings#invite-requests' })
  await waitFor(() => expect(document.activeElement?.id).toBe('invite-requests'))
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1)
  answer({ json: noInvites })
  await waitFor(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(2))
})

test.each([
  ['#peace', 'muted'],
  ['#notices', 'notifications'],
])('the former anchor %s leads to its section', async (hash, id) => {
  renderSettings({}, { path: `/en/settings${hash}` })
  await waitFor(() => expect(document.activeElement?.id).toBe(id))
})

test('the page does not scroll back to the anchor after the user has clicked elsewhere', async () => {
  let answer: (reply: { json: unknown }) => void = () => undefined
  const late = new Promise<{ json: unknown }>((resolve) => (answer = resolve))
  const { user } = renderSettings({ [calls.mine]: () => late }, { me: admin, path: '/en/settings#log' })
  await waitFor(() => expect(document.activeElement?.id).toBe('log'))
  await user.click(screen.getByRole('textbox', { name: 'Name' }))
  answer({ json: noInvites })
  expect(await screen.findByText('5 invitations left')).toBeVisible()
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1)
})

test.each([
  ['fr', 'Réglages', 'Inviter quelqu’un', '5 invitations restantes', 'Se déconnecter'],
  ['es', 'Ajustes', 'Invita a alguien', 'Te quedan 5 invitaciones', 'Cerrar sesión'],
  ['de', 'Einstellungen', 'Lade jemanden ein', 'Noch 5 Einladungen', 'Abmelden'],
] as const)('speaks %s', async (language, title, invite, left, signOut) => {
  await loadAllTexts(language)
  renderSettings({}, { path: `/${language}/settings` })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(await (await section(invite)).findByText(left)).toBeVisible()
  expect(screen.getByRole('button', { name: signOut })).toBeVisible()
})
