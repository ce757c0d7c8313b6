import type { CustomFetch } from 'openid-client'
import { ProviderError } from './sign-in-provider.ts'

/** A provider that has not answered after so many seconds counts as away: somebody is waiting. */
export const timeoutSeconds = 10

/** A request to a provider; no answer, or one of a server error, is `unavailable`. */
export const providerFetch: CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit).catch((cause: unknown) => {
    throw new ProviderError('unavailable', cause)
  })
  if (response.status >= 500 || response.status === 429) {
    throw new ProviderError('unavailable', new Error(`${new URL(url).host} answered ${response.status}`))
  }
  return response
}

/** Runs one step; whatever goes wrong comes out as a `ProviderError`, however deep the library has wrapped it. */
export async function wrapProviderErrors<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step()
  } catch (error) {
    for (let at: unknown = error; at instanceof Error; at = at.cause) {
      if (at instanceof ProviderError) throw at
      // A body that stops half-way, or a clock that ran out while it was read.
      if (at instanceof DOMException && at.name === 'TimeoutError')
        throw new ProviderError('unavailable', error)
      if (at instanceof TypeError && /terminated|fetch failed/.test(at.message)) {
        throw new ProviderError('unavailable', error)
      }
    }
    throw new ProviderError('failed', error)
  }
}
