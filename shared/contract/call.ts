import * as z from 'zod/mini'
import type { AnswerOf, BodyOf, Endpoint, FormOf, ParamsOf, QueryOf } from './endpoint.ts'
import { isErrorCode, type ErrorCode } from './errors.ts'

/**
 * The error of a call, or `network` when there was no answer or it could not be parsed. An answer with an unknown code
 * is a `server error`; `text` is the content of its error field, or null.
 */
export class CallError extends Error {
  readonly code: ErrorCode | 'network'
  readonly text: string | null
  readonly status: number
  readonly retryAfter: number | undefined
  readonly requestId: string | undefined

  constructor(
    code: ErrorCode | 'network',
    details: {
      text?: string | null
      status?: number
      retryAfter?: number
      requestId?: string
      cause?: unknown
    } = {},
  ) {
    super(code, { cause: details.cause })
    this.name = 'CallError'
    this.code = code
    this.text = details.text ?? null
    this.status = details.status ?? 0
    this.retryAfter = details.retryAfter
    this.requestId = details.requestId
  }
}

/** Nothing where the call takes none; optional where all of its fields are. */
type Given<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : object extends Value
    ? { [Key in Name]?: Value | undefined }
    : { [Key in Name]: Value }

type GivenParams<Params> = [keyof Params] extends [never] ? unknown : Given<'params', Params>

export type CallInput<E extends Endpoint> = GivenParams<ParamsOf<E['path']>> &
  Given<'query', QueryOf<E>> &
  Given<'body', BodyOf<E>> &
  Given<'form', FormOf<E>> & {
    idempotencyKey?: string
    signal?: AbortSignal
  }

/** The input may be left out where nothing of it is required. */
type CallArguments<E extends Endpoint> = object extends CallInput<E> ? [CallInput<E>?] : [CallInput<E>]

export type Call = <E extends Endpoint>(endpoint: E, ...given: CallArguments<E>) => Promise<AnswerOf<E>>

interface Transport {
  fetch: (path: string, init: RequestInit) => Promise<Response>
  /** Sent with every call: the interface's language. */
  language?: () => string
  /** Called with the outcome of every call; tests record them. */
  observe?: (endpoint: Endpoint, outcome: ErrorCode | 'ok' | 'network') => void
}

/** The path of a call with its parameters and query filled in. */
export function pathOf<E extends Endpoint>(
  endpoint: E,
  params: ParamsOf<E['path']>,
  query?: QueryOf<E>,
): string {
  const values: Record<string, string> = params
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new TypeError(`${endpoint.path} needs ${name}`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  if (endpoint.view) search.set('view', endpoint.view)
  return search.size > 0 ? `${path}?${search}` : path
}

/** The multipart body of a form; fields that are null or missing are left out. */
export function formDataOf(form: { file: Blob } & Record<string, unknown>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(form)) {
    // The file last: a server that reads in order then has the fields first.
    if (name !== 'file' && value !== undefined && value !== null) data.append(name, String(value))
  }
  data.append('file', form.file)
  return data
}

/** Browsers refuse kept requests once the bodies under way exceed 64 kB together. */
const mostKept = 4096

/**
 * The client of the contract: parses answers, throws errors as `CallError`. A small change is sent to its end when the page
 * is left meanwhile, since the screen may show it before it is stored.
 */
export function makeCall(transport: Transport): Call {
  return async (endpoint, ...[given]) => {
    const input = (given ?? {}) as CallInput<Endpoint>
    const headers: Record<string, string> = { accept: endpoint.kind === 'file' ? '*/*' : 'application/json' }
    if (transport.language) headers['accept-language'] = transport.language()
    if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey
    if (input.body !== undefined) headers['content-type'] = 'application/json'
    const report = (outcome: ErrorCode | 'ok' | 'network') => transport.observe?.(endpoint, outcome)

    const body = input.form
      ? formDataOf(input.form)
      : input.body === undefined
        ? null
        : JSON.stringify(input.body)
    const small = body === null || (typeof body === 'string' && body.length <= mostKept)

    let response: Response
    let content: unknown
    try {
      response = await transport.fetch(pathOf<Endpoint>(endpoint, input.params ?? {}, input.query), {
        method: endpoint.method,
        headers,
        credentials: 'include',
        body,
        signal: input.signal ?? null,
        keepalive: endpoint.method !== 'GET' && !input.signal && small,
      })
      content = response.ok && endpoint.kind === 'file' ? await readFile(response) : await readJson(response)
    } catch (cause) {
      if (input.signal?.aborted) throw cause
      report('network')
      throw new CallError('network', { cause })
    }

    if (!response.ok) {
      const callError = callErrorOf(response, content)
      report(callError.code)
      throw callError
    }
    report('ok')
    const answer = z.safeParse(endpoint.answer, content)
    if (!answer.success) throw new CallError('network', { status: response.status, cause: answer.error })
    return answer.data as AnswerOf<typeof endpoint>
  }
}

/** The error of an answer that is not OK; `content` is its JSON, or null. */
export function callErrorOf(response: Response, content: unknown): CallError {
  const text = z.safeParse(z.object({ error: z.string() }), content).data?.error.trim() || null
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
  return new CallError(isErrorCode(text) ? text : 'server error', {
    text,
    status: response.status,
    requestId: response.headers.get('x-request-id') ?? undefined,
    ...(Number.isFinite(retryAfter) && { retryAfter }),
  })
}

async function readFile(response: Response): Promise<File> {
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return new File([await response.blob()], name ?? '')
}

/** Null for errors that are not JSON: a proxy in front of the server may answer in its own format. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    if (response.ok) throw error
    return null
  }
}
