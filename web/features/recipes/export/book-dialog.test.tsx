import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RequireSession } from '../../../app/layout/route-guards.tsx'
import { renderPage } from '../../../test/render-page.tsx'
import { BookDialog } from './book-dialog.tsx'
import type { BookSource } from './book-queries.ts'

const encoder = new TextEncoder()
const chosen: BookSource = { kind: 'chosen', ids: ['r1', 'r2'] }

/** Opens the dialog with a server that sends events when it is told to. */
async function renderBook(source: BookSource = chosen, count = 2) {
  const files: Blob[] = []
  const urls = { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => {} }
  vi.stubGlobal('URL', Object.assign(URL, urls))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const page = renderPage(
    <RequireSession>
      <BookDialog source={source} count={count} open onClose={() => undefined} />
    </RequireSession>,
    { signedIn: true },
  )
  const others = globalThis.fetch
  const requests: { path: string; body: unknown; signal: AbortSignal | null | undefined }[] = []
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  let refused: Response | undefined
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    if (!path.endsWith('/book')) return others(path, init)
    requests.push({ path, body: JSON.parse(String(init.body)), signal: init.signal })
    if (refused) return Promise.resolve(refused)
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) })
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
  })
  const dialog = within(await screen.findByRole('dialog'))
  return {
    ...page,
    dialog,
    files,
    requests,
    refuse: (error: string, status: number) => void (refused = Response.json({ error }, { status })),
    make: () => page.user.click(dialog.getByRole('button', { name: 'Make a book' })),
    send: (...events: object[]) => {
      for (const event of events) stream?.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`))
    },
    end: () => stream?.close(),
  }
}

test('a book of chosen recipes is made with its title, and one sees how far it is', async () => {
  const { dialog, user, make, send, end, files, requests } = await renderBook()
  const title = dialog.getByRole('textbox', { name: 'Title of the book' })
  await user.clear(title)
  expect(dialog.getByRole('button', { name: 'Make a book' })).toBeDisabled()
  await user.type(title, 'Our soups')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Paper' }), 'A4')
  await make()
  const body = { title: 'Our soups', paper: 'a4', recipes: ['r1', 'r2'] }
  await waitFor(() => expect(requests).toMatchObject([{ path: '/api/recipes/book', body }]))
  send({ done: 1, total: 2 })
  expect(await dialog.findByRole('progressbar', { name: 'The book is being made…' })).toHaveAttribute(
    'aria-valuenow',
    '50',
  )
  send({ done: 2, total: 2 }, { piece: btoa('%PDF-') }, { piece: btoa('1.3') })
  send({ end: 'complete', name: 'our-soups.pdf', pages: 6 })
  end()
  expect(await dialog.findByText('our-soups.pdf is in your downloads: 6 pages.')).toBeVisible()
  expect(await files[0]?.text()).toBe('%PDF-1.3')
  expect(files[0]?.type).toBe('application/pdf')
})

test('a book of a collection has its title', async () => {
  const { dialog, make, requests } = await renderBook({ kind: 'collection', id: 'c1', title: 'Soups' }, 250)
  expect(screen.getByRole('dialog', { name: 'A book of “Soups”' })).toBeVisible()
  expect(dialog.getByText('A book has room for 200 recipes; here are 250.')).toBeVisible()
  expect(dialog.queryByRole('textbox')).toBeNull()
  await make()
  await waitFor(() =>
    expect(requests).toMatchObject([{ path: '/api/collections/c1/book', body: { paper: 'a5' } }]),
  )
})

test('too many chosen recipes are none', async () => {
  const { dialog } = await renderBook(chosen, 201)
  expect(dialog.getByRole('button', { name: 'Make a book' })).toBeDisabled()
})

test('what fails on the way is explained, and nothing is saved', async () => {
  const { dialog, make, send, end, files } = await renderBook()
  await make()
  send({ done: 0, total: 2 }, { piece: btoa('%PDF-') })
  end()
  expect(await dialog.findByText('The book could not be made. Please try again.')).toBeVisible()
  await make()
  await dialog.findByRole('progressbar')
  send({ end: 'failed', error: 'too many requests' })
  expect(await dialog.findByText(/You are making a book already/)).toBeVisible()
  expect(files).toEqual([])
})

test('what is refused at once is explained', async () => {
  const { dialog, make, refuse } = await renderBook()
  refuse('not found', 404)
  await make()
  expect(await dialog.findByText('There is no recipe in it that you can read.')).toBeVisible()
})

test('leaving ends it', async () => {
  const { make, send, requests, unmount } = await renderBook()
  await make()
  await waitFor(() => expect(requests).toHaveLength(1))
  send({ done: 0, total: 2 })
  unmount()
  expect(requests[0]?.signal?.aborted).toBe(true)
})
