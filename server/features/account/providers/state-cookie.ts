import { getCookie, setCookie } from 'hono/cookie'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import type { HttpContext } from '../../../platform/http/app.ts'
import { newToken } from '../../../platform/auth/session.ts'

function stateCookie(publicUrl: string) {
  const secure = publicUrl.startsWith('https:')
  return { name: secure ? '__Host-sign_in' : 'sign_in', secure }
}

/** What this browser proves itself by when it comes back from a provider; undefined when it never went away. */
export function readStateCookie(context: HttpContext, publicUrl: string): string | undefined {
  return getCookie(context, stateCookie(publicUrl).name)
}

/** Marks the browser for the way to a provider and back. One mark serves several tabs, so none spoils another's. */
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
