import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Deps } from '../../deps.ts'
import type { HttpEnv } from '../http/app.ts'
import { runRequest, type RequestRecord } from './request-in-progress.ts'

/** What probes ask for every few seconds is not worth a line each. */
const quietRoutes = new Set(['/healthz', '/readyz', '/metrics'])

const traceParent = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/

/** Measures each request, and writes one line of access log with its route pattern: paths contain tokens and words. */
export function observeRequests({ log, metrics }: Pick<Deps, 'log' | 'metrics'>) {
  return createMiddleware<HttpEnv>(async (context, next) => {
    const begun = performance.now()
    metrics.requestsInFlight.inc()
    const { method } = context.req
    const place = () => ({ requestId: context.get('requestId'), method, route: routePath(context) })
    const record: RequestRecord = { place }
    try {
      await runRequest(record, next)
    } finally {
      metrics.requestsInFlight.dec()
      const milliseconds = performance.now() - begun
      const { status } = context.res
      const placeAtEnd = place()
      // What outlives the request does not keep all of it in memory.
      record.place = placeAtEnd
      const { route } = placeAtEnd
      metrics.requestSeconds.observe({ route, method, status }, milliseconds / 1000)
      const line = {
        ...placeAtEnd,
        status,
        ms: Math.round(milliseconds * 10) / 10,
        ...traceOf(context.req.header('traceparent')),
      }
      if (quietRoutes.has(route)) log.debug(line, 'request')
      else log.info(line, 'request')
    }
  })
}

/** The id of the trace that a proxy or a client began (W3C Trace Context). */
function traceOf(header: string | undefined): { traceId?: string } {
  const [, traceId] = traceParent.exec(header ?? '') ?? []
  return traceId === undefined || /^0+$/.test(traceId) ? {} : { traceId }
}
