import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Household } from '#shared/contract/household.ts'
import { emptyHousehold, testEater } from '../features/household/test-household.ts'
import { renderPage } from '../test/render-page.tsx'
import HouseholdPage from './household.tsx'

const lea = testEater('Léa', {
  id: 'e1',
  allergens: ['nuts'],
  diets: ['vegetarian'],
  dislikes: [{ value: 'coriander', name: 'fresh coriander' }],
  isChild: true,
})

const household: Household = {
  ...emptyHousehold,
  weekdayMinutes: [30, null, null, null, null, null, null],
  equipment: ['noOven'],
  eaters: [lea],
  members: [{ id: 'u1', name: 'Ada', joinedAt: '2026-01-01T00:00:00Z', isMe: true, removal: null }],
}

const address = 'GET /api/household'

function renderHousehold(answer: Partial<Household> = {}, answers: object = {}, hash = '') {
  return renderPage(<HouseholdPage />, {
    path: `/en/my/household${hash}`,
    signedIn: true,
    answers: { [address]: { json: { ...household, ...answer } }, ...answers },
  })
}

test('shows everything that was stated', async () => {
  renderHousehold()
  const eaters = await screen.findByRole('region', { name: 'Who eats' })
  expect(within(eaters).getByRole('heading', { name: 'Léa' })).toBeVisible()
  expect(within(eaters).getByText('tree nuts')).toBeVisible()
  expect(within(eaters).getByText('vegetarian')).toBeVisible()
  expect(within(eaters).getByText('Does not like: fresh coriander')).toBeVisible()
  expect(within(eaters).getByText('Child')).toBeVisible()
  const kitchen = screen.getByRole('region', { name: 'The kitchen' })
  expect(within(kitchen).getByRole('button', { name: 'no oven', pressed: true })).toBeVisible()
  expect(within(kitchen).getByLabelText('Monday')).toHaveProperty('value', '30')
  expect(within(kitchen).getByLabelText('Tuesday')).toHaveProperty('value', '')
  expect(screen.getByText('Ada')).toBeVisible()
})

test('an eater is added with what they must not eat', async () => {
  const { user, sent } = renderHousehold(
    { eaters: [] },
    { 'POST /api/household/eaters': { status: 201, json: household } },
  )
  await user.click(await screen.findByRole('button', { name: 'Add somebody' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add somebody' }))
  await user.type(dialog.getByLabelText('First name'), 'Léa')
  await user.click(dialog.getByRole('button', { name: 'tree nuts' }))
  await user.click(dialog.getByRole('switch', { name: 'A child' }))
  await user.type(dialog.getByRole('combobox', { name: 'Does not like' }), 'coriander')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent('POST /api/household/eaters')).toMatchObject([
    {
      name: 'Léa',
      allergens: ['nuts'],
      dislikes: ['coriander'],
      isChild: true,
      isUsual: true,
      isMe: false,
    },
  ])
})

test('of another member, only name and habit can be changed', async () => {
  const { user, sent } = renderHousehold(
    { eaters: [{ ...lea, userId: 'u2', isOfOther: true }] },
    { 'PATCH /api/household/eaters/e1': { json: household } },
  )
  await user.click(await screen.findByRole('button', { name: 'Edit Léa' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Léa' }))
  expect(dialog.queryByRole('button', { name: 'tree nuts' })).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Delete' })).toBeNull()
  expect(dialog.getByText(/alone changes allergies/)).toBeVisible()
  await user.click(dialog.getByRole('switch', { name: 'Usually eats with us' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent('PATCH /api/household/eaters/e1')).toEqual([{ name: 'Léa', isUsual: false }])
})

test('an eater is deleted after a question', async () => {
  const { user } = renderHousehold(
    {},
    { 'DELETE /api/household/eaters/e1': { json: { ...household, eaters: [] } } },
  )
  await user.click(await screen.findByRole('button', { name: 'Edit Léa' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(/Nobody is at this table yet/)).toBeVisible()
})

test('the kitchen is saved with each change, and shown as before when that fails', async () => {
  const { user, sent } = renderHousehold({}, { 'PATCH /api/household': { status: 500, json: {} } })
  await user.selectOptions(await screen.findByLabelText('Sunday'), '60')
  expect(await screen.findByText('This could not be saved. Please try again.')).toBeVisible()
  expect(sent('PATCH /api/household')).toEqual([{ weekdayMinutes: [30, null, null, null, null, null, 60] }])
  await waitFor(() => expect(screen.getByLabelText('Sunday')).toHaveProperty('value', ''))
})

test('members are invited by e-mail or by a link that is shown once', async () => {
  let token: string | null = null
  const { user, sent } = renderHousehold(
    {},
    {
      'POST /api/household/invites': () => ({
        status: 201,
        json: { token, expiresAt: '2026-12-01T00:00:00Z' },
      }),
    },
  )
  await user.type(await screen.findByLabelText('Email'), 'tom@example.org')
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  expect(await screen.findByText(/If tom@example.org belongs to a member/)).toBeVisible()
  token = 'secret'
  await user.click(screen.getByRole('button', { name: 'Create a link' }))
  expect(await screen.findByLabelText('Invitation link')).toHaveProperty(
    'value',
    expect.stringContaining('/en/my/household#join=secret'),
  )
  expect(sent('POST /api/household/invites')).toEqual([{ email: 'tom@example.org' }, { email: null }])
})

const invitation = {
  id: 'i1',
  household: 'Mill Lane',
  by: 'Tom',
  members: 2,
  expiresAt: '2026-12-01T00:00:00Z',
}

test('a link asks what to bring along before joining', async () => {
  const { user, sent, here } = renderHousehold(
    {},
    {
      'POST /api/household/invites/open': { json: invitation },
      'POST /api/household/join': { json: { ...household, name: 'Mill Lane' } },
    },
    '#join=secret',
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Share a household?' }))
  expect(dialog.getByText('Tom invites you to share the household “Mill Lane”.')).toBeVisible()
  expect(dialog.getByRole('radio', { name: 'My eaters: Léa' })).toBeChecked()
  await user.click(dialog.getByRole('radio', { name: 'Nothing' }))
  await user.click(dialog.getByRole('button', { name: 'Join' }))
  expect(await screen.findByText('You share this household now.')).toBeVisible()
  expect(sent('POST /api/household/join')).toEqual([{ token: 'secret', bring: 'nothing' }])
  await waitFor(() => expect(here()).toBe('/en/my/household'))
})

test('a link that is used up says so; a received invitation is declined', async () => {
  const { user } = renderHousehold(
    { receivedInvites: [invitation] },
    {
      'POST /api/household/invites/open': { status: 400, json: { error: 'invalid token' } },
      'DELETE /api/household/invites/i1': { json: {} },
    },
    '#join=old',
  )
  expect(await screen.findByText(/has been used or withdrawn/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Decline' }))
})

test('another member is removed after a question, and one sees the own removal', async () => {
  const tom = { id: 'u2', name: 'Tom', joinedAt: '2026-01-01T00:00:00Z', isMe: false, removal: null }
  const removal = { at: '2026-12-01T10:00:00Z', by: 'Tom' }
  const [ada] = household.members
  const { user } = renderHousehold(
    { members: [...household.members, tom] },
    {
      'PUT /api/household/members/u2/removal': {
        json: {
          ...household,
          members: [
            { ...ada, removal },
            { ...tom, removal },
          ],
        },
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Remove Tom' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeVisible()
  expect(screen.getByText(/You will be removed from this household/)).toBeVisible()
})

test('a visitor is asked to log in and comes back with the link', async () => {
  renderPage(<HouseholdPage />, { path: '/en/my/household#join=secret' })
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveProperty('pathname', '/en/login')
})
