import { createPrivateKey } from 'node:crypto'
import { providerNames, providers, type Provider } from '#shared/constants/providers.ts'

/** What a sign-in provider knows of us, and where it is when it is not where it always is. */
export interface ProviderClient {
  clientId: string
  /** Apple's is the private key (PKCS 8, PEM) that signs the secret. */
  secret: string
  /** Without a trailing slash; null means the provider's own address. */
  url: string | null
  /** Apple's only: the team that signs, and its key. */
  teamId: string | null
  keyId: string | null
}

export type ProviderClients = Partial<Record<Provider, ProviderClient>>

const variable = (provider: Provider, part: string) => `OAUTH_${provider.toUpperCase()}_${part}`

/** The settings of all providers as rows of the one list of settings. */
export const oauthSettings = providers.flatMap((provider) => {
  const name = providerNames[provider]
  const rows = [
    { part: 'ID', meaning: `Signing in with ${name}: our client id there; no button when empty.` },
    {
      part: 'SECRET',
      meaning:
        provider === 'apple'
          ? 'The private key of Apple’s .p8 file, with \\n for the ends of its lines.'
          : `The secret that belongs to the client id at ${name}.`,
    },
    { part: 'URL', meaning: `Another address for ${name}; its own when empty.` },
  ]
  if (provider === 'apple') {
    rows.push(
      { part: 'TEAM_ID', meaning: 'The team at Apple that the key belongs to.' },
      { part: 'KEY_ID', meaning: 'The id of the key at Apple.' },
    )
  }
  return rows.map(({ part, meaning }) => ({ name: variable(provider, part), example: '', meaning }))
})

/**
 * The providers that are set up. `get` reads one variable, null when it is empty; every half-made set-up is added to
 * `problems` by the names of its variables.
 */
export function readProviderClients(
  get: (name: string) => string | null,
  problems: string[],
): ProviderClients {
  const clients: ProviderClients = {}
  for (const provider of providers) {
    const part = (name: string) => get(variable(provider, name))
    const missing = (name: string) => problems.push(`${variable(provider, name)} is missing`)
    const clientId = part('ID')
    const secret = part('SECRET')?.replaceAll('\\n', '\n') ?? null
    const url = part('URL')
    if (url !== null && !isTrustworthy(url)) {
      problems.push(`${variable(provider, 'URL')} must be an https URL, or http on this machine`)
    }
    const appleIds = provider === 'apple' ? { teamId: part('TEAM_ID'), keyId: part('KEY_ID') } : noApple
    if (clientId === null && secret === null && appleIds.teamId === null && appleIds.keyId === null) continue
    if (clientId === null) missing('ID')
    if (secret === null) missing('SECRET')
    if (provider === 'apple') {
      if (appleIds.teamId === null) missing('TEAM_ID')
      if (appleIds.keyId === null) missing('KEY_ID')
      if (secret !== null && !isSigningKey(secret)) {
        problems.push(`${variable(provider, 'SECRET')} must be a private key for ES256 in PEM (PKCS 8)`)
      }
    }
    if (clientId === null || secret === null) continue
    clients[provider] = { clientId, secret, url: url?.replace(/\/+$/, '') ?? null, ...appleIds }
  }
  return clients
}

const noApple = { teamId: null, keyId: null }

/** Codes and secrets travel there, so only what never leaves this machine may go without https. */
function isTrustworthy(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, search, hash } = new URL(url)
  if (search || hash) return false
  return (
    protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
  )
}

function isSigningKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem)
    return asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}
