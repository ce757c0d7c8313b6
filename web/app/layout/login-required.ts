/** The location state with which a guard redirects visitors. */
export const loginRequired = { loginRequired: true }

export function isLoginRequired(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'loginRequired' in state
}
