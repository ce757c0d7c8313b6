import { screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { loadAllTexts } from '../i18n/i18n.ts'
import { quietCommunity, wireCard, wireRecipe } from '../features/recipes/test-recipe.ts'
import { renderPage } from '../test/render-page.tsx'
import PublicRecipe from './recipe.tsx'
// Loaded in advance, because the first import of a lazy module can take longer than a test waits.
import './recipe/member-recipe.tsx'

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

/** Embeds a recipe in the page, as the server does. */
function embed(recipe: unknown) {
  const block = document.createElement('script')
  block.type = 'application/json'
  block.id = 'recipe'
  block.textContent = JSON.stringify(recipe)
  document.head.append(block)
  return () => block.remove()
}

const title = (name = 'Leek gratin') => screen.findByRole('heading', { level: 1, name })

test('shows the embedded recipe without a request', async () => {
  const clear = embed(wireRecipe())
  const { sent } = renderRecipe()
  expect(await title()).toBeVisible()
  expect(sent(get)).toEqual([])
  expect(document.title).toBe('Leek gratin · Convive')
  clear()
})

test('translates a recipe of the built-in chef on request', async () => {
  const french = wireRecipe({ language: 'fr', Title: 'Gratin de poireaux', translatable: true })
  const clear = embed(french)
  const { recipe, findings, Title, Content } = wireRecipe()
  const whole = { madeBy: ['chef'], untranslated: [], approximate: [], corrected: [], isPending: false }
  const rendering = {
    language: 'en',
    Title,
    Content,
    Taste: 'creamy',
    Plating: null,
    recipe,
    findings,
    ...whole,
  }
  const inEnglish = `${get}?in=en`
  const { user, sent } = renderRecipe({ [inEnglish]: { json: { ...french, rendering } } })
  expect(await title('Gratin de poireaux')).toBeVisible()
  expect(sent(inEnglish)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Show in English' }))
  expect(await title('Leek gratin')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show original' }))
  expect(await title('Gratin de poireaux')).toBeVisible()
  clear()
})

test('requests the recipe when another one is embedded', async () => {
  const clear = embed(wireRecipe({ UUID: '00000000-0000-4000-8000-000000000000', Title: 'Another dish' }))
  renderRecipe({ [get]: { json: wireRecipe() } })
  expect(screen.getByText('Loading…')).toBeVisible()
  expect(await title()).toBeVisible()
  expect(screen.queryByText('Another dish')).toBeNull()
  clear()
})

test('does not request a recipe that the server did not find', async () => {
  const clear = embed(null)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(Object.create(null), { name: `http://localhost/recipes/${uuid}` }),
  ])
  const { sent } = renderRecipe()
  expect(await title('Not found')).toBeVisible()
  expect(sent(get)).toEqual([])
  clear()
})

test('shows rating with two decimals, likes, preparation and plating', async () => {
  renderRecipe({ [get]: { json: wireRecipe() } })
  await title()
  expect(screen.getByText('4.25')).toBeVisible()
  expect(screen.getByText('3 likes')).toBeVisible()
  expect(screen.getByText('4 stalks leeks, washed')).toBeVisible()
  expect(screen.getByText('For the crust')).toBeVisible()
  const steps = screen.getByRole('heading', { level: 2, name: 'Instructions' }).nextElementSibling
  const texts = [...(steps?.querySelectorAll('ol > li') ?? [])].map(
    (step) => step.querySelector(':scope > span')?.textContent,
  )
  expect(texts).toEqual(['Simmer the leeks for 8 minutes.', 'Bake them in the cream until golden.'])
  expect(screen.getByText('Serve from the dish.')).toBeVisible()
  expect(screen.getByText('gluten, milk')).toBeVisible()
  expect(screen.getByText('Let it cool before children eat of it.')).toBeVisible()
})

test('one like is singular, and without ratings it says so', async () => {
  renderRecipe({ [get]: { json: wireRecipe({ LikeCount: 1, Rating: 0 }) } })
  await title()
  expect(screen.getByText('1 like')).toBeVisible()
  expect(screen.getByText('0.00')).toBeVisible()
  expect(screen.getByText('No ratings yet')).toBeVisible()
})

test('without a picture it says so', async () => {
  renderRecipe({ [get]: { json: wireRecipe() } })
  await title()
  expect(screen.getByText('No image available')).toBeVisible()
  expect(screen.queryByRole('img')).toBeNull()
})

test('the image has a permanent address, a size, and a credit of the program that made it', async () => {
  renderRecipe({ [get]: { json: wireRecipe({ ImageUrl: 'recipe_1.png', image_made_by: 'builtin' }) } })
  const picture = await screen.findByRole('img', { name: 'Leek gratin' })
  expect(picture.getAttribute('src')).toBe(`/recipes/${uuid}/picture`)
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1200', '900'])
  expect(screen.getByText('Illustration generated by Convive')).toBeVisible()
})

test('a recipe that is only text is shown as it was written', async () => {
  renderRecipe({ [get]: { json: wireRecipe({ recipe: null, Content: 'Boil.\n\nEat.' }) } })
  await title()
  expect(screen.getByText((_, element) => element?.textContent === 'Boil.\n\nEat.')).toBeVisible()
})

test.each([
  ['an unknown recipe', { status: 404, json: { error: 'not found' } }],
  ['an answer without a recipe', { json: null }],
])('%s is not found', async (_, answer) => {
  renderRecipe({ [get]: answer })
  expect(await title('Not found')).toBeVisible()
})

test('without a network it failed to load, and can be retried', async () => {
  let online = false
  const { user } = renderRecipe({ [get]: () => (online ? { json: wireRecipe() } : null) })
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load')
  online = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await title()).toBeVisible()
})

test.each([
  ['fr', '4,25', '3 j’aime', '1 h 5 min'],
  ['es', '4,25', '3 me gusta', '1 h 5 min'],
  ['de', '4,25', '3 Gefällt mir', '1 Std. 5 Min.'],
] as const)('speaks %s, while the recipe stays in its own language', async (language, ...texts) => {
  await loadAllTexts(language)
  renderRecipe({ [get]: { json: wireRecipe() } })
  expect((await title()).getAttribute('lang')).toBe('en')
  for (const text of texts) expect(screen.getByText(text)).toBeVisible()
})

test('members have rating, likes, photos and comments below the recipe; visitors do not', async () => {
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
      'GET /api/recipes/r1?view=card': () => ({ json: wireCard({ ...wire, LikeCount: liked ? 4 : 3 }) }),
      'POST /api/recipes/r1/like': () => {
        liked = true
        return { json: { status: 'liked' } }
      },
    },
    true,
  )
  expect(await screen.findByRole('radiogroup', { name: 'Your rating' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Photos' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Your comment' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Like' }))
  expect(await screen.findByText('4 likes')).toBeVisible()
})

test('an unsent comment survives the end of the session, and is there again after the login', async () => {
  const wire = wireRecipe({ mine: false, IsPublic: true })
  let hasEnded = false
  const notSignedIn = { status: 401, json: { error: 'not signed in' } }
  const answers = {
    ...quietCommunity(wire),
    [get]: { json: wire },
    'GET /api/recipes/r1': { json: wire },
    'POST /api/recipes/r1/comments': () => {
      hasEnded = true
      document.cookie = 'signed_in=; Path=/; Max-Age=0'
      return notSignedIn
    },
  }
  const { user, here, unmount } = renderRecipe(answers, true)
  const field = { name: 'Your comment' }
  await user.type(await screen.findByRole('textbox', field), 'Long thoughts')
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  await waitFor(() => expect(hasEnded).toBe(true))
  expect(await screen.findByText('Your comment has been kept. Log in to send it.')).toBeVisible()
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

test('a visitor without an unsent comment sees no message about one', async () => {
  renderRecipe({ [get]: { json: wireRecipe() } })
  await title()
  expect(screen.queryByText(/has been kept/)).toBeNull()
})

test('whose recipe it is comes from the member’s request: one’s own cannot be rated', async () => {
  const written = wireRecipe({ mine: false, IsPublic: true })
  renderRecipe(
    {
      ...quietCommunity(written),
      [get]: { json: written },
      'GET /api/recipes/r1': { json: { ...written, mine: true } },
    },
    true,
  )
  expect(await screen.findByRole('button', { name: 'Like' })).toBeVisible()
  expect(screen.queryByRole('radiogroup')).toBeNull()
})
