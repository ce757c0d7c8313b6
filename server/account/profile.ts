import { sendVerification, updateProfile } from '#shared/contract/account.ts'
import { fail } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'
import type { Deps } from '../deps.ts'
import type { Db } from '../db/schema.ts'
import type { App } from '../http/app.ts'
import { countAttempt } from '../http/limits.ts'
import { serve } from '../http/serve.ts'
import type { Member } from '../http/session.ts'
import { setPendingEmail } from './addresses.ts'
import { proveLately } from './guesses.ts'
import { mailAddressChange, mailNewAddressLink } from './mails.ts'
import { changeProfile, findUserByEmail } from './queries.ts'
import { checkEmail } from '../mail/address.ts'

const { attempts } = limits

/** Name, language and the address that waits for its proof. */
export function profileRoutes(app: App) {
  serve(app, updateProfile, async ({ deps, db, member, session, body, now }) => {
    const email = body.email ? checkEmail(body.email) : null
    if (email !== null && !isOwnAddress(member, email)) {
      // Whoever answers mails can have the password reset, so a session left open must not be enough.
      await proveLately(db, { member, session: session.current, password: body.password ?? null, now })
      await checkNewAddress(db, member, email, now)
    }
    await db.transaction().execute(async (transaction) => {
      await changeProfile(transaction, member.id, {
        // Null leaves a field, as the specification says.
        ...(body.name && { name: body.name }),
        ...(body.language && { language: body.language }),
      })
      const reader = { ...member, name: body.name || member.name, language: body.language ?? member.language }
      if (email !== null) await changeAddress(transaction, deps, { member: reader, email, now })
    })
    return {}
  })

  serve(app, sendVerification, async ({ deps, db, member, now }) => {
    const { pendingEmail } = member
    if (pendingEmail === null) return {}
    await countConfirmation(db, pendingEmail, now)
    await db
      .transaction()
      .execute((transaction) => mailNewAddressLink(transaction, deps, { ...member, pendingEmail }, now))
    return {}
  })
}

/** Each confirmation is a mail to an address that nobody has proved yet. */
async function countConfirmation(db: Db, email: string, now: number): Promise<void> {
  const key = { scope: 'email confirmation', subject: email.toLowerCase() }
  await countAttempt(db, key, attempts.resendsPerEmail, now)
}

function isOwnAddress(member: Member, email: string): boolean {
  return email.toLowerCase() === member.email.toLowerCase()
}

/** Throws `email exists` and, since each try mails somebody, `too many requests`; both before anything changes. */
async function checkNewAddress(db: Db, member: Member, email: string, now: number): Promise<void> {
  const key = { scope: 'email change', subject: member.id }
  await countAttempt(db, key, attempts.addressChangesPerMember, now)
  if (await findUserByEmail(db, email, now)) throw fail('email exists')
  await countConfirmation(db, email, now)
}

/** The address in force takes back what waits; any other one waits until the mail to it is answered. */
async function changeAddress(
  db: Db,
  deps: Deps,
  { member, email, now }: { member: Member; email: string; now: number },
): Promise<void> {
  if (isOwnAddress(member, email)) {
    await setPendingEmail(db, member.id, null)
    return
  }
  const isNew = await setPendingEmail(db, member.id, email)
  await mailNewAddressLink(db, deps, { ...member, pendingEmail: email }, now)
  if (isNew) await mailAddressChange(db, deps, { ...member, step: 'asked', address: email }, now)
}
