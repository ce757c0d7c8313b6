/** The identity of a user who has just signed in at a provider. */
export interface VerifiedIdentity {
  /** The provider's own lasting name for the person; never an e-mail. */
  subject: string
  email: string | null
  /** Whether the provider has verified the address in a way that can be relied on. */
  emailVerified: boolean
  name: string | null
  /** When they last authenticated there, in milliseconds; null where the provider does not report it. */
  authenticatedAt: number | null
}

/** The state of one attempt to sign in; stored on the server until the user comes back. */
export interface Attempt {
  redirectUri: string
  state: string
  verifier: string
  nonce: string
}

/** An external identity provider. Both steps throw `ProviderError`. */
export interface SignInProvider {
  /** Where to send the browser; `again` makes providers that support it authenticate the user anew. */
  start: (attempt: Attempt, options?: { reauthenticate: boolean }) => Promise<URL>
  /** The identity for the parameters of the callback's address. */
  finish: (attempt: Attempt, answer: URLSearchParams) => Promise<VerifiedIdentity>
}

/** `unavailable`: the provider could not be reached or is in trouble; `failed`: it or we refused. */
export class ProviderError extends Error {
  readonly reason: 'failed' | 'unavailable'

  constructor(reason: 'failed' | 'unavailable', cause: unknown) {
    super(reason, { cause })
    this.name = 'ProviderError'
    this.reason = reason
  }
}
