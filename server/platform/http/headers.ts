import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { HttpEnv } from './app.ts'

const contentSecurityPolicy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
}

/** What a proxy makes up; anything longer or with other characters could be something that a person typed. */
const sensibleId = /^[\da-f-]{16,64}$/i

/** The request's id and the headers that every answer carries, unless its handler sets another value. */
export function standardHeaders(publicUrl: string): MiddlewareHandler<HttpEnv> {
  const secure = secureHeaders({
    overwrite: false,
    contentSecurityPolicy,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: publicUrl.startsWith('https:') && 'max-age=31536000; includeSubDomains',
    // These have no effect beside the policy above, or none in today's browsers.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  return (context, next) => {
    const given = context.req.header('x-request-id') ?? ''
    context.set('requestId', sensibleId.test(given) ? given : randomUUID())
    context.header('x-request-id', context.get('requestId'))
    return secure(context, next)
  }
}
