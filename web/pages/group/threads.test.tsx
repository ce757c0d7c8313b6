import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wireThread } from '../../features/forum/test-thread.ts'
import { asMember, threadsCall } from './test-group-page.tsx'

test('threads are a table with title, author, category, posts, last activity and badges', async () => {
  asMember({
    [threadsCall]: {
      json: [
        wireThread({ Title: 'House rules', IsPinned: true, IsLocked: true, PostCount: 4, UnreadCount: 2 }),
        wireThread({ ID: 't2', AuthorName: null, Category: 'meetings', IsNew: true }),
        wireThread({ ID: 't3', Title: null }),
      ],
    },
  })
  const table = within(await screen.findByRole('table'))
  expect(table.getAllByRole('columnheader').map((each) => each.textContent)).toEqual([
    'Thread',
    'Author',
    'Category',
    'Posts',
    'Last Activity',
  ])
  const [, first, second, third] = table.getAllByRole('row').map((row) => within(row))
  expect(first?.getByRole('img', { name: 'Pinned' })).toBeTruthy()
  expect(first?.getByRole('img', { name: 'Locked' })).toBeTruthy()
  expect(first?.getByText('2 new')).toBeTruthy()
  expect(first?.getByRole('link', { name: 'House rules' })).toHaveProperty(
    'pathname',
    '/en/groups/g1/threads/t1',
  )
  expect(first?.getByRole('cell', { name: 'Ben' })).toBeTruthy()
  expect(second?.getByRole('cell', { name: 'A member' })).toBeTruthy()
  expect(second?.getByRole('cell', { name: 'Meetings' })).toBeTruthy()
  expect(second?.getByText('New')).toBeTruthy()
  expect(third?.getByRole('link', { name: 'This recipe is no longer shared' })).toBeTruthy()
})

test('“Load more” adds the next threads, each once', async () => {
  const threads = Array.from({ length: 51 }, (_, index) =>
    wireThread({ ID: `t${index}`, Title: `Thread ${index}` }),
  )
  const { user } = asMember({
    [threadsCall]: { json: threads.slice(0, 50) },
    'GET /api/groups/g1/forum/threads?limit=50&offset=50': { json: threads.slice(49) },
  })
  await user.click(await screen.findByRole('button', { name: 'Load more' }))
  expect(await screen.findByRole('link', { name: 'Thread 50' })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Thread 49' })).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

test('a new thread needs title and content, has the category Other by default, and opens', async () => {
  const { user, sent, here } = asMember({
    'POST /api/groups/g1/forum/threads': { status: 201, json: wireThread({ ID: 't9', mine: true }) },
  })
  await user.click(await screen.findByRole('button', { name: 'New Thread' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Thread' }))
  const create = dialog.getByRole<HTMLButtonElement>('button', { name: 'Create' })
  expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Category' }).value).toBe('other')
  await user.type(dialog.getByLabelText('Title'), 'Crumbs')
  await user.type(dialog.getByLabelText('Content'), '  ')
  expect(create.disabled).toBe(true)
  await user.type(dialog.getByLabelText('Content'), 'Show yours')
  await user.click(create)
  await waitFor(() => expect(here()).toBe('/en/groups/g1/threads/t9'))
  expect(sent('POST /api/groups/g1/forum/threads')).toEqual([
    { title: 'Crumbs', content: 'Show yours', category: 'other', recipe_id: null },
  ])
  expect(localStorage.getItem('draft:new:g1')).toBeNull()
})

test('an unsent thread survives a reload, and an error mentions that it is stored', async () => {
  const first = asMember({ 'POST /api/groups/g1/forum/threads': null })
  await first.user.click(await screen.findByRole('button', { name: 'New Thread' }))
  await first.user.type(screen.getByLabelText('Title'), 'Crumbs')
  await first.user.type(screen.getByLabelText('Content'), 'Show yours')
  await first.user.click(screen.getByRole('button', { name: 'Create' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Your text is still here')
  first.unmount()

  const again = asMember()
  expect(await screen.findByText('Draft')).toBeTruthy()
  await again.user.click(screen.getByRole('button', { name: 'New Thread' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('Crumbs')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Content').value).toBe('Show yours')
})
