import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { routePath } from 'hono/route'
import { apiError, ApiError } from '#shared/contract/errors.ts'
import { capacity } from '#shared/constants/capacity.ts'
import type { App, HttpContext } from './app.ts'
import { announcedSize } from './body.ts'
import { removeSessionCookie } from '../auth/cookies.ts'

/**
 * PostgreSQL's and the socket's ways of saying that the database is away for the moment; so it is when it only reads
 * (25006) or stopped a statement because it took too long (57014).
 */
const unavailablePattern = /^(08|57P|53)|^(25006|57014|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/

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

/** One place turns what was thrown into `{error: code}`; the unexpected is logged with the request's id. */
export function answerErrors(app: App) {
  app.http.onError((error, context: HttpContext) => {
    const answered = toApiError(error)
    const endpoint = context.get('endpoint')
    if (endpoint) app.observeError?.(endpoint, answered.code)
    const { signal } = context.req.raw
    // Nobody waits for the answer, and nothing went wrong but that.
    const hasLeft = signal.aborted && [error, answered.cause].includes(signal.reason)
    if (answered.status >= 500 && !hasLeft) {
      // The pattern instead of the path: parameters may hold tokens, and whatever else was typed there.
      const where = {
        requestId: context.get('requestId'),
        method: context.req.method,
        route: routePath(context),
      }
      // A page that cannot be read is its server's trouble or a slip of the member's.
      if (answered.code === 'unreachable page') app.deps.log.info(where, answered.code)
      else app.deps.log.error({ err: answered.cause ?? answered, ...where }, answered.code)
    }
    if (answered.code === 'not signed in') removeSessionCookie(context, app.deps.publicUrl)
    if (answered.retryAfter !== undefined) context.header('retry-after', String(answered.retryAfter))
    context.header('cache-control', 'no-store')
    const status = answered.status as ContentfulStatusCode
    const body = {
      error: answered.code,
      ...(answered.status >= 500 && { requestId: context.get('requestId') }),
    }
    if (answered.code === 'not signed in' && (announcedSize(context) ?? Infinity) > capacity.body.anonymous) {
      return respondUnread(context, status, body)
    }
    return context.json(body, status)
  })
}

/** So long a refused sender has to read the answer before the connection is cut. */
const closeDelay = 300

/**
 * Answers without taking the rest of a large body off the network, which would cost as much as reading it. The answer is
 * whole at once, and its end is held back for a moment: a connection that is cut earlier may take the answer with it.
 */
function respondUnread(context: HttpContext, status: ContentfulStatusCode, body: object): Response {
  const bytes = new TextEncoder().encode(JSON.stringify(body))
  context.header('connection', 'close')
  context.header('content-type', 'application/json')
  context.header('content-length', String(bytes.byteLength))
  const held = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes)
      setTimeout(() => controller.close(), closeDelay).unref()
    },
  })
  return context.body(held, status)
}

/** Below `/api` and `/auth` what is not mounted is 405 when the path exists with another method, else 404. */
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
