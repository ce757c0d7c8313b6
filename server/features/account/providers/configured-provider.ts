import { apiError } from '#shared/contract/errors.ts'
import { isProvider, type Provider } from '#shared/constants/providers.ts'
import type { Deps } from '../../../deps.ts'
import type { SignInProvider } from '../../../adapters/oauth/sign-in-provider.ts'

/** Finds a provider by the name in an address. Throws `not found` when it is unknown or not configured. */
export function findProvider(
  deps: Pick<Deps, 'signInProviders'>,
  name: string | undefined,
): { name: Provider; provider: SignInProvider } {
  const provider = isProvider(name) ? deps.signInProviders.get(name) : undefined
  if (!isProvider(name) || !provider) throw apiError('not found')
  return { name, provider }
}

const callbackPath = (provider: Provider) => `/auth/oauth/${provider}/callback`

export const callbackUrl = (publicUrl: string, provider: Provider) => publicUrl + callbackPath(provider)

/** Apple redirects by a form that its own page posts, so this path accepts posts from another origin. */
export const callbackPostPath = callbackPath('apple')
