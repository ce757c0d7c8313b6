import { linkProvider, listLinkedProviders, listProviders, unlinkProvider } from '#shared/contract/account.ts'
import { apiError } from '#shared/contract/errors.ts'
import { isProvider } from '#shared/constants/providers.ts'
import type { App } from '../../../platform/http/app.ts'
import { logAudit } from '../../../platform/auth/audit.ts'
import { serve } from '../../../platform/http/serve.ts'
import { ProviderError } from '../../../adapters/oauth/sign-in-provider.ts'
import { reauthenticate } from '../login-throttle.ts'
import { assertCanUnlink } from '../policy.ts'
import { presentIdentity } from '../present.ts'
import { requireSecondFactor } from '../second-factor/verify-code.ts'
import { callbackUrl, findProvider } from './configured-provider.ts'
import { createOAuthState } from './oauth-state.ts'
import { mailProviderChange } from './mails.ts'
import { listIdentities, removeIdentity } from './queries.ts'

/** The configured providers, and those that a user has linked. */
export function linkingRoutes(app: App) {
  serve(app, listProviders, async ({ deps }) => [...deps.signInProviders.keys()])

  serve(app, listLinkedProviders, async ({ db, user }) =>
    (await listIdentities(db, user.id)).map(presentIdentity),
  )

  serve(app, linkProvider, async ({ deps, db, user, session, params, body, language, address, now }) => {
    const { name, provider } = findProvider(deps, params.provider)
    const linked = await listIdentities(db, user.id)
    if (linked.some((identity) => identity.provider === name)) throw apiError('already linked')
    // Linking gives access like a new password does: a session left open must not be enough.
    await reauthenticate(db, { user, session: session.current, password: body.password ?? null, now })
    // A sign-in with the provider asks for no second factor, so linking does.
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
      // The lock makes concurrent requests see each other: one sign-in method has to stay.
      const row = await transaction
        .selectFrom('users')
        .selectAll()
        .where('id', '=', user.id)
        .forUpdate()
        .executeTakeFirstOrThrow()
      const linked = await listIdentities(transaction, user.id)
      if (!linked.some((identity) => identity.provider === provider)) throw apiError('not found')
      assertCanUnlink(provider, {
        hasPassword: row.password_hash !== null,
        linked: linked.map((identity) => identity.provider),
        configured: deps.signInProviders,
      })
      await removeIdentity(transaction, user.id, provider)
      await logAudit(transaction, { action: 'provider unlinked', actorId: user.id, address, now })
      await mailProviderChange(transaction, deps, row, { step: 'unlinked', provider, now })
    })
    return {}
  })
}
