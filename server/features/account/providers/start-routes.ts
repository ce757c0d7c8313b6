import { getCookie } from 'hono/cookie'
import { apiError } from '#shared/contract/errors.ts'
import { isLanguage } from '#shared/constants/languages.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { isProvider, type Provider } from '#shared/constants/providers.ts'
import type { Deps } from '../../../deps.ts'
import { addressGroup, clientAddress } from '../../../platform/http/client-address.ts'
import type { App, HttpContext } from '../../../platform/http/app.ts'
import { consume } from '../../../platform/rate-limit/rate-limit.ts'
import { pageLanguage } from '../../../platform/http/page-language.ts'
import { hashInviteCode, inviteHasher } from '../../invites/queries.ts'
import { ProviderError, type SignInProvider } from '../../../adapters/oauth/sign-in-provider.ts'
import { setStateCookie } from './state-cookie.ts'
import { createOAuthState, safeReturnPath } from './oauth-state.ts'

/** A provider by its name in an address; throws `not found` when it is unknown or not set up. */
export function findProvider(
  deps: Pick<Deps, 'signInProviders'>,
  name: string | undefined,
): { name: Provider; provider: SignInProvider } {
  const provider = isProvider(name) ? deps.signInProviders.get(name) : undefined
  if (!isProvider(name) || !provider) throw apiError('not found')
  return { name, provider }
}

export function callbackUrl(publicUrl: string, provider: Provider): string {
  return `${publicUrl}/auth/oauth/${provider}/callback`
}

/**
 * Whether another site's page led here. A provider may let people through without a word, so only somebody who chose
 * it on our own page, or typed the address, sets out; browsers that do not tell are believed.
 */
function isCrossSite(context: HttpContext): boolean {
  const site = context.req.header('sec-fetch-site')
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/**
 * The page that sends the browser to a provider; `invite`, `lang` and `return` come along and wait
 * on the server; with `again` the provider is asked to have people prove themselves anew.
 */
export function startRoutes(app: App) {
  const { deps } = app
  const { db, publicUrl, config } = deps
  const hashCode = inviteHasher(deps.sign)

  app.http.get('/auth/oauth/:provider/start', async (context) => {
    const { name, provider } = findProvider(deps, context.req.param('provider'))
    const now = deps.clock()
    const address = addressGroup(clientAddress(context, config.trustProxy))
    await consume(
      db,
      { scope: 'provider sign-in', subject: address },
      rateLimits.providerSignInsPerAddress,
      now,
    )

    const lang = context.req.query('lang')
    const language = isLanguage(lang) ? lang : pageLanguage(context)
    if (isCrossSite(context)) return context.redirect(`${publicUrl}/${language}/login`, 302)
    // The cookie is where the sign-up page keeps a code that was found good.
    const invite = context.req.query('invite')?.trim() || getCookie(context, 'invite_code')
    context.header('cache-control', 'no-store')
    const attempt = await createOAuthState(db, {
      provider: name,
      user_id: null,
      invite_hash: invite ? hashInviteCode(invite, hashCode) : null,
      language,
      return_path: safeReturnPath(context.req.query('return'), publicUrl),
      redirectUri: callbackUrl(publicUrl, name),
      binding: setStateCookie(context, publicUrl),
      now,
    })
    try {
      return context.redirect(
        (await provider.start(attempt, { reauthenticate: context.req.query('again') === '1' })).href,
        302,
      )
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      deps.log.warn({ err: error, provider: name }, 'a sign-in provider cannot be reached')
      return context.redirect(`${publicUrl}/${language}/login?error=${error.reason}`, 302)
    }
  })
}
