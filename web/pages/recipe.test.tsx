import { screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { showWholeLanguage } from '../i18n/i18n.ts'
import { quietCommunity, wireRecipe } from '../recipes/test-recipe.ts'
import { renderPage } from '../test-page.tsx'
import PublicRecipe from './recipe.tsx'
// Here before it is asked for, so that no test waits for it.
import './recipe/members-part.tsx'

const { UUID: uuid } = wireRecipe()
const get = `GET /api/recipes/public/${uuid}`

function renderRecipe(
  answers: NonNullable<Parameters<typeof renderPage>[1]>['answers'] = {},
  signedIn = false,
) {
  return renderPage(
    <StrictMode>
      <Routes>
        <Route path="/recipes/:uuid" element={<PublicRecipe />} />
        <Route path="*" element={null} />
      </Routes>
    </StrictMode>,
    { path: `/recipes/${uuid}`, answers, signedIn },
  )
}

const wireComment = () => ({
  id: 'c1',
  content: 'Long thoughts',
  mine: true,
  author: 'Ada',
  author_id: '1',
  hidden: false,
  created_at: '2026-11-10T10:00:00.000Z',
})

/** What the server wrote into the page. */
function embed(recipe: unknown) {
  const block = document.createElement('script')
  block.type = 'application/json'
  block.id = 'recipe'
  block.textContent = JSON.stringify(recipe)
  document.head.append(block)
  return () => block.remove()
}

const title = (name = 'Leek gratin') => screen.findByRole('heading', { level: 1, name })

test('shows what the server wrote into the page without asking again', async () => {
  const clear = embed(wireRecipe())
  const { sent } = renderRecipe()
  expect(await title()).toBeTruthy()
  expect(sent(get)).toEqual([])
  expect(document.title).toBe('Leek gratin · Convive')
  clear()
})

test('asks for the recipe when the page was written for another one', async () => {
  const clear = embed(wireRecipe({ UUID: '00000000-0000-4000-8000-000000000000', Title: 'Another dish' }))
  renderRecipe({ [get]: { json: wireRecipe() } })
  expect(screen.getByText('Loading…')).toBeTruthy()
  expect(await title()).toBeTruthy()
  expect(screen.queryByText('Another dish')).toBeNull()
  clear()
})

test('what the server looked for and did not find is not asked for again', async () => {
  const clear = embed(null)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(Object.create(null), { name: `http://localhost/recipes/${uuid}` }),
  ])
  const { sent } = renderRecipe()
  expect(await title('Not found')).toBeTruthy()
  expect(sent(get)).toEqual([])
  clear()
})

test('shows rating with two decimals, likes, preparation and plating', async () => {
  renderRecipe({ [get]: { json: wireRecipe() } })
  await title()
  expect(screen.getByText('Rating 4.25')).toBeTruthy()
  expect(screen.getByText('3 likes')).toBeTruthy()
  expect(screen.getByText('4 stalks leeks, washed')).toBeTruthy()
  expect(screen.getByText('For the crust')).toBeTruthy()
  const steps = screen.getByRole('heading', { level: 2, name: 'Instructions' }).nextElementSibling
  expect([...(steps?.children ?? [])].map((step) => step.textContent)).toEqual([
    'Simmer the leeks for 8 minutes.',
    'Bake them in the cream until golden.',
  ])
  expect(screen.getByText('Serve from the dish.')).toBeTruthy()
  expect(screen.getByText('gluten, milk')).toBeTruthy()
  expect(screen.getByText('Let it cool before children eat of it.')).toBeTruthy()
})

test('one like is not many, and a mean of nothing says that nobody has rated', async () => {
  renderRecipe({ [get]: { json: wireRecipe({ LikeCount: 1, Rating: 0 }) } })
  await title()
  expect(screen.getByText('1 like')).toBeTruthy()
  expect(screen.getByText('Rating 0.00').nextElementSibling?.textContent).toBe('No ratings yet')
})

test('without a picture it says so', async () => {
  renderRecipe({ [get]: { json: wireRecipe() } })
  await title()
  expect(screen.getByText('No image available')).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
})

test('the picture has a lasting address, a size, and says that a program drew it', async () => {
  renderRecipe({ [get]: { json: wireRecipe({ ImageUrl: 'recipe_1.png', image_made_by: 'house' }) } })
  const picture = await screen.findByRole('img', { name: 'Leek gratin' })
  expect(picture.getAttribute('src')).toBe(`/recipes/${uuid}/picture`)
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1200', '900'])
  expect(screen.getByText('Illustration drawn by the house painter (a program)')).toBeTruthy()
})

test('a recipe that is only text is shown as it was written', async () => {
  renderRecipe({ [get]: { json: wireRecipe({ recipe: null, Content: 'Boil.\n\nEat.' }) } })
  await title()
  expect(screen.getByText((_, element) => element?.textContent === 'Boil.\n\nEat.')).toBeTruthy()
})

test.each([
  ['an unknown recipe', { status: 404, json: { error: 'not found' } }],
  ['an answer without a recipe', { json: null }],
])('%s is not found', async (_, answer) => {
  renderRecipe({ [get]: answer })
  expect(await title('Not found')).toBeTruthy()
})

test('without network it failed to load, and one may try again', async () => {
  let online = false
  const { user } = renderRecipe({ [get]: () => (online ? { json: wireRecipe() } : null) })
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load')
  online = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await title()).toBeTruthy()
})

test.each([
  ['fr', 'Note 4,25', '3 j’aime', '1 h 5 min'],
  ['es', 'Valoración 4,25', '3 me gusta', '1 h 5 min'],
  ['de', 'Bewertung 4,25', '3 Gefällt mir', '1 Std. 5 Min.'],
] as const)('speaks %s around a recipe that keeps its own language', async (language, ...texts) => {
  await showWholeLanguage(language)
  renderRecipe({ [get]: { json: wireRecipe() } })
  expect((await title()).getAttribute('lang')).toBe('en')
  for (const text of texts) expect(screen.getByText(text)).toBeTruthy()
})

test('members rate, like, show and say something below the recipe; visitors only read', async () => {
  const wire = wireRecipe({ mine: false, IsPublic: true })
  const visitor = renderRecipe({ [get]: { json: wire } })
  await title()
  expect(screen.queryByRole('radiogroup')).toBeNull()
  visitor.unmount()

  let liked = false
  const { user } = renderRecipe(
    {
      ...quietCommunity(wire),
      [get]: { json: wire },
      'GET /api/recipes/r1': () => ({ json: { ...wire, LikeCount: liked ? 4 : 3 } }),
      'POST /api/recipes/r1/like': () => {
        liked = true
        return { json: { status: 'liked' } }
      },
    },
    true,
  )
  expect(await screen.findByRole('radiogroup', { name: 'Your rating' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'Photos' })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Your comment' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Like' }))
  expect(await screen.findByText('4 likes')).toBeTruthy()
})

test('a comment half written outlives the session, and is there again after the login', async () => {
  const wire = wireRecipe({ mine: false, IsPublic: true })
  let isOver = false
  const over = { status: 401, json: { error: 'not signed in' } }
  const answers = {
    ...quietCommunity(wire),
    [get]: { json: wire },
    'GET /api/recipes/r1': { json: wire },
    'POST /api/recipes/r1/comments': () => {
      isOver = true
      document.cookie = 'signed_in=; Path=/; Max-Age=0'
      return over
    },
  }
  const { user, here, unmount } = renderRecipe(answers, true)
  const field = { name: 'Your comment' }
  await user.type(await screen.findByRole('textbox', field), 'Long thoughts')
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  await waitFor(() => expect(isOver).toBe(true))
  expect(await screen.findByText('Your comment has been kept. Log in to send it.')).toBeTruthy()
  expect(screen.queryByRole('textbox', field)).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Log in' }))
  expect(here()).toBe('/en/login')
  expect(sessionStorage.getItem('return_to')).toBe(`/recipes/${uuid}`)
  unmount()

  const again = renderRecipe(
    { ...answers, 'POST /api/recipes/r1/comments': { status: 201, json: wireComment() } },
    true,
  )
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', field)).value).toBe('Long thoughts')
  expect(screen.queryByText(/has been kept/)).toBeNull()
  await again.user.click(screen.getByRole('button', { name: 'Comment' }))
  await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox', field).value).toBe(''))
  expect(localStorage.getItem('draft:comment:r1')).toBeNull()
})

test('a visitor who has written nothing is told of nothing kept', async () => {
  renderRecipe({ [get]: { json: wireRecipe() } })
  await title()
  expect(screen.queryByText(/has been kept/)).toBeNull()
})

test('whose recipe it is, only the answer for the member knows: one’s own is not rated', async () => {
  const written = wireRecipe({ mine: false, IsPublic: true })
  renderRecipe(
    {
      ...quietCommunity(written),
      [get]: { json: written },
      'GET /api/recipes/r1': { json: { ...written, mine: true } },
    },
    true,
  )
  expect(await screen.findByRole('button', { name: 'Like' })).toBeTruthy()
  expect(screen.queryByRole('radiogroup')).toBeNull()
})
