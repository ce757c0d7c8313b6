import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import { isSingleLine } from '#shared/contract/wire.ts'

/** The address as it is kept: trimmed. Throws `malformed email` for what no mail server would take. */
export function checkEmail(email: string): string {
  const trimmed = email.trim()
  const [local = '', domain = '', ...rest] = trimmed.split('@')
  const wellFormed =
    rest.length === 0 &&
    isSingleLine(trimmed) &&
    // Mail programs read the one as an encoded word, which stands for another address, and the other as an option.
    !local.includes('=?') &&
    !local.startsWith('-') &&
    /^[^\s<>()[\],;:\\"]{1,64}$/u.test(local) &&
    /^(?=.{3,})[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u.test(
      domain,
    )
  if (!wellFormed || trimmed.length > limits.email.max) throw apiError('malformed email')
  return trimmed
}
