import { screen, within } from '@testing-library/react'
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
  expect(await panel.findByText('Dora Lima')).toBeTruthy()
  expect(panel.getByText('A member')).toBeTruthy()
  expect(panel.getByText('guest@example.org')).toBeTruthy()
  // The user's own email is not shown.
  expect(panel.queryByText('ada@example.org')).toBeNull()
  expect(panel.getByText('Owner')).toBeTruthy()
  const members = () => within(panel.getAllByRole('list')[0] ?? document.body).getAllByRole('listitem')
  expect(members()).toHaveLength(24)
  expect(panel.getByText('Showing 1-24 of 30 members')).toBeTruthy()
  await user.click(panel.getByRole('button', { name: 'Next page' }))
  expect(await panel.findByText('Member 29')).toBeTruthy()
  expect(members()).toHaveLength(6)
  expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(true)
})

test('the owner adds a member by email; an unknown email shows an error', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  let isKnown = false
  const { user } = groupPage(
    {
      'GET /api/groups/g1': { json: wireDetail({ role: 'owner', IsPublic: false }) },
      'GET /api/groups/g1/members?limit=24&offset=0': { json: [] },
      'POST /api/groups/g1/members': () =>
        isKnown
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
  isKnown = true
  await user.click(screen.getByRole('button', { name: 'Add member' }))
  expect(await screen.findByText('eve@example.org is now a member.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('')
})
