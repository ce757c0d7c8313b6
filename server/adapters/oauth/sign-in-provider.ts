/** What a provider proves about somebody who has just signed in there. */
export interface VerifiedIdentity {
  /** The provider's own lasting name for the person; never an e-mail. */
  subject: string
  email: string | null
  /** Whether the provider says that the address is theirs in a way that can be relied on. */
  emailVerified: boolean
  name: string | null
  /** When they last proved themselves there, in milliseconds; null where the provider does not tell. */
  authenticatedAt: number | null
}

/** What one attempt to sign in is held together by; kept on the server until the person comes back. */
export interface Attempt {
  redirectUri: string
  state: string
  verifier: string
  nonce: string
}

/** Somebody else who can say who a person is. Both steps throw `ProviderError`. */
export interface SignInProvider {
  /** Where to send the browser; `again` asks the provider, where it takes part, not to let an old session do. */
  start: (attempt: Attempt, options?: { reauthenticate: boolean }) => Promise<URL>
  /** Who came back with the parameters of the callback's address. */
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
