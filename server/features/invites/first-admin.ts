import type { Deps } from '../../deps.ts'
import { paths } from '#shared/paths.ts'
import type { Db } from '../../platform/db/schema.ts'
import { inviteCodeFrom } from './codes.ts'
import { inviteHasher, type HashCode } from './queries.ts'

/** The sign-up link that makes the first user an admin; null once there is a user. */
export async function firstAdminLink(
  deps: Pick<Deps, 'db' | 'sign' | 'clock' | 'publicUrl'>,
): Promise<string | null> {
  const code = inviteCodeFrom(deps.sign('first admin', 'invite code'))
  const open = await openFirstAdminInvite(deps.db, code, inviteHasher(deps.sign), deps.clock())
  return open ? deps.publicUrl + paths.signup('en', code) : null
}

/** Stores the first-admin invite, usable again if its user was deleted. Returns false when there is a user. */
async function openFirstAdminInvite(db: Db, code: string, hash: HashCode, now: number): Promise<boolean> {
  const anybody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (anybody) return false
  await db
    .insertInto('invites')
    .values({ code_hash: hash(code), grants_admin: true, created_at: new Date(now), expires_at: null })
    .onConflict((conflict) => conflict.column('code_hash').doUpdateSet({ used_at: null, used_by: null }))
    .execute()
  return true
}
