import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './app.ts'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** The request's id and the headers that every answer carries. */
export function standardHeaders(publicUrl: string): MiddlewareHandler<HttpEnv> {
  const https = publicUrl.startsWith('https:')
  return async (context, next) => {
    context.set('requestId', randomUUID())
    context.header('x-request-id', context.get('requestId'))
    context.header('x-content-type-options', 'nosniff')
    context.header('referrer-policy', 'strict-origin-when-cross-origin')
    context.header('content-security-policy', policy)
    context.header('cross-origin-opener-policy', 'same-origin')
    context.header('cross-origin-resource-policy', 'same-origin')
    context.header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    if (https) context.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    await next()
  }
}
