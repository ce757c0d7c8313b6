import { providers, type Provider } from '#shared/constants/providers.ts'
import type { ProviderClient, ProviderClients } from '../../config/oauth.ts'
import { openIdProviders, openIdProvider } from './openid.ts'
import { oauth2Providers, oauth2Provider } from './oauth2.ts'
import type { SignInProvider } from './sign-in-provider.ts'

export type SignInProviders = ReadonlyMap<Provider, SignInProvider>

/** The providers that are set up, in their order. */
export function signInProviders(clients: ProviderClients, clock: () => number): SignInProviders {
  const made = new Map<Provider, SignInProvider>()
  for (const provider of providers) {
    const client = clients[provider]
    if (client) made.set(provider, providerOf(provider, client, clock))
  }
  return made
}

function providerOf(provider: Provider, client: ProviderClient, clock: () => number): SignInProvider {
  return provider === 'github' || provider === 'amazon'
    ? oauth2Provider(oauth2Providers[provider], client)
    : openIdProvider(openIdProviders[provider], client, clock)
}
