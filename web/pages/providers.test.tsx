import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { providers } from '#shared/constants/providers.ts'
import { loadAllTexts } from '../i18n/i18n.ts'
import { leaveTo } from '../lib/leave-page.ts'
import { renderPage } from '../test/render-page.tsx'
import Login from './login.tsx'
import Signup from './signup.tsx'
import { ada, calls, refusal, renderSettings, section } from './settings/test-settings.tsx'

vi.mock('../lib/leave-page.ts', () => ({ leaveTo: vi.fn<(address: string) => void>() }))

beforeEach(() => {
  vi.mocked(leaveTo).mockClear()
  vi.spyOn(Element.prototype, 'scrollIntoView')
})

const link = (provider: string) => `POST /api/user/providers/${provider}/link`
const unlink = (provider: string) => `POST /api/user/providers/${provider}/unlink`
const google = { provider: 'google', email: 'ada@gmail.example', linked_at: '2026-01-02T10:00:00Z' }

/** The parts of the address that the page has opened. */
function left() {
  const url = new URL(String(vi.mocked(leaveTo).mock.lastCall?.[0]), 'http://own')
  return { path: url.pathname, ...Object.fromEntries(url.searchParams) }
}

function renderAuthPage(path: string, available: readonly string[] = providers) {
  return renderPage(
    <Routes>
      <Route path="/:lang/login" element={<Login />} />
      <Route path="/:lang/signup" element={<Signup />} />
    </Routes>,
    {
      path,
      answers: {
        [calls.providers]: { json: [...available] },
        'POST /auth/invites/validate': { json: {} },
      },
    },
  )
}

const buttons = async (name = /^Continue with/) =>
  (await screen.findAllByRole('button', { name })).map(({ textContent }) =>
    textContent?.replace(/^[A-Z](?=C)/, ''),
  )

describe('the buttons of the providers', () => {
  test('are on the login page in its order', async () => {
    renderAuthPage('/en/login')
    expect(await buttons()).toEqual(
      ['Google', 'Apple', 'Microsoft', 'GitHub', 'LinkedIn', 'Amazon'].map((name) => `Continue with ${name}`),
    )
  })

  test('are on the sign-up page in its own order', async () => {
    renderAuthPage('/en/signup?code=ABCDE23456')
    expect(await buttons()).toEqual(
      ['Google', 'LinkedIn', 'Amazon', 'Apple', 'Microsoft', 'GitHub'].map((name) => `Continue with ${name}`),
    )
  })

  test('are those that are set up, and no others', async () => {
    renderAuthPage('/en/login', ['amazon', 'apple'])
    expect(await buttons()).toEqual(['Continue with Apple', 'Continue with Amazon'])
  })

  test.each([[[]], [null]])('are absent if none is set up or the request fails (%#)', async (json) => {
    renderPage(
      <Routes>
        <Route path="/:lang/login" element={<Login />} />
      </Routes>,
      { path: '/en/login', answers: { [calls.providers]: json && { json } } },
    )
    await waitFor(() => expect(fetch).toHaveBeenCalled())
    expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('open the provider, with the language and the page to return to', async () => {
    const { user } = renderAuthPage('/fr/login')
    await loadAllTexts('fr')
    await user.click(await screen.findByRole('button', { name: 'Continuer avec LinkedIn' }))
    expect(left()).toEqual({ path: '/auth/oauth/linkedin/start', lang: 'fr', return: '/fr' })
  })

  test('pass the invite code along', async () => {
    const { user } = renderAuthPage('/en/signup?code=ABCDE23456')
    await user.click(await screen.findByRole('button', { name: 'Continue with Google' }))
    expect(left()).toMatchObject({ path: '/auth/oauth/google/start', invite: 'ABCDE23456' })
  })

  test('return to the remembered page, also at the second try; a recipe that waits comes first', async () => {
    sessionStorage.setItem('return_to', '/en/discover?search=soup')
    const { user } = renderAuthPage('/en/login')
    const button = await screen.findByRole('button', { name: 'Continue with Google' })
    for (let tries = 0; tries < 2; tries += 1) {
      await user.click(button)
      expect(left()).toMatchObject({ return: '/en/discover?search=soup' })
    }
    sessionStorage.setItem('pending_recipe', '{}')
    await user.click(button)
    expect(left()).toMatchObject({ return: '/en/chat' })
  })

  test.each([
    ['fr', 'Continuer avec GitHub'],
    ['es', 'Continuar con GitHub'],
    ['de', 'Weiter mit GitHub'],
  ] as const)('speak %s', async (language, name) => {
    await loadAllTexts(language)
    renderAuthPage(`/${language}/login`)
    expect(await screen.findByRole('button', { name })).toBeVisible()
  })
})

describe('the providers in the settings', () => {
  const offered = { [calls.providers]: { json: ['google', 'github'] } }

  test('are hidden if there are none', async () => {
    renderSettings()
    await section('Devices')
    expect(screen.queryByRole('region', { name: 'Sign-in providers' })).toBeNull()
  })

  test('are listed with what is linked, also when it is no longer set up', async () => {
    const amazon = { ...google, provider: 'amazon', email: null }
    renderSettings({ ...offered, [calls.linked]: { json: [google, amazon] } })
    const place = await section('Sign-in providers')
    await place.findByText('Linked as ada@gmail.example')
    expect(place.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Unlink Google',
      'Link GitHub',
      'Unlink Amazon',
    ])
    expect(place.getByText('Not linked')).toBeVisible()
    expect(place.getByText(/^Linked .*2026/)).toBeVisible()
  })

  test('are linked by a redirect, after the password', async () => {
    const url = 'https://github.example/authorize?state=1'
    const { user, sent } = renderSettings({ ...offered, [link('github')]: { json: { url } } })
    await user.click(await screen.findByRole('button', { name: 'Link GitHub' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Link GitHub?' }))
    await user.type(dialog.getByLabelText('Current password'), 'secret sauce')
    await user.click(dialog.getByRole('button', { name: 'Link GitHub' }))
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(url))
    expect(sent(link('github'))).toEqual([{ password: 'secret sauce' }])
  })

  test('are unlinked after a confirmation, and the list follows', async () => {
    let linked = [google]
    const { user, sent } = renderSettings({
      ...offered,
      [calls.linked]: () => ({ json: linked }),
      [unlink('google')]: () => {
        linked = []
        return { json: {} }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Unlink Google' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Unlink Google?' }))
    await user.type(dialog.getByLabelText('Current password'), 'secret sauce')
    await user.click(dialog.getByRole('button', { name: 'Unlink Google' }))
    const place = await section('Sign-in providers')
    expect((await place.findByRole('status')).textContent).toBe('Google has been unlinked.')
    expect(await place.findByRole('button', { name: 'Link Google' })).toBeVisible()
    expect(sent(unlink('google'))).toEqual([{ password: 'secret sauce' }])
  })

  test.each([
    [refusal(403, 'wrong password'), 'This is not your current password.'],
    [refusal(409, 'last way in'), 'This is your only way in. Set a password or link another provider first.'],
    [refusal(500, 'server error'), 'The provider could not be unlinked. Please try again.'],
    [null, 'Network error. Please try again.'],
  ])('that cannot be unlinked say why, and the question stays (%#)', async (answer, message) => {
    const { user } = renderSettings({
      ...offered,
      [calls.linked]: { json: [google] },
      [unlink('google')]: answer,
    })
    await user.click(await screen.findByRole('button', { name: 'Unlink Google' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Unlink Google?' }))
    await user.type(dialog.getByLabelText('Current password'), 'secret sauce')
    await user.click(dialog.getByRole('button', { name: 'Unlink Google' }))
    expect((await dialog.findByRole('alert')).textContent).toBe(message)
  })

  test('let a user without a password sign in again there', async () => {
    const { user, sent } = renderSettings(
      {
        ...offered,
        [calls.linked]: { json: [google] },
        [link('github')]: refusal(403, 'sign in again'),
      },
      { me: { ...ada, hasPassword: false } },
    )
    await user.click(await screen.findByRole('button', { name: 'Link GitHub' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Link GitHub?' }))
    expect(dialog.queryByLabelText('Current password')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Link GitHub' }))
    expect(sent(link('github'))).toEqual([{ password: null }])
    await user.click(await dialog.findByRole('button', { name: 'Sign in again with Google' }))
    expect(left()).toEqual({
      path: '/auth/oauth/google/start',
      lang: 'en',
      return: '/en/settings#providers',
      again: '1',
    })
    expect(dialog.queryByRole('button', { name: 'Sign in again with GitHub' })).toBeNull()
  })

  test('offer the same for a first password', async () => {
    const { user } = renderSettings(
      {
        ...offered,
        [calls.linked]: { json: [google] },
        [calls.password]: refusal(403, 'sign in again'),
      },
      { me: { ...ada, hasPassword: false } },
    )
    const place = await section('Password')
    await user.type(place.getByLabelText('New password'), 'secret sauce')
    await user.type(place.getByLabelText('Confirm password'), 'secret sauce')
    await user.click(place.getByRole('button', { name: 'Set password' }))
    await user.click(await place.findByRole('button', { name: 'Sign in again with Google' }))
    expect(left()).toMatchObject({ return: '/en/settings#password' })
  })

  test.each([
    ['?linked=github', 'status', 'You can now sign in with GitHub.'],
    ['?error=account_exists', 'alert', /linked to another member/],
    ['?error=failed', 'alert', /did not work/],
    ['?error=unavailable', 'alert', /cannot be reached/],
  ])('say what the way there has led to: %s', async (query, role, message) => {
    renderSettings(offered, { path: `/en/settings${query}#providers` })
    const place = await section('Sign-in providers')
    expect((await place.findByRole(role)).textContent).toMatch(message)
    await waitFor(() => expect(document.activeElement?.id).toBe('providers'))
  })

  test('that fail to load show an error and can be retried', async () => {
    let broken = true
    const { user } = renderSettings({
      ...offered,
      [calls.linked]: () => (broken ? refusal(500, 'server error') : { json: [google] }),
    })
    const place = await section('Sign-in providers')
    expect((await place.findByRole('alert')).textContent).toContain('could not be loaded')
    broken = false
    await user.click(place.getByRole('button', { name: 'Try again' }))
    expect(await place.findByRole('button', { name: 'Unlink Google' })).toBeVisible()
  })
})
