import type { MiddlewareHandler } from 'hono'

/**
 * HEAD is answered by the handler of GET, whose body is left out afterwards: a stream would be neither read nor
 * cancelled, and keep its file, subscription or place among a user's streams for ever.
 */
export const cancelBodyOfHead: MiddlewareHandler = async (context, next) => {
  await next()
  // One that is broken already has nothing to release.
  if (context.req.method === 'HEAD') await context.res.body?.cancel().catch(() => undefined)
}
