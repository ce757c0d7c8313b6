import { getStorage, sendVerification, updateProfile } from '#shared/contract/account.ts'
import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { App } from '../../platform/http/app.ts'
import { consume } from '../../platform/rate-limit/rate-limit.ts'
import { serve } from '../../platform/http/serve.ts'
import { countStorage } from '../../platform/storage/room.ts'
import type { User } from '../../platform/auth/session.ts'
import { setPendingEmail } from './email-verification.ts'
import { requireRecentLogin } from './login-throttle.ts'
import { mailAddressChange, mailNewAddressLink } from './mails.ts'
import { changeProfile, findUserByEmail } from './queries.ts'
import { checkEmail } from '../mail/email-address.ts'

/** Name, language and the pending e-mail; how much is stored. */
export function profileRoutes(app: App) {
  serve(app, updateProfile, async ({ deps, db, user, session, body, now }) => {
    const email = body.email ? checkEmail(body.email) : null
    if (email !== null && !isCurrentEmail(user, email)) {
      // The owner of the e-mail can reset the password, so a session left open must not be enough.
      await requireRecentLogin(db, { user, session: session.current, password: body.password ?? null, now })
      await assertEmailAvailable(db, user, email, now)
    }
    await db.transaction().execute(async (transaction) => {
      await changeProfile(transaction, user.id, {
        // Null leaves a field, as the specification says.
        ...(body.name && { name: body.name }),
        ...(body.language && { language: body.language }),
      })
      const recipient = { ...user, name: body.name || user.name, language: body.language ?? user.language }
      if (email !== null) await changeEmail(transaction, deps, { user: recipient, email, now })
    })
    return {}
  })

  serve(app, getStorage, async ({ db, user }) => {
    const { live, kept } = await countStorage(db, user.id)
    return { used: live, deleted: kept - live, most: limits.storage.perMember }
  })

  serve(app, sendVerification, async ({ deps, db, user, now }) => {
    const { pendingEmail } = user
    if (pendingEmail === null) return {}
    await countConfirmation(db, pendingEmail, now)
    await db
      .transaction()
      .execute((transaction) => mailNewAddressLink(transaction, deps, { ...user, pendingEmail }, now))
    return {}
  })
}

/** Limits mails to an e-mail that is not verified yet. */
async function countConfirmation(db: Db, email: string, now: number): Promise<void> {
  const key = { scope: 'email confirmation', subject: email.toLowerCase() }
  await consume(db, key, rateLimits.resendsPerEmail, now)
}

function isCurrentEmail(user: User, email: string): boolean {
  return email.toLowerCase() === user.email.toLowerCase()
}

/** Throws `email exists` and, because each call sends a mail, `too many requests`. */
async function assertEmailAvailable(db: Db, user: User, email: string, now: number): Promise<void> {
  const key = { scope: 'email change', subject: user.id }
  await consume(db, key, rateLimits.addressChangesPerMember, now)
  if (await findUserByEmail(db, email, now)) throw apiError('email exists')
  await countConfirmation(db, email, now)
}

/** The current e-mail cancels a pending change; another one is pending until it is verified. */
async function changeEmail(
  db: Db,
  deps: Deps,
  { user, email, now }: { user: User; email: string; now: number },
): Promise<void> {
  if (isCurrentEmail(user, email)) {
    await setPendingEmail(db, user.id, null)
    return
  }
  const isNew = await setPendingEmail(db, user.id, email)
  await mailNewAddressLink(db, deps, { ...user, pendingEmail: email }, now)
  if (isNew) await mailAddressChange(db, deps, { ...user, step: 'asked', address: email }, now)
}
