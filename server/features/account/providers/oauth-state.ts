import type { Selectable } from 'kysely'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import type { Provider } from '#shared/constants/providers.ts'
import type { Db, Schema } from '../../../platform/db/schema.ts'
import { hashToken, newToken } from '../../../platform/auth/session.ts'
import type { Attempt } from '../../../adapters/oauth/sign-in-provider.ts'

export type OAuthState = Selectable<Schema['oauth_states']>

interface NewOAuthState extends Pick<
  OAuthState,
  'provider' | 'user_id' | 'invite_hash' | 'language' | 'return_path'
> {
  /** Where the provider sends the browser back to. */
  redirectUri: string
  /** What only the browser that starts knows, or the session that links. */
  binding: string
  now: number
}

/** Remembers that somebody goes to a provider; answers what they take along. */
export async function createOAuthState(db: Db, oauthState: NewOAuthState): Promise<Attempt> {
  const attempt = {
    redirectUri: oauthState.redirectUri,
    state: newToken(),
    verifier: newToken(),
    nonce: newToken(),
  }
  await db
    .insertInto('oauth_states')
    .values({
      state_hash: hashToken(attempt.state),
      provider: oauthState.provider,
      verifier: attempt.verifier,
      nonce: attempt.nonce,
      browser_hash: hashToken(oauthState.binding),
      user_id: oauthState.user_id,
      invite_hash: oauthState.invite_hash,
      language: oauthState.language,
      return_path: oauthState.return_path,
      created_at: new Date(oauthState.now),
      expires_at: new Date(oauthState.now + lifetimes.providerSignIn),
    })
    .execute()
  return attempt
}

/** What the state of a callback belongs to, once: it is forgotten whoever shows it. Undefined when it is worth nothing. */
export async function consumeOAuthState(
  db: Db,
  expected: { provider: Provider; state: string; now: number },
): Promise<OAuthState | undefined> {
  const oauthState = await db
    .deleteFrom('oauth_states')
    .where('state_hash', '=', hashToken(expected.state))
    .returningAll()
    .executeTakeFirst()
  return oauthState &&
    oauthState.provider === expected.provider &&
    oauthState.expires_at.getTime() > expected.now
    ? oauthState
    : undefined
}

/** Whether whoever comes back is who went away. */
export function matchesBinding(oauthState: OAuthState, binding: string | undefined): boolean {
  return binding !== undefined && hashToken(binding).equals(oauthState.browser_hash)
}

/** A path of our own, however an address to another site is disguised; null for everything else. */
export function safeReturnPath(path: string | undefined, publicUrl: string): string | null {
  if (!path?.startsWith('/') || path.length > 2000 || !URL.canParse(path, publicUrl)) return null
  const url = new URL(path, publicUrl)
  const plain = url.pathname + url.search + url.hash
  // `/.//evil.example` becomes `//evil.example` only once it has been resolved.
  return url.origin === new URL(publicUrl).origin && !plain.startsWith('//') ? plain : null
}
