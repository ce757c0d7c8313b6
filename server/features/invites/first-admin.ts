import type { Deps } from '../../deps.ts'
import { inviteCodeFrom } from './codes.ts'
import { inviteHasher, openFirstAdminInvite } from './queries.ts'

/** The link by which the first person becomes an admin, or null once somebody has an account. */
export async function firstAdminLink(
  deps: Pick<Deps, 'db' | 'sign' | 'clock' | 'publicUrl'>,
): Promise<string | null> {
  const code = inviteCodeFrom(deps.sign('first admin', 'invite code'))
  const open = await openFirstAdminInvite(deps.db, code, inviteHasher(deps.sign), deps.clock())
  return open ? `${deps.publicUrl}/en/signup?code=${code}` : null
}
