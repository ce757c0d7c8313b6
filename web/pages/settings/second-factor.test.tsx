import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ada, admin, calls, refusal, renderSettings, section } from './test-settings.tsx'

const start = 'POST /api/user/second-factor'
const confirm = 'POST /api/user/second-factor/confirm'
const renew = 'POST /api/user/second-factor/recovery-codes'
const off = 'POST /api/user/second-factor/off'

const codes = ['ABCDE-FGHJK', 'MNPQR-STUVW']
const secret = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Convive:ada%40example.org?issuer=Convive&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
}
const since = '2026-02-03T10:00:00Z'
const place = () => section('Two-step login')

test('is set up with the password and a first code, and shows the recovery codes once', async () => {
  let isOn = false
  let answer: { status?: number; json: unknown } = refusal(403, 'wrong code')
  const { user, sent } = renderSettings({
    [calls.secondFactor]: () => ({ json: { since: isOn ? since : null, recoveryCodesLeft: isOn ? 2 : 0 } }),
    [start]: { status: 201, json: secret },
    [confirm]: () => answer,
  })
  const factor = await place()
  await user.click(await factor.findByRole('button', { name: 'Set up two-step login' }))
  const question = within(await screen.findByRole('dialog', { name: 'Set up two-step login?' }))
  await user.type(question.getByLabelText('Current password'), 'secret sauce')
  await user.click(question.getByRole('button', { name: 'Continue' }))
  const code = await factor.findByRole('textbox', { name: 'Code' })
  expect(document.activeElement).toBe(code)
  expect(sent(start)).toEqual([{ password: 'secret sauce' }])
  const picture = await factor.findByRole('img', { name: 'QR code for the app' })
  expect(picture.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(1000)
  expect(factor.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()

  await user.type(code, '000000{Enter}')
  expect((await factor.findByRole('alert')).textContent).toMatch(/This code is not right/)
  answer = { json: { recoveryCodes: codes } }
  isOn = true
  await user.clear(code)
  await user.type(code, '123456')
  await user.click(factor.getByRole('button', { name: 'Switch on' }))
  const heading = await factor.findByRole('heading', { name: 'Your recovery codes' })
  expect(document.activeElement).toBe(heading)
  expect(factor.getAllByRole('listitem').map((item) => item.textContent)).toEqual(codes)
  await user.click(factor.getByRole('button', { name: 'Copy all' }))
  expect(await navigator.clipboard.readText()).toBe(codes.join('\n'))
  await user.click(factor.getByRole('button', { name: 'I have kept them' }))
  expect((await factor.findByRole('status')).textContent).toBe('Two-step login is on.')
  expect(factor.queryByText(codes[0] ?? '')).toBeNull()
  expect(await factor.findByText(/On since .* 2 recovery codes left\./)).toBeVisible()
  expect(sent(confirm)).toEqual([{ code: '000000' }, { code: '123456' }])
})

const on = { [calls.secondFactor]: { json: { since, recoveryCodesLeft: 1 } } }

test('new recovery codes need password and code', async () => {
  const { user, sent } = renderSettings({ ...on, [renew]: { json: { recoveryCodes: codes } } })
  const factor = await place()
  expect(await factor.findByText(/1 recovery code left\./)).toBeVisible()
  await user.click(factor.getByRole('button', { name: 'New recovery codes' }))
  const question = within(await screen.findByRole('dialog', { name: 'Make new recovery codes?' }))
  const button = question.getByRole('button', { name: 'New recovery codes' })
  await user.type(question.getByLabelText('Current password'), 'secret sauce')
  expect(button).toHaveProperty('disabled', true)
  await user.type(question.getByRole('textbox', { name: 'Code' }), '123456')
  await user.click(button)
  expect(await factor.findByText(codes[1] ?? '')).toBeVisible()
  expect(sent(renew)).toEqual([{ password: 'secret sauce', code: '123456' }])
})

test('is switched off with password and code, and a refusal keeps the typed values', async () => {
  let isOn = true
  let answer: { status?: number; json: unknown } = refusal(403, 'wrong code')
  const { user, sent } = renderSettings({
    [calls.secondFactor]: () => ({ json: { since: isOn ? since : null, recoveryCodesLeft: 1 } }),
    [off]: () => answer,
  })
  const factor = await place()
  await user.click(await factor.findByRole('button', { name: 'Switch off' }))
  const question = within(await screen.findByRole('dialog', { name: 'Switch off two-step login?' }))
  await user.type(question.getByLabelText('Current password'), 'secret sauce')
  await user.type(question.getByRole('textbox', { name: 'Code' }), '123456')
  await user.click(question.getByRole('button', { name: 'Switch off' }))
  expect((await question.findByRole('alert')).textContent).toMatch(/This code is not right/)
  expect(question.getByRole('textbox', { name: 'Code' })).toHaveProperty('value', '123456')
  answer = { json: {} }
  isOn = false
  await user.click(question.getByRole('button', { name: 'Switch off' }))
  expect((await factor.findByRole('status')).textContent).toBe('Two-step login is off.')
  expect(await factor.findByRole('button', { name: 'Set up two-step login' })).toBeVisible()
  expect(sent(off)).toHaveLength(2)
})

test('is recommended to admins with a password', async () => {
  const first = renderSettings({}, { me: admin })
  expect(await (await place()).findByText(/We recommend switching this on/)).toBeVisible()
  first.unmount()
  renderSettings({}, { me: { ...ada, hasPassword: false } })
  const factor = await place()
  expect(await factor.findByText(/its own second step counts/)).toBeVisible()
  expect(factor.queryByRole('button')).toBeNull()
})

test('that fails to load can be retried', async () => {
  let answer: { status?: number; json: unknown } = refusal(500, 'server error')
  const { user } = renderSettings({ [calls.secondFactor]: () => answer })
  const factor = await place()
  expect(await factor.findByText('This could not be loaded.')).toBeVisible()
  answer = { json: { since: null, recoveryCodesLeft: 0 } }
  await user.click(factor.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(factor.getByRole('button', { name: 'Set up two-step login' })).toBeVisible())
})
