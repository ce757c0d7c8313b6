import { useMutation } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { listMyLikes } from '#shared/contract/ratings.ts'
import { languageNames, languages } from '#shared/constants/languages.ts'
import { call } from '../../lib/api.ts'
import { QueryProvider } from '../query-provider.tsx'
import { takeComplaints } from '../../test/setup.ts'
import { renderPage } from '../../test/render-page.tsx'
import { Page } from '../../ui/page.tsx'
import { LanguageRoute } from './language-route.tsx'
import { Layout } from './layout.tsx'
import { RequireSession } from './require-session.tsx'

const app = (
  <Routes>
    <Route element={<Layout />}>
      <Route path="/verify" element={<Page title="Verify">verify page</Page>} />
      <Route path="/:lang" element={<LanguageRoute />}>
        <Route index element={<Page title="Start">start page</Page>} />
        <Route path="login" element={<Page title="Log in">login page</Page>} />
        <Route path="terms" element={<Page title="Terms">terms page</Page>} />
        <Route path="broken" element={<Broken />} />
        <Route element={<RequireSession />}>
          <Route path="discover" element={<Page title="Discover">recipes</Page>} />
          <Route path="chat" element={<Chat />} />
        </Route>
        <Route
          path="my/recipes"
          element={
            <Page title="My recipes">
              <input type="search" />
            </Page>
          }
        />
      </Route>
    </Route>
  </Routes>
)

/** Calls the server, as every page for members does. */
function Chat() {
  return (
    <Page title="Chat">
      chat page
      <QueryProvider>
        <LikeButton />
      </QueryProvider>
    </Page>
  )
}

function LikeButton() {
  const like = useMutation({ mutationFn: () => call(listMyLikes) })
  return (
    <button type="button" onClick={() => like.mutate()}>
      like
    </button>
  )
}

function Broken(): never {
  throw new Error('burnt')
}

const header = () => within(screen.getByRole('banner'))
const footer = () => within(screen.getByRole('contentinfo'))

test('a visitor is offered Home and Log in, and no link to sign up', async () => {
  renderPage(app)
  expect(await header().findByRole('link', { name: 'Log in' })).toHaveProperty('pathname', '/en/login')
  expect(header().getByRole('link', { name: 'Home' })).toHaveProperty('pathname', '/en')
  expect(header().getByText('BETA')).toBeVisible()
  for (const name of ['Sign up', 'Discover', 'Chat', 'Groups']) {
    expect(header().queryByRole('link', { name })).toBeNull()
  }
})

test('a member is offered Discover, Chat, Groups and, oddly, Sign up', async () => {
  renderPage(app, { signedIn: true })
  expect(await header().findByRole('link', { name: 'Sign up' })).toHaveProperty('pathname', '/en/signup')
  for (const name of ['Home', 'Discover', 'Chat', 'Groups']) {
    expect(header().getByRole('link', { name })).toBeVisible()
  }
  expect(header().queryByRole('link', { name: 'Log in' })).toBeNull()
})

test('the user menu is named by the member and leads to their recipes, their settings and out', async () => {
  const { user, here } = renderPage(app, { signedIn: true, name: 'Ada' })
  await user.click(await screen.findByRole('button', { name: 'Ada' }))
  await screen.findByRole('menuitem', { name: 'Settings' })
  expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
  await user.click(screen.getByRole('menuitem', { name: 'My recipes' }))
  expect(here()).toBe('/en/my/recipes')
})

test('somebody without a name is called Me', async () => {
  renderPage(app, { signedIn: true, name: null })
  expect(await screen.findByRole('button', { name: 'Me' })).toBeVisible()
})

test('logging out ends at the start page with nothing to come back to', async () => {
  const { user, here } = renderPage(app, {
    path: '/en/chat',
    signedIn: true,
    answers: { 'POST /auth/logout': { json: {} } },
  })
  await user.click(await screen.findByRole('button', { name: 'Ada' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  expect(await header().findByRole('link', { name: 'Log in' })).toBeVisible()
  expect(here()).toBe('/en')
  expect(sessionStorage.getItem('return_to')).toBeNull()
})

test('logging out forgets an invite code', async () => {
  document.cookie = 'invite_code=ABCDE23456; Path=/'
  const { user } = renderPage(app, { signedIn: true, answers: { 'POST /auth/logout': { json: {} } } })
  await user.click(await screen.findByRole('button', { name: 'Ada' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  expect(await header().findByRole('link', { name: 'Log in' })).toBeVisible()
  expect(document.cookie).not.toContain('invite_code')
})

test('logging out is sent in the same breath and survives the page', async () => {
  const { user } = renderPage(app, {
    signedIn: true,
    answers: { 'POST /auth/logout': { json: {} } },
  })
  await user.click(await screen.findByRole('button', { name: 'Ada' }))
  const logout = await screen.findByRole('menuitem', { name: 'Logout' })
  const asked = vi.mocked(fetch).mock.calls
  const before = asked.length
  act(() => {
    logout.click()
    expect(asked.slice(before)).toEqual([
      ['/auth/logout', expect.objectContaining({ method: 'POST', keepalive: true })],
    ])
  })
  expect(await header().findByRole('link', { name: 'Log in' })).toBeVisible()
})

test('the language menu lists the four languages and keeps path, query and anchor', async () => {
  const { user, here } = renderPage(app, { path: '/en/terms?from=mail#safety' })
  await user.click(screen.getByRole('button', { name: 'Language: English' }))
  await screen.findByRole('menu')
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(
    Object.values(languageNames),
  )
  await user.click(screen.getByRole('menuitem', { name: 'Français' }))
  expect(here()).toBe('/fr/terms?from=mail#safety')
  expect(await screen.findByRole('button', { name: /^Langue\s:\sFrançais$/ })).toBeVisible()
  expect(document.documentElement.lang).toBe('fr')
  expect(document.cookie).toContain('language=fr')
})

test('what the language button shows is part of what it is called, so that one can say what one sees', async () => {
  for (const language of languages) {
    const { unmount } = renderPage(app, { path: `/${language}/terms` })
    const button = await screen.findByRole('button', { name: new RegExp(`: ${languageNames[language]}$`) })
    expect(button.getAttribute('aria-label')).toContain(button.textContent)
    unmount()
  }
})

test('a page without a language in its path only changes its words', async () => {
  const { user, here } = renderPage(app, { path: '/verify?token=abc' })
  await user.click(screen.getByRole('button', { name: 'Language: English' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Deutsch' }))
  expect(await screen.findByRole('button', { name: 'Sprache: Deutsch' })).toBeVisible()
  expect(here()).toBe('/verify?token=abc')
})

test("a member's choice of language is kept with the account", async () => {
  const { user, sent } = renderPage(app, {
    signedIn: true,
    answers: { 'PUT /api/user/profile': { json: {} } },
  })
  await screen.findByRole('button', { name: 'Ada' })
  await user.click(screen.getByRole('button', { name: 'Language: English' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Español' }))
  await waitFor(() => expect(sent('PUT /api/user/profile')).toEqual([{ language: 'es' }]))
})

test('a prefix that is no language of ours leads to the English start', () => {
  const { here } = renderPage(app, { path: '/xx/terms' })
  expect(here()).toBe('/en')
})

test('a prefix in capitals is no language of ours', () => {
  const { here } = renderPage(app, { path: '/FR/terms' })
  expect(here()).toBe('/en')
})

test('the footer names the mailbox, Canada, the flag and the legal pages', () => {
  renderPage(app)
  expect(footer().getByText(/Made in Canada/).textContent).toContain('Ontario, Canada')
  expect(footer().getByRole('img', { name: 'Pride flag' })).toBeVisible()
  expect(
    footer()
      .getByRole('link', { name: /Write to us/ })
      .getAttribute('href'),
  ).toMatch(/^mailto:/)
  expect(footer().getByRole('link', { name: 'Terms' })).toHaveProperty('pathname', '/en/terms')
  expect(footer().getByRole('link', { name: 'Privacy' })).toHaveProperty('pathname', '/en/privacy')
})

test('agreeing to cookies is remembered and the banner does not come back', async () => {
  const { user, unmount } = renderPage(app)
  await user.click(screen.getByRole('button', { name: 'I agree' }))
  expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull()
  expect(localStorage.getItem('cookie_consent')).toBe('yes')
  unmount()
  renderPage(app)
  expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull()
})

test('a guarded page is blank while nobody knows who is there', () => {
  renderPage(app, { path: '/en/chat?x=1', signedIn: true })
  expect(screen.getByRole('main').textContent).toBe('')
})

test('a visitor of a guarded page is led to the start and back after login', async () => {
  const { here } = renderPage(app, { path: '/en/chat?x=1#end' })
  expect(await screen.findByText('start page')).toBeVisible()
  expect(here()).toBe('/en')
  expect(sessionStorage.getItem('return_to')).toBe('/en/chat?x=1#end')
})

test('a visitor of a guarded page reads why they are at the start', async () => {
  const { user, here } = renderPage(app, { path: '/en/chat?x=1' })
  const note = await screen.findByText('Please log in to see that page.')
  await user.click(within(note.closest('[role=status]') as HTMLElement).getByRole('link', { name: 'Log in' }))
  expect(here()).toBe('/en/login')
  expect(sessionStorage.getItem('return_to')).toBe('/en/chat?x=1')
})

test('a session that ends says so, and logging in leads back', async () => {
  let answer: { status?: number; json: unknown } = { json: [] }
  const { user, here } = renderPage(app, {
    path: '/en/chat?x=1',
    signedIn: true,
    answers: { 'GET /api/recipes/my/likes': () => answer },
  })
  await user.click(await screen.findByRole('button', { name: 'like' }))
  expect(screen.queryByText(/session has ended/)).toBeNull()
  answer = { status: 401, json: { error: 'not signed in' } }
  document.cookie = 'signed_in=; Path=/; Max-Age=0'
  await user.click(screen.getByRole('button', { name: 'like' }))
  await screen.findByText('start page')
  expect(here()).toBe('/en')
  const note = screen.getByText('Your session has ended. Log in to go on; your drafts are kept.')
  await user.click(within(note.closest('[role=status]') as HTMLElement).getByRole('link', { name: 'Log in' }))
  expect(sessionStorage.getItem('return_to')).toBe('/en/chat?x=1')
})

test('where no guard stands, the sentence comes too, and logging in leads back', async () => {
  const { user } = renderPage(app, {
    path: '/en/my/recipes',
    signedIn: true,
    answers: { 'GET /auth/me': { status: 401, json: { error: 'not signed in' } } },
  })
  const note = await screen.findByText(/Your session has ended/)
  await user.click(within(note.closest('[role=status]') as HTMLElement).getByRole('link', { name: 'Log in' }))
  expect(sessionStorage.getItem('return_to')).toBe('/en/my/recipes')
})

test('who logs out reads nothing of an ended session', async () => {
  const { user } = renderPage(app, {
    path: '/en/my/recipes',
    signedIn: true,
    answers: { 'POST /auth/logout': { json: {} } },
  })
  await user.click(await screen.findByRole('button', { name: 'Ada' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await header().findByRole('link', { name: 'Log in' })
  expect(screen.queryByText(/session has ended/)).toBeNull()
})

test('a member sees the guarded page', async () => {
  renderPage(app, { path: '/en/chat', signedIn: true })
  expect(await screen.findByText('chat page')).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Chat · Convive'))
})

test('the menu of a small screen repeats everything, and Escape closes it', async () => {
  const { user } = renderPage(app, { signedIn: true })
  await screen.findByRole('button', { name: 'Ada' })
  const button = screen.getByRole('button', { name: 'Menu' })
  await user.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  for (const name of ['Home', 'Discover', 'Chat', 'Groups', 'Sign up']) {
    expect(header().getAllByRole('link', { name })).toHaveLength(2)
  }
  for (const name of ['My recipes', 'Settings']) expect(header().getByRole('link', { name })).toBeVisible()
  expect(header().getByRole('button', { name: 'Logout' })).toBeVisible()
  expect(header().getAllByRole('button', { name: 'Language: English' })).toHaveLength(2)
  await user.keyboard('{Escape}')
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(button)
})

test('going to another page puts the focus on it and reads its title', async () => {
  const { user } = renderPage(app)
  await user.click(footer().getByRole('link', { name: 'Terms' }))
  expect(document.activeElement).toBe(screen.getByRole('main'))
  await waitFor(() =>
    expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe('Terms · Convive'),
  )
})

test('Ctrl K goes to the search field of the page, and from a page without one to Discover', async () => {
  const { user, here } = renderPage(app, { path: '/en/my/recipes', signedIn: true })
  await screen.findByRole('button', { name: 'Ada' })
  await user.keyboard('{Control>}k{/Control}')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  await user.click(footer().getByRole('link', { name: 'Terms' }))
  await user.keyboard('{Control>}k{/Control}')
  expect(here()).toBe('/en/discover')
})

test('Ctrl K is left to the browser where there is nothing to search', async () => {
  const { user, here } = renderPage(app, { path: '/en/terms' })
  await user.keyboard('{Control>}k{/Control}')
  expect(here()).toBe('/en/terms')
})

test('the first stop of the Tab key skips to the content', async () => {
  const { user } = renderPage(app)
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Skip to content')
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('the chosen light stays', async () => {
  const { user } = renderPage(app)
  await user.click(screen.getByRole('button', { name: 'Appearance: light' }))
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  await user.click(screen.getByRole('button', { name: 'Appearance: dark' }))
  expect(document.documentElement.dataset['theme']).toBe('light')
})

test('a page that breaks leaves the frame usable', async () => {
  const { user } = renderPage(app, { path: '/en/broken' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something burned in our kitchen')
  expect(takeComplaints().join()).toContain('burnt')
  await user.click(footer().getByRole('link', { name: 'Terms' }))
  expect(screen.getByText('terms page')).toBeVisible()
})
