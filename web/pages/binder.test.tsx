import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { Collection, WholeCollection } from '#shared/contract/collections.ts'
import type { SavedRecipe } from '#shared/contract/saved-recipes.ts'
import { wireCard, wireOwnCard, wireRecipe } from '../features/recipes/test-recipe.ts'
import { MyRecipes } from '../features/my-recipes/my-recipes.tsx'
import { renderPage } from '../test/render-page.tsx'

type Answers = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['answers']>

const gratin = wireRecipe({ Rating: 3 })
const curry = wireRecipe({ ID: 'r2', Title: 'Chickpea curry', Rating: 5 })
const pie = wireRecipe({ ID: 'r3', Title: 'Apple pie', Rating: 4, mine: false, OwnerName: 'Bo' })

const savedPie: SavedRecipe = {
  recipeId: 'r3',
  savedAt: '2026-11-20T10:00:00.000Z',
  title: 'Apple pie',
  dishType: 'Mains',
  recipe: wireCard(pie),
}
const gone: SavedRecipe = { ...savedPie, recipeId: 'r4', title: 'Lost loaf', recipe: null }

const soups: Collection = {
  id: 'c1',
  title: 'Soups',
  description: 'All of them',
  group: null,
  owner: { id: '1', name: 'Ada' },
  count: 1,
  cover: null,
  mayEdit: true,
  hidden: false,
}
const wholeSoups: WholeCollection = {
  ...soups,
  recipes: [
    {
      recipeId: 'r3',
      title: 'Apple pie',
      recipe: wireCard(pie),
      note: 'With cream',
      addedBy: { id: '1', name: 'Ada' },
      addedAt: '2026-11-20T10:00:00.000Z',
      mayChange: true,
    },
  ],
}

afterEach(() => localStorage.clear())

function renderBinder(answers: Answers = {}, path = '/en/my/recipes') {
  return renderPage(<MyRecipes />, {
    path,
    signedIn: true,
    answers: {
      'GET /api/recipes/my?view=card': { json: [gratin, curry].map(wireOwnCard) },
      'GET /api/recipes/my/deleted?view=card': { json: [] },
      'GET /api/recipes/saved': { json: [savedPie, gone] },
      'GET /api/recipes/my/saved': { json: ['r3', 'r4'] },
      'GET /api/recipes/my/tags': {
        json: [
          { tag: 'quick', recipes: ['r2', 'r3'] },
          { tag: 'Sunday', recipes: ['r1'] },
        ],
      },
      'GET /api/collections': { json: [soups] },
      'GET /api/collections/c1': { json: wholeSoups },
      ...answers,
    },
  })
}

const titles = () =>
  screen.getAllByRole('rowheader').map((cell) => cell.querySelector('.binder-title')?.textContent)

describe('saved recipes', () => {
  const rowOf = async (title: string) =>
    within((await screen.findByRole('rowheader', { name: new RegExp(title) })).closest('tr') as HTMLElement)

  test('are among the own ones by date, marked and with their authors, also those no longer shared', async () => {
    renderBinder()
    const row = await rowOf('Apple pie')
    expect(row.getByText('Saved')).toBeVisible()
    expect(row.getByText('by Bo')).toBeVisible()
    expect(row.queryByRole('switch')).toBeNull()
    expect((await rowOf('Lost loaf')).getByText('No longer shared')).toBeVisible()
    const own = await rowOf('Leek gratin')
    expect(own.queryByText('Saved')).toBeNull()
    expect(own.getByRole('switch', { name: 'Public' })).toBeVisible()
    expect(titles()).toEqual(['Apple pie', 'Lost loaf', 'Leek gratin', 'Chickpea curry'])
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toContain('Mains3')
  })

  test('are on cards too, with the same marks', async () => {
    const { user } = renderBinder()
    await rowOf('Apple pie')
    await user.click(screen.getByRole('button', { name: 'Cards' }))
    const card = within(screen.getByRole('article', { name: 'Apple pie' }))
    expect(card.getByText('Saved')).toBeVisible()
    expect(card.getByText('by Bo')).toBeVisible()
    expect(card.getByRole('button', { name: 'Take out of the binder' })).toBeVisible()
    const own = within(screen.getByRole('article', { name: 'Leek gratin' }))
    expect(own.getByRole('switch', { name: 'Public' })).toBeVisible()
    expect(own.getByRole('button', { name: 'Delete' })).toBeVisible()
  })

  test('of all courses are in the last tab, which is remembered', async () => {
    const soup = wireOwnCard(wireRecipe({ ID: 'r5', Title: 'Leek soup', DishType: 'Starters' }))
    const { user } = renderBinder({ 'GET /api/recipes/my?view=card': { json: [wireOwnCard(gratin), soup] } })
    await user.click(await screen.findByRole('tab', { name: /^All/ }))
    const row = await rowOf('Leek soup')
    expect(row.getByText('Starters')).toBeVisible()
    expect(titles()).toEqual(['Apple pie', 'Lost loaf', 'Leek gratin', 'Leek soup'])
    expect(localStorage.getItem('collection_tab')).toBe('all')
  })

  test('are taken out at once, with Undo while they can be saved again', async () => {
    let list = [savedPie, gone]
    const { user, sent } = renderBinder({
      'GET /api/recipes/saved': () => ({ json: list }),
      'DELETE /api/recipes/r3/saved': () => {
        list = list.filter(({ recipeId }) => recipeId !== 'r3')
        return { json: {} }
      },
      'DELETE /api/recipes/r4/saved': () => {
        list = list.filter(({ recipeId }) => recipeId !== 'r4')
        return { json: {} }
      },
      'PUT /api/recipes/r3/saved': () => {
        list = [savedPie, ...list]
        return { json: { savedAt: savedPie.savedAt } }
      },
    })
    const remove = async (title: string) => {
      const row = (await screen.findByRole('rowheader', { name: new RegExp(title) })).closest('tr')
      await user.click(within(row as HTMLElement).getByRole('button', { name: 'Take out of the binder' }))
    }
    await remove('Apple pie')
    expect(await screen.findByText('“Apple pie” is no longer in your binder.')).toBeVisible()
    await waitFor(() => expect(titles()).not.toContain('Apple pie'))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(titles()).toContain('Apple pie'))
    expect(sent('PUT /api/recipes/r3/saved')).toHaveLength(1)
    await remove('Lost loaf')
    await screen.findByText('“Lost loaf” is no longer in your binder.')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('that are no longer shared open with the title and the own words', async () => {
    const { user } = renderBinder({
      'GET /api/recipes/r4': { status: 404, json: { error: 'not found' } },
      'GET /api/recipes/r4/saved': {
        json: {
          savedAt: gone.savedAt,
          tags: [],
          note: { text: 'Rye is better', updatedAt: '2026-11-20T10:00:00.000Z' },
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Lost loaf' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Lost loaf' }))
    const note = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' })
    expect(note.value).toBe('Rye is better')
  })

  test('that cannot be taken out stay, with a message', async () => {
    const { user } = renderBinder({ 'DELETE /api/recipes/r3/saved': null })
    const row = (await screen.findByRole('rowheader', { name: /Apple pie/ })).closest('tr')
    await user.click(within(row as HTMLElement).getByRole('button', { name: 'Take out of the binder' }))
    expect(await screen.findByText('The recipe could not be taken out. Please try again.')).toBeVisible()
    expect(titles()).toContain('Apple pie')
  })

  test('are found by title and author, beside the own ones that the server finds', async () => {
    const { user } = renderBinder({ 'GET /api/recipes/my/search?q=bo&view=card': { json: [] } })
    await user.type(await screen.findByRole('searchbox'), 'bo')
    expect(await screen.findByText('Found 1 recipe')).toBeVisible()
    expect(titles()).toEqual(['Apple pie'])
  })
})

describe('order and tags', () => {
  test('sort own and saved recipes, and the order is remembered', async () => {
    const { user, unmount } = renderBinder()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Name')
    expect(titles()).toEqual(['Apple pie', 'Chickpea curry', 'Leek gratin', 'Lost loaf'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Rating')
    expect(titles().slice(0, 3)).toEqual(['Chickpea curry', 'Apple pie', 'Leek gratin'])
    unmount()
    renderBinder()
    const sort = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sort by' })
    expect(sort.value).toBe('rating')
  })

  test('sort by the day of the last cooking, those never cooked last', async () => {
    const { user } = renderBinder({
      'GET /api/recipes/my/cooked': { json: [{ recipeId: 'r2', cookedOn: '2026-11-01' }] },
    })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Last cooked')
    await waitFor(() => expect(titles()[0]).toBe('Chickpea curry'))
  })

  test('filter by one tag, own and saved recipes alike', async () => {
    const { user } = renderBinder()
    const quick = await screen.findByRole('button', { name: 'quick' })
    await user.click(quick)
    expect(titles()).toEqual(['Apple pie', 'Chickpea curry'])
    await user.click(screen.getByRole('button', { name: 'Sunday' }))
    expect(titles()).toEqual(['Leek gratin'])
    expect(quick.getAttribute('aria-pressed')).toBe('false')
    await user.click(screen.getByRole('button', { name: 'Sunday' }))
    expect(titles()).toHaveLength(4)
  })
})

describe('several recipes at once', () => {
  test('are chosen by check boxes, by all of the page, and by none after Escape', async () => {
    const { user } = renderBinder()
    await user.click(await screen.findByRole('button', { name: 'Select' }))
    const bar = within(screen.getByRole('region', { name: 'Selected recipes' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select “Leek gratin”' }))
    expect(bar.getByText('1 selected')).toBeVisible()
    // The title is the label of its box.
    await user.click(screen.getByText('Apple pie'))
    expect(bar.getByText('2 selected')).toBeVisible()
    await user.click(bar.getByRole('button', { name: 'Select all' }))
    expect(bar.getByText('4 selected')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: 'Selected recipes' })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('report what became of each', async () => {
    const { user, sent } = renderBinder({
      'PUT /api/recipes/r1/public': { json: { uuid: 'u' } },
      'PUT /api/recipes/r2/public': { status: 409, json: { error: 'unsafe recipe' } },
    })
    await user.click(await screen.findByRole('button', { name: 'Select' }))
    const bar = within(screen.getByRole('region', { name: 'Selected recipes' }))
    for (const title of ['Leek gratin', 'Chickpea curry', 'Apple pie'])
      await user.click(screen.getByRole('checkbox', { name: `Select “${title}”` }))
    await user.click(bar.getByRole('button', { name: 'Make public' }))
    expect(await bar.findByText('1 recipe: done')).toBeVisible()
    expect(bar.getByText('2 recipes: not done')).toBeVisible()
    expect(
      bar
        .getAllByRole('listitem')
        .map((item) => item.textContent)
        .toSorted(),
    ).toEqual([
      '“Apple pie”: It belongs to someone else.',
      '“Chickpea curry”: This recipe could harm someone, so it cannot be shared. Please correct it first.',
    ])
    expect(sent('PUT /api/recipes/r1/public')).toEqual([{ is_public: true }])
    expect(sent('PUT /api/recipes/r3/public')).toEqual([])
  })

  test('keep the tags they have', async () => {
    const { user, sent } = renderBinder({
      'PUT /api/recipes/r1/tags': { json: { tags: [] } },
      'PUT /api/recipes/r2/tags': { json: { tags: [] } },
    })
    await user.click(await screen.findByRole('button', { name: 'Select' }))
    for (const title of ['Leek gratin', 'Chickpea curry'])
      await user.click(screen.getByRole('checkbox', { name: `Select “${title}”` }))
    await user.click(screen.getByRole('button', { name: 'Add tag' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add tag' }))
    await user.type(dialog.getByRole('combobox', { name: 'New tag' }), 'sunday{Enter}')
    expect(await screen.findByText('2 recipes: done')).toBeVisible()
    expect(sent('PUT /api/recipes/r1/tags')).toEqual([{ tags: ['Sunday'] }])
    expect(sent('PUT /api/recipes/r2/tags')).toEqual([{ tags: ['quick', 'sunday'] }])
  })
})

describe('a collection', () => {
  test('is a divider with its own address, and a tab leads back', async () => {
    const { user, here } = renderBinder()
    const dividers = within(await screen.findByRole('navigation', { name: 'Collections' }))
    await user.click(await dividers.findByRole('button', { name: 'Soups' }))
    expect(await screen.findByRole('heading', { name: 'Soups' })).toBeVisible()
    expect(screen.getByText('With cream')).toBeVisible()
    expect(here()).toBe('/en/my/recipes?collection=c1')
    await user.click(screen.getByRole('tab', { name: /Mains/ }))
    expect(await screen.findByRole('heading', { name: 'Mains' })).toBeVisible()
    expect(here()).toBe('/en/my/recipes')
  })

  test('that is gone says so', async () => {
    renderBinder(
      { 'GET /api/collections/c9': { status: 404, json: { error: 'not found' } } },
      '/en/my/recipes?collection=c9',
    )
    expect(await screen.findByText('This collection does not exist any more.')).toBeVisible()
  })

  test('is created with a title, and opens', async () => {
    let created: Collection | null = null
    const { user, sent, here } = renderBinder({
      'GET /api/groups/my': { json: [] },
      'POST /api/collections': () => {
        created = { ...soups, id: 'c2', title: 'Pies', count: 0 }
        return { status: 201, json: created }
      },
      'GET /api/collections': () => ({ json: created ? [soups, created] : [soups] }),
      'GET /api/collections/c2': () => ({ json: { ...soups, ...created, recipes: [] } }),
    })
    await user.click(await screen.findByRole('button', { name: 'New collection' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New collection' }))
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Create' }).disabled).toBe(true)
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), ' Pies ')
    await user.click(dialog.getByRole('button', { name: 'Create' }))
    expect(await screen.findByText('Nothing in here yet')).toBeVisible()
    expect(here()).toBe('/en/my/recipes?collection=c2')
    expect(sent('POST /api/collections')).toEqual([
      { id: expect.any(String), title: 'Pies', description: null, groupId: null },
    ])
  })
})
