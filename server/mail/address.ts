import { fail } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'

/** The address as it is kept: trimmed. Throws `malformed email` for what no mail server would take. */
export function checkEmail(email: string): string {
  const trimmed = email.trim()
  const [local = '', domain = '', ...rest] = trimmed.split('@')
  const wellFormed =
    rest.length === 0 &&
    /^[^\s<>()[\],;:\\"]{1,64}$/u.test(local) &&
    /^(?=.{3,})[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u.test(
      domain,
    )
  if (!wellFormed || trimmed.length > limits.email.max) throw fail('malformed email')
  return trimmed
}
