import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { WireGroup } from '#shared/contract/groups.ts'
import { wireThread } from '../features/forum/test-thread.ts'
import { wireGroup } from '../features/groups/test-group.ts'
import { RequireSession } from '../app/layout/route-guards.tsx'
import { renderPage } from '../test/render-page.tsx'
import Groups from './groups.tsx'

type Answers = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['answers']>

const mine = wireGroup({ role: 'member' })
const roast = wireGroup({
  ID: 'g2',
  Name: 'Sunday roast club',
  Description: 'Crackling and gravy.',
  Category: 'Recipes',
  Location: 'York, England',
})
const fermenting = wireGroup({
  ID: 'g3',
  Name: 'Fermenting fools',
  Description: null,
  Category: 'Hobby Chefs',
  Location: null,
})

function groupsPage(own: WireGroup[], publicOnes: WireGroup[], answers: Answers = {}) {
  const page = (
    <RequireSession>
      <Groups />
    </RequireSession>
  )
  return renderPage(page, {
    path: '/en/groups',
    signedIn: true,
    answers: {
      'GET /api/groups/my': () => ({ json: own }),
      'GET /api/groups/public': { json: publicOnes },
      'GET /api/groups/categories': { json: ['Foodies', 'Recipes', 'Hobby Chefs'] },
      'GET /api/groups/locations': { json: ['Lyon, France', 'York, England'] },
      ...answers,
    },
  })
}

const section = async (name: string) => within(await screen.findByRole('region', { name: new RegExp(name) }))
const names = async (sectionName: string) =>
  (await section(sectionName)).queryAllByRole('article').map((each) => each.textContent?.includes('Join'))

test('the user’s groups and the groups to join are separate lists', async () => {
  groupsPage([mine], [mine, roast, fermenting])
  expect(await (await section('My Groups')).findByRole('link', { name: 'Sourdough Sundays' })).toHaveProperty(
    'pathname',
    '/en/groups/g1',
  )
  const discover = await section('Discover Groups')
  expect(await discover.findByRole('link', { name: 'Sunday roast club' })).toBeVisible()
  expect(discover.queryByRole('link', { name: 'Sourdough Sundays' })).toBeNull()
  expect(await names('Discover Groups')).toEqual([true, true])
})

test('a link leads to the page where one leaves a group; an owner cannot leave', async () => {
  const { unmount } = groupsPage([mine], [mine])
  expect(await screen.findByRole('link', { name: 'Leave a group' })).toHaveProperty(
    'pathname',
    '/en/my/groups',
  )
  unmount()
  groupsPage([wireGroup({ role: 'owner' })], [])
  await screen.findByRole('link', { name: 'Sourdough Sundays' })
  expect(screen.queryByRole('link', { name: 'Leave a group' })).toBeNull()
})

test('My Groups can be collapsed, with aria-expanded', async () => {
  const { user } = groupsPage([mine], [roast])
  const toggle = await screen.findByRole('button', { name: /My Groups/ })
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  await user.click(toggle)
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('link', { name: 'Sourdough Sundays' })).toBeNull()
})

test('the search filters both lists with each keystroke and announces the count', async () => {
  const { user } = groupsPage([mine], [roast, fermenting])
  await screen.findByRole('link', { name: 'Fermenting fools' })
  await user.type(screen.getByRole('searchbox', { name: 'Search groups' }), 'SUNDAY')
  expect(screen.queryByRole('link', { name: 'Fermenting fools' })).toBeNull()
  expect(screen.getByText('2 groups found')).toBeVisible()
})

test('category and location filter too; without a match, a button shows all groups again', async () => {
  const { user } = groupsPage([mine], [roast, fermenting])
  await screen.findByRole('link', { name: 'Fermenting fools' })
  await screen.findByRole('option', { name: 'York, England' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Recipes')
  expect(screen.getByRole('link', { name: 'Sunday roast club' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Sourdough Sundays' })).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Location' }), 'Lyon, France')
  expect(screen.getByRole('heading', { name: 'No groups found' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all groups' }))
  expect(screen.getByRole('link', { name: 'Fermenting fools' })).toBeVisible()
})

test('without categories from the server the default ones are offered', async () => {
  groupsPage([], [], { 'GET /api/groups/categories': null })
  expect(await screen.findByRole('option', { name: 'Tips and Tricks' })).toBeVisible()
})

test('joining moves a group to My Groups', async () => {
  let own: WireGroup[] = []
  const { user, sent } = groupsPage([], [roast], {
    'GET /api/groups/my': () => ({ json: own }),
    'POST /api/groups/g2/join': () => {
      own = [{ ...roast, role: 'member' }]
      return { json: {} }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Join' }))
  expect(await (await section('My Groups')).findByRole('link', { name: 'Sunday roast club' })).toBeVisible()
  expect(sent('POST /api/groups/g2/join')).toHaveLength(1)
})

test('a failed join is only logged, and the button is no longer busy', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { user } = groupsPage([], [roast], { 'POST /api/groups/g2/join': null })
  const join = await screen.findByRole('button', { name: 'Join' })
  await user.click(join)
  await waitFor(() => expect(warn).toHaveBeenCalledWith('joining the group failed', expect.anything()))
  expect(join.getAttribute('aria-busy')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('creating a group needs a name, sends null for empty fields, and opens the group', async () => {
  const { user, sent, here } = groupsPage([], [], {
    'POST /api/groups': { status: 201, json: wireGroup({ ID: 'g9', role: 'owner' }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Create group' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create group' }))
  const create = dialog.getByRole<HTMLButtonElement>('button', { name: 'Create' })
  const isPublic = dialog.getByRole<HTMLInputElement>('switch', { name: 'Public' })
  expect(isPublic.checked).toBe(true)
  await user.type(dialog.getByLabelText('Name'), '   ')
  expect(create.disabled).toBe(true)
  await user.type(dialog.getByLabelText('Name'), 'Rye lovers ')
  await user.type(dialog.getByLabelText('Tags'), '#rye, bread')
  await user.click(create)
  await waitFor(() => expect(here()).toBe('/en/groups/g9'))
  expect(sent('POST /api/groups')).toEqual([
    {
      name: 'Rye lovers',
      description: null,
      category: null,
      location: null,
      tags: 'rye, bread',
      is_public: true,
      picture_url: null,
    },
  ])
})

test('a suspended user who creates a group sees an error, and the form keeps its values', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { user } = groupsPage([], [], {
    'POST /api/groups': { status: 403, json: { error: 'suspended' } },
  })
  await user.click(await screen.findByRole('button', { name: 'Create group' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create group' }))
  await user.type(dialog.getByLabelText('Name'), 'Rye lovers')
  await user.click(dialog.getByRole('button', { name: 'Create' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('You cannot write here at the moment.')
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Rye lovers')
  expect(warn).toHaveBeenCalledWith('creating the group failed', expect.anything())
})

test('a list that failed to load can be loaded again', async () => {
  let isDown = true
  const { user } = groupsPage([mine], [], {
    'GET /api/groups/public': () => (isDown ? null : { json: [roast] }),
  })
  const discover = await section('Discover Groups')
  const retry = await discover.findByRole('button', { name: 'Try again' })
  isDown = false
  await user.click(retry)
  expect(await discover.findByRole('link', { name: 'Sunday roast club' })).toBeVisible()
})

test('without public groups the empty text does not mention membership in all of them', async () => {
  groupsPage([], [])
  expect(await screen.findByText('No public groups yet')).toBeVisible()
  expect(screen.queryByText(/every public group/)).toBeNull()
})

test('the empty text says that the user belongs to every public group', async () => {
  groupsPage([mine], [mine])
  expect(await screen.findByText(/You already belong to every public group/)).toBeVisible()
})

const LatestThread = { ID: 't9', Title: 'Rye or wheat?', ActiveAt: '2026-05-01T12:00:00Z', IsUnread: true }
const threadsOf = (id: string) => `GET /api/groups/${id}/forum/threads?limit=6`

test('what is new in all groups of the user is in one list, latest first', async () => {
  const rye = wireThread({ ID: 't9', Title: 'Rye or wheat?', UpdatedAt: '2026-05-01T12:00:00Z', IsNew: true })
  const gravy = { ID: 't8', GroupID: 'g2', Title: 'Gravy', UpdatedAt: '2026-05-02T12:00:00Z' }
  groupsPage([wireGroup({ role: 'member', LatestThread }), { ...roast, role: 'member', LatestThread }], [], {
    [threadsOf('g1')]: { json: [rye] },
    [threadsOf('g2')]: { json: [wireThread(gravy)] },
  })
  const news = await section('What is new')
  await news.findByText('Gravy')
  expect(news.getAllByRole('link').map((link) => link.textContent)).toEqual(['Gravy', 'Rye or wheat?'])
  expect(news.getByRole('link', { name: 'Rye or wheat?' })).toHaveProperty(
    'pathname',
    '/en/groups/g1/threads/t9',
  )
  expect(news.getAllByText('New')).toHaveLength(1)
  expect(news.getByText('Sunday roast club')).toBeVisible()
})

test('in a silent group the first step is offered; without a group nothing is new', async () => {
  const { unmount } = groupsPage([mine], [])
  const news = await section('What is new')
  expect(news.getByRole('link', { name: 'Start a conversation' })).toHaveProperty('pathname', '/en/groups/g1')
  unmount()
  groupsPage([], [roast])
  await screen.findByRole('link', { name: 'Sunday roast club' })
  expect(screen.queryByRole('region', { name: 'What is new' })).toBeNull()
})
