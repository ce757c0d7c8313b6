import { linkProvider, listLinkedProviders, listProviders, unlinkProvider } from '#shared/contract/account.ts'
import { apiError } from '#shared/contract/errors.ts'
import { isProvider } from '#shared/constants/providers.ts'
import type { Deps } from '../../../deps.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { App } from '../../../platform/http/app.ts'
import { logAudit } from '../../../platform/auth/audit.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { User } from '../../../platform/auth/session.ts'
import { ProviderError } from '../../../adapters/oauth/sign-in-provider.ts'
import { reauthenticate } from '../login-throttle.ts'
import { requireSecondFactor } from '../second-factor/verify-code.ts'
import { createOAuthState } from './oauth-state.ts'
import {
  addIdentity,
  findUserByIdentity,
  listIdentities,
  removeIdentity,
  type Identity,
} from './identity-queries.ts'
import { mailProviderChange } from './mails.ts'
import { callbackUrl, findProvider } from './start-routes.ts'

/** Which providers there are, and which of them a member comes in by. */
export function linkingRoutes(app: App) {
  serve(app, listProviders, async ({ deps }) => [...deps.signInProviders.keys()])

  serve(app, listLinkedProviders, async ({ db, user }) => {
    const identities = await listIdentities(db, user.id)
    return identities.map(({ provider, email, created_at }) => ({
      provider,
      email,
      linked_at: created_at.toISOString(),
    }))
  })

  serve(app, linkProvider, async ({ deps, db, user, session, params, body, language, address, now }) => {
    const { name, provider } = findProvider(deps, params.provider)
    const linked = await listIdentities(db, user.id)
    if (linked.some((identity) => identity.provider === name)) throw apiError('already linked')
    // A new way in is as grave as a new password: a session left open must not be enough.
    await reauthenticate(db, { user, session: session.current, password: body.password ?? null, now })
    // The provider will not ask for our code, so this must.
    await requireSecondFactor(db, deps, { user, code: body.code ?? null, address, now })
    if (!session.current) throw apiError('not signed in')
    const attempt = await createOAuthState(db, {
      provider: name,
      user_id: user.id,
      invite_hash: null,
      language,
      return_path: null,
      redirectUri: callbackUrl(deps.publicUrl, name),
      binding: session.current.id,
      now,
    })
    try {
      return { url: (await provider.start(attempt)).href }
    } catch (error) {
      throw error instanceof ProviderError ? apiError('unavailable', { cause: error }) : error
    }
  })

  serve(app, unlinkProvider, async ({ deps, db, user, session, params, body, address, now }) => {
    const { provider } = params
    if (!isProvider(provider)) throw apiError('not found')
    await reauthenticate(db, { user, session: session.current, password: body.password ?? null, now })
    await requireSecondFactor(db, deps, { user, code: body.code ?? null, address, now })
    await db.transaction().execute(async (transaction) => {
      // Of two providers unlinked at once one has to stay.
      const row = await transaction
        .selectFrom('users')
        .selectAll()
        .where('id', '=', user.id)
        .forUpdate()
        .executeTakeFirstOrThrow()
      const linked = await listIdentities(transaction, user.id)
      if (!linked.some((identity) => identity.provider === provider)) throw apiError('not found')
      const others = linked.filter((identity) => identity.provider !== provider)
      // A provider that is no longer set up opens nothing.
      const isOpen = others.some((identity) => deps.signInProviders.has(identity.provider))
      if (row.password_hash === null && !isOpen) throw apiError('last way in')
      await removeIdentity(transaction, user.id, provider)
      await logAudit(transaction, { action: 'provider unlinked', actorId: user.id, address, now })
      await mailProviderChange(transaction, deps, row, { step: 'unlinked', provider, now })
    })
    return {}
  })
}

/** Links somebody who has come back from a provider; false when it is another member's, or they have one already. */
export async function linkIdentity(
  db: Db,
  deps: Pick<Deps, 'publicUrl' | 'config'>,
  about: { user: User; identity: Identity; address: string; now: number },
): Promise<boolean> {
  const { user, identity, address, now } = about
  return db.transaction().execute(async (transaction) => {
    if (!(await addIdentity(transaction, user.id, identity, now))) {
      return (await findUserByIdentity(transaction, identity))?.id === user.id
    }
    await logAudit(transaction, { action: 'provider linked', actorId: user.id, address, now })
    const { provider } = identity
    await mailProviderChange(transaction, deps, user, { step: 'linked', provider, now })
    return true
  })
}
