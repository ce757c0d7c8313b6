import type { Language } from '#shared/constants/languages.ts'
import { makeCall, type Call } from '#shared/contract/call.ts'
import type { App, HttpContext } from './app.ts'

/** What a call inherits from the request within which it is made: whose it is, and from where. */
const passedOn = ['authorization', 'cookie', 'x-forwarded-for', 'user-agent'] as const

/**
 * Calls of the API within the process, with the rights of a request. Calls that change something need its origin too, which
 * is left out: with a session they are refused.
 */
export function callWithin(
  { http, deps }: App,
  { req, env }: HttpContext,
  { language, signal }: { language: Language; signal: AbortSignal },
): Call {
  return makeCall({
    language: () => language,
    fetch: async (path, { method, body, headers: sent, ...init }) => {
      const headers = new Headers(sent)
      for (const name of passedOn) {
        const value = req.header(name)
        if (value !== undefined) headers.set(name, value)
      }
      if (typeof body === 'string') headers.set('content-length', String(Buffer.byteLength(body)))
      const request = { ...init, method, body, headers, signal: init.signal ?? signal }
      return http.fetch(new Request(deps.publicUrl + path, request), env)
    },
  })
}
