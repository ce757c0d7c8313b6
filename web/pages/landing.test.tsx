import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../test/render-page.tsx'
import { today } from '../lib/calendar-days.ts'
import Home from './home.tsx'
import { InviteInvalid, InviteUsed } from './invite-problem.tsx'
import Landing from './landing.tsx'

const validate = 'POST /auth/invites/validate'
const showcase = 'GET /api/recipes/public/showcase?view=card'
const noRecipes = { [showcase]: { json: [] } }

const code = () => screen.getByRole('textbox', { name: 'Invite code' })
const goOn = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' })
const searchButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Search' })

test('Continue needs a code that is not blank', async () => {
  const { user } = renderPage(<Landing />)
  expect(goOn().disabled).toBe(true)
  await user.type(code(), '   ')
  expect(goOn().disabled).toBe(true)
  await user.type(code(), 'abc')
  expect(goOn().disabled).toBe(false)
})

test('a valid code opens the sign-up, trimmed', async () => {
  const { user, here, sent } = renderPage(<Landing />, { answers: { [validate]: { json: {} } } })
  await user.type(code(), '  ABCD EFGH ')
  await user.click(goOn())
  await waitFor(() => expect(here()).toBe('/en/signup?code=ABCD+EFGH'))
  expect(sent(validate)).toEqual([{ code: 'ABCD EFGH' }])
})

test.each([
  ['used', 409, '/invite/used'],
  ['invalid', 404, '/invite/invalid'],
  ['too many requests', 429, '/invite/invalid'],
])('a code refused as "%s" opens its error page', async (error, status, address) => {
  const { user, here, state } = renderPage(<Landing />, {
    answers: { [validate]: { status, json: { error } } },
  })
  await user.type(code(), 'ABC{Enter}')
  await waitFor(() => expect(here()).toBe(address))
  expect(state()).toEqual({ refusedCode: 'ABC' })
})

test('without network the page says so and can be retried', async () => {
  const { user, here } = renderPage(<Landing />, { answers: { [validate]: null } })
  await user.type(code(), 'ABC{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'We could not check your code just now. Please try again.',
  )
  expect(here()).toBe('/en')
  await waitFor(() => expect(goOn().disabled).toBe(false))
})

test('links lead to the login and to the invite request', () => {
  renderPage(<Landing />)
  expect(screen.getByRole('link', { name: /Log in/ })).toHaveProperty('pathname', '/en/login')
  expect(screen.getByRole('link', { name: 'Request an invite' })).toHaveProperty(
    'pathname',
    '/en/request-invite',
  )
})

test("a visitor's search goes to login and is remembered", async () => {
  const { user, here } = renderPage(<Landing />)
  expect(searchButton().disabled).toBe(true)
  await user.type(screen.getByRole('searchbox'), '  crème brûlée ')
  await user.click(searchButton())
  expect(here()).toBe('/en/login')
  expect(sessionStorage.getItem('return_to')).toBe('/en/discover?search=cr%C3%A8me+br%C3%BBl%C3%A9e')
})

const dish = (number: number) => ({
  id: String(number),
  uuid: `uuid-${number}`,
  title: `Dish ${number}`,
  dishType: 'Mains',
  minutes: null,
  rating: { mean: 0, count: 0 },
  likes: 0,
  owner: { id: 'u1', name: number === 1 ? null : 'Marie' },
  language: 'fr',
  picture: null,
})

test('the community shows at most six public recipes, in their own language', async () => {
  renderPage(<Landing />, { answers: { [showcase]: { json: [1, 2, 3, 4, 5, 6, 7].map(dish) } } })
  fireEvent.scroll(window)
  const first = await screen.findByRole('link', { name: 'Dish 1' })
  expect(first).toHaveProperty('pathname', '/recipes/uuid-1')
  expect(first.closest('[lang]')?.getAttribute('lang')).toBe('fr')
  expect(screen.getAllByRole('link', { name: /^Dish/ })).toHaveLength(6)
  expect(screen.getByText('A member')).toBeVisible()
})

test.each([noRecipes, { [showcase]: null }])(
  'without public recipes the community section invites instead (%#)',
  async (answers) => {
    renderPage(<Landing />, { answers })
    fireEvent.scroll(window)
    expect(await screen.findByRole('heading', { name: 'Fresh from our tables' })).toBeVisible()
    expect(await screen.findByText(/The first dishes are on the stove/)).toBeVisible()
  },
)

test("a user's search opens Discover; a blank one does nothing", async () => {
  const { user, here } = renderPage(<Home />, { signedIn: true })
  await user.type(screen.getByRole('combobox'), '  {Enter}')
  expect(here()).toBe('/en')
  expect(searchButton().disabled).toBe(true)
  await user.type(screen.getByRole('combobox'), 'soup{Enter}')
  expect(here()).toBe('/en/discover?search=soup')
})

test('home greets by name and links to the chef and the binder', async () => {
  renderPage(<Home />, { signedIn: true, name: 'Ada' })
  expect(await screen.findByRole('heading', { level: 1, name: 'What shall we cook, Ada?' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Talk with the chef' })).toHaveProperty('pathname', '/en/chat')
  expect(screen.getByRole('link', { name: 'Open your binder' })).toHaveProperty('pathname', '/en/my/recipes')
})

test('home shows public recipes while there is none in the reader’s language', async () => {
  renderPage(<Home />, {
    signedIn: true,
    answers: {
      [showcase]: { json: [1, 2].map(dish) },
      [`GET /api/home?in=en&today=${today()}`]: { json: {} },
    },
  })
  expect(await screen.findByRole('link', { name: 'Dish 2' })).toHaveProperty('pathname', '/recipes/uuid-2')
})

test.each([
  [<InviteUsed key="used" />, 'Invite code already used'],
  [<InviteInvalid key="invalid" />, 'Invalid invite code'],
])('an invitation’s error page says why and links to the home page', async (page, title) => {
  const { user, here } = renderPage(page, { path: '/invite/used' })
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Go back' }))
  expect(here()).toBe('/en')
})

test('a refused code can be corrected, and another one asked for', async () => {
  const { user, here, sent } = renderPage(<InviteInvalid />, {
    path: '/invite/invalid',
    state: { refusedCode: 'ABCDEFGHI1' },
    answers: { [validate]: { json: {} } },
  })
  expect(code()).toHaveProperty('value', 'ABCDEFGHI1')
  expect(screen.getByRole('link', { name: 'Request an invite' })).toHaveProperty(
    'pathname',
    '/en/request-invite',
  )
  await user.type(code(), '{Backspace}J{Enter}')
  await waitFor(() => expect(here()).toBe('/en/signup?code=ABCDEFGHIJ'))
  expect(sent(validate)).toEqual([{ code: 'ABCDEFGHIJ' }])
})

test('users are greeted by their first name', async () => {
  renderPage(<Home />, { signedIn: true, name: ' Marie-Hélène  Dubois-Lachance ', answers: noRecipes })
  expect(await screen.findByRole('heading', { level: 1, name: /, Marie-Hélène\?$/ })).toBeVisible()
})
