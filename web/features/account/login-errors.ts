/** What the `error` of the address says when a sign-in elsewhere did not lead in. */
const messages = {
  invite_required: 'queryInviteRequired',
  no_email: 'queryNoEmail',
  account_exists: 'queryAccountExists',
  failed: 'queryFailed',
  unavailable: 'queryUnavailable',
} as const

/** The text's key for the address's `error`; null when there is none that we know. */
export function loginErrorKey(error: string | null) {
  if (error === null || !Object.hasOwn(messages, error)) return null
  return messages[error as keyof typeof messages]
}
