import type { MiddlewareHandler } from 'hono'
import { apiError } from '#shared/contract/errors.ts'
import { readAccessToken } from '../auth/access-tokens.ts'
import type { HttpEnv } from './app.ts'

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

export const isLoopback = (url: string): boolean => loopbackNames.has(new URL(url).hostname)

/** Whether an `Origin` header is the origin of this site; the three names of the loopback address are equal. */
function isOwnOrigin(origin: string, publicUrl: string): boolean {
  if (origin === publicUrl) return true
  if (!URL.canParse(origin)) return false
  const given = new URL(origin)
  const own = new URL(publicUrl)
  return (
    loopbackNames.has(own.hostname) &&
    loopbackNames.has(given.hostname) &&
    given.protocol === own.protocol &&
    given.port === own.port &&
    given.origin === origin
  )
}

/**
 * Refuses writing requests from pages of other sites; requests without an Origin header, which browsers always send, are
 * allowed. `foreign` lists the paths that other sites post to. `opaque` lists the paths of forms on pages without a
 * referrer, whose posts have the origin `null`; these require a signed token.
 */
export function checkOrigin(
  publicUrl: string,
  allowed: { foreign: readonly string[]; opaque: readonly string[] },
): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const { method } = context.req
    const origin = context.req.header('origin')
    const writes = method !== 'GET' && method !== 'HEAD'
    const { path } = context.req
    const isAllowed =
      origin === undefined ||
      isOwnOrigin(origin, publicUrl) ||
      allowed.foreign.includes(path) ||
      // No browser adds a token by itself, and the cookies of such a request do not count.
      (path.startsWith('/api/') && readAccessToken(context) !== undefined) ||
      (origin === 'null' && allowed.opaque.includes(path))
    if (writes && !isAllowed) throw apiError('bad origin')
    await next()
  }
}
