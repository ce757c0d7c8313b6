import * as oidc from 'openid-client'
import * as z from 'zod/mini'
import type { ProviderClient } from '../../config/oauth.ts'
import { answerUrl, challengeOf, textOf } from './openid.ts'
import { timeoutSeconds, wrapProviderErrors, providerFetch } from './provider-fetch.ts'
import type { VerifiedIdentity, SignInProvider } from './sign-in-provider.ts'

type FetchJson = (address: string) => Promise<unknown>

interface OAuth2Settings {
  scope: string
  /** The addresses at the provider itself, or below another address of the same make. */
  addresses: (url: string | null) => { issuer: string; authorize: string; token: string; api: string }
  /** Fetches the user that the token belongs to. */
  readIdentity: (fetchJson: FetchJson, api: string) => Promise<VerifiedIdentity>
}

const gitHubUser = z.object({ id: z.int(), name: z.optional(z.nullable(z.string())) })
const gitHubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))
const amazonProfile = z.object({
  user_id: z.string().check(z.minLength(1)),
  email: z.optional(z.nullable(z.string())),
  name: z.optional(z.nullable(z.string())),
})

/** Providers of plain OAuth 2: there is no ID token, so the user is fetched with the access token. */
export const oauth2Providers = {
  github: {
    scope: 'read:user user:email',
    addresses: (url) => ({
      issuer: `${url ?? 'https://github.com'}/login/oauth`,
      authorize: `${url ?? 'https://github.com'}/login/oauth/authorize`,
      token: `${url ?? 'https://github.com'}/login/oauth/access_token`,
      api: url === null ? 'https://api.github.com' : `${url}/api/v3`,
    }),
    async readIdentity(fetchJson, api) {
      const user = z.parse(gitHubUser, await fetchJson(`${api}/user`))
      const emails = z.parse(gitHubEmails, await fetchJson(`${api}/user/emails`))
      // The profile's address is whatever somebody likes to show; only this one is proven.
      const primaryEmail = emails.find(({ primary, verified }) => primary && verified)
      const email = textOf(primaryEmail?.email)
      const name = textOf(user.name)
      return { subject: String(user.id), email, emailVerified: email !== null, name, authenticatedAt: null }
    },
  },
  amazon: {
    scope: 'profile',
    addresses: (url) => ({
      issuer: url ?? 'https://www.amazon.com',
      authorize: `${url ?? 'https://www.amazon.com'}/ap/oa`,
      token: `${url ?? 'https://api.amazon.com'}/auth/o2/token`,
      api: url ?? 'https://api.amazon.com',
    }),
    async readIdentity(fetchJson, api) {
      const profile = z.parse(amazonProfile, await fetchJson(`${api}/user/profile`))
      // Amazon does not report whether the address was ever verified.
      const about = { email: textOf(profile.email), emailVerified: false, name: textOf(profile.name) }
      return { subject: profile.user_id, ...about, authenticatedAt: null }
    },
  },
} as const satisfies Record<string, OAuth2Settings>

/** A provider without discovery and ID token. */
export function oauth2Provider(settings: OAuth2Settings, client: ProviderClient): SignInProvider {
  const { issuer, authorize, token, api } = settings.addresses(client.url)
  const configuration = new oidc.Configuration(
    { issuer, authorization_endpoint: authorize, token_endpoint: token },
    client.clientId,
    undefined,
    oidc.ClientSecretPost(client.secret),
  )
  configuration.timeout = timeoutSeconds
  configuration[oidc.customFetch] = providerFetch
  if (authorize.startsWith('http:')) oidc.allowInsecureRequests(configuration)

  return {
    start: (attempt) =>
      wrapProviderErrors(async () =>
        oidc.buildAuthorizationUrl(configuration, {
          response_type: 'code',
          redirect_uri: attempt.redirectUri,
          scope: settings.scope,
          state: attempt.state,
          ...(await challengeOf(attempt)),
        }),
      ),

    finish: (attempt, answer) =>
      wrapProviderErrors(async () => {
        const tokens = await oidc.authorizationCodeGrant(configuration, answerUrl(attempt, answer), {
          expectedState: attempt.state,
          pkceCodeVerifier: attempt.verifier,
        })
        const fetchJson: FetchJson = async (address) => {
          const headers = new Headers({ accept: 'application/json' })
          const url = new URL(address)
          const answered = await oidc.fetchProtectedResource(
            configuration,
            tokens.access_token,
            url,
            'GET',
            null,
            headers,
          )
          if (!answered.ok) throw new Error(`${url.pathname} answered ${answered.status}`)
          return answered.json()
        }
        return settings.readIdentity(fetchJson, api)
      }),
  }
}
