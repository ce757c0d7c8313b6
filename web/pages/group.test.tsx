import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wireThread } from '../features/forum/test-thread.ts'
import { wireDetail, wireGroup } from '../features/groups/test-group.ts'
import { loadAllTexts } from '../i18n/i18n.ts'
import { asMember, groupPage, threadsCall } from './group/test-group-page.tsx'

test('the panel shows the description of the group', async () => {
  asMember()
  expect(await screen.findByRole('heading', { level: 1, name: 'Sourdough Sundays' })).toBeVisible()
  const panel = within(screen.getByRole('complementary', { name: 'About this group' }))
  for (const words of ['Public', '3 members', '2 threads', 'Lyon, France', 'Foodies', '#bread', '#starter'])
    expect(panel.getByText(words)).toBeVisible()
  expect(panel.getByRole('button', { name: 'Leave' })).toBeVisible()
  expect(panel.queryByRole('button', { name: 'Edit Group' })).toBeNull()
  await waitFor(() => expect(document.title).toBe('Sourdough Sundays · Convive'))
})

test.each([
  ['members', '/en/groups/g1?tab=members', 'GET /api/groups/g1/members?limit=24&offset=0'],
  ['threads', '/en/groups/g1', threadsCall],
])('a former member sees the page of non-members after a refused list: %s', async (_, path, refused) => {
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

test('a non-member of a public group sees its description and can join, without members and threads', async () => {
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

test('after a refusal the group comes from the public list', async () => {
  groupPage({
    'GET /api/groups/g1': { status: 403, json: { error: 'members only' } },
    'GET /api/groups/public': { json: [wireGroup()] },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Sourdough Sundays' })).toBeVisible()
  expect(screen.getByText('3 members')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Join' })).toBeVisible()
  expect(screen.queryByRole('tab')).toBeNull()
})

test.each([{ error: 'not allowed' }, { error: 'forbidden' }, {}])(
  'any other refusal of the group, its threads or its members is the same: %o',
  async (json) => {
    const details = groupPage({
      'GET /api/groups/g1': { status: 403, json },
      'GET /api/groups/public': { json: [wireGroup()] },
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Sourdough Sundays' })).toBeVisible()
    expect(screen.queryByRole('tab')).toBeNull()
    details.unmount()

    for (const [path, refused] of [
      ['/en/groups/g1', threadsCall],
      ['/en/groups/g1?tab=members', 'GET /api/groups/g1/members?limit=24&offset=0'],
    ] as const) {
      const page = groupPage(
        {
          'GET /api/groups/g1': { json: wireDetail({ role: 'member' }) },
          [refused]: { status: 403, json },
        },
        path,
      )
      expect(await screen.findByRole('heading', { name: 'For members only' })).toBeVisible()
      expect(screen.queryByRole('tab')).toBeNull()
      expect(screen.queryByRole('button', { name: 'New Thread' })).toBeNull()
      expect(screen.queryByText(/could not be loaded/)).toBeNull()
      page.unmount()
    }
  },
)

test('a private group that is not in the public list is not found; a link leads back to the list', async () => {
  groupPage({
    'GET /api/groups/g1': { status: 403, json: { error: 'members only' } },
    'GET /api/groups/public': { json: [] },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Group not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to groups' })).toHaveProperty('pathname', '/en/groups')
})

test('an unknown group is not found; one that failed to load can be loaded again', async () => {
  const unknown = groupPage({ 'GET /api/groups/g1': { status: 404, json: { error: 'not found' } } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Group not found' })).toBeVisible()
  unknown.unmount()
  groupPage({ 'GET /api/groups/g1': null })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})

test('leaving a private group asks for confirmation', async () => {
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
  const confirmation = within(await screen.findByRole('alertdialog', { name: 'Leave “Sourdough Sundays”?' }))
  expect(sent('POST /api/groups/g1/leave')).toEqual([])
  await user.click(confirmation.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('heading', { name: 'Group not found' })).toBeVisible()
})

test('the owner edits the group; choosing a picture uploads it and leaves the dialog open', async () => {
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

test('a file that is not a picture is not uploaded', async () => {
  const { user, sent } = groupPage({
    'GET /api/groups/g1': { json: wireDetail({ role: 'owner' }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Edit Group' }))
  const input = await screen.findByLabelText('Change picture')
  input.removeAttribute('accept')
  await user.upload(input, new File(['…'], 'list.txt', { type: 'text/plain' }))
  expect(sent('PUT /api/groups/g1/picture')).toEqual([])
})

test('stored categories are shown in the current language', async () => {
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
