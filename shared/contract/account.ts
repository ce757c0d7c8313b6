import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { languages } from '../constants/languages.ts'
import { limits } from '../constants/limits.ts'
import { providers } from '../constants/providers.ts'
import { camelCased, file, isoDate, nothing, nullableText, singleLine } from './wire.ts'

/** The password rules check the length and have their own error codes. */
const password = z.string().check(z.maxLength(10_000))
const email = z.string().check(z.trim(), z.maxLength(10_000))
const token = z.string().check(z.maxLength(200))
/** Null for users without a password, who re-authenticate by a recent sign-in. */
export const ownPassword = z.optional(z.nullable(password))
/** From the authenticator app or the recovery codes; required when the second factor is on. */
export const oneTimeCode = z.optional(z.nullable(z.string().check(z.maxLength(100))))

export const me = endpoint({
  method: 'GET',
  path: '/auth/me',
  who: 'member',
  summary: 'The signed-in user.',
  answer: z.pipe(
    z.object({
      userId: z.string(),
      email: z.string(),
      name: nullableText,
      isVerified: z.optional(z.boolean()),
      isAdmin: z.optional(z.boolean()),
      pendingEmail: nullableText,
      language: z.optional(z.enum(languages)),
      hasPassword: z.optional(z.boolean()),
    }),
    z.transform((wire) => ({
      id: wire.userId,
      email: wire.email,
      name: wire.name,
      isVerified: wire.isVerified ?? false,
      isAdmin: wire.isAdmin ?? false,
      pendingEmail: wire.pendingEmail,
      language: wire.language ?? null,
      hasPassword: wire.hasPassword ?? true,
    })),
  ),
})

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  who: 'anyone',
  summary:
    'Signs in with e-mail and password, plus a code when the second factor is on; sets the session cookie.',
  body: z.object({ email, password, code: oneTimeCode }),
  answer: nothing,
  errors: [
    'Invalid credentials',
    'email not verified',
    'second factor required',
    'wrong code',
    'too many requests',
  ],
})

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  who: 'anyone',
  summary: 'Ends the session, if there is one.',
  answer: nothing,
})

export const signup = endpoint({
  method: 'POST',
  path: '/auth/signup',
  who: 'anyone',
  summary: 'Creates an account from an invite and mails a verification link. Never signs in.',
  body: z.object({
    email,
    name: z.optional(z.nullable(singleLine(0, limits.name.max))),
    password,
    inviteCode: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(200)))),
  }),
  answer: nothing,
  status: 201,
  errors: [
    'invite required',
    'invalid code',
    'used',
    'email exists',
    'malformed email',
    'password too short',
    'password too long',
    'password too common',
    'too many requests',
  ],
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/auth/verify',
  who: 'anyone',
  summary:
    'Verifies an e-mail address with the token of a mail and answers that address. Idempotent; does not sign in.',
  body: z.object({ token }),
  answer: z.object({ email: z.optional(z.string()) }),
  errors: ['Invalid or expired token', 'too many requests'],
})

export const resendVerification = endpoint({
  method: 'POST',
  path: '/auth/resend-verification',
  who: 'anyone',
  summary:
    'Mails a new verification link if the address is not verified yet; the answer is the same for any address.',
  body: z.object({ email }),
  answer: nothing,
  errors: ['too many requests'],
})

export const requestReset = endpoint({
  method: 'POST',
  path: '/auth/request-reset',
  who: 'anyone',
  summary: 'Mails a link to set a new password; 404 for an unknown address.',
  body: z.object({ email }),
  answer: nothing,
  errors: ['not found', 'too many requests'],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset',
  who: 'anyone',
  summary: 'Sets a new password with the single-use token of a mail and ends all sessions.',
  body: z.object({ token, password }),
  answer: nothing,
  errors: [
    'invalid token',
    'password too short',
    'password too long',
    'password too common',
    'too many requests',
  ],
})

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/user/profile',
  who: 'member',
  summary:
    'Changes name, language and e-mail; null or missing fields stay. A new e-mail requires re-authentication and takes effect once it is verified.',
  body: z.object({
    name: z.optional(z.nullable(singleLine(0, limits.name.max))),
    email: z.optional(z.nullable(email)),
    language: z.optional(z.nullable(z.enum(languages))),
    password: ownPassword,
  }),
  answer: nothing,
  errors: ['malformed email', 'email exists', 'sign in again', 'wrong password', 'too many requests'],
})

export const sendVerification = endpoint({
  method: 'POST',
  path: '/api/user/verify-email',
  who: 'member',
  summary: 'Mails another verification link to the unverified or new address; without one it does nothing.',
  answer: nothing,
  errors: ['too many requests'],
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/user/password',
  who: 'member',
  summary: 'Sets a new password after re-authentication and ends all other sessions.',
  body: z.object({ current: ownPassword, password, code: oneTimeCode }),
  answer: nothing,
  errors: [
    'wrong password',
    'sign in again',
    'second factor required',
    'wrong code',
    'password too short',
    'password too long',
    'password too common',
    'too many requests',
  ],
})

export const listProviders = endpoint({
  method: 'GET',
  path: '/auth/oauth/providers',
  who: 'anyone',
  summary:
    'The sign-in providers that are configured. Sign-in starts at the page /auth/oauth/{provider}/start.',
  answer: z.array(z.enum(providers)),
  most: providers.length,
})

export const listLinkedProviders = endpoint({
  method: 'GET',
  path: '/api/user/providers',
  who: 'member',
  summary: 'The linked sign-in providers, in the order they were linked.',
  answer: z.array(
    camelCased(
      z.object({
        provider: z.enum(providers),
        /** The provider’s address of the user at the time of linking. */
        email: nullableText,
        linked_at: isoDate,
      }),
    ),
  ),
  most: providers.length,
})

export const linkProvider = endpoint({
  method: 'POST',
  path: '/api/user/providers/{provider}/link',
  who: 'member',
  summary: 'Starts to link a provider: answers the URL to open, which leads back to the settings.',
  body: z.object({ password: ownPassword, code: oneTimeCode }),
  answer: z.object({ url: z.string() }),
  errors: [
    'not found',
    'already linked',
    'wrong password',
    'sign in again',
    'second factor required',
    'wrong code',
    'too many requests',
    'unavailable',
  ],
})

export const unlinkProvider = endpoint({
  method: 'POST',
  path: '/api/user/providers/{provider}/unlink',
  who: 'member',
  summary: 'Unlinks a provider, unless it is the last way to sign in.',
  body: z.object({ password: ownPassword, code: oneTimeCode }),
  answer: nothing,
  errors: [
    'not found',
    'last way in',
    'wrong password',
    'sign in again',
    'second factor required',
    'wrong code',
    'too many requests',
  ],
})

export const getStorage = endpoint({
  method: 'GET',
  path: '/api/user/storage',
  who: 'member',
  summary:
    'How many bytes the user stores: what can be seen, what only the deleted recipes and replaced pictures hold, and the most of the former.',
  answer: z.object({ used: z.number(), deleted: z.number(), most: z.number() }),
})

export const exportOwnData = endpoint({
  method: 'GET',
  path: '/api/user/export',
  who: 'member',
  summary: 'An archive of everything that belongs to the account.',
  kind: 'file',
  fileType: 'application/zip',
  answer: file,
  errors: ['too many requests'],
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/user/delete',
  who: 'member',
  summary: 'Deletes the account and its data; content that others replied to stays, without a name.',
  body: z.object({ password: ownPassword, code: oneTimeCode }),
  answer: nothing,
  errors: [
    'wrong password',
    'sign in again',
    'second factor required',
    'wrong code',
    'last admin',
    'too many requests',
  ],
})

export const listAuditLog = endpoint({
  method: 'GET',
  path: '/api/admin/audit-log',
  who: 'admin',
  summary: 'The latest sign-ins and actions of admins, newest first.',
  answer: z.array(
    z.object({
      id: z.int(),
      at: isoDate,
      action: z.string(),
      /** Null for anonymous actions and deleted accounts. */
      actor: z.nullable(z.object({ id: z.string(), name: nullableText, email: z.string() })),
      /** The affected user, if it is not the actor. */
      subject: z.nullable(z.object({ id: z.string(), name: nullableText, email: z.string() })),
      /** Of IPv6 addresses, the /64 network. */
      address: nullableText,
    }),
  ),
  most: limits.auditLog.shown,
})
