import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import { isSingleLine } from '#shared/contract/wire.ts'

/** The trimmed address; null when no mail server would accept it. */
export function parseEmail(email: string): string | null {
  const trimmed = email.trim()
  const [local = '', domain = '', ...rest] = trimmed.split('@')
  const wellFormed =
    rest.length === 0 &&
    isSingleLine(trimmed) &&
    // `=?` starts an encoded word, which can decode to another address; `-` can start an option of a mail program.
    !local.includes('=?') &&
    !local.startsWith('-') &&
    /^[^\s<>()[\],;:\\"]{1,64}$/u.test(local) &&
    /^(?=.{3,})[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u.test(
      domain,
    )
  return wellFormed && trimmed.length <= limits.email.max ? trimmed : null
}

/** The throwing form of `parseEmail`: `malformed email`. */
export function checkEmail(email: string): string {
  const parsed = parseEmail(email)
  if (parsed === null) throw apiError('malformed email')
  return parsed
}
