import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ImportItem } from '#shared/contract/recipe-imports.ts'
import { limits } from '#shared/constants/limits.ts'
import { wireRecipe } from '../features/recipes/test-recipe.ts'
import { renderPage } from '../test/render-page.tsx'
import ImportRecipes from './import-recipes.tsx'

const lists = 'GET /api/recipes/imports'
const archives = 'GET /api/recipes/archives'
const start = 'POST /api/recipes/imports'
const read = 'POST /api/recipes/import'
const save = 'POST /api/recipes'
const path = '/en/my/import'

const item = (position: number, fields: Partial<ImportItem> = {}): ImportItem => ({
  position,
  address: `https://example.org/${position}`,
  state: 'waiting',
  reason: null,
  recipe: null,
  ...fields,
})
const list = (...items: ImportItem[]) => ({ id: 'l1', createdAt: '2026-11-29T01:00:00.000Z', items })

const renderImport = (answers: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<ImportRecipes />, {
    path,
    signedIn: true,
    ...answers,
    answers: { [lists]: { json: [] }, [archives]: { json: [] }, ...answers.answers },
  })

describe('a list of addresses', () => {
  test('says what is no address and what is too many, and sends the rest', async () => {
    let known: unknown[] = []
    const { user, sent } = renderImport({
      answers: {
        [lists]: () => ({ json: known }),
        [start]: () => {
          known = [list(item(0), item(1))]
          return { status: 201, json: known[0] }
        },
      },
    })
    const field = await screen.findByLabelText('Addresses of recipe pages')
    const button = screen.getByRole('button', { name: 'Read them' })
    await user.click(button)
    expect(screen.getByText('Enter at least one address first.')).toBeVisible()
    expect(field).toHaveFocus()
    await user.type(field, 'soup')
    expect(screen.queryByText('Enter at least one address first.')).toBeNull()
    expect(screen.getByText('Not an address: soup')).toBeVisible()
    await user.click(button)
    await user.clear(field)
    const many = Array.from({ length: limits.import.addresses + 1 }, (_, place) => `example.org/${place}`)
    await user.click(field)
    await user.paste(many.join('\n'))
    expect(screen.getByText('That is 51 addresses: at most 50 at once.')).toBeVisible()
    await user.click(button)
    expect(sent(start)).toEqual([])
    await user.clear(field)
    await user.paste('example.org/a\n https://example.org/b  example.org/a')
    await user.click(button)
    expect(sent(start)).toMatchObject([{ addresses: ['https://example.org/a', 'https://example.org/b'] }])
    await screen.findByRole('progressbar', { name: '0 of 2 read' })
  })

  test('shows what became of each address, and takes a duplicate only when one says so', async () => {
    const items = [
      item(0, { state: 'saved', recipe: { id: 'r1', title: 'Leek soup' } }),
      item(1, { state: 'duplicate', recipe: { id: 'r2', title: 'Rice' } }),
      item(2, { state: 'failed', reason: 'unreachable page' }),
      item(3, { state: 'several' }),
    ]
    const retry = 'POST /api/recipes/imports/l1/retry'
    const { user, sent } = renderImport({
      answers: { [lists]: { json: [list(...items)] }, [retry]: { json: list(...items) } },
    })
    expect((await screen.findByRole('link', { name: 'Leek soup' })).getAttribute('href')).toContain('r1')
    expect(screen.getByText('1 saved, 3 to look at')).toBeVisible()
    expect(screen.getByText('The page could not be reached.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Choose one' }).getAttribute('href')).toBe(
      '/en/my/recipes?edit=new&shared_url=https%3A%2F%2Fexample.org%2F3',
    )
    await user.click(screen.getByRole('button', { name: 'Save it anyway' }))
    await waitFor(() => expect(sent(retry)).toMatchObject([{ position: 1, anyway: true }]))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(sent(retry)).toMatchObject([{}, { position: 2, anyway: false }]))
  })

  test('can be stopped while it is read, and a new one waits for it', async () => {
    const stop = 'POST /api/recipes/imports/l1/stop'
    let state: ImportItem['state'] = 'waiting'
    const { user, sent } = renderImport({
      answers: {
        [lists]: () => ({ json: [list(item(0, { state: 'saved' }), item(1, { state }))] }),
        [stop]: () => {
          state = 'stopped'
          return { json: list(item(0), item(1)) }
        },
      },
    })
    await screen.findByRole('progressbar', { name: '1 of 2 read' })
    await user.type(screen.getByLabelText('Addresses of recipe pages'), 'example.org/a')
    expect(screen.getByRole('button', { name: 'Read them' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    expect(sent(stop)).toHaveLength(1)
    await screen.findByText('Left out')
    expect(screen.getByRole('button', { name: 'Read them' })).toBeEnabled()
  })
})

describe('a page that the bookmark sends', () => {
  let frame: HTMLIFrameElement
  let asked: unknown[]
  beforeEach(() => {
    frame = document.createElement('iframe')
    document.body.append(frame)
    asked = []
    const opener = frame.contentWindow as Window
    opener.postMessage = ((...message: unknown[]) => void asked.push(message)) as Window['postMessage']
    window.opener = opener
  })
  afterEach(() => {
    frame.remove()
    window.opener = null
  })

  const post = (data: unknown, { origin = 'https://food.example', source = frame.contentWindow } = {}) =>
    act(() => window.dispatchEvent(new MessageEvent('message', { data, origin, source })))
  /** It listens and says so in an effect, which may run after the text is on the screen. */
  async function isReady() {
    await screen.findByText('Waiting for the page …')
    await waitFor(() => expect(asked).toEqual([['convive: ready for a page', '*']]))
  }
  const page = (fields: object = {}) => ({
    convive: 'page',
    url: 'https://food.example/dal',
    html: '<html>dal</html>',
    ...fields,
  })
  const imported = (fields: object = {}) => ({
    recipe: wireRecipe().recipe,
    total_minutes: 65,
    source: 'https://food.example/dal',
    picture: null,
    choices: [],
    duplicates: [],
    ...fields,
  })
  const received = () => screen.findByRole('heading', { name: /^A page from/ })

  test('is asked for from the page that opened this one, and heard from no other', async () => {
    const { sent } = renderImport({ path: `${path}#from-page` })
    await isReady()
    post(page(), { source: window as never })
    post({ convive: 'page' })
    post(page({ html: 3 }))
    post('page')
    post(page(), { origin: 'null' })
    expect(screen.getByText('Waiting for the page …')).toBeVisible()
    post(page({ url: 'https://bank.example/secret' }))
    expect((await received()).textContent).toBe('A page from food.example')
    // An address of another site is not believed.
    expect(screen.getByText('https://food.example')).toBeVisible()
    post(page({ url: 'https://food.example/another' }))
    expect(screen.queryByText('https://food.example/another')).toBeNull()
    expect(sent(read)).toEqual([])
  })

  test('is read and saved only when the member says so', async () => {
    const { user, sent } = renderImport({
      path: `${path}#from-page`,
      answers: { [read]: { json: imported() }, [save]: { status: 201, json: wireRecipe() } },
    })
    await isReady()
    post(page())
    await received()
    await user.click(screen.getByRole('button', { name: 'Read it' }))
    expect(sent(read)).toMatchObject([{ url: 'https://food.example/dal', html: '<html>dal</html>' }])
    await screen.findByText('Ingredients: 4 · Steps: 2')
    expect(sent(save)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Save in my binder' }))
    await screen.findByText('“Leek gratin” is saved in your binder.')
    expect(sent(save)).toMatchObject([
      { origin: 'import', recipe: { extra: 'Source: https://food.example/dal' } },
    ])
  })

  test('with several recipes asks which, and says which one has already', async () => {
    const choices = [{ title: 'Dal' }, { title: 'Naan' }]
    const duplicates = [{ id: 'r9', title: 'My naan', by: 'title' }]
    let answer = imported({ choices })
    const { user, sent } = renderImport({
      path: `${path}#from-page`,
      answers: { [read]: () => ({ json: answer }) },
    })
    await isReady()
    post(page())
    await received()
    await user.click(screen.getByRole('button', { name: 'Read it' }))
    const question = await screen.findByRole('group', {
      name: 'This page has several recipes. Which one do you want?',
    })
    answer = imported({ choices, duplicates })
    await user.click(within(question).getByRole('button', { name: 'Naan' }))
    await screen.findByText('You already have a recipe with this title:')
    expect(sent(read)).toMatchObject([{}, { choice: 1 }])
    expect(screen.getByRole('link', { name: 'My naan' }).getAttribute('href')).toContain('r9')
    await user.click(screen.getByRole('button', { name: 'Import it anyway' }))
    await screen.findByRole('button', { name: 'Save in my binder' })
  })

  test('that is too large is not read', async () => {
    renderImport({ path: `${path}#from-page` })
    await isReady()
    post(page({ html: 'x'.repeat(limits.import.htmlMax) }))
    await received()
    expect(screen.getByText('This page is too large to read.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Read it' })).toBeNull()
  })
})

test('a visitor is asked to log in', async () => {
  renderImport({ signedIn: false })
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible()
  expect(screen.queryByLabelText('Addresses of recipe pages')).toBeNull()
})
