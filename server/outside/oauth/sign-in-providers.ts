import { providers, type Provider } from '#shared/providers.ts'
import type { ProviderClient, ProviderClients } from '../../oauth-settings.ts'
import { openIdKinds, openIdProvider } from './openid.ts'
import { plainKinds, plainProvider } from './plain.ts'
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
    ? plainProvider(plainKinds[provider], client)
    : openIdProvider(openIdKinds[provider], client, clock)
}
