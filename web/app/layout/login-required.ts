/** State of the address that a guard leads a visitor to. */
export const loginRequired = { loginRequired: true }

export function isLoginRequired(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'loginRequired' in state
}
