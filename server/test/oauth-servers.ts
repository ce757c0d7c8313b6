import { generateKeyPairSync } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { OAuth2Server, type MutableToken, type TokenRequestIncomingMessage } from 'oauth2-mock-server'
import { providers, type Provider } from '#shared/constants/providers.ts'
import { readConfig } from '../config/config.ts'
import { signInProviders, type SignInProviders } from '../adapters/oauth/sign-in-providers.ts'

/** The person who is signed in at the provider. */
interface ProviderUser {
  subject: string
  email?: string | null
  /** Whether the provider has verified the e-mail. */
  emailVerified?: boolean
  name?: string
}

export interface OAuthServer {
  url: string
  /** Sets the person of the next sign-ins. */
  signIn: (person: ProviderUser) => void
  /** Changes the claims of ID tokens until the next call. */
  forge: (claims: Record<string, unknown>) => void
  /** The requests to the token endpoint, the latest last. */
  exchanges: Record<string, unknown>[]
  /** Makes the token endpoint answer with an error status. */
  failWith: (status: number | null) => void
  server: OAuth2Server
}

/** Real HTTP servers: four providers with OpenID Connect, two with plain OAuth 2. */
export async function openOAuthServers(): Promise<{
  servers: Record<Provider, OAuthServer>
  /** The settings that configure them in our server. */
  environment: Record<string, string>
  signInProviders: SignInProviders
  applePublicKey: ReturnType<typeof generateKeyPairSync>['publicKey']
  close: () => Promise<void>
}> {
  const opened = await Promise.all(
    providers.map(async (name) => [name, await openOAuthServer(name)] as const),
  )
  const servers = Object.fromEntries(opened) as Record<Provider, OAuthServer>
  const apple = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const environment: Record<string, string> = {
    OAUTH_APPLE_TEAM_ID: 'TEAM123456',
    OAUTH_APPLE_KEY_ID: 'KEY1234567',
  }
  for (const name of providers) {
    const prefix = `OAUTH_${name.toUpperCase()}`
    environment[`${prefix}_ID`] = `convive-at-${name}`
    environment[`${prefix}_SECRET`] = `secret-of-${name}`
    environment[`${prefix}_URL`] = servers[name].url
  }
  // A key pasted into one line.
  const pem = apple.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  environment.OAUTH_APPLE_SECRET = pem.replaceAll('\n', '\\n')
  return {
    servers,
    environment,
    signInProviders: signInProviders(readConfig(environment).oauth, () => Date.now()),
    applePublicKey: apple.publicKey,
    async close() {
      await Promise.all(
        Object.values(servers).map(({ server }) => (server.listening ? server.stop() : undefined)),
      )
    },
  }
}

const endpoints: Partial<Record<Provider, { authorize: string; token: string }>> = {
  github: { authorize: '/login/oauth/authorize', token: '/login/oauth/access_token' },
  amazon: { authorize: '/ap/oa', token: '/auth/o2/token' },
}

async function openOAuthServer(name: Provider): Promise<OAuthServer> {
  const endpointPaths = endpoints[name]
  const server = new OAuth2Server(undefined, undefined, endpointPaths && { endpoints: endpointPaths })
  await server.issuer.keys.generate('RS256')
  let person: ProviderUser = { subject: 'nobody' }
  let forged: Record<string, unknown> = {}
  let status: number | null = null
  const exchanges: Record<string, unknown>[] = []
  const accessTokens = new Set<unknown>()

  server.service.on('beforeTokenSigning', (token: MutableToken) => {
    Object.assign(token.payload, claimsOf(name, person), forged)
  })
  server.service.on('beforeResponse', (response, request: TokenRequestIncomingMessage) => {
    exchanges.push({ ...request.body })
    if (status !== null) response.statusCode = status
    accessTokens.add(response.body.access_token)
    if (endpointPaths) delete response.body.id_token
  })

  /** The provider's API, for requests with a valid token. */
  const page = (path: string, content: () => unknown) =>
    server.service.addRoute('GET', path, (request: IncomingMessage, response: ServerResponse) => {
      const token = request.headers.authorization?.replace(/^bearer /i, '')
      response.statusCode = accessTokens.has(token) ? 200 : 401
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(accessTokens.has(token) ? content() : { message: 'Bad credentials' }))
    })
  if (name === 'github') {
    page('/api/v3/user', () => ({
      id: Number(person.subject),
      login: 'octo',
      email: 'shown@example.org',
      name: person.name ?? null,
    }))
    page('/api/v3/user/emails', () => [
      { email: 'second@example.org', primary: false, verified: true },
      ...(person.email
        ? [{ email: person.email, primary: true, verified: person.emailVerified ?? true }]
        : []),
    ])
  }
  if (name === 'amazon') {
    page('/user/profile', () => ({ user_id: person.subject, email: person.email, name: person.name }))
  }

  await server.start(0, '127.0.0.1')
  return {
    url: server.issuer.url ?? '',
    signIn: (next) => {
      person = next
      forged = {}
    },
    forge: (claims) => void (forged = claims),
    exchanges,
    failWith: (next) => void (status = next),
    server,
  }
}

function claimsOf(name: Provider, person: ProviderUser): Record<string, unknown> {
  const { subject, email, emailVerified = true } = person
  const proof =
    name === 'microsoft'
      ? emailVerified && { xms_edov: true }
      : // Apple sends booleans as text.
        { email_verified: name === 'apple' ? String(emailVerified) : emailVerified }
  return {
    sub: subject,
    ...(email && { email, ...proof }),
    ...(person.name && name !== 'apple' && { name: person.name }),
  }
}
