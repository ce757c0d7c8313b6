import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { Endpoint, ParamsOf, ParsedBody, ParsedForm, ParsedQuery } from '#shared/contract/endpoint.ts'
import type { Call } from '#shared/contract/call.ts'
import { apiError } from '#shared/contract/errors.ts'
import { chooseLanguage, type Language } from '#shared/constants/languages.ts'
import type { Deps } from '../../deps.ts'
import { addressGroup, clientAddress } from './client-address.ts'
import type { App, HttpContext } from './app.ts'
import { isStorable } from './body.ts'
import { callWithin } from './call-within.ts'
import { authenticateToken, readAccessToken } from '../auth/access-tokens.ts'
import { sessionRefusal } from '../auth/ended-sessions.ts'
import { readDeviceCookie, readSessionCookie, writeSessionCookie } from '../auth/cookies.ts'
import type { RunInTurn } from '../rate-limit/fair-queue.ts'
import { checkAnnouncedBody, parse, readInput } from './input.ts'
import type { JsonText } from './json-text.ts'
import { LiveStream, liveStreams } from './live-stream.ts'
import { assertWithinLimit, consume, type MemberLimit } from '../rate-limit/rate-limit.ts'
import { sendAnswer, type FileAnswer } from './send-answer.ts'
import type { User, Session } from '../auth/session.ts'
import { signIn, signOut } from '../auth/sign-in.ts'

/** What a handler receives: the parsed request and its user. */
interface RequestContext<E extends Endpoint> {
  deps: Deps
  db: Deps['db']
  /** The time of this request, in milliseconds; the same for everything it does. */
  now: number
  params: ParamsOf<E['path']>
  query: ParsedQuery<E>
  body: ParsedBody<E>
  form: ParsedForm<E>
  /** Null for anonymous requests, which only endpoints for `anyone` get. */
  user: E['who'] extends 'anyone' ? User | null : User
  /** The language of the interface, from Accept-Language. */
  language: Language
  /** The key of rate limits by address. */
  address: string
  /** Identifies the browser, if a user has signed in with it. */
  deviceToken: string | undefined
  idempotencyKey: string | null
  /** Whether a stream is requested as events rather than as JSON. */
  wantsEvents: E['kind'] extends 'stream' ? boolean : false
  /** The id of the last event that a reconnecting browser received. */
  lastEventId: string | undefined
  signal: AbortSignal
  /** Calls of the API within the process, with the rights of this request; what outlives it brings its own signal. */
  callWithin: (options: { language: Language; signal: AbortSignal }) => Call
  session: {
    /** The session of this request; null for anonymous ones. */
    current: Session | null
    start: (userId: string) => Promise<void>
    end: () => Promise<void>
  }
}

type JsonAnswer<E extends Endpoint> = z.core.input<E['answer']> | JsonText<z.core.input<E['answer']>>
interface AnswersByKind<E extends Endpoint> {
  json: JsonAnswer<E>
  stream: JsonAnswer<E> | ReadableStream<Uint8Array> | LiveStream
  file: FileAnswer
}

export type Handler<E extends Endpoint> = (context: RequestContext<E>) => Promise<AnswersByKind<E>[E['kind']]>

interface Options<E extends Endpoint> {
  /** Queues the request fairly among those of other users and addresses. */
  inTurn?: RunInTurn
  /** Counts the request before its body is parsed, so that invalid ones count too. */
  limit?:
    | MemberLimit
    | ((context: Pick<RequestContext<E>, 'db' | 'now' | 'address' | 'deviceToken' | 'user'>) => Promise<void>)
}

/**
 * Mounts one call. The checks run in this order: announced size, type, session, admin, rate limit, query, and only then
 * is the body read and parsed. The origin was checked before; permissions on content are up to the handler.
 */
export function serve<E extends Endpoint>(
  app: App,
  endpoint: E,
  handler: Handler<E>,
  options: Options<E> = {},
) {
  app.mounted.push(endpoint)
  const openLiveStream = liveStreams(app)
  app.http.on(endpoint.method, endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context, next) => {
    if (endpoint.view && context.req.query('view') !== endpoint.view) return next()
    context.set('endpoint', endpoint)
    const { deps } = app
    const { db } = deps
    const now = deps.clock()
    checkAnnouncedBody(context, endpoint)

    const { limit } = options
    const memberLimit = typeof limit === 'object' ? limit : undefined
    const address = addressGroup(clientAddress(context, deps.config.trustedProxies))
    const accessToken = readAccessToken(context)
    // The cookies of a request with an access token do not count: its origin was not checked.
    const token = accessToken === undefined ? readSessionCookie(context, deps.publicUrl) : undefined
    const signedIn = token === undefined ? null : await app.findSession(token, now, memberLimit)
    if (token !== undefined && signedIn?.renewed) writeSessionCookie(context, deps.publicUrl, token)
    const user =
      accessToken === undefined
        ? (signedIn?.user ?? null)
        : (await authenticateToken(db, { token: accessToken, use: endpoint.token, address, now })).user
    if (endpoint.who !== 'anyone' && !user) throw await sessionRefusal(context, deps, token)
    if (endpoint.who === 'admin' && !user?.isAdmin) throw apiError('not allowed')

    const deviceToken = accessToken === undefined ? readDeviceCookie(context, deps.publicUrl) : undefined
    const limitContext = { db, now, address, deviceToken, user: user as RequestContext<E>['user'] }
    if (memberLimit && signedIn?.usage) assertWithinLimit(signedIn.usage, memberLimit, now)
    if (memberLimit && accessToken !== undefined && user) {
      await consume(db, { scope: memberLimit.scope, subject: user.id }, memberLimit, now)
    }
    if (typeof limit === 'function') await limit(limitContext)

    const query = endpoint.query ? parse(endpoint.query, storableQuery(context)) : undefined
    const idempotencyKey = endpoint.idempotent ? readIdempotencyKey(context) : null
    // The body is read only after its sender is known and allowed to send it.
    const bodyShare = app.bodies.share(user ? { userId: user.id } : { address })
    const answerRequest = async () =>
      handler({
        ...limitContext,
        deps,
        params: context.req.param() as ParamsOf<E['path']>,
        query: query as ParsedQuery<E>,
        ...((await readInput(context, endpoint, bodyShare.take)) as Pick<RequestContext<E>, 'body' | 'form'>),
        language: chooseLanguage(context.req.header('accept-language')),
        idempotencyKey,
        // A stream would have to end with its token.
        wantsEvents: (endpoint.kind === 'stream' &&
          accessToken === undefined &&
          acceptsEvents(context)) as RequestContext<E>['wantsEvents'],
        lastEventId: context.req.header('last-event-id'),
        signal: context.req.raw.signal,
        callWithin: (given) => callWithin(app, context, given),
        session: {
          current: signedIn?.session ?? null,
          start: (userId) => signIn(context, deps, { userId, now }),
          end: () => signOut(context, deps, now),
        },
      })
    const { inTurn = atOnce } = options
    const answer = await inTurn(user?.id ?? address, answerRequest).finally(bodyShare.release)
    if (answer instanceof LiveStream) {
      if (token === undefined || !user) throw apiError('not signed in')
      return openLiveStream(context, { token, user }, answer)
    }
    return sendAnswer(context, endpoint, answer)
  })
}

function acceptsEvents(context: HttpContext): boolean {
  return /\btext\/event-stream\b/i.test(context.req.header('accept') ?? '')
}

const atOnce: RunInTurn = (_, work) => work()

function storableQuery(context: HttpContext): Record<string, string> {
  const query = context.req.query()
  if (!isStorable(query)) throw apiError('invalid input')
  return query
}

function readIdempotencyKey(context: HttpContext): string {
  const key = context.req.header('idempotency-key')
  if (key === undefined) return randomUUID()
  if (key.length === 0 || key.length > 200 || !isStorable(key)) throw apiError('invalid input')
  return key
}
