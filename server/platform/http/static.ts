import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { apiError } from '#shared/contract/errors.ts'
import type { App } from './app.ts'

/** Files whose names stay the same when they change. */
const publicFiles = ['/favicon.svg', '/robots.txt']

/**
 * The files of the web build, in the compressed form that the build wrote beside them where the browser takes it. Names
 * with a hash never change; the other files are validated at every use.
 */
export function serveStaticFiles(app: App, folder: string) {
  const validate = etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'x-request-id'] })
  const files = serveStatic({ root: folder, precompressed: true })
  app.http.use('/assets/*', validate, cacheControl('public, max-age=31536000, immutable'))
  app.http.get('/assets/*', files, refuseMissing)
  for (const path of publicFiles) {
    app.http.get(path, validate, cacheControl('public, no-cache'), files, refuseMissing)
  }
}

function cacheControl(value: string): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (context.res.ok) context.header('cache-control', value)
  }
}

function refuseMissing(): never {
  throw apiError('not found')
}
