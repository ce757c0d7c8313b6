import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { languages } from '../constants/languages.ts'
import { limits } from '../constants/limits.ts'
import { providers } from '../constants/providers.ts'
import { file, isoDate, nothing, nullableText, singleLine } from './wire.ts'

/** Lengths are checked by the password rules, which answer with a code of their own. */
const password = z.string().check(z.maxLength(10_000))
const email = z.string().check(z.trim(), z.maxLength(10_000))
const token = z.string().check(z.maxLength(200))
/** Null for who has none and proves by a fresh sign-in that it is them. */
export const ownPassword = z.optional(z.nullable(password))
/** Of the app or from the list of recovery codes; asked of members who have switched the second factor on. */
export const oneTimeCode = z.optional(z.nullable(z.string().check(z.maxLength(100))))

export const me = endpoint({
  method: 'GET',
  path: '/auth/me',
  who: 'member',
  summary: 'Who is signed in.',
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
    'Signs in with e-mail and password, and a code where the second factor is on; sets the session cookie.',
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
  summary: 'Proves an address by the token of a mail. Harmless when repeated; grants no session.',
  body: z.object({ token }),
  answer: nothing,
  errors: ['Invalid or expired token', 'too many requests'],
})

export const resendVerification = endpoint({
  method: 'POST',
  path: '/auth/resend-verification',
  who: 'anyone',
  summary: 'Mails a new verification link when the address waits for one; says nothing about the rest.',
  body: z.object({ email }),
  answer: nothing,
  errors: ['too many requests'],
})

export const requestReset = endpoint({
  method: 'POST',
  path: '/auth/request-reset',
  who: 'anyone',
  summary:
    'Mails a link to choose a new password with. Says whether the address is known, as its screen does.',
  body: z.object({ email }),
  answer: nothing,
  errors: ['not found', 'too many requests'],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset',
  who: 'anyone',
  summary: 'Sets a new password by the token of a mail, once, and signs the member out everywhere.',
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
    'Changes name and language; null or missing leaves a field. A new e-mail takes a fresh sign-in or the password, and waits until a mail to it is answered.',
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
  summary: 'Mails another verification link to the address that waits; without one it does nothing.',
  answer: nothing,
  errors: ['too many requests'],
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/user/password',
  who: 'member',
  summary:
    'Sets a new password, proved by the current one and a code where the second factor is on, and signs out every other device.',
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
  summary: 'The sign-in providers that are set up. Signing in is a page: /auth/oauth/{provider}/start.',
  answer: z.array(z.enum(providers)),
  most: providers.length,
})

export const listLinkedProviders = endpoint({
  method: 'GET',
  path: '/api/user/providers',
  who: 'member',
  summary: 'The providers one can sign in with, in the order they were linked.',
  answer: z.array(
    z.object({
      provider: z.enum(providers),
      /** As the provider told it when it was linked. */
      email: nullableText,
      linked_at: isoDate,
    }),
  ),
  most: providers.length,
})

export const linkProvider = endpoint({
  method: 'POST',
  path: '/api/user/providers/{provider}/link',
  who: 'member',
  summary: 'Begins to link a provider: answers where to send the browser. It comes back to the settings.',
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
  summary: 'Unlinks a provider, but never the last way in.',
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
  summary: 'Removes the account with all that is its own; what others replied to stays without a name.',
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
  summary: 'The latest sign-ins and acts of admins, the newest first.',
  answer: z.array(
    z.object({
      id: z.int(),
      at: isoDate,
      action: z.string(),
      /** Who did it; null for visitors and for people who have left. */
      actor: z.nullable(z.object({ id: z.string(), name: nullableText, email: z.string() })),
      /** Whom it was done to, where that is somebody else. */
      subject: z.nullable(z.object({ id: z.string(), name: nullableText, email: z.string() })),
      /** An IPv6 address stands for its network. */
      address: nullableText,
    }),
  ),
  most: limits.auditLog.shown,
})
