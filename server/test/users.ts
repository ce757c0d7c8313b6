import { sql } from 'kysely'
import { hashPassword } from '../features/account/password-hashing.ts'
import { createUser } from '../features/account/queries.ts'
import { newInviteCode } from '../features/invites/codes.ts'
import { firstAdminLink } from '../features/invites/first-admin.ts'
import { consumeInvite, createInvite, inviteHasher, recordInvitedUser } from '../features/invites/queries.ts'
import { logAudit } from '../platform/auth/audit.ts'
import { sessionCookieName } from '../platform/auth/cookies.ts'
import { startSession } from '../platform/auth/start-session.ts'
import type { TestApp } from './app.ts'
import type { TestClient } from './client.ts'

export const goodPassword = 'pears & gorgonzola'

export type TestUser = TestClient & { email: string }

let counter = 0

/** The first admin, by the printed link, signed in. */
export async function signUpAdmin(app: TestApp, email = 'admin@example.org'): Promise<TestUser> {
  const link = await firstAdminLink(app.deps)
  const code = new URL(link ?? 'http://none').searchParams.get('code') ?? ''
  return createAccount(app, { code, email, name: 'Ada' })
}

/** A user whom the admin invited, verified and signed in. */
export async function signUpUser(
  app: TestApp,
  admin: TestUser,
  about: { name?: string; email?: string } = {},
): Promise<TestUser> {
  const { db, deps } = app
  const code = newInviteCode()
  const inviter = db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', admin.email.toLowerCase())
  const { id: createdBy } = await inviter.executeTakeFirstOrThrow()
  await createInvite(db, { code, createdBy, sentTo: null, now: deps.clock() }, inviteHasher(deps.sign))
  const email = about.email ?? `user${(counter += 1)}@example.org`
  return createAccount(app, { code, email, name: about.name ?? null })
}

let passwordHash: Promise<string> | undefined

/**
 * What the calls for sign-up, verification and login leave behind, by the functions that they call, but without mails:
 * four calls and a mail for each user would be a tenth of what all tests cost.
 */
async function createAccount(
  { db, deps, anonymous }: TestApp,
  { code, email, name }: { code: string; email: string; name: string | null },
): Promise<TestUser> {
  const now = deps.clock()
  passwordHash ??= hashPassword(goodPassword, deps.config.passwordCost)
  const values = { email, name, passwordHash: await passwordHash, language: 'en', isVerified: true } as const
  const userId = await db.transaction().execute(async (transaction) => {
    const invite = await consumeInvite(transaction, code, inviteHasher(deps.sign), now)
    const { id } = await createUser(transaction, { ...values, isAdmin: invite.grantsAdmin, now })
    await recordInvitedUser(transaction, invite.id, id, now)
    for (const action of ['sign-up', 'sign-in'] as const)
      await logAudit(transaction, { action, actorId: id, address: '127.0.0.1', now })
    return id
  })
  const client = anonymous()
  const { session, device } = await startSession(db, { userId, now, userAgent: 'node' })
  const sessionName = sessionCookieName(deps.publicUrl)
  client.cookies.set(sessionName, session)
  client.cookies.set(sessionName.replace('session', 'device'), device)
  client.cookies.set('signed_in', '1')
  return { ...client, email }
}

/** The token in the newest verification mail to an address. */
export async function verificationToken(app: TestApp, email: string): Promise<string> {
  return mailedToken(app, email, 'verify')
}

export async function mailedToken(app: TestApp, email: string, page: 'verify' | 'reset'): Promise<string> {
  const mail = (await app.mails()).findLast(({ to, link }) => to === email && link?.includes(`/${page}?`))
  const token = new URL(mail?.link ?? 'http://none').searchParams.get('token')
  if (token === null) throw new Error(`no mail with a link to /${page} went to ${email}`)
  return token
}
