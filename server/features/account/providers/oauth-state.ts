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
  /** The callback address that the provider redirects to. */
  redirectUri: string
  /** A secret of the browser that starts, or the id of the session that links. */
  binding: string
  now: number
}

/** Stores the state of a sign-in attempt and returns what the provider gets of it. */
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

/** Finds the attempt of a callback and deletes it, valid or not. Undefined when unknown, expired or another provider's. */
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

/** Whether the callback comes from the browser or session that started the attempt. */
export function matchesBinding(oauthState: OAuthState, binding: string | undefined): boolean {
  return binding !== undefined && hashToken(binding).equals(oauthState.browser_hash)
}

/** The path when it stays on this site, else null. */
export function safeReturnPath(path: string | undefined, publicUrl: string): string | null {
  if (!path?.startsWith('/') || path.length > 2000 || !URL.canParse(path, publicUrl)) return null
  const url = new URL(path, publicUrl)
  const plain = url.pathname + url.search + url.hash
  // `/.//evil.example` becomes `//evil.example` only when it is resolved.
  return url.origin === new URL(publicUrl).origin && !plain.startsWith('//') ? plain : null
}
