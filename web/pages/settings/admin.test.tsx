import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { admin, calls, refusal, renderSettings, section } from './test-settings.tsx'

test('an admin generates a code and its sign-up link', async () => {
  let answer: { status?: number; json: unknown } = refusal(500, 'server error')
  const { user } = renderSettings({ [calls.generate]: () => answer }, { me: admin })
  const codes = await section('Invite codes')
  await user.click(codes.getByRole('button', { name: 'Generate invite code' }))
  expect((await codes.findByRole('alert')).textContent).toBe('Unable to generate code')
  answer = { status: 201, json: { code: 'ABCDE23456' } }
  await user.click(codes.getByRole('button', { name: 'Generate invite code' }))
  expect(await codes.findByText('ABCDE23456')).toBeVisible()
  expect(codes.getByRole('textbox')).toHaveProperty('value', `${location.origin}/en/signup?code=ABCDE23456`)
  await user.click(codes.getByRole('button', { name: 'Copy: Sign-up link with this code' }))
  expect(await navigator.clipboard.readText()).toContain('code=ABCDE23456')
})

const request = {
  ID: 'r1',
  Email: 'cleo@example.org',
  Note: { Valid: true, String: 'I bake.' },
  CreatedAt: '2026-01-02T10:00:00Z',
}

test('an admin approves a request, which leaves the list', async () => {
  let list = [request]
  let answer: { status?: number; json: unknown } = refusal(500, 'server error')
  const { user } = renderSettings(
    {
      [calls.requests]: () => ({ json: list }),
      'POST /api/admin/invite-requests/r1/approve': () => answer,
    },
    { me: admin },
  )
  const requests = await section('Invite requests')
  const row = within(await requests.findByRole('listitem'))
  expect(row.getByText('I bake.')).toBeVisible()
  await user.click(row.getByRole('button', { name: 'Approve' }))
  expect((await requests.findByRole('alert')).textContent).toBe('Unable to approve request')
  answer = { json: {} }
  list = []
  await user.click(row.getByRole('button', { name: 'Approve' }))
  expect((await requests.findByRole('status')).textContent).toBe('cleo@example.org will get a code by email.')
  expect(await requests.findByText('No one is waiting.')).toBeVisible()
})

test('an admin declines a request, which leaves the list', async () => {
  let list = [request]
  let answer: { status?: number; json: unknown } = refusal(500, 'server error')
  const { user } = renderSettings(
    {
      [calls.requests]: () => ({ json: list }),
      'DELETE /api/admin/invite-requests/r1': () => answer,
    },
    { me: admin },
  )
  const requests = await section('Invite requests')
  const row = within(await requests.findByRole('listitem'))
  await user.click(row.getByRole('button', { name: 'Decline' }))
  expect((await requests.findByRole('alert')).textContent).toBe(
    'The request could not be declined. Please try again.',
  )
  answer = { json: {} }
  list = []
  await user.click(row.getByRole('button', { name: 'Decline' }))
  expect((await requests.findByRole('status')).textContent).toBe(
    'The request of cleo@example.org is deleted.',
  )
  expect(await requests.findByText('No one is waiting.')).toBeVisible()
})

const place = {
  parent_id: null as string | null,
  status: 'used',
  sent_to: null as string | null,
  created_at: '2026-01-02T10:00:00Z',
  expires_at: null,
  used_at: '2026-01-03T10:00:00Z' as string | null,
  member: null as object | null,
}
const bo = { id: 'm2', name: 'Bo', email: 'bo@example.org', is_admin: false, may_invite: true, reason: null }
const places = [
  { ...place, id: 'p1', member: { ...bo, id: '1', name: 'Ada', email: 'ada@example.org', is_admin: true } },
  { ...place, id: 'p2', parent_id: 'p1', member: bo },
  { ...place, id: 'p3', parent_id: 'p2', status: 'waiting', used_at: null, sent_to: 'dan@example.org' },
]

test('the tree shows who invited whom, and collapses', async () => {
  const { user } = renderSettings({ [calls.tree]: { json: places } }, { me: admin })
  const tree = await section('Invitation tree')
  const fold = await tree.findByRole('button', { name: 'Show 1 invitation from Bo' })
  expect(fold.getAttribute('aria-expanded')).toBe('true')
  expect(tree.getByText('dan@example.org')).toBeVisible()
  await user.click(fold)
  expect(fold.getAttribute('aria-expanded')).toBe('false')
  expect(tree.queryByText('dan@example.org')).toBeNull()
})

test('an open code is revoked after a confirmation', async () => {
  let revoked = false
  const { user } = renderSettings(
    {
      [calls.tree]: () => ({
        json: places.map((each) => (each.id === 'p3' && revoked ? { ...each, status: 'revoked' } : each)),
      }),
      'DELETE /api/admin/invites/p3': () => {
        revoked = true
        return { json: {} }
      },
    },
    { me: admin },
  )
  const tree = await section('Invitation tree')
  await user.click(await tree.findByRole('button', { name: 'Revoke: dan@example.org' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Revoke' }))
  expect(await tree.findByText('Revoked')).toBeVisible()
  expect(tree.queryByRole('button', { name: /^Revoke/ })).toBeNull()
})

test('the right to invite is withdrawn with a reason and restored', async () => {
  let reason: string | null = null
  const right = 'PUT /api/admin/members/m2/invite-right'
  const { user, sent } = renderSettings(
    {
      [calls.tree]: () => ({
        json: places.map((each) =>
          each.id === 'p2' ? { ...each, member: { ...bo, may_invite: reason === null, reason } } : each,
        ),
      }),
      [right]: () => {
        reason = reason === null ? 'Too many strangers.' : null
        return { json: {} }
      },
    },
    { me: admin },
  )
  const tree = await section('Invitation tree')
  await user.click(await tree.findByRole('button', { name: 'Stop inviting: Bo' }))
  const question = within(await screen.findByRole('dialog', { name: 'Take away the right to invite?' }))
  expect(question.getByRole('button', { name: 'Stop inviting' })).toHaveProperty('disabled', true)
  await user.type(question.getByRole('textbox', { name: 'Reason' }), ' Too many strangers. ')
  await user.click(question.getByRole('button', { name: 'Stop inviting' }))
  expect(await tree.findByText('Reason: Too many strangers.')).toBeVisible()
  await user.click(await tree.findByRole('button', { name: 'Allow inviting: Bo' }))
  await waitFor(() => expect(tree.queryByText(/^Reason/)).toBeNull())
  expect(sent(right)).toEqual([{ allowed: false, reason: 'Too many strangers.' }, { allowed: true }])
})

test('the log labels actions; an unknown one is shown by its name', async () => {
  const entry = { id: 1, at: '2026-01-02T10:00:00Z', actor: null, subject: null, address: '192.0.2.1' }
  renderSettings(
    {
      [calls.log]: {
        json: [
          { ...entry, action: 'sign-in refused' },
          {
            ...entry,
            id: 2,
            action: 'something new',
            actor: { id: '1', name: null, email: 'ada@example.org' },
          },
        ],
      },
    },
    { me: admin },
  )
  const log = await section('Log')
  const rows = (await log.findAllByRole('listitem')).map((row) => row.textContent ?? '')
  expect(rows[0]).toMatch(/Sign-in refused.*Visitor.*192\.0\.2\.1/)
  expect(rows[1]).toMatch(/something new.*ada@example\.org/)
})

test('an admin sees the models of the chef, checks them, and what they have used', async () => {
  const model = {
    setting: 'CHEF',
    provider: 'compatible',
    model: 'qwen3:8b',
    schema: 'json_object',
    tools: null as boolean | null,
    vision: null as boolean | null,
    context_length: 16_384,
    effort: true,
    checked_at: null as string | null,
    problem: null as string | null,
    paused_until: null as string | null,
  }
  const row = { provider: 'compatible', model: 'qwen3:8b', calls: 7, input_tokens: 1200, output_tokens: 80 }
  const budgets = { member_tokens: 50_000, site_tokens: null, pictures: null }
  const usage = [
    { ...row, task: 'reply', outcome: 'key refused', cost: 0.5 },
    { ...row, task: 'something new', outcome: 'answered', cost: 0 },
  ]
  const { user } = renderSettings(
    {
      [calls.models]: { json: { models: [model], usage, budgets } },
      [calls.checkModels]: () => ({
        json: {
          models: [
            { ...model, tools: true, checked_at: '2026-11-29T10:00:00Z', problem: 'CHEF_KEY: refused' },
          ],
          usage,
          budgets,
        },
      }),
    },
    { me: admin },
  )
  const models = await section('Chef models')
  expect(await models.findByText('Not checked yet')).toBeVisible()
  const table = within(models.getByRole('table'))
  expect(table.getByRole('row', { name: 'qwen3:8b Answer Key refused 7 1,200 + 80 0.50' })).toBeVisible()
  expect(table.getByRole('row', { name: /something new/ })).toBeVisible()
  expect(models.getByText('Tokens a day for each member: 50,000')).toBeVisible()
  expect(models.getByText('Tokens a day for all members: no limit')).toBeVisible()
  await user.click(models.getByRole('button', { name: 'Check now' }))
  expect(await models.findByText('CHEF_KEY: refused')).toBeVisible()
  expect(models.getByText('Does not answer')).toBeVisible()
  expect(models.getByText(/Tools: yes/)).toBeVisible()
})
