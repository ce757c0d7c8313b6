import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { wireDetail } from '../../features/groups/test-group.ts'
import { groupPage } from './test-group-page.tsx'

test('members are shown in pages of 24, by display name', async () => {
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
  // Addresses are nobody's names, for the owner neither.
  expect(panel.queryByText(/@example\.org/)).toBeNull()
  expect(panel.getByText('Owner')).toBeVisible()
  const members = () => within(panel.getAllByRole('list')[0] ?? document.body).getAllByRole('listitem')
  expect(members()).toHaveLength(24)
  expect(panel.getByText('Showing 1-24 of 30 members')).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Next page' }))
  expect(await panel.findByText('Member 29')).toBeVisible()
  expect(members()).toHaveLength(6)
  expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(true)
})

test('the owner invites by email, sees the open invitations and withdraws one', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  let open: { id: string; sentTo: string; expiresAt: string }[] = []
  let refusal: { status: number; json: unknown } | null = { status: 409, json: { error: 'limit reached' } }
  const { user, sent } = groupPage(
    {
      'GET /api/groups/g1': { json: wireDetail({ role: 'owner', IsPublic: false }) },
      'GET /api/groups/g1/members?limit=24&offset=0': { json: [] },
      'GET /api/groups/g1/invitations': () => ({ json: open }),
      'POST /api/groups/g1/members': () => {
        if (refusal) return refusal
        open = [{ id: 'i1', sentTo: 'eve@example.org', expiresAt: '2026-05-08T12:00:00Z' }]
        return { json: {} }
      },
      'DELETE /api/groups/g1/invitations/i1': () => {
        open = []
        return { json: {} }
      },
    },
    '/en/groups/g1?tab=members',
  )
  await user.type(await screen.findByLabelText('Email'), 'eve@example.org')
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  expect((await screen.findByRole('alert')).textContent).toContain('too many open invitations')
  expect(warn).toHaveBeenCalledWith('inviting to the group failed', expect.anything())
  refusal = null
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  const said = 'If eve@example.org has an account here, the invitation is waiting there, for 7 days.'
  expect(await screen.findByText(said)).toBeVisible()
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('')
  expect(sent('POST /api/groups/g1/members')).toEqual([
    { email: 'eve@example.org' },
    { email: 'eve@example.org' },
  ])
  const withdraw = 'Withdraw the invitation: eve@example.org'
  await user.click(await screen.findByRole('button', { name: withdraw }))
  await waitFor(() => expect(screen.queryByText('Open invitations')).toBeNull())
})

const invitation = {
  id: 'g1',
  name: 'Soup club',
  description: null,
  memberCount: 3,
  isPublic: false,
  by: 'Olive',
  expiresAt: '2026-05-08T12:00:00Z',
}

test('who is invited to a private group sees it, and joins there', async () => {
  let role: 'member' | null = null
  let open = [invitation]
  const { user } = groupPage({
    'GET /api/groups/g1': () => ({ json: wireDetail({ role, IsPublic: false }) }),
    'GET /api/groups/invitations': () => ({ json: open }),
    'POST /api/groups/g1/join': () => {
      role = 'member'
      open = []
      return { json: {} }
    },
  })
  expect(await screen.findByText('Olive invites you to the group “Soup club”.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Join: Soup club' }))
  expect(await screen.findByRole('tab', { name: 'Members' })).toBeVisible()
  expect(screen.queryByText(/invites you/)).toBeNull()
})
