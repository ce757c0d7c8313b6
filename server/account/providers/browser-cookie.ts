import { getCookie, setCookie } from 'hono/cookie'
import { limits } from '#shared/limits.ts'
import type { HttpContext } from '../../http/app.ts'
import { newToken } from '../../http/session.ts'

function browserCookie(publicUrl: string) {
  const secure = publicUrl.startsWith('https:')
  return { name: secure ? '__Host-sign_in' : 'sign_in', secure }
}

/** What this browser proves itself by when it comes back from a provider; undefined when it never went away. */
export function readBrowser(context: HttpContext, publicUrl: string): string | undefined {
  return getCookie(context, browserCookie(publicUrl).name)
}

/** Marks the browser for the way to a provider and back. One mark serves several tabs, so none spoils another's. */
export function markBrowser(context: HttpContext, publicUrl: string): string {
  const { name, secure } = browserCookie(publicUrl)
  const kept = getCookie(context, name)
  const mark = kept !== undefined && /^[\w-]{43}$/.test(kept) ? kept : newToken()
  setCookie(context, name, mark, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge: limits.providerSignIn / 1000,
  })
  return mark
}
