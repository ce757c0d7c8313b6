import { act, screen, waitFor, within } from '@testing-library/react'
import { useNavigate } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { WireRecipe } from '#shared/contract/recipes.ts'
import { loadAllTexts } from '../i18n/i18n.ts'
import { putDish } from '../features/kitchen-bar/dishes.ts'
import { quietCommunity, wireOwnCard, wireRecipe } from '../features/recipes/test-recipe.ts'
import { renderPage } from '../test/render-page.tsx'
import MyRecipesPage from './my-recipes.tsx'
// Loaded in advance, because the first import of a lazy module can take longer than a test waits.
import '../features/recipes/cook/cook-mode.tsx'

type Answers = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['answers']>

const gratin = wireRecipe()
const curry = wireRecipe({ ID: 'r2', Title: 'Chickpea curry', Rating: 0, IsPublic: true, TotalTime: null })
const mousse = wireRecipe({ ID: 'r3', Title: 'Chocolate mousse', DishType: 'Desserts' })

/** The page, with a server that lists these recipes, deletes and restores them. */
function renderMyRecipes(
  mine: WireRecipe[],
  answers: Answers = {},
  path = '/en/my/recipes',
  state?: unknown,
) {
  let [saved, deleted]: [WireRecipe[], WireRecipe[]] = [mine, []]
  const actions = Object.fromEntries(
    mine.flatMap((recipe): [string, Answers[string]][] => [
      [
        `DELETE /api/recipes/${recipe.ID}`,
        () => {
          saved = saved.filter((each) => each !== recipe)
          deleted = [recipe, ...deleted]
          return { json: {} }
        },
      ],
      [
        `POST /api/recipes/${recipe.ID}/restore`,
        () => {
          deleted = deleted.filter((each) => each !== recipe)
          saved = [recipe, ...saved]
          return { json: {} }
        },
      ],
      ...Object.entries(quietCommunity(recipe)),
      [`PUT /api/recipes/${recipe.ID}/public`, { json: { uuid: recipe.UUID } }],
    ]),
  )
  const page = (
    <>
      <MyRecipesPage />
      <BackOfBrowser />
    </>
  )
  return renderPage(page, {
    path,
    state,
    signedIn: true,
    answers: {
      'GET /api/recipes/my?view=card': () => ({ json: saved.map(wireOwnCard) }),
      'GET /api/recipes/my/deleted?view=card': () => ({ json: deleted.map(wireOwnCard) }),
      ...actions,
      ...answers,
    },
  })
}

function BackOfBrowser() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back of the browser
    </button>
  )
}

const goBack = () => act(() => screen.getByText('Back of the browser').click())

const row = async (name: string) => {
  const cell = await screen.findByRole('rowheader', { name })
  const found = cell.closest('tr')
  if (!found) throw new Error(`no row contains ${name}`)
  return within(found)
}
const tab = (name: string) => screen.findByRole('tab', { name })
const switchOf = async (name: string) =>
  (await row(name)).getByRole<HTMLInputElement>('switch', { name: 'Public' })

test('shows the mains at first, as a table', async () => {
  renderMyRecipes([gratin, curry, mousse])
  expect(await screen.findByRole('table')).toBeVisible()
  expect((await tab('Mains')).getAttribute('aria-selected')).toBe('true')
  expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual([
    'Starters0',
    'Mains2',
    'Desserts1',
    'Cocktails0',
    'All3',
  ])
  const cells = (await row('Leek gratin')).getAllByRole('cell').map((cell) => cell.textContent)
  expect(cells).toEqual(['', '4.3, 4 ratings (4)', '3', '1 h 5 min', 'Nov 10, 2026', 'Public', ''])
  expect(screen.queryByText('Chocolate mousse')).toBeNull()
})

test('tab and view are remembered', async () => {
  const { user, unmount } = renderMyRecipes([gratin, mousse])
  await user.click(await tab('Desserts'))
  expect(await screen.findByRole('rowheader', { name: 'Chocolate mousse' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cards' }))
  expect(screen.queryByRole('table')).toBeNull()
  expect(localStorage.getItem('collection_tab')).toBe('Desserts')
  expect(localStorage.getItem('collection_view')).toBe('cards')
  unmount()

  renderMyRecipes([gratin, mousse])
  expect(await screen.findByRole('article', { name: 'Chocolate mousse' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Cards' }).getAttribute('aria-pressed')).toBe('true')
})

test('an empty tab has a link to the chef', async () => {
  const { user } = renderMyRecipes([gratin])
  await user.click(await tab('Cocktails'))
  const panel = within(await screen.findByRole('tabpanel', { name: 'Cocktails' }))
  expect(panel.getByRole('link', { name: 'Cook with the chef' })).toHaveProperty('pathname', '/en/chat')
})

test('a recipe opens in a dialog with its title as name', async () => {
  const { user } = renderMyRecipes([gratin])
  await user.click((await row('Leek gratin')).getByRole('button', { name: 'Leek gratin' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Leek gratin' }))
  expect(dialog.getByText('200 ml cream')).toBeVisible()
  expect(dialog.getByText('4.3')).toBeVisible()
  expect(dialog.getByText('No image available')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the open recipe is in the address, and Back closes it', async () => {
  const { user, here } = renderMyRecipes([gratin, curry])
  await user.click((await row('Leek gratin')).getByRole('button', { name: 'Leek gratin' }))
  await screen.findByRole('dialog', { name: 'Leek gratin' })
  expect(here()).toBe('/en/my/recipes?recipe=r1')
  goBack()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(here()).toBe('/en/my/recipes')
})

test('closing a recipe goes back, so that Back does not open it again', async () => {
  const { user, here } = renderMyRecipes([gratin, curry])
  for (const name of ['Leek gratin', 'Chickpea curry']) {
    await user.click((await row(name)).getByRole('button', { name }))
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(here()).toBe('/en/my/recipes')
  }
  goBack()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an address with a recipe opens it, and closing it stays on the page', async () => {
  const { user, here } = renderMyRecipes([gratin], {}, '/en/my/recipes?recipe=r1')
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Leek gratin' })).getByRole('button', { name: 'Close' }),
  )
  await waitFor(() => expect(here()).toBe('/en/my/recipes'))
})

test('a recipe within another opens for as many as go into it', async () => {
  const part = { line: 0, id: 'r2', uuid: 'u2', title: 'Chickpea curry', mine: true, isPublic: false }
  const whole = { ...gratin, parts: [{ ...part, servings: 3, yieldUnit: null }] }
  const { user } = renderMyRecipes([whole, curry], {}, '/en/my/recipes?recipe=r1')
  const dialog = within(await screen.findByRole('dialog', { name: 'Leek gratin' }))
  for (let times = 0; times < 4; times += 1)
    await user.click(await dialog.findByRole('button', { name: 'More servings' }))
  await user.click(dialog.getByRole('link', { name: 'Chickpea curry' }))
  const opened = within(await screen.findByRole('dialog', { name: 'Chickpea curry' }))
  // The gratin for eight instead of four takes twice as much of it.
  expect(await opened.findByText('300 ml cream')).toBeVisible()
  expect(opened.getByText('6 servings')).toBeVisible()
  await user.click(opened.getByRole('button', { name: 'Fewer servings' }))
  expect(opened.getByText('5 servings')).toBeVisible()
})

test('the address of a deleted recipe shows a message', async () => {
  const gone = { status: 404, json: { error: 'not found' } }
  renderMyRecipes([gratin], { 'GET /api/recipes/r9': gone }, '/en/my/recipes?recipe=r9')
  expect(await screen.findByRole('dialog', { name: 'Recipe not found' })).toBeVisible()
})

test('without ratings the list and the recipe say so', async () => {
  const { user } = renderMyRecipes([curry])
  const cells = (await row('Chickpea curry')).getAllByRole('cell').map((cell) => cell.textContent)
  expect(cells[1]).toBe('No ratings yet')
  await user.click(screen.getByRole('button', { name: 'Cards' }))
  const card = within(screen.getByRole('article', { name: 'Chickpea curry' }))
  expect(card.getByText('No ratings yet')).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Chickpea curry' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('No ratings yet')).toBeVisible()
  expect(dialog.queryByText(/Rating 0/)).toBeNull()
})

test('copying the link of a private recipe publishes it first', async () => {
  const { user, sent, here } = renderMyRecipes([gratin])
  await user.click((await row('Leek gratin')).getByRole('button', { name: 'Leek gratin' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Copying the link makes this recipe public.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Copy link' }))
  expect(await dialog.findByText('Public link copied to clipboard')).toBeVisible()
  expect(sent('PUT /api/recipes/r1/public')).toEqual([{ is_public: true }])
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/recipes/${gratin.UUID}`)
  await user.click(dialog.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Public page' }))
  expect(here()).toBe(`/recipes/${gratin.UUID}`)
})

test('copying the link of a public recipe only copies', async () => {
  const { user, sent } = renderMyRecipes([curry])
  await user.click((await row('Chickpea curry')).getByRole('button', { name: 'Chickpea curry' }))
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText('Public link copied to clipboard')).toBeVisible()
  expect(sent('PUT /api/recipes/r2/public')).toEqual([])
})

test('without clipboard access the link is shown, selected', async () => {
  const { user } = renderMyRecipes([curry])
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await user.click((await row('Chickpea curry')).getByRole('button', { name: 'Chickpea curry' }))
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Copy this public link' })
  expect(field.value).toBe(`${location.origin}/recipes/${curry.UUID}`)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length])
})

test('an unsafe recipe is not published by its link', async () => {
  const { user } = renderMyRecipes([gratin], {
    'PUT /api/recipes/r1/public': { status: 409, json: { error: 'unsafe recipe' } },
  })
  await user.click((await row('Leek gratin')).getByRole('button', { name: 'Leek gratin' }))
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  expect((await screen.findByRole('alert')).textContent).toContain('could harm someone')
  expect(screen.queryByText('Public link copied to clipboard')).toBeNull()
})

test('the switch publishes and unpublishes', async () => {
  const { user, sent } = renderMyRecipes([gratin])
  await user.click(await switchOf('Leek gratin'))
  await waitFor(async () => expect((await switchOf('Leek gratin')).checked).toBe(true))
  await user.click(await switchOf('Leek gratin'))
  await waitFor(async () => expect((await switchOf('Leek gratin')).checked).toBe(false))
  expect(sent('PUT /api/recipes/r1/public')).toEqual([{ is_public: true }, { is_public: false }])
})

test.each([
  [{ status: 409, json: { error: 'unsafe recipe' } }, /could harm someone/],
  [null, /visibility could not be changed/],
])('a switch that the server refuses is reverted and shows the reason (%#)', async (answer, message) => {
  const { user } = renderMyRecipes([gratin], { 'PUT /api/recipes/r1/public': answer })
  await user.click(await switchOf('Leek gratin'))
  expect((await screen.findByRole('alert')).textContent).toMatch(message)
  expect((await switchOf('Leek gratin')).checked).toBe(false)
})

test('after a confirmation a recipe moves to Recently Deleted, until it is restored', async () => {
  const { user, sent } = renderMyRecipes([gratin, curry])
  await user.click((await row('Leek gratin')).getByRole('button', { name: 'Delete' }))
  let confirmation = await screen.findByRole('alertdialog', { name: 'Delete “Leek gratin”?' })
  await user.click(within(confirmation).getByRole('button', { name: 'Cancel' }))
  expect(sent('DELETE /api/recipes/r1')).toEqual([])

  await user.click((await row('Leek gratin')).getByRole('button', { name: 'Delete' }))
  confirmation = await screen.findByRole('alertdialog')
  await user.click(within(confirmation).getByRole('button', { name: 'Delete' }))
  const deleted = within(screen.getByRole('region', { name: 'Recently Deleted' }))
  const restore = await deleted.findByRole('button', { name: 'Restore' })
  expect(deleted.getByText('Leek gratin')).toBeVisible()
  expect(screen.queryByRole('rowheader', { name: 'Leek gratin' })).toBeNull()

  await user.click(restore)
  expect(await screen.findByRole('rowheader', { name: 'Leek gratin' })).toBeVisible()
  expect(deleted.queryByText('Leek gratin')).toBeNull()
})

test('the message of a deletion can undo it', async () => {
  const { user, sent } = renderMyRecipes([gratin, curry])
  await user.click((await row('Leek gratin')).getByRole('button', { name: 'Delete' }))
  const confirmation = await screen.findByRole('alertdialog')
  await user.click(within(confirmation).getByRole('button', { name: 'Delete' }))
  const message = (await screen.findByText(/is now under Recently Deleted/)).closest<HTMLElement>(
    '[role=status]',
  )
  await user.click(within(message ?? document.body).getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('rowheader', { name: 'Leek gratin' })).toBeVisible()
  expect(sent('POST /api/recipes/r1/restore')).toHaveLength(1)
})

test('a failed deletion or restoration leaves the recipe and shows a message', async () => {
  const { user } = renderMyRecipes([gratin], {
    'DELETE /api/recipes/r1': null,
    'GET /api/recipes/my/deleted?view=card': { json: [wireOwnCard(curry)] },
    'POST /api/recipes/r2/restore': { status: 500, json: { error: 'server error' } },
  })
  await user.click((await row('Leek gratin')).getByRole('button', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be deleted/)
  expect(screen.getByRole('rowheader', { name: 'Leek gratin' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/could not be restored/))
})

test('a search shows the matches of all tabs, with their dish type', async () => {
  const { user, sent } = renderMyRecipes([gratin, mousse], {
    'GET /api/recipes/my/search?q=cream&view=card': { json: [mousse, gratin].map(wireOwnCard) },
  })
  await user.type(await screen.findByRole('searchbox', { name: 'Search your recipes' }), ' cream')
  expect(await screen.findByText('Found 2 recipes')).toBeVisible()
  expect((await row('Chocolate mousse')).getByText('Desserts')).toBeVisible()
  expect((await row('Leek gratin')).getByText('Mains')).toBeVisible()
  expect(sent('GET /api/recipes/my/search?q=cream&view=card')).toHaveLength(1)

  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(await screen.findByRole('tabpanel', { name: 'Mains' })).toBeVisible()
  expect(screen.queryByText('Chocolate mousse')).toBeNull()
})

test('a search without results has a button back to all recipes', async () => {
  const { user } = renderMyRecipes([gratin], {
    'GET /api/recipes/my/search?q=zzz&view=card': { json: [] },
  })
  await user.type(await screen.findByRole('searchbox'), 'zzz')
  expect(await screen.findByRole('heading', { name: 'No recipes found' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show All Recipes' }))
  expect(await screen.findByRole('rowheader', { name: 'Leek gratin' })).toBeVisible()
})

test('lists that fail to load show a message in their place and can be retried', async () => {
  let online = false
  const { user } = renderMyRecipes([gratin], {
    'GET /api/recipes/my?view=card': () => (online ? { json: [wireOwnCard(gratin)] } : null),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
  online = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('rowheader', { name: 'Leek gratin' })).toBeVisible()
})

test('the page is busy while the recipes load', async () => {
  let arrive: (answer: { json: unknown }) => void = () => undefined
  const way = new Promise<{ json: unknown }>((resolve) => (arrive = resolve))
  renderMyRecipes([gratin], { 'GET /api/recipes/my?view=card': () => way })
  const panel = await screen.findByRole('tabpanel', { name: 'Mains' })
  expect(panel.querySelector('[aria-busy="true"]')).toBeInTheDocument()
  arrive({ json: [wireOwnCard(gratin)] })
  await screen.findByRole('rowheader', { name: 'Leek gratin' })
  expect(panel.querySelector('[aria-busy="true"]')).toBeNull()
})

test('a visitor is asked to log in, and returns here', async () => {
  const { user, here } = renderPage(<MyRecipesPage />, { path: '/en/my/recipes' })
  await user.click(await screen.findByRole('link', { name: 'Log in' }))
  expect(here()).toBe('/en/login')
  expect(sessionStorage.getItem('return_to')).toBe('/en/my/recipes')
})

test('the end of the session shows at once', async () => {
  const lost = () => {
    document.cookie = 'signed_in=; Path=/; Max-Age=0'
    return { status: 401, json: { error: 'not signed in' } }
  }
  renderMyRecipes([], {
    'GET /api/recipes/my?view=card': lost,
    'GET /api/recipes/my/deleted?view=card': lost,
  })
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible()
})

test.each([
  ['fr', ['Entrées', 'Plats', 'Desserts', 'Cocktails'], 'Publique'],
  ['es', ['Entrantes', 'Platos principales', 'Postres', 'Cócteles'], 'Pública'],
  ['de', ['Vorspeisen', 'Hauptgerichte', 'Desserts', 'Cocktails'], 'Öffentlich'],
] as const)('speaks %s', async (language, tabs, visible) => {
  await loadAllTexts(language)
  renderMyRecipes([gratin])
  for (const name of tabs) expect(await tab(name)).toBeVisible()
  expect((await row('Leek gratin')).getByRole('switch', { name: visible })).toBeVisible()
})

test('a reload during cook mode reopens it at the same step', async () => {
  putDish({
    recipeId: 'r1',
    uuid: null,
    title: 'Leek gratin',
    language: 'en',
    step: 1,
    steps: 2,
    servings: 8,
    measures: 'metric',
    ticked: { ingredients: [], steps: [] },
    startedAt: null,
    changedAt: 0,
  })
  const path = '/en/my/recipes?recipe=r1'
  const { user } = renderMyRecipes([curry, gratin], {}, path, { cooking: 'r1' })
  expect(await screen.findByText('Step 2 of 2')).toBeVisible()
  expect(
    screen.getByText('400 ml cream', { selector: '[role=dialog] section[aria-label] li span' }),
  ).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText('Step 2 of 2')).toBeNull())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
