import { sql } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import type { Provider } from '#shared/constants/providers.ts'
import type { Db } from '../../platform/db/schema.ts'

/**
 * False for the only admin: nobody else could administer the site. Call it in a transaction; a lock makes concurrent
 * calls of several admins wait for each other.
 */
async function canDeleteAccount(db: Db, user: { id: string; isAdmin: boolean }): Promise<boolean> {
  if (!user.isAdmin) return true
  await sql`select pg_advisory_xact_lock(hashtext('admins'))`.execute(db)
  const admins = await db.selectFrom('users').select('id').where('is_admin', '=', true).execute()
  return admins.some((admin) => admin.id !== user.id)
}

/** Throws `last admin`. */
export async function assertCanDeleteAccount(db: Db, user: { id: string; isAdmin: boolean }): Promise<void> {
  if (!(await canDeleteAccount(db, user))) throw apiError('last admin')
}

interface SignInMethods {
  hasPassword: boolean
  linked: readonly Provider[]
  /** The providers that this server offers: no other one can be signed in with. */
  configured: ReadonlyMap<Provider, unknown>
}

/** Whether the user can still sign in without the provider. */
function canUnlink(provider: Provider, { hasPassword, linked, configured }: SignInMethods): boolean {
  return hasPassword || linked.some((other) => other !== provider && configured.has(other))
}

/** Throws `last way in`. */
export function assertCanUnlink(provider: Provider, methods: SignInMethods): void {
  if (!canUnlink(provider, methods)) throw apiError('last way in')
}
