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
  summary:
    'Whether logging in asks for a code besides the password, since when, and how many recovery codes are left.',
  answer: z.object({ since: z.nullable(isoDate), recoveryCodesLeft: z.int() }),
})

export const startSecondFactor = endpoint({
  method: 'POST',
  path: '/api/user/second-factor',
  who: 'member',
  summary: 'Makes a secret for an app that shows codes. Nothing asks for them until one has been confirmed.',
  body: z.object({ password: ownPassword }),
  /** The secret to type, and the address that a QR code of it holds. */
  answer: z.object({ secret: z.string(), uri: z.string() }),
  status: 201,
  errors: ['wrong password', 'not allowed', 'already on', 'too many requests'],
})

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/user/second-factor/confirm',
  who: 'member',
  summary: 'Switches the second factor on by a first code; tells the recovery codes, once.',
  body: z.object({ code: z.string().check(z.maxLength(100)) }),
  answer: recoveryCodes,
  errors: ['not found', 'wrong code', 'too many requests'],
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/user/second-factor/recovery-codes',
  who: 'member',
  summary: 'Tells new recovery codes, once; the ones before open nothing any more.',
  body: both,
  answer: recoveryCodes,
  errors: ['not found', 'wrong password', 'second factor required', 'wrong code', 'too many requests'],
})

export const removeSecondFactor = endpoint({
  method: 'POST',
  path: '/api/user/second-factor/off',
  who: 'member',
  summary: 'Switches the second factor off, by the password and a code.',
  body: both,
  answer: nothing,
  errors: ['not found', 'wrong password', 'second factor required', 'wrong code', 'too many requests'],
})
