import { lifetimes } from '#shared/constants/lifetimes.ts'

const name = 'invite_code'

/** Stores a valid code, so that it survives the redirect to a sign-in provider. */
export function storeInviteCode(code: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(code)}; Path=/; Max-Age=${lifetimes.inviteCookieSeconds}; SameSite=Lax${secure}`
}

/** The code stored in the last ten minutes, or null. */
export function savedInviteCode(): string | null {
  const value = /(?:^|;\s*)invite_code=([^;]*)/.exec(document.cookie)?.[1]
  if (!value) return null
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

/** A code works once: after sign-up it is removed. */
export function clearInviteCode() {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
}
