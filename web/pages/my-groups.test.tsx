import { screen, within, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { WireGroup } from '#shared/contract/groups.ts'
import { wireGroup } from '../features/groups/test-group.ts'
import { renderPage } from '../test/render-page.tsx'
import MyGroups from './my-groups.tsx'

const section = async (name: string) => within(await screen.findByRole('region', { name }))

test('a visitor can log in and returns to this page', async () => {
  const { user } = renderPage(<MyGroups />, { path: '/en/my/groups' })
  await user.click(await screen.findByRole('link', { name: 'Log in' }))
  expect(sessionStorage.getItem('return_to')).toBe('/en/my/groups')
})

test('without public groups the empty text invites the user to create one', async () => {
  renderPage(<MyGroups />, {
    path: '/en/my/groups',
    signedIn: true,
    answers: { 'GET /api/groups/my': { json: [] }, 'GET /api/groups/public': { json: [] } },
  })
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'My Groups' })).toBeVisible())
  const others = await section('Discover Groups')
  expect(await others.findByText('Create the first one, and others can join it.')).toBeVisible()
})

test('joining and leaving a public group take one click each', async () => {
  const group = wireGroup()
  let own: WireGroup[] = []
  const { user } = renderPage(<MyGroups />, {
    path: '/en/my/groups',
    signedIn: true,
    answers: {
      'GET /api/groups/my': () => ({ json: own }),
      'GET /api/groups/public': { json: [group] },
      'POST /api/groups/g1/join': () => {
        own = [{ ...group, role: 'member' }]
        return { json: {} }
      },
      'POST /api/groups/g1/leave': () => {
        own = []
        return { json: {} }
      },
    },
  })
  await user.click(await (await section('Discover Groups')).findByRole('button', { name: 'Join' }))
  const mine = await section('My Groups')
  await user.click(await mine.findByRole('button', { name: 'Leave' }))
  expect(await (await section('Discover Groups')).findByRole('button', { name: 'Join' })).toBeVisible()
  expect(mine.queryByRole('link', { name: 'Sourdough Sundays' })).toBeNull()
})

test('a created group appears at once; its owner cannot leave it', async () => {
  let own: WireGroup[] = []
  const { user } = renderPage(<MyGroups />, {
    path: '/en/my/groups',
    signedIn: true,
    answers: {
      'GET /api/groups/my': () => ({ json: own }),
      'GET /api/groups/public': { json: [] },
      'GET /api/groups/categories': { json: [] },
      'POST /api/groups': () => {
        own = [wireGroup({ Name: 'Rye lovers', role: 'owner' })]
        return { status: 201, json: own[0] }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Create group' }))
  await user.type(await screen.findByLabelText('Name'), 'Rye lovers')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  const mine = await section('My Groups')
  expect(await mine.findByRole('link', { name: 'Rye lovers' })).toBeVisible()
  expect(mine.getByText('Your group')).toBeVisible()
  expect(mine.queryByRole('button', { name: 'Leave' })).toBeNull()
})

test('invitations are answered above the lists', async () => {
  const to = (id: string, name: string) => ({
    id,
    name,
    description: null,
    memberCount: 2,
    isPublic: false,
    by: null,
    expiresAt: '2026-05-08T12:00:00Z',
  })
  let open = [to('g2', 'Pickles'), to('g3', 'Stews')]
  let own: WireGroup[] = []
  const { user } = renderPage(<MyGroups />, {
    path: '/en/my/groups',
    signedIn: true,
    answers: {
      'GET /api/groups/my': () => ({ json: own }),
      'GET /api/groups/public': { json: [] },
      'GET /api/groups/invitations': () => ({ json: open }),
      'POST /api/groups/g2/join': () => {
        open = open.filter(({ id }) => id !== 'g2')
        own = [wireGroup({ ID: 'g2', id: 'g2', Name: 'Pickles', IsPublic: false, role: 'member' })]
        return { json: {} }
      },
      'DELETE /api/groups/g3/invitation': () => ({ status: 503, json: { error: 'unavailable' } }),
    },
  })
  const list = within(await screen.findByRole('list', { name: 'Invitations' }))
  const text = list.getByRole('link', { name: 'A member invites you to the group “Pickles”.' })
  expect(text).toHaveProperty('pathname', '/en/groups/g2')
  await user.click(list.getByRole('button', { name: 'Decline: Stews' }))
  expect(await list.findByText('Your answer could not be sent. Please try again.')).toBeVisible()
  await user.click(list.getByRole('button', { name: 'Join: Pickles' }))
  const mine = await section('My Groups')
  expect(await mine.findByRole('link', { name: 'Pickles' })).toBeVisible()
  expect(screen.queryByText(/“Pickles”/)).toBeNull()
})

test('a card of one’s own group leads to its latest thread and says when it is new', async () => {
  const LatestThread = { ID: 't9', Title: 'Rye or wheat?', ActiveAt: '2026-05-01T12:00:00Z', IsUnread: true }
  renderPage(<MyGroups />, {
    path: '/en/my/groups',
    signedIn: true,
    answers: {
      'GET /api/groups/my': { json: [wireGroup({ role: 'member', LatestThread })] },
      'GET /api/groups/public': { json: [] },
    },
  })
  const link = await screen.findByRole('link', { name: /^Rye or wheat\?.*New$/ })
  expect(link).toHaveProperty('pathname', '/en/groups/g1/threads/t9')
})
