import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { calls, refusal, renderSettings, section } from './test-settings.tsx'

const secondFactorOn = {
  [calls.secondFactor]: { json: { since: '2026-01-02T10:00:00Z', recoveryCodesLeft: 10 } },
}

test('with the second factor on, a new password needs a code', async () => {
  let answer: { status?: number; json: unknown } = refusal(403, 'wrong code')
  const { user, sent } = renderSettings({ ...secondFactorOn, [calls.password]: () => answer })
  const password = await section('Password')
  const code = await password.findByLabelText('Code')
  await user.type(password.getByLabelText('Current password'), 'old secret')
  await user.type(password.getByLabelText('New password'), 'pears & gorgonzola')
  await user.type(password.getByLabelText('Confirm password'), 'pears & gorgonzola')
  const button = password.getByRole('button', { name: 'Change password' })
  expect(button).toHaveProperty('disabled', true)
  await user.type(code, '111111')
  await user.click(button)
  expect((await password.findByRole('alert')).textContent).toMatch(/code/i)
  answer = { json: {} }
  await user.clear(code)
  await user.type(code, '222222{Enter}')
  expect((await password.findByRole('status')).textContent).toContain('Your password has been changed.')
  expect(sent(calls.password).at(-1)).toEqual({
    current: 'old secret',
    password: 'pears & gorgonzola',
    code: '222222',
  })
  expect(code).toHaveProperty('value', '')
})

test('with the second factor on, deleting the account needs a code', async () => {
  const { user, sent } = renderSettings({ ...secondFactorOn, [calls.remove]: { json: {} } })
  await (await section('Password')).findByLabelText('Code')
  const data = await section('Your data')
  await user.click(data.getByRole('button', { name: 'Delete my account' }))
  const question = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  const button = question.getByRole('button', { name: 'Delete my account' })
  await user.type(question.getByLabelText('Current password'), 'secret')
  expect(button).toHaveProperty('disabled', true)
  await user.type(question.getByLabelText('Code'), '222222')
  await user.click(button)
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible()
  expect(sent(calls.remove)).toEqual([{ password: 'secret', code: '222222' }])
})

test('with the second factor on, unlinking a provider needs a code', async () => {
  const unlink = 'POST /api/user/providers/google/unlink'
  const { user, sent } = renderSettings({
    ...secondFactorOn,
    [calls.providers]: { json: ['google'] },
    [calls.linked]: { json: [{ provider: 'google', email: null, linked_at: '2026-01-02T10:00:00Z' }] },
    [unlink]: { json: {} },
  })
  await user.click(await screen.findByRole('button', { name: 'Unlink Google' }))
  const question = within(await screen.findByRole('dialog'))
  await user.type(question.getByLabelText('Current password'), 'secret')
  await user.type(await question.findByLabelText('Code'), '222222')
  await user.click(question.getByRole('button', { name: 'Unlink Google' }))
  await screen.findByRole('status')
  expect(sent(unlink)).toEqual([{ password: 'secret', code: '222222' }])
})
