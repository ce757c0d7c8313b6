import { lifetimes } from '#shared/constants/lifetimes.ts'
import { limits } from '#shared/constants/limits.ts'
import { forgetEndedSessions } from '../../platform/auth/ended-sessions.ts'
import type { Db } from '../../platform/db/schema.ts'
import { removeUnverified } from './queries.ts'

/** Deletes unverified accounts and expired sessions, access tokens, devices, links of mails, limits and audit entries. */
export async function cleanUpAccounts(db: Db, now: number): Promise<void> {
  await removeUnverified(db, now)
  const moment = new Date(now)
  await db.deleteFrom('sessions').where('expires_at', '<=', moment).execute()
  await forgetEndedSessions(db, now)
  await db.deleteFrom('access_tokens').where('expires_at', '<=', moment).execute()
  await db
    .deleteFrom('known_devices')
    .where('seen_at', '<=', new Date(now - lifetimes.knownDevice))
    .execute()
  await db.deleteFrom('email_tokens').where('expires_at', '<=', moment).execute()
  await db.deleteFrom('oauth_states').where('expires_at', '<=', moment).execute()
  await db
    .deleteFrom('second_factors')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<=', new Date(now - limits.secondFactor.setUp))
    .execute()
  await db.deleteFrom('rate_limits').where('window_ends_at', '<=', moment).execute()
  await db
    .deleteFrom('audit_log')
    .where('at', '<=', new Date(now - lifetimes.retention.auditLog))
    .execute()
}
