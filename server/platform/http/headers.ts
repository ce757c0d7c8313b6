import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { pageNameAt } from '#shared/pages.ts'
import type { HttpEnv } from './app.ts'

const contentSecurityPolicy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
}

/** What a proxy makes up; anything longer or with other characters could be something that a person typed. */
const sensibleId = /^[\da-f-]{16,64}$/i

/** The request's id and the security headers of every answer; a handler may have set other values. */
export function standardHeaders(publicUrl: string): MiddlewareHandler<HttpEnv> {
  const everywhere = {
    contentSecurityPolicy: undefined,
    crossOriginOpenerPolicy: false,
    referrerPolicy: false,
    strictTransportSecurity: publicUrl.startsWith('https:') && 'max-age=31536000; includeSubDomains',
    // These have no effect beside the policy, or none in today's browsers.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    overwrite: false,
  } as const
  const forFiles = secureHeaders(everywhere)
  const forDocuments = secureHeaders({
    ...everywhere,
    contentSecurityPolicy,
    crossOriginOpenerPolicy: true,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
    referrerPolicy: 'strict-origin-when-cross-origin',
  })
  return async (context, next) => {
    const given = context.req.header('x-request-id') ?? ''
    context.set('requestId', sensibleId.test(given) ? given : randomUUID())
    context.header('x-request-id', context.get('requestId'))
    await next()
    // Another page opens this one and hands it what it shows.
    if (pageNameAt(context.req.path) === 'importRecipes')
      context.header('cross-origin-opener-policy', 'unsafe-none')
    const secure = isDocument(context.res.headers.get('content-type')) ? forDocuments : forFiles
    return secure(context, done)
  }
}

const done = async () => undefined

/** What browsers render as a page of its own, with scripts and links; only there a policy has an effect. */
function isDocument(contentType: string | null): boolean {
  return (
    contentType !== null && /^(?:text\/html|image\/svg\+xml|text\/xml|application\/xhtml)/.test(contentType)
  )
}
