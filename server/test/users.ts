import { login, signup, verifyEmail } from '#shared/contract/account.ts'
import { generateInvite } from '#shared/contract/invites.ts'
import { firstAdminLink } from '../features/invites/first-admin.ts'
import type { TestApp } from './app.ts'
import type { TestClient } from './client.ts'

export const goodPassword = 'pears & gorgonzola'

export type TestUser = TestClient & { email: string }

let counter = 0

/** Signs up the first admin by the printed link, and signs in. */
export async function signUpAdmin(app: TestApp, email = 'admin@example.org'): Promise<TestUser> {
  const client = app.anonymous()
  const link = await firstAdminLink(app.deps)
  const code = new URL(link ?? 'http://none').searchParams.get('code')
  await client.call(signup, { body: { email, name: 'Ada', password: goodPassword, inviteCode: code } })
  await client.call(login, { body: { email, password: goodPassword } })
  return { ...client, email }
}

/** Signs up a user by an invite of the admin, verifies the e-mail and signs in. */
export async function signUpUser(
  app: TestApp,
  admin: TestUser,
  about: { name?: string; email?: string } = {},
): Promise<TestUser> {
  const client = app.anonymous()
  const email = about.email ?? `user${(counter += 1)}@example.org`
  const { code } = await admin.call(generateInvite)
  await client.call(signup, { body: { email, name: about.name, password: goodPassword, inviteCode: code } })
  await client.call(verifyEmail, { body: { token: await verificationToken(app, email) } })
  await client.call(login, { body: { email, password: goodPassword } })
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
