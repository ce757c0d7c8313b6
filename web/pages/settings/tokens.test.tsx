import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { calls, refusal, renderSettings, section } from './test-settings.tsx'

const token = {
  id: 't1',
  name: 'Kitchen tablet',
  canWrite: false,
  createdAt: '2026-11-01T10:00:00Z',
  usedAt: null as string | null,
  expiresAt: null as string | null,
}
const secret = 'convive_0123456789012345678901234567890123456789012'

test('a token reads only and expires unless asked otherwise, and is shown once, to be copied', async () => {
  const write = vi.fn<() => Promise<void>>(async () => undefined)
  let list: object[] = []
  const { user, sent } = renderSettings({
    [calls.tokens]: () => ({ json: list }),
    [calls.createToken]: () => {
      list = [token]
      return { status: 201, json: { ...token, token: secret } }
    },
  })
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
  const tokens = await section('Access tokens')
  await user.click(tokens.getByRole('button', { name: 'Create a token' }))
  expect(tokens.getByRole('textbox', { name: 'Token name' })).toHaveFocus()
  expect(tokens.getByRole('button', { name: 'Create a token' })).toBeDisabled()
  await user.keyboard(' Kitchen tablet{Enter}')
  const shown = within(await tokens.findByRole('group', { name: 'Token' }))
  expect(sent(calls.createToken)).toEqual([
    { name: ' Kitchen tablet', canWrite: false, days: 90, password: null },
  ])
  expect(shown.getByRole('textbox', { name: 'Token' })).toHaveProperty('value', secret)
  expect(shown.getByRole('textbox', { name: /MCP/ })).toHaveProperty('value', `${location.origin}/mcp`)
  await user.click(shown.getByRole('button', { name: 'Copy: Token' }))
  expect(write).toHaveBeenCalledExactlyOnceWith(secret)
  await user.click(shown.getByRole('button', { name: 'Done' }))
  expect(screen.queryByDisplayValue(secret)).toBeNull()
  expect(await tokens.findByText('Kitchen tablet')).toBeVisible()
  expect(tokens.getByText('Reads only')).toBeVisible()
  expect(tokens.getByText(/never used/)).toBeVisible()
  await user.click(tokens.getByRole('button', { name: 'Create a token' }))
  expect(tokens.getByRole('textbox', { name: 'Token name' })).toHaveProperty('value', '')
})

test('one that may write and never expires is created by choice, with the password some time after the sign-in', async () => {
  let passwords: unknown[] = []
  const { user, sent } = renderSettings({
    [calls.createToken]: () => {
      passwords = sent(calls.createToken).map((body) => (body as { password: unknown }).password)
      if (passwords.at(-1) === null) return refusal(403, 'sign in again')
      if (passwords.at(-1) !== 'secret sauce') return refusal(403, 'wrong password')
      return { status: 201, json: { ...token, canWrite: true, token: secret } }
    },
  })
  const tokens = await section('Access tokens')
  await user.click(tokens.getByRole('button', { name: 'Create a token' }))
  await user.type(tokens.getByRole('textbox', { name: 'Token name' }), 'Assistant')
  await user.click(tokens.getByRole('switch', { name: 'May also write' }))
  await user.selectOptions(tokens.getByRole('combobox', { name: 'Expires' }), 'Never')
  await user.click(tokens.getByRole('button', { name: 'Create a token' }))
  const question = within(await screen.findByRole('dialog', { name: 'Is that you?' }))
  expect(question.queryByRole('alert')).toBeNull()
  await user.type(question.getByLabelText('Current password'), 'wrong')
  await user.click(question.getByRole('button', { name: 'Create a token' }))
  expect((await question.findByRole('alert')).textContent).toBe('This is not your current password.')
  await user.clear(question.getByLabelText('Current password'))
  await user.type(question.getByLabelText('Current password'), 'secret sauce')
  await user.click(question.getByRole('button', { name: 'Create a token' }))
  expect(await tokens.findByDisplayValue(secret)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(calls.createToken).at(-1)).toEqual({
    name: 'Assistant',
    canWrite: true,
    days: null,
    password: 'secret sauce',
  })
})

test('tokens are listed with their use, and revoked after a question', async () => {
  let list = [
    { ...token, usedAt: '2026-11-20T10:00:00.000Z' },
    { ...token, id: 't2', name: 'Assistant', canWrite: true, expiresAt: '2027-01-01T10:00:00.000Z' },
  ]
  const revoke = 'DELETE /api/user/tokens/t2'
  let isDown = true
  const { user, sent } = renderSettings({
    [calls.tokens]: () => ({ json: list }),
    [revoke]: () => {
      if (isDown) return refusal(503, 'unavailable')
      list = list.slice(0, 1)
      return { json: {} }
    },
  })
  const tokens = await section('Access tokens')
  const [first, second] = await tokens.findAllByRole('listitem')
  expect(first?.textContent).toMatch(/Kitchen tabletReads only.*last used.*2026/)
  expect(second?.textContent).toMatch(/AssistantMay write.*never used.*expires.*2027/)
  expect(tokens.getByRole('link', { name: 'What tokens may call (API)' })).toHaveAttribute(
    'href',
    '/api/docs',
  )
  const revokeIt = async () => {
    await user.click(tokens.getByRole('button', { name: 'Revoke: Assistant' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke “Assistant”?' }))
    await user.click(question.getByRole('button', { name: 'Revoke' }))
  }
  await revokeIt()
  expect(await tokens.findByRole('alert')).toBeVisible()
  isDown = false
  await revokeIt()
  expect(await tokens.findByText('“Assistant” has been revoked.')).toBeVisible()
  expect(sent(revoke)).toHaveLength(2)
  await waitFor(() => expect(tokens.getAllByRole('listitem')).toHaveLength(1))
  expect(tokens.queryByRole('alert')).toBeNull()
})

test('nobody has more than as many', async () => {
  renderSettings({
    [calls.tokens]: { json: Array.from({ length: 20 }, (_, index) => ({ ...token, id: `t${index}` })) },
  })
  const full = await section('Access tokens')
  expect(await full.findByText(/^That is as many tokens/)).toBeVisible()
  expect(full.queryByRole('button', { name: 'Create a token' })).toBeNull()
})

test('a token that cannot be created leaves the form as it is', async () => {
  const { user } = renderSettings({ [calls.createToken]: refusal(403, 'suspended') })
  const tokens = await section('Access tokens')
  await user.click(tokens.getByRole('button', { name: 'Create a token' }))
  await user.type(tokens.getByRole('textbox', { name: 'Token name' }), 'Script{Enter}')
  expect((await tokens.findByRole('alert')).textContent).toMatch(/cannot write here/)
  expect(tokens.getByRole('textbox', { name: 'Token name' })).toHaveProperty('value', 'Script')
  await user.click(tokens.getByRole('button', { name: 'Cancel' }))
  expect(tokens.getByRole('button', { name: 'Create a token' })).toBeVisible()
})
