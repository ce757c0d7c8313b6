import { lifetimes } from '#shared/constants/lifetimes.ts'

const name = 'invite_code'

/** Keeps a code that was found good, so that it survives a way through a sign-in provider. */
export function storeInviteCode(code: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(code)}; Path=/; Max-Age=${lifetimes.inviteCookieSeconds}; SameSite=Lax${secure}`
}

/** The code kept in the last ten minutes, or null. */
export function savedInviteCode(): string | null {
  const value = /(?:^|;\s*)invite_code=([^;]*)/.exec(document.cookie)?.[1]
  if (!value) return null
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

/** A code serves once: after sign-up it is of no use to the next person at this browser. */
export function clearInviteCode() {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
}
