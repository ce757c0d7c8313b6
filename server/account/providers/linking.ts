import { linkProvider, listLinkedProviders, listProviders, unlinkProvider } from '#shared/contract/account.ts'
import { fail } from '#shared/errors.ts'
import { isProvider } from '#shared/providers.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../db/schema.ts'
import type { App } from '../../http/app.ts'
import { recordAct } from '../../http/audit.ts'
import { serve } from '../../http/serve.ts'
import type { Member } from '../../http/session.ts'
import { ProviderError } from '../../outside/oauth/sign-in-provider.ts'
import { proveSelf } from '../guesses.ts'
import { proveSecondFactor } from '../second-factor/codes.ts'
import { openFlow } from './flows.ts'
import {
  addIdentity,
  findUserOfIdentity,
  listIdentities,
  removeIdentity,
  type Identity,
} from './identities.ts'
import { mailProviderChange } from './mails.ts'
import { callbackUrl, findProvider } from './start.ts'

/** Which providers there are, and which of them a member comes in by. */
export function linkingRoutes(app: App) {
  serve(app, listProviders, async ({ deps }) => [...deps.signInProviders.keys()])

  serve(app, listLinkedProviders, async ({ db, member }) => {
    const identities = await listIdentities(db, member.id)
    return identities.map(({ provider, email, created_at }) => ({
      provider,
      email,
      linked_at: created_at.toISOString(),
    }))
  })

  serve(app, linkProvider, async ({ deps, db, member, session, params, body, language, address, now }) => {
    const { name, provider } = findProvider(deps, params.provider)
    const linked = await listIdentities(db, member.id)
    if (linked.some((identity) => identity.provider === name)) throw fail('already linked')
    // A new way in is as grave as a new password: a session left open must not be enough.
    await proveSelf(db, { member, session: session.current, password: body.password ?? null, now })
    // The provider will not ask for our code, so this must.
    await proveSecondFactor(db, deps, { user: member, code: body.code ?? null, address, now })
    if (!session.current) throw fail('not signed in')
    const attempt = await openFlow(db, {
      provider: name,
      user_id: member.id,
      invite_hash: null,
      language,
      return_path: null,
      redirectUri: callbackUrl(deps.publicUrl, name),
      bearer: session.current.id,
      now,
    })
    try {
      return { url: (await provider.start(attempt)).href }
    } catch (error) {
      throw error instanceof ProviderError ? fail('unavailable', { cause: error }) : error
    }
  })

  serve(app, unlinkProvider, async ({ deps, db, member, session, params, body, address, now }) => {
    const { provider } = params
    if (!isProvider(provider)) throw fail('not found')
    await proveSelf(db, { member, session: session.current, password: body.password ?? null, now })
    await proveSecondFactor(db, deps, { user: member, code: body.code ?? null, address, now })
    await db.transaction().execute(async (transaction) => {
      // Of two providers unlinked at once one has to stay.
      const row = await transaction
        .selectFrom('users')
        .selectAll()
        .where('id', '=', member.id)
        .forUpdate()
        .executeTakeFirstOrThrow()
      const linked = await listIdentities(transaction, member.id)
      if (!linked.some((identity) => identity.provider === provider)) throw fail('not found')
      const others = linked.filter((identity) => identity.provider !== provider)
      // A provider that is no longer set up opens nothing.
      const isOpen = others.some((identity) => deps.signInProviders.has(identity.provider))
      if (row.password_hash === null && !isOpen) throw fail('last way in')
      await removeIdentity(transaction, member.id, provider)
      await recordAct(transaction, { action: 'provider unlinked', actorId: member.id, address, now })
      await mailProviderChange(transaction, deps, row, { step: 'unlinked', provider, now })
    })
    return {}
  })
}

/** Links somebody who has come back from a provider; false when it is another member's, or they have one already. */
export async function linkArrived(
  db: Db,
  deps: Pick<Deps, 'publicUrl' | 'config'>,
  about: { member: Member; identity: Identity; address: string; now: number },
): Promise<boolean> {
  const { member, identity, address, now } = about
  return db.transaction().execute(async (transaction) => {
    if (!(await addIdentity(transaction, member.id, identity, now))) {
      return (await findUserOfIdentity(transaction, identity))?.id === member.id
    }
    await recordAct(transaction, { action: 'provider linked', actorId: member.id, address, now })
    const { provider } = identity
    await mailProviderChange(transaction, deps, member, { step: 'linked', provider, now })
    return true
  })
}
