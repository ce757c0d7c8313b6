import { expect, test } from 'vitest'
import { CallError } from '#shared/contract/call.ts'
import { errorMessage, outcomeOf } from './errors.ts'

const failed = 'It failed.'
const t = (code: string) => `text of ${code}`

test('a known code is explained by its text', () => {
  expect(errorMessage(new CallError('suspended'), t, { failed })).toBe('text of suspended')
})

test('an override replaces the text of its code', () => {
  const overrides = { failed, suspended: 'Not now.', network: 'Offline.' }
  expect(errorMessage(new CallError('suspended'), t, overrides)).toBe('Not now.')
  expect(errorMessage(new CallError('network'), t, overrides)).toBe('Offline.')
})

test('a failure without a reason is the page’s own sentence', () => {
  const withoutReason = [
    new CallError('network'),
    new CallError('server error'),
    new CallError('server error', { text: 'server error' }),
    new TypeError('not a call'),
  ]
  for (const error of withoutReason) expect(errorMessage(error, t, { failed })).toBe(failed)
})

test('a text that is no code is shown as the server wrote it', () => {
  const error = new CallError('server error', { text: 'Out of order' })
  expect(errorMessage(error, t, { failed })).toBe('Out of order')
})

test('with a list of codes only those are explained', () => {
  const overrides = { failed, explain: ['unsafe recipe'] } as const
  expect(errorMessage(new CallError('unsafe recipe'), t, overrides)).toBe('text of unsafe recipe')
  expect(errorMessage(new CallError('not found'), t, overrides)).toBe(failed)
  expect(errorMessage(new CallError('server error', { text: 'Out of order' }), t, overrides)).toBe(failed)
})

test('the outcome of a call is a value; other errors are thrown', async () => {
  expect(await outcomeOf(Promise.resolve(1))).toBe('ok')
  expect(await outcomeOf(Promise.reject(new CallError('network')))).toBe('network')
  expect(await outcomeOf(Promise.reject(new CallError('used')))).toBe('used')
  expect(await outcomeOf(Promise.reject(new CallError('server error', { text: 'odd' })))).toEqual({
    text: 'odd',
  })
  await expect(outcomeOf(Promise.reject(new TypeError('no')))).rejects.toThrow('no')
})
