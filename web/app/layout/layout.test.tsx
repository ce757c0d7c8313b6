import { useMutation } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listMyLikes } from '#shared/contract/ratings.ts'
import { languageNames, languages } from '#shared/constants/languages.ts'
import { call } from '../../lib/api.ts'
import documentHtml from '../../../index.html?raw'
import { timerActions } from '../../features/kitchen-bar/use-timers.ts'
import KitchenBar from '../../features/kitchen-bar/kitchen-bar.tsx'
import { QueryProvider } from '../query-provider.tsx'
import { takeComplaints } from '../../test/setup.ts'
import { renderApp } from '../../test/render-page.tsx'
import { Page } from '../../ui/page.tsx'
import { LanguageRoute, RequireSession } from './route-guards.tsx'
import { Layout } from './layout.tsx'
import MemberMenu from './member-menu.tsx'
import PhoneBar from './phone-bar.tsx'
import UserMenu from './user-menu.tsx'

const app = (
  <Routes>
    <Route
      element={
        <Layout
          userMenu={<UserMenu />}
          memberMenu={<MemberMenu />}
          phoneBar={<PhoneBar />}
          kitchenBar={<KitchenBar />}
        />
      }
    >
      <Route path="/verify" element={<Page title="Verify">verify page</Page>} />
      <Route path="/:lang" element={<LanguageRoute />}>
        <Route index element={<Page title="Start">start page</Page>} />
        <Route path="login" element={<Page title="Log in">login page</Page>} />
        <Route path="terms" element={<Page title="Terms">terms page</Page>} />
        <Route path="my/plan" element={<Page title="Week plan">week plan</Page>} />
        <Route path="groups" element={<Page title="Groups">groups page</Page>} />
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

/** A page with a request, like every page for users. */
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
  renderApp(app)
  expect(await header().findByRole('link', { name: 'Log in' })).toHaveProperty('pathname', '/en/login')
  expect(header().getByRole('link', { name: 'Home' })).toHaveProperty('pathname', '/en')
  expect(header().getByText('BETA')).toBeVisible()
  for (const name of ['Sign up', 'Discover', 'Chat', 'Groups']) {
    expect(header().queryByRole('link', { name })).toBeNull()
  }
})

test('a user is offered Discover, Chat, Groups and Sign up', async () => {
  renderApp(app, { signedIn: true })
  expect(await header().findByRole('link', { name: 'Sign up' })).toHaveProperty('pathname', '/en/signup')
  for (const name of ['Home', 'Discover', 'Chat', 'Groups', 'My recipes', 'Week', 'Shopping list']) {
    expect(header().getByRole('link', { name })).toBeVisible()
  }
  expect(header().queryByRole('link', { name: 'Log in' })).toBeNull()
})

test('the user menu is named by the member and leads to their recipes, their settings and out', async () => {
  const { user, here } = renderApp(app, { signedIn: true, name: 'Ada' })
  await user.click(await screen.findByRole('button', { name: 'Ada' }))
  await screen.findByRole('menuitem', { name: 'Settings' })
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'My recipes',
    // jsdom has no width: on a desk these two are in the header.
    'Week',
    'Shopping list',
    'Household',
    'Settings',
    'Logout',
  ])
  await user.click(screen.getByRole('menuitem', { name: 'My recipes' }))
  expect(here()).toBe('/en/my/recipes')
})

test('a user without a name is called Me', async () => {
  renderApp(app, { signedIn: true, name: null })
  expect(await screen.findByRole('button', { name: 'Me' })).toBeVisible()
})

test('logging out opens the home page and remembers no page to return to', async () => {
  const { user, here } = renderApp(app, {
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
  const { user } = renderApp(app, { signedIn: true, answers: { 'POST /auth/logout': { json: {} } } })
  await user.click(await screen.findByRole('button', { name: 'Ada' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  expect(await header().findByRole('link', { name: 'Log in' })).toBeVisible()
  expect(document.cookie).not.toContain('invite_code')
})

test('the logout request is sent synchronously, with keepalive', async () => {
  const { user } = renderApp(app, {
    signedIn: true,
    answers: { 'POST /auth/logout': { json: {} } },
  })
  await user.click(await screen.findByRole('button', { name: 'Ada' }))
  const logout = await screen.findByRole('menuitem', { name: 'Logout' })
  const requests = vi.mocked(fetch).mock.calls
  const before = requests.length
  act(() => {
    logout.click()
    expect(requests.slice(before)).toEqual([
      ['/auth/logout', expect.objectContaining({ method: 'POST', keepalive: true })],
    ])
  })
  expect(await header().findByRole('link', { name: 'Log in' })).toBeVisible()
})

test('the language menu lists the four languages and keeps path, query and anchor', async () => {
  const { user, here } = renderApp(app, { path: '/en/terms?from=mail#safety' })
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

test('the visible text of the language button is part of its accessible name', async () => {
  for (const language of languages) {
    const { unmount } = renderApp(app, { path: `/${language}/terms` })
    const button = await screen.findByRole('button', { name: new RegExp(`: ${languageNames[language]}$`) })
    expect(button.getAttribute('aria-label')).toContain(button.textContent)
    unmount()
  }
})

test('a page without a language in its path changes its texts only', async () => {
  const { user, here } = renderApp(app, { path: '/verify?token=abc' })
  await user.click(screen.getByRole('button', { name: 'Language: English' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Deutsch' }))
  expect(await screen.findByRole('button', { name: 'Sprache: Deutsch' })).toBeVisible()
  expect(here()).toBe('/verify?token=abc')
})

test('the language of a user is stored with the account', async () => {
  const { user, sent } = renderApp(app, {
    signedIn: true,
    answers: { 'PUT /api/user/profile': { json: {} } },
  })
  await screen.findByRole('button', { name: 'Ada' })
  await user.click(screen.getByRole('button', { name: 'Language: English' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Español' }))
  await waitFor(() => expect(sent('PUT /api/user/profile')).toEqual([{ language: 'es' }]))
})

test('an unknown language prefix redirects to the English home page', () => {
  const { here } = renderApp(app, { path: '/xx/terms' })
  expect(here()).toBe('/en')
})

test('a language prefix in capitals is unknown', () => {
  const { here } = renderApp(app, { path: '/FR/terms' })
  expect(here()).toBe('/en')
})

test('the footer shows the contact address, Canada, the flag and the legal pages', () => {
  renderApp(app)
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

test('the cookie banner does not return after the user agrees', async () => {
  const { user, unmount } = renderApp(app)
  await user.click(screen.getByRole('button', { name: 'I agree' }))
  expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull()
  expect(localStorage.getItem('cookie_consent')).toBe('yes')
  unmount()
  renderApp(app)
  expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull()
})

test('a guarded page is blank until the session is known', () => {
  renderApp(app, { path: '/en/chat?x=1', signedIn: true })
  expect(screen.getByRole('main').textContent).toBe('')
})

test('a visitor of a guarded page is redirected to the home page and returns after login', async () => {
  const { here } = renderApp(app, { path: '/en/chat?x=1#end' })
  expect(await screen.findByText('start page')).toBeVisible()
  expect(here()).toBe('/en')
  expect(sessionStorage.getItem('return_to')).toBe('/en/chat?x=1#end')
})

test('a guarded page does not redirect to the home page while the browser loads the login page', async () => {
  history.pushState(null, '', '/en/login')
  onTestFinished(() => history.pushState(null, '', '/'))
  const { here } = renderApp(app, { path: '/en/chat' })
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible()
  expect(here()).toBe('/en/chat')
  expect(screen.queryByText('start page')).toBeNull()
})

test('a visitor of a guarded page reads why they were redirected', async () => {
  const { user, here } = renderApp(app, { path: '/en/chat?x=1' })
  const note = await screen.findByText('Please log in to see that page.')
  await user.click(within(note.closest('[role=status]') as HTMLElement).getByRole('link', { name: 'Log in' }))
  expect(here()).toBe('/en/login')
  expect(sessionStorage.getItem('return_to')).toBe('/en/chat?x=1')
})

test('an ended session shows a message, and logging in returns to the page', async () => {
  let answer: { status?: number; json: unknown } = { json: [] }
  const { user, here } = renderApp(app, {
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

test('on an unguarded page an ended session shows the message too', async () => {
  const { user } = renderApp(app, {
    path: '/en/my/recipes',
    signedIn: true,
    answers: { 'GET /auth/me': { status: 401, json: { error: 'not signed in' } } },
  })
  const note = await screen.findByText(/Your session has ended/)
  await user.click(within(note.closest('[role=status]') as HTMLElement).getByRole('link', { name: 'Log in' }))
  expect(sessionStorage.getItem('return_to')).toBe('/en/my/recipes')
})

test('a session that is refused before the page asks for it has ended', async () => {
  // The answer to the request of the document itself takes the cookie away while the page is being drawn.
  function Refused() {
    document.cookie = 'signed_in=; Path=/; Max-Age=0'
    return app
  }
  const { here } = renderApp(<Refused />, { path: '/en/chat?x=1', signedIn: true })
  expect(await screen.findByText('start page')).toBeVisible()
  expect(here()).toBe('/en')
  expect(screen.getByText(/Your session has ended/)).toBeVisible()
})

test('a logout shows no message about an ended session', async () => {
  const { user } = renderApp(app, {
    path: '/en/my/recipes',
    signedIn: true,
    answers: { 'POST /auth/logout': { json: {} } },
  })
  await user.click(await screen.findByRole('button', { name: 'Ada' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await header().findByRole('link', { name: 'Log in' })
  expect(screen.queryByText(/session has ended/)).toBeNull()
})

test('a user sees the guarded page', async () => {
  renderApp(app, { path: '/en/chat', signedIn: true })
  expect(await screen.findByText('chat page')).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Chat · Convive'))
})

test('the menu of a small screen repeats everything, and Escape closes it', async () => {
  const { user } = renderApp(app, { signedIn: true })
  await screen.findByRole('button', { name: 'Ada' })
  const button = screen.getByRole('button', { name: 'Menu' })
  await user.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  for (const name of [
    'Home',
    'Discover',
    'Chat',
    'Groups',
    'Sign up',
    'My recipes',
    'Week',
    'Shopping list',
  ]) {
    expect(header().getAllByRole('link', { name })).toHaveLength(2)
  }
  for (const name of ['Cooking diary', 'Household', 'Settings'])
    expect(header().getByRole('link', { name })).toBeVisible()
  expect(header().getByRole('button', { name: 'Logout' })).toBeVisible()
  expect(header().getAllByRole('button', { name: 'Language: English' })).toHaveLength(2)
  await user.keyboard('{Escape}')
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(button)
})

test('a navigation focuses the new page and announces its title', async () => {
  const { user } = renderApp(app)
  await user.click(footer().getByRole('link', { name: 'Terms' }))
  expect(document.activeElement).toBe(screen.getByRole('main'))
  await waitFor(() =>
    expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe('Terms · Convive'),
  )
})

test('Ctrl K goes to the search field of the page, and from a page without one to Discover', async () => {
  const { user, here } = renderApp(app, { path: '/en/my/recipes', signedIn: true })
  await screen.findByRole('button', { name: 'Ada' })
  await user.keyboard('{Control>}k{/Control}')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  await user.click(footer().getByRole('link', { name: 'Terms' }))
  await user.keyboard('{Control>}k{/Control}')
  expect(here()).toBe('/en/discover')
})

test('Ctrl K is left to the browser if there is nothing to search', async () => {
  const { user, here } = renderApp(app, { path: '/en/terms' })
  await user.keyboard('{Control>}k{/Control}')
  expect(here()).toBe('/en/terms')
})

test('the first stop of the Tab key skips to the content', async () => {
  const { user } = renderApp(app)
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Skip to content')
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('the chosen theme survives a reload', async () => {
  const { user } = renderApp(app)
  await user.click(screen.getByRole('button', { name: 'Appearance: light' }))
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  await user.click(screen.getByRole('button', { name: 'Appearance: dark' }))
  expect(document.documentElement.dataset['theme']).toBe('light')
})

test('an error in a page leaves the layout usable', async () => {
  const { user } = renderApp(app, { path: '/en/broken' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something burned in our kitchen')
  expect(takeComplaints().join()).toContain('burnt')
  await user.click(footer().getByRole('link', { name: 'Terms' }))
  expect(screen.getByText('terms page')).toBeVisible()
})

test('members have five links at the bottom; the current page is marked', async () => {
  const { user, here } = renderApp(app, { path: '/en/discover', signedIn: true })
  const bar = within(await screen.findByRole('navigation', { name: 'Quick links' }))
  expect(bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/en'],
    ['Discover', '/en/discover'],
    ['Chat', '/en/chat'],
    ['Kitchen', '/en/my/plan'],
    ['Groups', '/en/groups'],
  ])
  const current = () => bar.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)
  expect(current()).toEqual(['Discover'])
  await user.click(bar.getByRole('link', { name: 'Kitchen' }))
  expect(here()).toBe('/en/my/plan')
  expect(current()).toEqual(['Kitchen'])
  const kitchen = within(header().getByRole('list', { name: 'Kitchen' }))
  expect(kitchen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'My recipes',
    'Week',
    'Shopping list',
  ])
  await user.click(kitchen.getByRole('link', { name: 'My recipes' }))
  expect(here()).toBe('/en/my/recipes')
  await user.click(bar.getByRole('link', { name: 'Groups' }))
  expect(header().queryByRole('list', { name: 'Kitchen' })).toBeNull()
})

test('visitors have no links at the bottom', async () => {
  renderApp(app)
  await screen.findByText('start page')
  expect(screen.queryByRole('navigation', { name: 'Quick links' })).toBeNull()
})

test('the kitchen bar appears on any page when a timer is started, for visitors too', async () => {
  renderApp(app, { path: '/en/terms' })
  await screen.findByText('terms page')
  expect(screen.queryByRole('region', { name: 'Kitchen' })).toBeNull()
  act(() => timerActions.start('Rice', 10))
  const bar = within(await screen.findByRole('region', { name: 'Kitchen' }))
  expect(bar.getByRole('timer', { name: 'Rice' })).toBeVisible()
})

test('the header of the document is the one of the layout, without words', async () => {
  const file = new DOMParser().parseFromString(documentHtml, 'text/html')
  renderApp(app)
  const rendered = await screen.findByRole('banner')
  const inDocument = file.querySelector('#root > header')
  // The elements around the logo, which give it its place.
  const around = (element: Element | null) => {
    const link = element?.querySelector('a')
    const frames = [link, link?.parentElement, link?.parentElement?.parentElement, element]
    return frames.map((each) => each?.className)
  }
  expect(around(inDocument)).toEqual(around(rendered))
  const logo = (element: Element | null) => element?.querySelector('a')?.innerHTML.replaceAll(/\s*\n\s*/g, '')
  expect(logo(inDocument)).toBe(logo(rendered))
  expect(inDocument?.textContent.trim()).toBe('Convive')
})
