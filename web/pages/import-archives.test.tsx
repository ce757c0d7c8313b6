import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { ArchiveItem, RecipeArchive } from '#shared/contract/recipe-archives.ts'
import { limits } from '#shared/constants/limits.ts'
import { renderPage } from '../test/render-page.tsx'
import ImportRecipes from './import-recipes.tsx'

const list = 'GET /api/recipes/archives'
const create = 'POST /api/recipes/archives'
const parts = 'POST /api/recipes/archives/a1/parts'
const start = 'POST /api/recipes/archives/a1/start'

const counts: RecipeArchive['counts'] = {
  recipes: 0,
  waiting: 0,
  saved: 0,
  duplicate: 0,
  failed: 0,
  kept: 0,
  undone: 0,
  doubtful: 0,
  pictures: 0,
  missingPictures: 0,
}
const archive = (fields: Partial<RecipeArchive> = {}): RecipeArchive => ({
  id: 'a1',
  name: 'paprika.zip',
  createdAt: '2026-11-29T01:00:00.000Z',
  state: 'uploading',
  reason: null,
  program: null,
  bytes: 10,
  received: 0,
  files: 0,
  filesRead: 0,
  otherFiles: 0,
  counts,
  table: null,
  undoUntil: null,
  ...fields,
})
const item = (position: number, fields: Partial<ArchiveItem> = {}): ArchiveItem => ({
  position,
  title: `Dish ${position}`,
  path: `${position}.json`,
  state: 'waiting',
  reason: null,
  lines: 5,
  doubts: 0,
  picture: 'none',
  recipe: null,
  ...fields,
})
const ready = archive({
  state: 'ready',
  program: 'paprika',
  counts: { ...counts, recipes: 3, waiting: 2, duplicate: 1, doubtful: 1, missingPictures: 1 },
})

const renderImport = (answers: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<ImportRecipes />, {
    path: '/en/my/import',
    signedIn: true,
    answers: { 'GET /api/recipes/imports': { json: [] }, [list]: { json: [] }, ...answers.answers },
  })
const items = (...rows: ArchiveItem[]) => ({
  'GET /api/recipes/archives/a1/items?limit=50&offset=0': { json: rows },
})
const file = (text: string, name = 'paprika.zip') => new File([text], name)

describe('a file of another program', () => {
  test('is sent, read, looked at and imported', async () => {
    let known = [] as RecipeArchive[]
    const { user, sent } = renderImport({
      answers: {
        [list]: () => ({ json: known }),
        [create]: { status: 201, json: archive() },
        [parts]: () => {
          known = [ready]
          return { json: archive({ state: 'reading', received: 10, files: 4, filesRead: 1 }) }
        },
        [start]: () => {
          known = [archive({ ...ready, state: 'importing' })]
          return { json: known[0] }
        },
      },
    })
    await user.upload(await screen.findByLabelText('Choose a file'), file('0123456789'))
    const card = await screen.findByRole('article', { name: 'paprika.zip' })
    expect(sent(create)).toEqual([{ name: 'paprika.zip', bytes: 10 }])
    expect(within(card).getByText('Ready to import')).toBeVisible()
    expect(within(card).getByText(/^Paprika/)).toBeVisible()
    for (const [label, value] of [
      ['Recipes in the file', '3'],
      ['You have them already', '1'],
      ['With ingredients to check', '1'],
      ['Picture missing', '1'],
    ] as const)
      expect(within(card).getByText(label).parentElement).toHaveTextContent(`${label}${value}`)
    await user.click(within(card).getByRole('button', { name: 'Import 2 recipes' }))
    expect(sent(start)).toEqual([{ anyway: [] }])
    await screen.findByRole('progressbar', { name: '1 of 3 recipes' })
  })

  test('that is empty or too large is not sent', async () => {
    const { user, sent } = renderImport()
    const input = await screen.findByLabelText('Choose a file')
    await user.upload(input, file(''))
    expect(await screen.findByText(/This file is empty/)).toBeVisible()
    const large = file('x')
    Object.defineProperty(large, 'size', { value: limits.archive.bytes + 1 })
    await user.upload(input, large)
    expect(await screen.findByText(/larger than 500 MB/)).toBeVisible()
    expect(sent(create)).toEqual([])
  })

  test('goes on where it stopped when it is chosen again', async () => {
    const { user, sent } = renderImport({
      answers: {
        [list]: { json: [archive({ received: 4 })] },
        [parts]: { json: archive({ state: 'reading', received: 10 }) },
      },
    })
    expect(await screen.findByText(/40 % of the file is here/)).toBeVisible()
    await user.upload(screen.getByLabelText('Choose a file'), file('0123456789'))
    await waitFor(() => expect(sent(parts)).toHaveLength(1))
    expect(sent(create)).toEqual([])
  })

  test('that another one keeps out says so', async () => {
    const { user } = renderImport({
      answers: { [create]: { status: 409, json: { error: 'limit reached' } } },
    })
    await user.upload(await screen.findByLabelText('Choose a file'), file('0123456789'))
    expect(await screen.findByText(/Another file is still here/)).toBeVisible()
  })

  test('that cannot be read says why', async () => {
    renderImport({ answers: { [list]: { json: [archive({ state: 'failed', reason: 'no recipe found' })] } } })
    expect(await screen.findByRole('alert')).toHaveTextContent('No recipes were found in this file')
  })
})

describe('the recipes of an archive', () => {
  test('are listed with what is to be checked; a duplicate comes when one says so', async () => {
    const { user, sent } = renderImport({
      answers: {
        [list]: { json: [ready] },
        [start]: { json: ready },
        ...items(
          item(0, { doubts: 2, picture: 'missing' }),
          item(1),
          item(2, { state: 'duplicate', recipe: { id: 'r1', title: 'Rice' } }),
        ),
      },
    })
    await user.click(await screen.findByText('The recipes'))
    expect(await screen.findByText('Ingredients: 5 · To check: 2 · Picture missing')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Rice' }).getAttribute('href')).toContain('r1')
    await user.click(screen.getByRole('switch', { name: 'Import it anyway: Dish 2' }))
    await user.click(screen.getByRole('button', { name: 'Import 3 recipes' }))
    await waitFor(() => expect(sent(start)).toEqual([{ anyway: [2] }]))
  })

  test('can be taken back, and what stays says why', async () => {
    const undo = 'POST /api/recipes/archives/a1/undo'
    let known = archive({
      state: 'done',
      counts: { ...counts, recipes: 2, saved: 2 },
      undoUntil: '2026-12-29T01:00:00.000Z',
    })
    const { user, sent } = renderImport({
      answers: {
        [list]: () => ({ json: [known] }),
        [undo]: () => {
          known = archive({ state: 'undone', counts: { ...counts, recipes: 2, kept: 1, undone: 1 } })
          return { json: known }
        },
        ...items(
          item(0, { state: 'undone' }),
          item(1, { state: 'kept', reason: 'cooked', recipe: { id: 'r1', title: 'Rice' } }),
        ),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Take the import back' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('2 recipes are deleted.')
    expect(sent(undo)).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Take the import back' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await screen.findByText('Stay in your binder')).toBeVisible()
    await user.click(screen.getByText('The recipes'))
    expect(await screen.findByText(/It was cooked/)).toBeVisible()
  })

  test('of a table are read again with other columns', async () => {
    const put = 'PUT /api/recipes/archives/a1/columns'
    const table = { header: ['Name', 'Foo'], columns: ['title' as const, null] }
    const { user, sent } = renderImport({
      answers: {
        [list]: { json: [archive({ state: 'failed', reason: 'no recipe found', table })] },
        [put]: { json: ready },
      },
    })
    await user.selectOptions(await screen.findByLabelText('Foo'), 'Ingredients')
    await user.click(screen.getByRole('button', { name: 'Read it again' }))
    await waitFor(() => expect(sent(put)).toEqual([{ columns: ['title', 'ingredients'] }]))
  })
})
