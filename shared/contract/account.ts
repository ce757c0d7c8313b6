import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { languages } from '../languages.ts'
import { limits } from '../limits.ts'
import { nothing, nullableText, trimmedText } from '../wire.ts'

/** Lengths are checked by the password rules, which answer with a code of their own. */
const password = z.string().check(z.maxLength(10_000))
const email = z.string().check(z.trim(), z.maxLength(10_000))

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
    }),
    z.transform((wire) => ({
      id: wire.userId,
      email: wire.email,
      name: wire.name,
      isVerified: wire.isVerified ?? false,
      isAdmin: wire.isAdmin ?? false,
      pendingEmail: wire.pendingEmail,
      language: wire.language ?? null,
    })),
  ),
})

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  who: 'anyone',
  summary: 'Signs in with e-mail and password; sets the session cookie.',
  body: z.object({ email, password }),
  answer: nothing,
  errors: ['Invalid credentials', 'email not verified', 'too many requests'],
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
    name: z.optional(z.nullable(trimmedText(0, limits.name.max))),
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
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  answer: nothing,
  errors: ['Invalid or expired token'],
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

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/user/profile',
  who: 'member',
  summary: 'Changes the name and the language; null or missing leaves a field.',
  body: z.object({
    name: z.optional(z.nullable(trimmedText(0, limits.name.max))),
    language: z.optional(z.nullable(z.enum(languages))),
  }),
  answer: nothing,
})
