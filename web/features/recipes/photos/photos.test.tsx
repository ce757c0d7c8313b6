import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderRecipeDialog } from '../test-dialog.tsx'
import { wireRecipe } from '../test-recipe.ts'

const recipe = wireRecipe({ mine: false })
const list = 'GET /api/recipes/r1/photos?limit=12&offset=0'

function photo(id: string, fields: { description?: string; author?: string; mine?: boolean } = {}) {
  return {
    id,
    image_url: `photos/${id}.webp`,
    description: null,
    author: 'Bo',
    mine: false,
    author_id: 'm2',
    hidden: false,
    width: 800,
    height: 600,
    placeholder: '',
    ...fields,
  }
}

const links = (...ids: string[]) =>
  Object.fromEntries(
    ids.map((id) => [
      `GET /api/images/object/signed?object=photos%2F${id}.webp`,
      { json: { signed_url: `/images/${id}` } },
    ]),
  )

/** The uploads that have begun; the test finishes each of them. */
let requests: FakeRequest[] = []

class FakeRequest extends EventTarget {
  upload = new EventTarget()
  status = 0
  responseText = ''
  sent: FormData | null = null
  aborted = false
  address = ''
  open(method: string, address: string) {
    this.address = `${method} ${address}`
  }
  setRequestHeader() {}
  send(form: FormData) {
    this.sent = form
    requests.push(this)
  }
  abort() {
    this.aborted = true
    this.dispatchEvent(new Event('abort'))
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total }))
  }
  finish(status: number, json: unknown = {}) {
    this.status = status
    this.responseText = JSON.stringify(json)
    this.dispatchEvent(new Event('load'))
  }
}

beforeEach(() => {
  requests = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  const urls = { createObjectURL: (file: File) => `blob:${file.name}`, revokeObjectURL: () => {} }
  vi.stubGlobal('URL', Object.assign(URL, urls))
})

const picture = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const started = (index: number) =>
  waitFor(() => {
    const request = requests[index]
    if (!request) throw new Error(`upload ${index} has not begun`)
    return request
  })

test('chosen files are shown and described, then uploaded one by one; then the gallery reloads', async () => {
  let uploaded = 0
  const { dialog, user } = await renderRecipeDialog(recipe, {
    [list]: () => ({ json: [photo('a'), photo('b')].slice(0, uploaded) }),
    ...links('a', 'b'),
  })
  const input = dialog.getByLabelText<HTMLInputElement>('Add photos')
  expect([input.accept, input.multiple]).toEqual(['image/*,.heic,.heif', true])
  await user.upload(input, [picture('one.jpg'), picture('two.jpg'), picture('wrong.jpg')])
  const chosen = (name: string) => within(dialog.getByRole('group', { name }))
  expect(dialog.getByRole('group', { name: 'one.jpg' }).querySelector('img')?.src).toBe('blob:one.jpg')
  await user.type(chosen('one.jpg').getByLabelText('Description'), ' At home ')
  await user.click(chosen('wrong.jpg').getByRole('button', { name: 'Remove wrong.jpg' }))
  expect(requests).toHaveLength(0)
  await user.click(dialog.getByRole('button', { name: 'Upload 2 photos' }))
  expect(dialog.queryByLabelText('Description')).toBeNull()
  expect(document.activeElement).toBe(input)

  const first = await started(0)
  expect(first.address).toBe('POST /api/recipes/r1/photos')
  expect(first.sent?.get('description')).toBe('At home')
  first.progress(30, 100)
  await waitFor(() =>
    expect(dialog.getByRole('progressbar', { name: 'one.jpg' }).getAttribute('aria-valuenow')).toBe('30'),
  )
  expect(dialog.getByRole('progressbar', { name: 'two.jpg' }).getAttribute('aria-valuenow')).toBe('0')
  expect(requests).toHaveLength(1)

  uploaded = 2
  first.finish(201)
  const second = await started(1)
  expect(second.sent?.has('description')).toBe(false)
  second.finish(201)
  expect(await dialog.findByText('Your photos are here. Thank you!')).toBeVisible()
  expect(dialog.queryByRole('progressbar')).toBeNull()
  expect(await dialog.findAllByRole('button', { name: /^Photo \d/ })).toHaveLength(2)
})

test('a cancelled or refused upload does not stop the others', async () => {
  const { dialog, user } = await renderRecipeDialog(recipe)
  await user.upload(dialog.getByLabelText('Add photos'), [
    picture('off.jpg'),
    picture('bad.jpg'),
    picture('good.jpg'),
  ])
  await user.click(dialog.getByRole('button', { name: 'Upload 3 photos' }))
  const first = await started(0)
  await user.click(dialog.getByRole('button', { name: 'Cancel off.jpg' }))
  expect(first.aborted).toBe(true)
  ;(await started(1)).finish(415, { error: 'not an image' })
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'bad.jpg: This file could not be read as a picture.',
  )
  ;(await started(2)).dispatchEvent(new Event('error'))
  await waitFor(() => expect(dialog.getByText(/good.jpg/)).toBeVisible())
  expect(dialog.queryByText('off.jpg')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Remove bad.jpg' }))
  expect(dialog.queryByText(/bad.jpg/)).toBeNull()
})

test('an upload after the session has ended shows the signed-out page at once', async () => {
  const { user } = await renderRecipeDialog(recipe)
  await user.upload(screen.getByLabelText('Add photos'), [picture('late.jpg')])
  await user.click(screen.getByRole('button', { name: 'Upload photo' }))
  document.cookie = 'signed_in=; Path=/; Max-Age=0'
  ;(await started(0)).finish(401, { error: 'not signed in' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a file that is no image, or too large, is not uploaded', async () => {
  const { dialog, user } = await renderRecipeDialog(recipe)
  const large = picture('large.jpg')
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 })
  const input = dialog.getByLabelText('Add photos')
  fireEvent.change(input, {
    target: { files: [new File(['x'], 'notes.txt', { type: 'text/plain' }), large] },
  })
  expect(await dialog.findByText(/This file is larger than 10 MB/)).toBeVisible()
  expect(dialog.getByText(/could not be read as a picture/)).toBeVisible()
  expect(requests).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Remove notes.txt' }))
})

test('a photo of a telephone that the browser neither knows nor shows is chosen by its name', async () => {
  const { dialog } = await renderRecipeDialog(recipe)
  // Chrome on Windows and Linux gives such a file no type.
  const files = [new File(['x'], 'IMG_1.HEIC', { type: '' }), new File(['x'], 'notes', { type: '' })]
  fireEvent.change(dialog.getByLabelText('Add photos'), { target: { files } })
  const chosen = dialog.getByRole('group', { name: 'IMG_1.HEIC' })
  expect(dialog.getByText(/could not be read as a picture/).textContent).toMatch(/^notes/)
  const preview = chosen.querySelector('img')
  if (!preview) throw new Error('There is no preview.')
  fireEvent.error(preview)
  expect(chosen.querySelector('img')).toBeNull()
  expect(within(chosen).getByText('IMG_1.HEIC')).toBeVisible()
  fireEvent.click(dialog.getByRole('button', { name: 'Upload photo' }))
  const first = await started(0)
  expect(first.sent?.get('file')).toMatchObject({ name: 'IMG_1.HEIC' })
  first.progress(30, 100)
  const progress = await dialog.findByRole('progressbar', { name: 'IMG_1.HEIC' })
  await waitFor(() => expect(progress.getAttribute('aria-valuenow')).toBe('30'))
})

test('the lightbox changes photos by button, arrow key and swipe, and wraps around at both ends', async () => {
  const { dialog, user } = await renderRecipeDialog(recipe, {
    [list]: { json: [photo('a', { description: 'At home' }), photo('b')] },
    ...links('a', 'b'),
  })
  await user.click(await dialog.findByRole('button', { name: 'Photo 1: At home' }))
  const box = await screen.findByRole('dialog', { name: 'At home' })
  const inside = within(box)
  expect(inside.getByText('1 / 2')).toBeVisible()
  expect(await inside.findByRole('img', { name: 'At home' })).toBeVisible()

  await user.click(inside.getByRole('button', { name: 'Next' }))
  expect(inside.getByText('2 / 2')).toBeVisible()
  await user.click(inside.getByRole('button', { name: 'Next' }))
  expect(inside.getByText('1 / 2')).toBeVisible()
  await user.keyboard('{ArrowLeft}')
  expect(inside.getByText('2 / 2')).toBeVisible()
  const swipe = (from: number, to: number) => {
    fireEvent.touchStart(box, { touches: [{ clientX: from, clientY: 0 }] })
    fireEvent.touchEnd(box, { changedTouches: [{ clientX: to, clientY: 10 }] })
  }
  swipe(300, 100)
  expect(inside.getByText('1 / 2')).toBeVisible()
  swipe(100, 110)
  expect(inside.getByText('1 / 2')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText('1 / 2')).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Leek gratin' })).toBeVisible()
})

test('one’s own photo is deleted after a confirmation', async () => {
  let stored = [photo('a', { mine: true }), photo('b')]
  const { dialog, user } = await renderRecipeDialog(recipe, {
    [list]: () => ({ json: stored }),
    'DELETE /api/photos/a': () => {
      stored = stored.slice(1)
      return { json: {} }
    },
    ...links('a', 'b'),
  })
  await user.click(await dialog.findByRole('button', { name: 'Delete photo 1' }))
  expect(dialog.queryByRole('button', { name: 'Delete photo 2' })).toBeNull()
  const confirmation = within(await screen.findByRole('alertdialog', { name: 'Delete this photo?' }))
  await user.click(confirmation.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(dialog.getAllByRole('button', { name: /^Photo \d/ })).toHaveLength(1))
})
