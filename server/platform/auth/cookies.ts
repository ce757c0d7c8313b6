import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { endedCookie } from '#shared/constants/session-ends.ts'
import type { HttpContext } from '../http/app.ts'

/** Readable by scripts and without a secret: the page fetches the current user only when it is set. */
const signedInCookie = 'signed_in'

/** Whether the browser believes that it is signed in. Nobody has checked that: it decides only what is fetched early. */
export const hasSignedInCookie = (context: HttpContext): boolean =>
  getCookie(context, signedInCookie) !== undefined

function secretCookie(name: 'session' | 'device', publicUrl: string) {
  const secure = publicUrl.startsWith('https:')
  // __Host- ties the cookie to this host and to https; browsers refuse the prefix on plain http.
  return { name: secure ? `__Host-${name}` : name, secure }
}

const sessionCookie = (publicUrl: string) => secretCookie('session', publicUrl)

export const sessionCookieName = (publicUrl: string): string => sessionCookie(publicUrl).name

/** Identifies a browser in which a user has signed in; it stays after signing out. */
export function readDeviceCookie(context: HttpContext, publicUrl: string): string | undefined {
  return getCookie(context, secretCookie('device', publicUrl).name)
}

export function writeDeviceCookie(context: HttpContext, publicUrl: string, token: string) {
  const { name, secure } = secretCookie('device', publicUrl)
  const maxAge = lifetimes.knownDevice / 1000
  setCookie(context, name, token, { path: '/', sameSite: 'Lax', secure, maxAge, httpOnly: true })
}

export function removeDeviceCookie(context: HttpContext, publicUrl: string) {
  const { name, secure } = secretCookie('device', publicUrl)
  deleteCookie(context, name, { path: '/', secure })
}

export function readSessionCookie(context: HttpContext, publicUrl: string): string | undefined {
  return getCookie(context, sessionCookie(publicUrl).name)
}

export function writeSessionCookie(context: HttpContext, publicUrl: string, token: string) {
  const { name, secure } = sessionCookie(publicUrl)
  const shared = { path: '/', sameSite: 'Lax', secure, maxAge: lifetimes.session.lifetime / 1000 } as const
  setCookie(context, name, token, { ...shared, httpOnly: true })
  setCookie(context, signedInCookie, '1', shared)
  if (getCookie(context, endedCookie) !== undefined) deleteCookie(context, endedCookie, { path: '/', secure })
}

/** Stays until a page has read it, or somebody signs in. */
export function writeEndedCookie(context: HttpContext, publicUrl: string) {
  const { secure } = sessionCookie(publicUrl)
  const maxAge = lifetimes.retention.endedSessions / 1000
  setCookie(context, endedCookie, '1', { path: '/', sameSite: 'Lax', secure, maxAge })
}

export function removeSessionCookie(context: HttpContext, publicUrl: string) {
  const { name, secure } = sessionCookie(publicUrl)
  if (getCookie(context, name) !== undefined) deleteCookie(context, name, { path: '/', secure })
  if (getCookie(context, signedInCookie) !== undefined)
    deleteCookie(context, signedInCookie, { path: '/', secure })
}
