/** The sign-in providers, in the order of the login page. */
export const providers = ['google', 'apple', 'microsoft', 'github', 'linkedin', 'amazon'] as const

export type Provider = (typeof providers)[number]

/** The order of the sign-up page. */
export const signupProviders: readonly Provider[] = [
  'google',
  'linkedin',
  'amazon',
  'apple',
  'microsoft',
  'github',
]

/** Brand names, the same in every language. */
export const providerNames: Record<Provider, string> = {
  google: 'Google',
  apple: 'Apple',
  microsoft: 'Microsoft',
  github: 'GitHub',
  linkedin: 'LinkedIn',
  amazon: 'Amazon',
}

export function isProvider(value: unknown): value is Provider {
  return providers.some((provider) => provider === value)
}
