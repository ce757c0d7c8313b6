import { getCookie, setCookie } from 'hono/cookie'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import type { HttpContext } from '../../../platform/http/app.ts'
import { newToken } from '../../../platform/auth/session.ts'

function stateCookie(publicUrl: string) {
  const secure = publicUrl.startsWith('https:')
  return { name: secure ? '__Host-sign_in' : 'sign_in', secure }
}

/** The secret that ties a callback to this browser; undefined when it has started no sign-in. */
export function readStateCookie(context: HttpContext, publicUrl: string): string | undefined {
  return getCookie(context, stateCookie(publicUrl).name)
}

/** Sets the cookie, or keeps a valid one: several tabs may sign in at once. Returns its value. */
export function setStateCookie(context: HttpContext, publicUrl: string): string {
  const { name, secure } = stateCookie(publicUrl)
  const existing = getCookie(context, name)
  const value = existing !== undefined && /^[\w-]{43}$/.test(existing) ? existing : newToken()
  setCookie(context, name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge: lifetimes.providerSignIn / 1000,
  })
  return value
}
