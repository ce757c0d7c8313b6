import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { loadAllTexts } from '../i18n/i18n.ts'
import { quietCommunity, wireCard, wireRecipe } from '../features/recipes/test-recipe.ts'
import { emptyHousehold, testEater } from '../features/household/test-household.ts'
import { RequireSession } from '../app/layout/route-guards.tsx'
import { today } from '../lib/calendar-days.ts'
import { renderPage } from '../test/render-page.tsx'
import Discover from './discover.tsx'
// Before the tests, so that none waits for its many modules.
import '../features/forum/shareable-recipe.tsx'

type Answers = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['answers']>

const gratin = wireRecipe({ IsPublic: true, mine: false })
const curry = wireRecipe({ ID: 'r2', Title: 'Chickpea curry', Rating: 0, OwnerName: null, TotalTime: null })

/** The reader's language comes first, unless another order or language is asked for. */
const listAt = (offset: number, filters = '', reader = 'en') => {
  const first = /(?:sort|language)=/.test(filters) ? '' : `&first=${reader}`
  return `GET /api/recipes/public?limit=12&offset=${offset}${filters}${first}&view=card`
}
const count = 'GET /api/recipes/public/count'
const searchFor = (text: string, filters = '') =>
  `GET /api/recipes/search?q=${text}&limit=101${filters}&view=card`

function renderDiscover(path: string, answers: Answers = {}, language = 'en') {
  return renderPage(
    <Routes>
      <Route element={<RequireSession />}>
        <Route path="/:lang/discover" element={<Discover />} />
      </Route>
    </Routes>,
    {
      path: `/${language}/discover${path}`,
      signedIn: true,
      answers: {
        [listAt(0, '', language)]: { json: [wireCard(gratin), wireCard(curry)] },
        [count]: { json: { total: 2 } },
        ...quietCommunity(gratin),
        ...answers,
      },
    },
  )
}

const cards = async () => {
  await screen.findAllByRole('article')
  return screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
}
const searchBox = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search recipes' })
const button = (name: string) => screen.getByRole('button', { name })

test('shows public recipes as cards', async () => {
  renderDiscover('')
  const region = await screen.findByRole('region', { name: 'Recipes' })
  expect(region.getAttribute('aria-busy')).toBe('true')
  expect(await cards()).toEqual(['Leek gratin', 'Chickpea curry'])
  const card = within(screen.getByRole('article', { name: 'Leek gratin' }))
  expect(card.getByText('by Ada')).toBeVisible()
  expect(card.getByText('4.3 out of 5 stars')).toBeVisible()
  expect(card.getByText('1 h 5 min')).toBeVisible()
  expect(
    within(screen.getByRole('article', { name: 'Chickpea curry' })).getByText('by A member'),
  ).toBeVisible()
  expect(await screen.findByText('Showing 1-2 of 2 recipes')).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
})

test('the pager has ellipses, and the page is in the address', async () => {
  const { user, here } = renderDiscover('', {
    [count]: { json: { total: 240 } },
    [listAt(12)]: { json: [wireCard(curry)] },
  })
  const pager = within(await screen.findByRole('navigation', { name: 'Pages' }))
  const pages = () => pager.getAllByRole('button', { name: /^Page/ }).map((each) => each.textContent)
  expect(pages()).toEqual(['1', '2', '20'])
  expect(pager.getByText('…')).toBeVisible()
  expect(pager.getByRole('button', { name: 'Previous page' })).toHaveProperty('disabled', true)

  await user.click(pager.getByRole('button', { name: 'Page 2' }))
  expect(here()).toBe('/en/discover?page=2')
  expect(await screen.findByText('Showing 13-24 of 240 recipes')).toBeVisible()
  await waitFor(async () => expect(await cards()).toEqual(['Chickpea curry']))
  expect(pager.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
})

test('beyond a thousand matches the text says so, and the pager goes on as long as pages are full', async () => {
  const full = Array.from({ length: 12 }, (_, index) => ({ ...wireCard(curry), id: `c${index}` }))
  const mains = '&dish_type=Mains'
  const { user } = renderDiscover('?dish_type=Mains&page=84', {
    [`${count}?dish_type=Mains`]: { json: { total: 1000, more: true } },
    [listAt(996, mains)]: { json: full },
    [listAt(1008, mains)]: { json: full.slice(0, 5) },
  })
  expect(await screen.findByText('Showing 997-1,008 of more than 1,000 recipes')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Page 85' }))
  expect(await screen.findByText('Showing 1,009-1,013 of more than 1,000 recipes')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Page 86' })).toBeNull()
})

test('a card shows its picture by the link that came with it, over its placeholder, without another call', async () => {
  const pictured = wireCard({ ...gratin, ImageUrl: 'recipe_1.png' })
  renderDiscover('', { [listAt(0)]: { json: [pictured] } })
  const card = await screen.findByRole('article')
  const image = card.querySelector('img')
  expect(image?.getAttribute('src')).toBe('/images/recipe_1.png?expires=1&signature=s')
  expect(image?.srcset).toContain('/images/recipe_1.png?expires=1&signature=s&w=320 320w')
  expect(image?.style.backgroundImage).toContain('data:image/bmp;base64,Qk1O')
})

test('a link of a card that has expired is requested again', async () => {
  const pictured = wireCard({ ...gratin, ImageUrl: 'recipe_1.png' })
  renderDiscover('', {
    [listAt(0)]: { json: [pictured] },
    'GET /api/images/recipe_1.png/signed': {
      json: { signed_url: '/images/recipe_1.png?expires=2&signature=t' },
    },
  })
  const card = await screen.findByRole('article')
  fireEvent.error(card.querySelector('img') ?? card)
  await waitFor(() =>
    expect(card.querySelector('img')?.getAttribute('src')).toBe('/images/recipe_1.png?expires=2&signature=t'),
  )
})

test('a page number past the end leads to the last page', async () => {
  const { here } = renderDiscover('?page=9', { [listAt(96)]: { json: [] } })
  expect(await cards()).toHaveLength(2)
  expect(here()).toBe('/en/discover')
})

test('the search text of the address is filled in and searched; results have no pages', async () => {
  renderDiscover('?search=leek', { [searchFor('leek')]: { json: [wireCard(gratin)] } })
  expect(await screen.findByText('Found 1 recipe for “leek”')).toBeVisible()
  expect(searchBox().value).toBe('leek')
  expect(await cards()).toEqual(['Leek gratin'])
  expect(screen.queryByText(/Showing/)).toBeNull()
})

test('searching puts the trimmed text into the address, clearing removes it', async () => {
  const { user, here } = renderDiscover('', {
    [searchFor('leek+pie')]: { json: [wireCard(gratin), wireCard(curry)] },
  })
  await cards()
  await user.type(searchBox(), ' leek pie {Enter}')
  await waitFor(() => expect(here()).toBe('/en/discover?search=leek+pie'))
  expect(await screen.findByText('Found 2 recipes for leek pie')).toBeVisible()
  await user.click(button('Clear search'))
  expect(here()).toBe('/en/discover')
  expect(await screen.findByText('Showing 1-2 of 2 recipes')).toBeVisible()
  expect(document.activeElement).toBe(searchBox())
})

test.each([
  ['nothing matches', { json: [] }],
  ['the search failed', { status: 500, json: { error: 'server error' } }],
  ['there is no network', null],
])('when %s all recipes can be shown again', async (_, answer) => {
  const { user, here } = renderDiscover('?search=zzz&diet=vegan', {
    [searchFor('zzz', '&diet=vegan')]: answer,
  })
  expect(await screen.findByRole('heading', { name: 'No recipes found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ask the chef for this' })).toHaveProperty('pathname', '/en/chat')
  await user.click(button('Show All Recipes'))
  expect(here()).toBe('/en/discover')
  expect(await cards()).toHaveLength(2)
})

test('without recipes it shows a message', async () => {
  renderDiscover('', { [listAt(0)]: { json: [] }, [count]: { json: { total: 0 } } })
  expect(await screen.findByRole('heading', { name: 'No recipes available' })).toBeVisible()
  expect(screen.getByText('Check back later for new recipes!')).toBeVisible()
})

test('loading the list can be retried after a failure', async () => {
  let online = false
  const { user } = renderDiscover('', { [listAt(0)]: () => (online ? { json: [wireCard(gratin)] } : null) })
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
  online = true
  await user.click(button('Try again'))
  expect(await cards()).toEqual(['Leek gratin'])
})

test('filters and sort order are in the address and in the calls', async () => {
  const filtered = 'with=leek&without=nuts&dish_type=Starters&diet=vegan&max_minutes=30&sort=rated'
  const counted = filtered.replace('&sort=rated', '')
  const { user, here } = renderDiscover('?dish_type=Starters&diet=vegan&max_minutes=30&sort=rated', {
    [listAt(0, '&dish_type=Starters&diet=vegan&max_minutes=30&sort=rated')]: { json: [wireCard(curry)] },
    [`${count}?dish_type=Starters&diet=vegan&max_minutes=30`]: { json: { total: 1 } },
    [listAt(0, `&${filtered}`)]: { json: [wireCard(gratin)] },
    [`${count}?${counted}`]: { json: { total: 1 } },
    [listAt(0, '&sort=rated')]: { json: [wireCard(gratin), wireCard(curry)] },
  })
  expect(await cards()).toEqual(['Chickpea curry'])
  await user.click(screen.getByRole('button', { name: /^Filters/ }))
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Course' }).value).toBe('Starters')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).value).toBe('rated')
  expect(button('vegan').getAttribute('aria-pressed')).toBe('true')

  fireEvent.change(screen.getByLabelText('Must not contain'), { target: { value: 'nuts' } })
  await user.type(screen.getByLabelText('Must contain'), 'leek{Enter}')
  expect(document.activeElement).toBe(screen.getByLabelText('Must contain'))
  expect(new URLSearchParams(here().split('?')[1]).toString()).toBe(filtered)
  await waitFor(async () => expect(await cards()).toEqual(['Leek gratin']))

  await user.click(button('Clear filters'))
  expect(here()).toBe('/en/discover?sort=rated')
})

test('a sentence is understood as filters and words, and each filter can be taken away', async () => {
  const asked = { words: 'soup', without: ['dairy'], diets: ['vegan'], maxMinutes: 30 }
  const { user, here } = renderDiscover('', {
    'GET /api/recipes/search/reading?q=quick+vegan+soup+without+dairy': { json: asked },
    [searchFor('soup', '&without=dairy&diet=vegan&max_minutes=30')]: { json: [wireCard(curry)] },
    [searchFor('soup', '&without=dairy&diet=vegan')]: { json: [wireCard(gratin)] },
  })
  await cards()
  await user.type(searchBox(), 'quick vegan soup without dairy{Enter}')
  await waitFor(async () => expect(await cards()).toEqual(['Chickpea curry']))
  expect(searchBox().value).toBe('soup')
  const chips = within(screen.getByRole('list', { name: 'Filters in use' }))
  expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Up to 30 min',
    'vegan',
    'without dairy',
  ])
  await user.click(chips.getByRole('button', { name: 'Remove Up to 30 min' }))
  await waitFor(async () => expect(await cards()).toEqual(['Leek gratin']))
  expect(here()).toBe('/en/discover?search=soup&without=dairy&diet=vegan')
})

test('a sentence that comes from another page is understood as well', async () => {
  const asked = { words: '', without: [], diets: [], maxMinutes: 30 }
  const { here } = renderDiscover('?search=dinner+under+30+minutes', {
    'GET /api/recipes/search/reading?q=dinner+under+30+minutes': { json: asked },
    [searchFor('dinner+under+30+minutes')]: { json: [] },
    [listAt(0, '&max_minutes=30')]: { json: [wireCard(curry)] },
    [`${count}?max_minutes=30`]: { json: { total: 1 } },
  })
  await waitFor(async () => expect(await cards()).toEqual(['Chickpea curry']))
  expect(here()).toBe('/en/discover?max_minutes=30')
})

test('below a search without results are the closest matches, which keep to what must not be in them', async () => {
  renderDiscover('?search=leek+caviar&without=nuts&max_minutes=30', {
    [searchFor('leek+caviar', '&without=nuts&max_minutes=30')]: { json: [] },
    'GET /api/recipes/search?q=leek+caviar&limit=6&nearest=yes&without=nuts&view=card': {
      json: [wireCard(gratin)],
    },
  })
  expect(await screen.findByRole('heading', { name: 'No recipes found' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Closest matches' })).toBeVisible()
  expect(await cards()).toEqual(['Leek gratin'])
  expect(screen.getByRole('link', { name: 'Ask the chef for this' })).toBeVisible()
})

test('above the first page are rows of recipes, which go with a search or a filter', async () => {
  const { user } = renderDiscover('', {
    [`GET /api/discover/rows?today=${today()}`]: { json: { season: [wireCard(curry)], groups: [] } },
    [searchFor('leek')]: { json: [wireCard(gratin)] },
  })
  const row = within(await screen.findByRole('region', { name: 'In season, ready in 30 minutes' }))
  expect(row.getByRole('link', { name: 'Chickpea curry' })).toHaveProperty('search', '?recipe=r2')
  expect(screen.queryByRole('region', { name: 'From your groups' })).toBeNull()
  await user.type(searchBox(), 'leek{Enter}')
  await waitFor(async () => expect(await cards()).toEqual(['Leek gratin']))
  expect(screen.queryByRole('region', { name: 'In season, ready in 30 minutes' })).toBeNull()
})

test('a title is shown in the language in which its recipe is shown', async () => {
  const soup = { ...wireCard(curry), title: 'Kichererbsencurry', language: 'de' as const }
  const own = { ...soup, id: 'r3', owner: { id: '1', name: 'Ada' }, title: 'Mein Curry' }
  renderDiscover('', {
    [listAt(0)]: { json: [soup, own] },
    'GET /api/recipes/titles?ids=r2&in=en': { json: [{ id: 'r2', title: 'Chickpea curry' }] },
  })
  const link = await screen.findByRole('link', { name: 'Chickpea curry' })
  expect(link.lang).toBe('')
  // Nobody translates their own.
  expect(screen.getByRole('link', { name: 'Mein Curry' }).lang).toBe('de')
})

test('filters without a match give another message than an empty site', async () => {
  renderDiscover('?language=de', {
    [listAt(0, '&language=de')]: { json: [] },
    [`${count}?language=de`]: { json: { total: 0 } },
  })
  expect(await screen.findByRole('heading', { name: 'No recipes found' })).toBeVisible()
})

test('a card opens its recipe in a dialog with its own address; Escape goes back', async () => {
  const { user, here } = renderDiscover('')
  await user.click(await screen.findByRole('link', { name: 'Leek gratin' }))
  expect(here()).toBe('/en/discover?recipe=r1')
  // Until the recipe arrives, the dialog is another one.
  await screen.findByText('200 ml cream')
  const dialog = within(screen.getByRole('dialog', { name: 'Leek gratin' }))
  expect(dialog.getByText('200 ml cream')).toBeVisible()
  expect(dialog.getByText('4.3')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(here()).toBe('/en/discover')
})

test('an address with a recipe opens it at once; Close removes it from the address', async () => {
  const { user, here } = renderDiscover('?search=leek&recipe=r1', { [searchFor('leek')]: { json: [] } })
  const dialog = within(await screen.findByRole('dialog', { name: 'Leek gratin' }))
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(here()).toBe('/en/discover?search=leek')
})

test('a recipe that the user cannot read is not found', async () => {
  renderDiscover('?recipe=r9', { 'GET /api/recipes/r9': { status: 404, json: { error: 'not found' } } })
  expect(await screen.findByRole('dialog', { name: 'Recipe not found' })).toBeVisible()
})

test.each([
  ['fr', '2 recettes trouvées pour « leek »', 'Effacer la recherche'],
  ['es', '2 recetas encontradas para «leek»', 'Borrar la búsqueda'],
  ['de', '2 Rezepte gefunden für „leek“', 'Suche leeren'],
] as const)('speaks %s', async (language, found, clear) => {
  await loadAllTexts(language)
  renderDiscover('?search=leek', { [searchFor('leek')]: { json: [wireCard(gratin), wireCard(curry)] } })
  expect(await screen.findByText(found)).toBeVisible()
  expect(button(clear)).toBeVisible()
})

test.each([
  ['en', 'Found more than 100 recipes for soup'],
  ['fr', 'Plus de 100 recettes trouvées pour « soup »'],
  ['es', 'Más de 100 recetas encontradas para «soup»'],
  ['de', 'Mehr als 100 Rezepte gefunden für „soup“'],
] as const)('a search that finds more than it shows says so, in %s', async (language, sentence) => {
  await loadAllTexts(language)
  const json = Array.from({ length: 101 }, (_, at) => wireCard({ ...gratin, ID: `r${at}` }))
  renderDiscover('?search=soup', { [searchFor('soup')]: { json } }, language)
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.getAllByRole('article')).toHaveLength(100)
})

test('a search that finds exactly as many as it shows states their number', async () => {
  const json = Array.from({ length: 100 }, (_, at) => wireCard({ ...gratin, ID: `r${at}` }))
  renderDiscover('?search=soup', { [searchFor('soup')]: { json } })
  expect(await screen.findByText('Found 100 recipes for soup')).toBeVisible()
})

test('a card says for whom of the household its dish is not', async () => {
  const eaters = [testEater('Tom', { allergens: ['molluscs'] })]
  const stew = { ...wireCard(gratin), contains: { molluscs: ['mussels'] } }
  renderDiscover('', {
    [listAt(0)]: { json: [stew, wireCard(curry)] },
    'GET /api/household': { json: { ...emptyHousehold, eaters } },
  })
  const card = within(await screen.findByRole('article', { name: 'Leek gratin' }))
  expect(await card.findByText('Not for Tom: mussels')).toBeVisible()
  const other = within(screen.getByRole('article', { name: 'Chickpea curry' }))
  expect(other.queryByText(/Not for/)).toBeNull()
})
