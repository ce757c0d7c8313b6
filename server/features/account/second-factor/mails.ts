import { paths } from '#shared/paths.ts'
import type { Deps } from '../../../deps.ts'
import type { Db, UserRow } from '../../../platform/db/schema.ts'
import { secondFactorEmail, type SecondFactorStep } from '../../mail/templates/second-factor.ts'
import { enqueueEmail } from '../../mail/outbox.ts'

/** Enqueues a mail about the second factor, in the caller's transaction. */
export async function mailSecondFactor(
  db: Db,
  deps: Pick<Deps, 'publicUrl' | 'config'>,
  user: Pick<UserRow, 'id' | 'email' | 'name' | 'language'>,
  change: { step: SecondFactorStep; left: number; now: number },
): Promise<void> {
  const { step, left, now } = change
  const link = deps.publicUrl + paths.settings(user.language, 'second-factor')
  await enqueueEmail(db, {
    to: user.email,
    email: secondFactorEmail(user.language, { name: user.name, link, step, left }, deps.config.legal),
    dedupeKey: `second-factor ${step} ${left} ${user.id} ${now}`,
    now,
  })
}
