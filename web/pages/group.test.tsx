import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { wireThread } from '../features/forum/test-thread.ts'
import { wireDetail, wireGroup } from '../features/groups/test-group.ts'
import { loadAllTexts } from '../i18n/i18n.ts'
import { patterns } from '../lib/paths.ts'
import { RequireSession } from '../app/layout/require-session.tsx'
import { renderPage } from '../test/render-page.tsx'
import Group from './group.tsx'

type Answers = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['answers']>

const threadsCall = 'GET /api/groups/g1/forum/threads?limit=50&offset=0'
const page = (
  <Routes>
    <Route element={<RequireSession />}>
      <Route path={patterns.group} element={<Group />} />
    </Route>
    <Route path="*" element={null} />
  </Routes>
)

function groupPage(answers: Answers, path = '/en/groups/g1') {
  return renderPage(page, {
    path,
    signedIn: true,
    answers: {
      'GET /api/groups/my': { json: [] },
      'GET /api/groups/categories': { json: ['Foodies'] },
      [threadsCall]: { json: [] },
      ...answers,
    },
  })
}

const asMember = (answers: Answers = {}) =>
  groupPage({ 'GET /api/groups/g1': { json: wireDetail({ role: 'member' }) }, ...answers })

test('the panel says all about the group', async () => {
  asMember()
  expect(await screen.findByRole('heading', { level: 1, name: 'Sourdough Sundays' })).toBeVisible()
  const panel = within(screen.getByRole('complementary', { name: 'About this group' }))
  for (const words of ['Public', '3 members', '2 threads', 'Lyon, France', 'Foodies', '#bread', '#starter'])
    expect(panel.getByText(words)).toBeVisible()
  expect(panel.getByRole('button', { name: 'Leave' })).toBeVisible()
  expect(panel.queryByRole('button', { name: 'Edit Group' })).toBeNull()
  await waitFor(() => expect(document.title).toBe('Sourdough Sundays · Convive'))
})

test('threads are a table: title, author, category, posts, last activity, with its marks', async () => {
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
  expect(first?.getByRole('img', { name: 'Pinned' })).toBeVisible()
  expect(first?.getByRole('img', { name: 'Locked' })).toBeVisible()
  expect(first?.getByText('2 new')).toBeVisible()
  expect(first?.getByRole('link', { name: 'House rules' })).toHaveProperty(
    'pathname',
    '/en/groups/g1/threads/t1',
  )
  expect(first?.getByRole('cell', { name: 'Ben' })).toBeVisible()
  expect(second?.getByRole('cell', { name: 'A member' })).toBeVisible()
  expect(second?.getByRole('cell', { name: 'Meetings' })).toBeVisible()
  expect(second?.getByText('New')).toBeVisible()
  expect(third?.getByRole('link', { name: 'This recipe is no longer shared' })).toBeVisible()
})

test('more threads come when asked for', async () => {
  const threads = Array.from({ length: 51 }, (_, index) =>
    wireThread({ ID: `t${index}`, Title: `Thread ${index}` }),
  )
  const { user } = asMember({
    [threadsCall]: { json: threads.slice(0, 50) },
    'GET /api/groups/g1/forum/threads?limit=50&offset=50': { json: threads.slice(49) },
  })
  await user.click(await screen.findByRole('button', { name: 'Load more' }))
  expect(await screen.findByRole('link', { name: 'Thread 50' })).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Thread 49' })).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

test('a new thread needs title and content, is of the category Other by itself, and opens', async () => {
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

test('a half-written thread survives a reload, and a failure says that it is still there', async () => {
  const first = asMember({ 'POST /api/groups/g1/forum/threads': null })
  await first.user.click(await screen.findByRole('button', { name: 'New Thread' }))
  await first.user.type(screen.getByLabelText('Title'), 'Crumbs')
  await first.user.type(screen.getByLabelText('Content'), 'Show yours')
  await first.user.click(screen.getByRole('button', { name: 'Create' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Your text is still here')
  first.unmount()

  const again = asMember()
  expect(await screen.findByText('Draft')).toBeVisible()
  await again.user.click(screen.getByRole('button', { name: 'New Thread' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('Crumbs')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Content').value).toBe('Show yours')
})

test('members come 24 at a time, by the names they show', async () => {
  const member = (index: number, fields = {}) => ({
    ID: `m${index}`,
    Name: `Member ${index}`,
    FirstName: null,
    LastName: null,
    Email: null,
    AvatarUrl: null,
    role: 'member',
    ...fields,
  })
  const all = [
    member(0, { role: 'owner' }),
    member(1, { ID: '1', Name: null, FirstName: 'Dora', LastName: 'Lima', Email: 'ada@example.org' }),
    member(2, { Name: null, Email: 'guest@example.org' }),
    ...Array.from({ length: 27 }, (_, index) => member(index + 3)),
  ]
  const { user, here } = groupPage({
    'GET /api/groups/g1': { json: wireDetail({ role: 'member', MemberCount: 30 }) },
    'GET /api/groups/g1/members?limit=24&offset=0': { json: all.slice(0, 24) },
    'GET /api/groups/g1/members?limit=24&offset=24': { json: all.slice(24) },
  })
  await user.click(await screen.findByRole('tab', { name: 'Members' }))
  expect(here()).toBe('/en/groups/g1?tab=members')
  const panel = within(screen.getByRole('tabpanel', { name: 'Members' }))
  expect(await panel.findByText('Dora Lima')).toBeVisible()
  expect(panel.getByText('A member')).toBeVisible()
  expect(panel.getByText('guest@example.org')).toBeVisible()
  // One’s own address tells nothing new.
  expect(panel.queryByText('ada@example.org')).toBeNull()
  expect(panel.getByText('Owner')).toBeVisible()
  const people = () => within(panel.getAllByRole('list')[0] ?? document.body).getAllByRole('listitem')
  expect(people()).toHaveLength(24)
  expect(panel.getByText('Showing 1-24 of 30 members')).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Next page' }))
  expect(await panel.findByText('Member 29')).toBeVisible()
  expect(people()).toHaveLength(6)
  expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(true)
})

test.each([
  ['members', '/en/groups/g1?tab=members', 'GET /api/groups/g1/members?limit=24&offset=0'],
  ['threads', '/en/groups/g1', threadsCall],
])('somebody who left meanwhile falls back to what a stranger sees: %s', async (_, path, refused) => {
  groupPage(
    {
      'GET /api/groups/g1': { json: wireDetail({ role: 'member' }) },
      [refused]: { status: 403, json: { error: 'members only' } },
    },
    path,
  )
  expect(await screen.findByRole('heading', { name: 'For members only' })).toBeVisible()
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.queryByRole('button', { name: 'New Thread' })).toBeNull()
  expect(screen.queryByText(/could not be loaded/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Join' })).toBeVisible()
})

test('a stranger to a public group reads about it and may join, without members and threads', async () => {
  let role: 'member' | null = null
  const { user } = groupPage({
    'GET /api/groups/g1': () => ({ json: wireDetail({ role }) }),
    'POST /api/groups/g1/join': () => {
      role = 'member'
      return { json: {} }
    },
  })
  expect(await screen.findByRole('heading', { name: 'For members only' })).toBeVisible()
  expect(screen.queryByRole('tab')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Join' }))
  expect(await screen.findByRole('tab', { name: 'Members' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Leave' })).toBeVisible()
})

test('refused, one sees what the public list knows of the group', async () => {
  groupPage({
    'GET /api/groups/g1': { status: 403, json: { error: 'members only' } },
    'GET /api/groups/public': { json: [wireGroup()] },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Sourdough Sundays' })).toBeVisible()
  expect(screen.getByText('3 members')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Join' })).toBeVisible()
  expect(screen.queryByRole('tab')).toBeNull()
})

test('a private group that the public list does not know is not found, and there is a way back', async () => {
  groupPage({
    'GET /api/groups/g1': { status: 403, json: { error: 'members only' } },
    'GET /api/groups/public': { json: [] },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Group not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to groups' })).toHaveProperty('pathname', '/en/groups')
})

test('an unknown group is not found; one that cannot be reached is asked for again', async () => {
  const unknown = groupPage({ 'GET /api/groups/g1': { status: 404, json: { error: 'not found' } } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Group not found' })).toBeVisible()
  unknown.unmount()
  groupPage({ 'GET /api/groups/g1': null })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})

test('leaving a private group is asked first', async () => {
  let role: 'member' | null = 'member'
  const { user, sent } = groupPage({
    'GET /api/groups/g1': () =>
      role
        ? { json: wireDetail({ role, IsPublic: false }) }
        : { status: 403, json: { error: 'members only' } },
    'GET /api/groups/public': { json: [] },
    'POST /api/groups/g1/leave': () => {
      role = null
      return { json: {} }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave “Sourdough Sundays”?' }))
  expect(sent('POST /api/groups/g1/leave')).toEqual([])
  await user.click(question.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('heading', { name: 'Group not found' })).toBeVisible()
})

test('the owner edits the group; a picture is uploaded at once and leaves the dialog open', async () => {
  const { user, sent } = groupPage({
    'GET /api/groups/g1': { json: wireDetail({ role: 'owner', OwnerID: '1' }) },
    'PUT /api/groups/g1/picture': { json: wireGroup({ role: 'owner' }) },
    'PATCH /api/groups/g1': { json: wireGroup({ role: 'owner' }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Edit Group' }))
  expect(screen.queryByRole('button', { name: 'Leave', hidden: true })).toBeNull()
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Group' }))
  await user.upload(
    dialog.getByLabelText('Change picture'),
    new File(['…'], 'loaf.png', { type: 'image/png' }),
  )
  expect(await dialog.findByText('The picture has been changed.')).toBeVisible()

  const name = dialog.getByLabelText<HTMLInputElement>('Name')
  expect(name.value).toBe('Sourdough Sundays')
  await user.clear(name)
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  await user.type(name, 'Rye Sundays')
  await user.clear(dialog.getByLabelText('Location'))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent('PATCH /api/groups/g1')).toEqual([
    {
      name: 'Rye Sundays',
      description: 'Flour, water, patience.',
      category: 'Foodies',
      location: null,
      tags: 'bread, starter',
    },
  ])
})

test('a file that is no picture is not uploaded', async () => {
  const { user, sent } = groupPage({
    'GET /api/groups/g1': { json: wireDetail({ role: 'owner' }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Edit Group' }))
  const input = await screen.findByLabelText('Change picture')
  input.removeAttribute('accept')
  await user.upload(input, new File(['…'], 'list.txt', { type: 'text/plain' }))
  expect(sent('PUT /api/groups/g1/picture')).toEqual([])
})

test('the owner brings somebody along by email, and is told when nobody has it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  let known = false
  const { user } = groupPage(
    {
      'GET /api/groups/g1': { json: wireDetail({ role: 'owner', IsPublic: false }) },
      'GET /api/groups/g1/members?limit=24&offset=0': { json: [] },
      'POST /api/groups/g1/members': () =>
        known
          ? {
              status: 201,
              json: { ID: '5', Name: 'Eve', Email: null, AvatarUrl: null, role: 'member' },
            }
          : { status: 404, json: { error: 'not found' } },
    },
    '/en/groups/g1?tab=members',
  )
  await user.type(await screen.findByLabelText('Email'), 'eve@example.org')
  await user.click(screen.getByRole('button', { name: 'Add member' }))
  expect((await screen.findByRole('alert')).textContent).toBe('No one here has this email.')
  expect(warn).toHaveBeenCalledWith('adding a member failed', expect.anything())
  known = true
  await user.click(screen.getByRole('button', { name: 'Add member' }))
  expect(await screen.findByText('eve@example.org is now a member.')).toBeVisible()
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('')
})

test('stored categories are shown in the reader’s language', async () => {
  await loadAllTexts('de')
  groupPage(
    {
      'GET /api/groups/g1': { json: wireDetail({ role: 'member' }) },
      [threadsCall]: { json: [wireThread()] },
    },
    '/de/groups/g1',
  )
  expect(await screen.findByText('Feinschmecker')).toBeVisible()
  expect(await screen.findByRole('cell', { name: 'Tipps' })).toBeVisible()
})
