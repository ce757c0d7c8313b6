import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { routePath } from 'hono/route'
import { apiError, ApiError } from '#shared/contract/errors.ts'
import { capacity } from '#shared/constants/capacity.ts'
import type { App, HttpContext } from './app.ts'
import { announcedSize } from './body.ts'
import { isWithoutSession } from '../auth/access-tokens.ts'
import { removeSessionCookie } from '../auth/cookies.ts'

/**
 * Codes of PostgreSQL and of sockets for a database that is temporarily unavailable, including a read-only server
 * (25006), a statement timeout (57014), a transaction that waited too long (25P03) and files of the database that are
 * gone (58P01).
 */
const unavailablePattern =
  /^(08|57P|53)|^(25006|25P03|57014|58P01|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const lost =
    error instanceof Error &&
    /Connection terminated|is not queryable|timeout exceeded when trying|timeout expired|Query read timeout/.test(
      error.message,
    )
  return unavailablePattern.test(code) || lost
    ? apiError('unavailable', { cause: error })
    : apiError('server error', { cause: error })
}

/** Answers `{error: code}` for everything that is thrown; unexpected errors are logged with the request's id. */
export function answerErrors(app: App) {
  app.http.onError((error, context: HttpContext) => {
    const answered = toApiError(error)
    const endpoint = context.get('endpoint')
    if (endpoint) app.observeError?.(endpoint, answered.code)
    const { metrics } = app.deps
    metrics.errors.inc({ code: answered.code })
    if (answered.code === 'too many requests') metrics.limitRefusals.inc({ route: routePath(context) })
    const { signal } = context.req.raw
    // The client disconnected, and the error is only the abort of its request.
    const hasLeft = signal.aborted && [error, answered.cause].includes(signal.reason)
    if (answered.status >= 500 && !hasLeft) {
      // The pattern instead of the path: parameters may contain tokens and user input.
      const where = {
        requestId: context.get('requestId'),
        method: context.req.method,
        route: routePath(context),
      }
      // Not a fault of this server: the other site is down, or the user mistyped the address.
      if (answered.code === 'unreachable page') app.deps.log.info(where, answered.code)
      else app.deps.log.error({ err: answered.cause ?? answered, ...where }, answered.code)
    }
    if (answered.code === 'not signed in') {
      if (isWithoutSession(context)) context.header('www-authenticate', 'Bearer')
      else removeSessionCookie(context, app.deps.publicUrl)
    }
    if (answered.retryAfter !== undefined) context.header('retry-after', String(answered.retryAfter))
    context.header('cache-control', 'no-store')
    const status = answered.status as ContentfulStatusCode
    const body = {
      error: answered.code,
      ...(answered.sessionEnd !== undefined && { sessionEnd: answered.sessionEnd }),
      ...(answered.status >= 500 && { requestId: context.get('requestId') }),
    }
    if (answered.code === 'not signed in' && (announcedSize(context) ?? Infinity) > capacity.body.anonymous) {
      return respondUnread(context, status, body)
    }
    return context.json(body, status)
  })
}

/** How long, in milliseconds, a refused client has to read the answer before the connection is closed. */
const closeDelay = 300

/**
 * Answers without reading the rest of a large body. The whole answer is sent at once, but its stream ends later: closing
 * the connection at once could discard the answer before the client has read it.
 */
function respondUnread(context: HttpContext, status: ContentfulStatusCode, body: object): Response {
  const bytes = new TextEncoder().encode(JSON.stringify(body))
  context.header('connection', 'close')
  context.header('content-type', 'application/json')
  context.header('content-length', String(bytes.byteLength))
  let timer: NodeJS.Timeout | undefined
  const held = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes)
      timer = setTimeout(() => controller.close(), closeDelay).unref()
    },
    // The stream of a client that has left is closed already; closing it again would throw where nobody catches.
    cancel: () => clearTimeout(timer),
  })
  return context.body(held, status)
}

/** Below `/api` and `/auth`: 405 when the path is mounted with another method, else 404. */
export function answerUnknownCalls(app: App) {
  const patterns = app.mounted.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replaceAll(/[.]/g, '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  const unknown = (context: HttpContext) => {
    const allowed = patterns
      .filter(({ pattern }) => pattern.test(context.req.path))
      .map(({ method }) => method)
    if (allowed.length === 0) throw apiError('not found')
    context.header('allow', [...new Set(allowed)].join(', '))
    throw apiError('method not allowed')
  }
  app.http.all('/api/*', unknown)
  app.http.all('/auth/*', unknown)
}
