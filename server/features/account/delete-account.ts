import { deleteAccount } from '#shared/contract/account.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/app.ts'
import { logAudit } from '../../platform/auth/audit.ts'
import { serve } from '../../platform/http/serve.ts'
import type { PersonalData } from '../../platform/privacy/personal-data.ts'
import { reauthenticate } from './login-throttle.ts'
import { assertCanDeleteAccount } from './policy.ts'
import { requireSecondFactor } from './second-factor/verify-code.ts'

/**
 * Erases the data of each feature in the given order; the account comes last, because the other rows refer to it.
 * `afterDeletion` removes what a transaction cannot, such as stored images.
 */
export function accountDeletionRoutes(
  app: App,
  features: readonly PersonalData[],
  afterDeletion: (deps: Deps) => Promise<unknown>,
) {
  serve(app, deleteAccount, async ({ deps, db, user, session, body, address, now }) => {
    await reauthenticate(db, { user, session: session.current, password: body.password ?? null, now })
    await requireSecondFactor(db, deps, { user, code: body.code ?? null, address, now })
    await deps.slowDb.transaction().execute(async (transaction) => {
      await assertCanDeleteAccount(transaction, user)
      // Concurrent requests of the same user wait for this lock and then find no account.
      await transaction.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute()
      for (const feature of features) await feature.erase(transaction, user, now)
      await logAudit(transaction, { action: 'account deleted', now })
    })
    await session.end()
    await afterDeletion({ ...deps, db: deps.slowDb }).catch((error: unknown) => {
      deps.log.error({ err: error }, 'clean-up after an account deletion failed; the hourly job repeats it')
    })
    return {}
  })
}
