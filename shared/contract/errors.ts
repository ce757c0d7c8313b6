import type { SessionEnd } from '../constants/session-ends.ts'

/**
 * The closed list of error codes with their HTTP status. The server sends codes, clients translate them; where the
 * specification names a text that clients compare (`used`, `invalid token`, …), that text is the code.
 */
export const errorStatus = {
  'invalid input': 400,
  'invite required': 400,
  'invalid code': 400,
  'malformed email': 400,
  'password too short': 400,
  'password too long': 400,
  'password too common': 400,
  'Invalid or expired token': 400,
  'invalid token': 400,
  'unknown image': 400,
  'unknown recipe': 400,
  'unknown category': 400,
  'unknown parent': 400,
  'not signed in': 401,
  'Invalid credentials': 401,
  'second factor required': 401,
  'bad origin': 403,
  'not allowed': 403,
  'email not verified': 403,
  'wrong password': 403,
  'sign in again': 403,
  'wrong code': 403,
  'own recipe': 403,
  'members only': 403,
  'cannot invite': 403,
  suspended: 403,
  'link expired': 403,
  'token not allowed': 403,
  invalid: 404,
  'not found': 404,
  'method not allowed': 405,
  used: 409,
  'email exists': 409,
  'no invites left': 409,
  'recipient opted out': 409,
  'last admin': 409,
  'already linked': 409,
  'already on': 409,
  'last way in': 409,
  'unsafe recipe': 409,
  'allergen not confirmed': 409,
  'owner cannot leave': 409,
  'thread locked': 409,
  'own content': 409,
  'changed numbers': 409,
  'recipe in itself': 409,
  'too many levels': 409,
  'too many corrections': 409,
  'not saved': 409,
  'not shared': 409,
  'limit reached': 409,
  'storage full': 409,
  'too large': 413,
  'unsupported type': 415,
  'not an image': 415,
  'not a document': 415,
  'no recipe found': 422,
  'no text': 422,
  'cannot adapt': 422,
  'too many requests': 429,
  'server error': 500,
  'chef unavailable': 502,
  'painter unavailable': 502,
  'unreachable page': 502,
  unavailable: 503,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errorStatus

export const errorCodes = Object.keys(errorStatus) as ErrorCode[]

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorStatus, value)
}

interface ApiErrorOptions {
  retryAfter?: number
  sessionEnd?: SessionEnd
  cause?: unknown
}

/**
 * An error that is answered with its code. `retryAfter` is in whole seconds and belongs to `too many requests`;
 * `sessionEnd` belongs to `not signed in`, for a session that was ended from elsewhere.
 */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly retryAfter: number | undefined
  readonly sessionEnd: SessionEnd | undefined

  constructor(code: ErrorCode, options: ApiErrorOptions = {}) {
    super(code, { cause: options.cause })
    this.name = 'ApiError'
    this.code = code
    this.retryAfter = options.retryAfter
    this.sessionEnd = options.sessionEnd
  }

  get status() {
    return errorStatus[this.code]
  }
}

export function apiError(code: ErrorCode, options?: ApiErrorOptions): ApiError {
  return new ApiError(code, options)
}
