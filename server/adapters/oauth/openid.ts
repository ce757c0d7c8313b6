import * as oidc from 'openid-client'
import type { ProviderClient } from '../../config/oauth.ts'
import { appleClientAuth } from './apple-secret.ts'
import { timeoutSeconds, wrapProviderErrors, providerFetch } from './provider-fetch.ts'
import type { Attempt, VerifiedIdentity, SignInProvider } from './sign-in-provider.ts'

type Claims = Record<string, unknown>

interface OpenIdSettings {
  /** The issuer, whose address the discovery document is below. */
  issuer: string
  scope: string
  usesPkce: boolean
  usesNonce: boolean
  extra?: Record<string, string>
  /** Parameters that make the provider authenticate again people who are signed in there. */
  reauthenticate?: Record<string, string>
  isEmailVerified: (claims: Claims) => boolean
}

const isTrue = (value: unknown) => value === true || value === 'true'

/** What is different about each provider that speaks OpenID Connect. */
export const openIdProviders = {
  google: {
    issuer: 'https://accounts.google.com',
    scope: 'openid email profile',
    usesPkce: true,
    usesNonce: true,
    // It has no `login` prompt: people choose an account, and `auth_time` counts where it is given.
    reauthenticate: { prompt: 'select_account', max_age: '0' },
    isEmailVerified: (claims) => isTrue(claims.email_verified),
  },
  apple: {
    issuer: 'https://appleid.apple.com',
    scope: 'openid email name',
    usesPkce: false,
    usesNonce: true,
    // Apple requires it as soon as the scope has a name or an e-mail.
    extra: { response_mode: 'form_post' },
    // Apple verifies every address, and claims so except for accounts that a school or a company manages.
    isEmailVerified: (claims) => claims.email_verified === undefined || isTrue(claims.email_verified),
  },
  microsoft: {
    issuer: 'https://login.microsoftonline.com/common/v2.0',
    scope: 'openid email profile',
    usesPkce: true,
    usesNonce: true,
    reauthenticate: { prompt: 'login', max_age: '0' },
    // Any tenant's admin can write any address; only this claim means that the domain's owner was verified.
    isEmailVerified: (claims) => isTrue(claims.xms_edov) || claims.xms_edov === 1 || claims.xms_edov === '1',
  },
  linkedin: {
    issuer: 'https://www.linkedin.com/oauth',
    scope: 'openid profile email',
    // It refuses a verifier where there is a secret, and never gives a nonce back.
    usesPkce: false,
    usesNonce: false,
    isEmailVerified: (claims) => isTrue(claims.email_verified),
  },
} as const satisfies Record<string, OpenIdSettings>

const day = 24 * 60 * 60 * 1000

/** A provider with discovery, ID token and keys. Nothing is fetched before the first person wants to sign in. */
export function openIdProvider(
  settings: OpenIdSettings,
  client: ProviderClient,
  clock: () => number,
): SignInProvider {
  const issuer = new URL(client.url ?? settings.issuer)
  let cached: { at: number; configuration: Promise<oidc.Configuration> } | null = null

  function configure(): Promise<oidc.Configuration> {
    if (cached && cached.at + day > clock()) return cached.configuration
    const fresh = { at: clock(), configuration: discover(issuer, client, clock) }
    cached = fresh
    // A failure is not cached: the next sign-in tries again.
    fresh.configuration.catch(() => {
      if (cached === fresh) cached = null
    })
    return fresh.configuration
  }

  return {
    start: (attempt, options) =>
      wrapProviderErrors(async () => {
        const parameters = {
          ...settings.extra,
          ...(options?.reauthenticate && settings.reauthenticate),
          response_type: 'code',
          redirect_uri: attempt.redirectUri,
          scope: settings.scope,
          state: attempt.state,
          ...(settings.usesNonce && { nonce: attempt.nonce }),
          ...(settings.usesPkce && (await challengeOf(attempt))),
        }
        return oidc.buildAuthorizationUrl(await configure(), parameters)
      }),

    finish: (attempt, answer) =>
      wrapProviderErrors(async () => {
        const configuration = await configure()
        const tokens = await oidc.authorizationCodeGrant(configuration, answerUrl(attempt, answer), {
          expectedState: attempt.state,
          idTokenExpected: true,
          ...(settings.usesNonce && { expectedNonce: attempt.nonce }),
          ...(settings.usesPkce && { pkceCodeVerifier: attempt.verifier }),
        })
        const claims = tokens.claims()
        if (!claims) throw new Error('no ID token')
        const about = claims.email
          ? claims
          : { ...claims, ...(await userInfo(configuration, tokens.access_token, claims.sub)) }
        return { ...identityOf(claims.sub, about, settings), authenticatedAt: timeOf(claims.auth_time) }
      }),
  }
}

async function discover(
  issuer: URL,
  client: ProviderClient,
  clock: () => number,
): Promise<oidc.Configuration> {
  const { clientId, secret, teamId, keyId } = client
  const authentication =
    teamId !== null && keyId !== null
      ? appleClientAuth({ pem: secret, teamId, keyId }, clock)
      : oidc.ClientSecretPost(secret)
  return oidc.discovery(issuer, clientId, { [oidc.clockTolerance]: 30 }, authentication, {
    timeout: timeoutSeconds,
    [oidc.customFetch]: providerFetch,
    // The signature is checked although the token comes straight from its issuer.
    execute: [
      oidc.enableNonRepudiationChecks,
      ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
    ],
  })
}

export async function challengeOf(attempt: Attempt) {
  return {
    code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
  }
}

/** The address the person came back to, as the library wants it: its path is sent along as `redirect_uri`. */
export function answerUrl(attempt: Attempt, answer: URLSearchParams): URL {
  const url = new URL(attempt.redirectUri)
  url.search = answer.toString()
  return url
}

/** Some leave the address out of the ID token. Without such an endpoint, or when it refuses, there is no address. */
async function userInfo(
  configuration: oidc.Configuration,
  accessToken: string,
  subject: string,
): Promise<Claims> {
  if (!configuration.serverMetadata().userinfo_endpoint) return {}
  return oidc.fetchUserInfo(configuration, accessToken, subject).catch(() => ({}))
}

function identityOf(
  subject: string,
  claims: Claims,
  settings: OpenIdSettings,
): Omit<VerifiedIdentity, 'authenticatedAt'> {
  const email = textOf(claims.email)
  return {
    subject,
    email,
    emailVerified: email !== null && settings.isEmailVerified(claims),
    name: textOf(claims.name),
  }
}

/** A time of a token, which counts seconds, in milliseconds; null for what is none. */
function timeOf(value: unknown): number | null {
  return typeof value === 'number' && value > 0 && Number.isSafeInteger(Math.trunc(value) * 1000)
    ? value * 1000
    : null
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}
