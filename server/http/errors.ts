import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { fail, Refusal } from '#shared/errors.ts'
import type { App, HttpContext } from './app.ts'
import { removeSessionCookie } from './cookies.ts'

/** PostgreSQL's and the socket's ways of saying that the database is away for the moment. */
const away = /^(08|57P|53)|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const lost =
    error instanceof Error &&
    /Connection terminated|is not queryable|timeout exceeded when trying|Query read timeout/.test(
      error.message,
    )
  return away.test(code) || lost
    ? fail('unavailable', { cause: error })
    : fail('server error', { cause: error })
}

/** One place turns what was thrown into `{error: code}`; the unexpected is logged with the request's id. */
export function answerErrors(app: App) {
  app.http.onError((error, context: HttpContext) => {
    const refusal = refusalOf(error)
    const { signal } = context.req.raw
    // Nobody waits for the answer, and nothing went wrong but that.
    const hasLeft = signal.aborted && [error, refusal.cause].includes(signal.reason)
    if (refusal.status >= 500 && !hasLeft) {
      const { method, path } = context.req
      app.deps.log.error(
        { err: refusal.cause ?? refusal, requestId: context.get('requestId'), method, path },
        refusal.code,
      )
    }
    if (refusal.code === 'not signed in') removeSessionCookie(context, app.deps.publicUrl)
    if (refusal.retryAfter !== undefined) context.header('retry-after', String(refusal.retryAfter))
    context.header('cache-control', 'no-store')
    return context.json(
      { error: refusal.code, ...(refusal.status >= 500 && { requestId: context.get('requestId') }) },
      refusal.status as ContentfulStatusCode,
    )
  })
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
    if (allowed.length === 0) throw fail('not found')
    context.header('allow', [...new Set(allowed)].join(', '))
    throw fail('method not allowed')
  }
  app.http.all('/api/*', unknown)
  app.http.all('/auth/*', unknown)
}
