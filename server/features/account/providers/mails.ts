import { providerNames, type Provider } from '#shared/constants/providers.ts'
import { paths } from '#shared/paths.ts'
import type { Deps } from '../../../deps.ts'
import type { Db, UserRow } from '../../../platform/db/schema.ts'
import { providerChangedEmail } from '../../mail/templates/provider-changed.ts'
import { enqueueEmail } from '../../mail/outbox.ts'

/** Enqueues the mail about a linked or unlinked provider, in the caller's transaction. */
export async function mailProviderChange(
  db: Db,
  deps: Pick<Deps, 'publicUrl' | 'config'>,
  user: Pick<UserRow, 'id' | 'email' | 'name' | 'language'>,
  change: { step: 'linked' | 'unlinked'; provider: Provider; now: number },
): Promise<void> {
  const { step, provider, now } = change
  const link = deps.publicUrl + paths.settings(user.language, 'providers')
  const about = { name: user.name, link, step, provider: providerNames[provider] }
  await enqueueEmail(db, {
    to: user.email,
    email: providerChangedEmail(user.language, about, deps.config.legal),
    dedupeKey: `provider ${step} ${provider} ${user.id} ${now}`,
    now,
  })
}
