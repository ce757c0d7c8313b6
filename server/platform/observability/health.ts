import { timingSafeEqual } from 'node:crypto'
import { apiError } from '#shared/contract/errors.ts'
import { clientAddress } from '../http/client-address.ts'
import type { TrustedProxies } from '../../config/trusted-proxies.ts'
import type { App, HttpContext } from '../http/app.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** `/healthz`: the process lives; `/readyz`: it can serve, writes included; `/metrics`: Prometheus text, for loopback or the token. */
export function serveHealth(app: App) {
  const { deps } = app
  app.http.get('/healthz', (context) => context.text('ok'))

  app.http.get('/readyz', async (context) => {
    const readiness = await deps.readiness()
    return context.text(readiness, readiness === 'ready' ? 200 : 503)
  })

  const { registry } = deps.metrics
  app.http.get('/metrics', async (context) => {
    if (!mayReadMetrics(context, deps.config)) throw apiError('not found')
    return context.text(await registry.metrics(), 200, { 'content-type': registry.contentType })
  })
}

function mayReadMetrics(
  context: HttpContext,
  { metricsToken, trustedProxies }: { metricsToken: string | null; trustedProxies: TrustedProxies },
): boolean {
  if (metricsToken === null) return loopback.has(clientAddress(context, trustedProxies))
  const given = Buffer.from(context.req.header('authorization') ?? '')
  const expected = Buffer.from(`Bearer ${metricsToken}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
