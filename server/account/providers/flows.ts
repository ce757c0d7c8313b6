import type { Selectable } from 'kysely'
import { limits } from '#shared/limits.ts'
import type { Provider } from '#shared/providers.ts'
import type { Db, Schema } from '../../db/schema.ts'
import { hashToken, newToken } from '../../http/session.ts'
import type { Attempt } from '../../outside/oauth/sign-in-provider.ts'

export type Flow = Selectable<Schema['oauth_states']>

interface NewFlow extends Pick<Flow, 'provider' | 'user_id' | 'invite_hash' | 'language' | 'return_path'> {
  /** Where the provider sends the browser back to. */
  redirectUri: string
  /** What only the browser that starts knows, or the session that links. */
  bearer: string
  now: number
}

/** Remembers that somebody goes to a provider; answers what they take along. */
export async function openFlow(db: Db, flow: NewFlow): Promise<Attempt> {
  const attempt = {
    redirectUri: flow.redirectUri,
    state: newToken(),
    verifier: newToken(),
    nonce: newToken(),
  }
  await db
    .insertInto('oauth_states')
    .values({
      state_hash: hashToken(attempt.state),
      provider: flow.provider,
      verifier: attempt.verifier,
      nonce: attempt.nonce,
      browser_hash: hashToken(flow.bearer),
      user_id: flow.user_id,
      invite_hash: flow.invite_hash,
      language: flow.language,
      return_path: flow.return_path,
      created_at: new Date(flow.now),
      expires_at: new Date(flow.now + limits.providerSignIn),
    })
    .execute()
  return attempt
}

/** What the state of a callback belongs to, once: it is forgotten whoever shows it. Undefined when it is worth nothing. */
export async function takeFlow(
  db: Db,
  found: { provider: Provider; state: string; now: number },
): Promise<Flow | undefined> {
  const flow = await db
    .deleteFrom('oauth_states')
    .where('state_hash', '=', hashToken(found.state))
    .returningAll()
    .executeTakeFirst()
  return flow && flow.provider === found.provider && flow.expires_at.getTime() > found.now ? flow : undefined
}

/** Whether whoever comes back is who went away. */
export function isBearer(flow: Flow, bearer: string | undefined): boolean {
  return bearer !== undefined && hashToken(bearer).equals(flow.browser_hash)
}

/** A path of our own, however an address to another site is disguised; null for everything else. */
export function ownPath(path: string | undefined, publicUrl: string): string | null {
  if (!path?.startsWith('/') || path.length > 2000 || !URL.canParse(path, publicUrl)) return null
  const url = new URL(path, publicUrl)
  const plain = url.pathname + url.search + url.hash
  // `/.//evil.example` becomes `//evil.example` only once it has been resolved.
  return url.origin === new URL(publicUrl).origin && !plain.startsWith('//') ? plain : null
}
