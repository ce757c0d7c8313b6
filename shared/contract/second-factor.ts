import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { isoDate, nothing } from './wire.ts'
import { oneTimeCode, ownPassword } from './account.ts'

const both = z.object({ password: ownPassword, code: oneTimeCode })
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const showSecondFactor = endpoint({
  method: 'GET',
  path: '/api/user/second-factor',
  who: 'member',
  summary: 'Since when the second factor is on (null: off), and how many recovery codes are left.',
  answer: z.object({ since: z.nullable(isoDate), recoveryCodesLeft: z.int() }),
})

export const startSecondFactor = endpoint({
  method: 'POST',
  path: '/api/user/second-factor',
  who: 'member',
  summary:
    'Creates a secret for an authenticator app; the second factor is on after a first code is confirmed.',
  body: z.object({ password: ownPassword }),
  /** The secret to type, and the URI for a QR code. */
  answer: z.object({ secret: z.string(), uri: z.string() }),
  status: 201,
  errors: ['wrong password', 'not allowed', 'already on', 'too many requests'],
})

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/user/second-factor/confirm',
  who: 'member',
  summary: 'Switches the second factor on with a first code; answers the recovery codes, only this once.',
  body: z.object({ code: z.string().check(z.maxLength(100)) }),
  answer: recoveryCodes,
  errors: ['not found', 'wrong code', 'too many requests'],
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/user/second-factor/recovery-codes',
  who: 'member',
  summary: 'Replaces the recovery codes; answers them, only this once.',
  body: both,
  answer: recoveryCodes,
  errors: ['not found', 'wrong password', 'second factor required', 'wrong code', 'too many requests'],
})

export const removeSecondFactor = endpoint({
  method: 'POST',
  path: '/api/user/second-factor/off',
  who: 'member',
  summary: 'Switches the second factor off with the password and a code.',
  body: both,
  answer: nothing,
  errors: ['not found', 'wrong password', 'second factor required', 'wrong code', 'too many requests'],
})
