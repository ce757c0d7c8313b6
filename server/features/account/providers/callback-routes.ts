import { deleteCookie, getCookie } from 'hono/cookie'
import { apiError, ApiError } from '#shared/contract/errors.ts'
import type { Language } from '#shared/constants/languages.ts'
import { capacity } from '#shared/constants/capacity.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Provider } from '#shared/constants/providers.ts'
import { paths } from '#shared/paths.ts'
import { toSingleLine } from '#shared/contract/wire.ts'
import { addressGroup, clientAddress } from '../../../platform/http/client-address.ts'
import type { App, HttpContext } from '../../../platform/http/app.ts'
import { logAudit } from '../../../platform/auth/audit.ts'
import { isStorable, readBody } from '../../../platform/http/body.ts'
import { readSessionCookie } from '../../../platform/auth/cookies.ts'
import { pageLanguage } from '../../../platform/http/page-language.ts'
import { findSession } from '../../../platform/auth/session.ts'
import { signIn } from '../../../platform/auth/sign-in.ts'
import { hashInviteCode, inviteHasher } from '../../invites/queries.ts'
import { ProviderError, type VerifiedIdentity } from '../../../adapters/oauth/sign-in-provider.ts'
import { callbackPostPath, callbackUrl, findProvider } from './configured-provider.ts'
import { resolveIdentity, type SignInResult, type SignInError } from './sign-in.ts'
import { readStateCookie } from './state-cookie.ts'
import { matchesBinding, consumeOAuthState, type OAuthState } from './oauth-state.ts'
import { linkIdentity } from './queries.ts'

const inviteCookie = 'invite_code'

type ErrorReason = SignInError | ProviderError['reason']

/** Receives the browser from a provider. Every answer redirects to a page, because a person sees it. */
export function callbackRoutes(app: App) {
  const { deps } = app
  const { db, publicUrl } = deps
  const hashCode = inviteHasher(deps.sign)

  // A cross-site post carries none of our cookies, a navigation does: redirect to the same address by GET.
  app.http.post(callbackPostPath, async (context) => {
    const { name } = findProvider(deps, 'apple')
    const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
    if (type !== 'application/x-www-form-urlencoded') throw apiError('unsupported type')
    const address = addressGroup(clientAddress(context, deps.config.trustedProxies))
    const share = app.bodies.share({ address })
    const bytes = await readBody(context, capacity.body.anonymous, share.take).finally(share.release)
    const form = new URLSearchParams(bytes.toString('utf8'))
    const forwarded = new URLSearchParams()
    for (const field of ['code', 'state', 'error', 'iss', 'user']) {
      const value = form.get(field)
      if (value !== null) forwarded.set(field, value)
    }
    context.header('cache-control', 'no-store')
    return context.redirect(`${callbackUrl(publicUrl, name)}?${forwarded}`, 303)
  })

  app.http.get('/auth/oauth/:provider/callback', async (context) => {
    const { name, provider } = findProvider(deps, context.req.param('provider'))
    const now = deps.clock()
    const address = addressGroup(clientAddress(context, deps.config.trustedProxies))
    const callbackParams = new URL(context.req.url).searchParams
    context.header('cache-control', 'no-store')

    let oauthState: OAuthState | undefined
    try {
      const state = callbackParams.get('state')
      oauthState = state === null ? undefined : await consumeOAuthState(db, { provider: name, state, now })
      const session = await currentSession(context, now)
      const binding = oauthState?.user_id ? session?.session.id : readStateCookie(context, publicUrl)
      if (!oauthState || state === null || !matchesBinding(oauthState, binding)) {
        return redirectWithError(context, 'failed', oauthState?.language ?? pageLanguage(context), oauthState)
      }
      const { verifier, nonce } = oauthState
      const attempt = { redirectUri: callbackUrl(publicUrl, name), state, verifier, nonce }
      const person = await provider.finish(attempt, callbackParams)
      if (!isStorable(person))
        throw new ProviderError('failed', new Error('text that the database cannot store'))
      const identity = { provider: name, subject: person.subject, email: person.email }

      if (oauthState.user_id !== null && session) {
        const linked = await linkIdentity(db, deps, { user: session.user, identity, address, now })
        return linked
          ? context.redirect(
              `${publicUrl}${paths.settings(oauthState.language)}?linked=${name}#providers`,
              302,
            )
          : redirectWithError(context, 'account_exists', oauthState.language, oauthState)
      }

      const cookie = getCookie(context, inviteCookie)
      const oauthIdentity = {
        identity,
        emailVerified: person.emailVerified,
        name: nameOf(name, person, callbackParams),
        inviteHash: oauthState.invite_hash ?? (cookie ? hashInviteCode(cookie, hashCode) : null),
        language: oauthState.language,
        address,
        now,
      }
      const result = await db
        .transaction()
        .execute((transaction) => resolveIdentity(transaction, deps, oauthIdentity))
      return await finishSignIn(context, result, oauthState, { now, authenticatedAt: person.authenticatedAt })
    } catch (error) {
      const reason = errorReasonOf(error)
      if (reason === 'failed' || reason === 'unavailable')
        deps.log.warn({ err: error, provider: name }, 'provider sign-in failed')
      if (oauthState && reason === 'failed') await logAudit(db, { action: 'sign-in refused', address, now })
      return redirectWithError(context, reason, oauthState?.language ?? pageLanguage(context), oauthState)
    }
  })

  async function currentSession(context: HttpContext, now: number) {
    const token = readSessionCookie(context, publicUrl)
    return token === undefined ? null : findSession(db, token, now)
  }

  /** Linking started in the settings, everything else on the login page. */
  function redirectWithError(
    context: HttpContext,
    reason: ErrorReason,
    language: Language,
    oauthState: OAuthState | undefined,
  ) {
    const page = oauthState?.user_id
      ? `${paths.settings(language)}?error=${reason}#providers`
      : paths.login(language, reason)
    return context.redirect(publicUrl + page, 302)
  }

  async function finishSignIn(
    context: HttpContext,
    result: SignInResult,
    oauthState: OAuthState,
    { now, authenticatedAt }: { now: number; authenticatedAt: number | null },
  ) {
    if (result.kind === 'refused')
      return redirectWithError(context, result.error, oauthState.language, oauthState)
    if (result.isNew) deleteCookie(context, inviteCookie, { path: '/' })
    if (result.kind === 'mailed') return context.redirect(publicUrl + paths.verify({ info: 'sent' }), 302)
    await signIn(context, deps, {
      userId: result.userId,
      now,
      // The provider's clock may be ahead of ours.
      authenticatedAt: authenticatedAt === null ? null : Math.min(authenticatedAt, now),
    })
    return context.redirect(publicUrl + (oauthState.return_path ?? paths.home(oauthState.language)), 302)
  }
}

/** Maps an error to a reason that the login page has a text for. */
function errorReasonOf(error: unknown): ErrorReason {
  if (error instanceof ProviderError) return error.reason
  if (error instanceof ApiError) {
    // An unusable code counts as a missing one. `email exists` is thrown when two sign-ups take one address at once.
    if (['used', 'invalid code', 'invite required'].includes(error.code)) return 'invite_required'
    if (error.code === 'email exists') return 'account_exists'
  }
  return 'unavailable'
}

/** Apple sends the name only at the first sign-in, beside the code instead of in the token. */
function nameOf(
  provider: Provider,
  person: VerifiedIdentity,
  callbackParams: URLSearchParams,
): string | null {
  const name = person.name ?? (provider === 'apple' ? appleName(callbackParams.get('user')) : null)
  if (name === null) return null
  const short = toSingleLine(name)
    .slice(0, limits.name.max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
  return short !== '' && isStorable(short) ? short : null
}

function appleName(user: string | null): string | null {
  try {
    const { firstName, lastName } = JSON.parse(user ?? '{}')?.name ?? {}
    const parts = [firstName, lastName].filter((part) => typeof part === 'string')
    return parts.join(' ').trim() || null
  } catch {
    return null
  }
}
