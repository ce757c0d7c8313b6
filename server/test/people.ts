import { login, signup, verifyEmail } from '#shared/contract/account.ts'
import { generateInvite } from '#shared/contract/invites.ts'
import { firstAdminLink } from '../invites/first-admin.ts'
import type { TestApp } from './app.ts'
import type { Visitor } from './visitor.ts'

export const goodPassword = 'pears & gorgonzola'

export type Person = Visitor & { email: string }

let counter = 0

/** The first admin, signed up by the link that start-up prints, and signed in. */
export async function signUpAdmin(app: TestApp, email = 'admin@example.org'): Promise<Person> {
  const visitor = app.visitor()
  const link = await firstAdminLink(app.deps)
  const code = new URL(link ?? 'http://none').searchParams.get('code')
  await visitor.call(signup, { body: { email, name: 'Ada', password: goodPassword, inviteCode: code } })
  await visitor.call(login, { body: { email, password: goodPassword } })
  return { ...visitor, email }
}

/** A member whom the admin invited, verified by the link of their mail and signed in. */
export async function signUpMember(
  app: TestApp,
  admin: Person,
  about: { name?: string; email?: string } = {},
): Promise<Person> {
  const visitor = app.visitor()
  const email = about.email ?? `guest${(counter += 1)}@example.org`
  const { code } = await admin.call(generateInvite)
  await visitor.call(signup, { body: { email, name: about.name, password: goodPassword, inviteCode: code } })
  await visitor.call(verifyEmail, { body: { token: await verificationToken(app, email) } })
  await visitor.call(login, { body: { email, password: goodPassword } })
  return { ...visitor, email }
}

/** The token of the newest verification mail to an address, read from the mail as a person would. */
export async function verificationToken(app: TestApp, email: string): Promise<string> {
  return mailedToken(app, email, 'verify')
}

export async function mailedToken(app: TestApp, email: string, page: 'verify' | 'reset'): Promise<string> {
  const mail = (await app.mails()).findLast(({ to, link }) => to === email && link?.includes(`/${page}?`))
  const token = new URL(mail?.link ?? 'http://none').searchParams.get('token')
  if (token === null) throw new Error(`no mail with a link to /${page} went to ${email}`)
  return token
}
