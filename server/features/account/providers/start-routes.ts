import { getCookie } from 'hono/cookie'
import { isLanguage } from '#shared/constants/languages.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { paths } from '#shared/paths.ts'
import { addressGroup, clientAddress } from '../../../platform/http/client-address.ts'
import type { App, HttpContext } from '../../../platform/http/app.ts'
import { consumeForAddress } from '../../../platform/rate-limit/address-limits.ts'
import { pageLanguage } from '../../../platform/http/page-language.ts'
import { hashInviteCode, inviteHasher } from '../../invites/queries.ts'
import { ProviderError } from '../../../adapters/oauth/sign-in-provider.ts'
import { callbackUrl, findProvider } from './configured-provider.ts'
import { setStateCookie } from './state-cookie.ts'
import { createOAuthState, safeReturnPath } from './oauth-state.ts'

/**
 * Whether a page of another site led here. A provider may sign somebody in without asking, so a sign-in starts only
 * from our own page or a typed address. Browsers that do not send the header are accepted.
 */
function isCrossSite(context: HttpContext): boolean {
  const site = context.req.header('sec-fetch-site')
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/**
 * Redirects the browser to a provider. The server stores `invite`, `lang` and `return` until the callback; `again` asks
 * the provider to authenticate the person anew.
 */
export function startRoutes(app: App) {
  const { deps } = app
  const { db, publicUrl, config } = deps
  const hashCode = inviteHasher(deps.sign)

  app.http.get('/auth/oauth/:provider/start', async (context) => {
    const { name, provider } = findProvider(deps, context.req.param('provider'))
    const now = deps.clock()
    const address = addressGroup(clientAddress(context, config.trustedProxies))
    const limit = rateLimits.providerSignInsPerAddress
    await consumeForAddress(db, { scope: 'provider sign-in', address, limit }, now)

    const lang = context.req.query('lang')
    const language = isLanguage(lang) ? lang : pageLanguage(context)
    if (isCrossSite(context)) return context.redirect(publicUrl + paths.login(language), 302)
    // The sign-up page stores a validated code in the cookie.
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
      deps.log.warn({ err: error, provider: name }, 'sign-in provider unreachable')
      return context.redirect(publicUrl + paths.login(language, error.reason), 302)
    }
  })
}
