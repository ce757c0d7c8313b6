import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call: anyone, a signed-in user, an admin. Finer rules are in the policy of a feature. */
export type Who = 'anyone' | 'member' | 'admin'

/**
 * What a call answers with: JSON; JSON, or server-sent events where `Accept` asks for `text/event-stream`; or a file to
 * save.
 */
export type Kind = 'json' | 'stream' | 'file'

/** What a call does to what the user stores, for access tokens: those that may only read make no call that writes. */
export type TokenUse = 'read' | 'write'

type Schema = z.core.$ZodType

export type Path = `/${string}`

interface Declaration<
  Query extends Schema,
  Body extends Schema,
  Answer extends Schema,
  Form extends Schema,
  At extends Path,
  By extends Who,
  As extends Kind,
> {
  method: Method
  /** A smaller answer of another call with this method and path, for requests with `view` of this value. */
  view?: 'card'
  /** With parameters in braces: `/api/recipes/{id}`. */
  path: At
  who: By
  /** Whether an access token may call, and what for; none may where it is missing. */
  token?: TokenUse
  /** What the call does, in one sentence, for the OpenAPI document. */
  summary: string
  /** `json` unless said otherwise. */
  kind?: As
  /** Of a stream: what its events carry. */
  event?: Schema
  /** Of a file: its content type. */
  fileType?: string
  query?: Query
  body?: Body
  /** Instead of a body: the text fields of a multipart form that has one file, in the field `file`. */
  form?: Form
  answer: Answer
  /** Of a list: the most items of an answer, whatever `limit` is; `offset` gets the next ones where the query has it. */
  most?: number
  /** 201 where something is created. */
  status?: 200 | 201
  /** The error codes beside those of `impliedErrors`. A run of the tests fails on codes not declared or never seen. */
  errors?: readonly ErrorCode[]
  /**
   * Largest body in bytes. Default: 1 MB, 64 kB for calls by anyone, and for a form the largest picture with its text
   * fields.
   */
  maxBody?: number
  /** Takes an `Idempotency-Key` header: a repeated key gets the same answer. */
  idempotent?: boolean
}

export interface Endpoint<
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
  Form extends Schema = Schema,
  At extends Path = Path,
  By extends Who = Who,
  As extends Kind = Kind,
> extends Declaration<Query, Body, Answer, Form, At, By, As> {
  kind: As
  status: 200 | 201
  errors: readonly ErrorCode[]
  /** The names in braces of the path. */
  params: readonly string[]
}

/** One call of the API as a value: the server mounts it, the browser and the tests call it. */
export function endpoint<
  Answer extends Schema,
  At extends Path,
  By extends Who,
  Query extends Schema = z.core.$ZodNever,
  Body extends Schema = z.core.$ZodNever,
  Form extends Schema = z.core.$ZodNever,
  As extends Kind = 'json',
>(
  declaration: Declaration<Query, Body, Answer, Form, At, By, As>,
): Endpoint<Query, Body, Answer, Form, At, By, As> {
  return {
    ...declaration,
    kind: declaration.kind ?? ('json' as As),
    status: declaration.status ?? 200,
    errors: declaration.errors ?? [],
    params: [...declaration.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''),
  }
}

type ParamNames<At extends string> = At extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never
/** The parameters that a path names: `{ id: string }` for `/api/recipes/{id}`; any, where the path is not known. */
export type ParamsOf<At extends Path> = Record<Path extends At ? string : ParamNames<At>, string>

/** What a caller passes. */
export type QueryOf<E> = E extends Endpoint<infer Query, Schema, Schema> ? z.core.input<Query> : never
export type BodyOf<E> = E extends Endpoint<Schema, infer Body, Schema> ? z.core.input<Body> : never
/** A schema without fields has an index signature, which would conflict with `file`. */
type Fields<Given> = string extends keyof Given ? unknown : Given
export type FormOf<E> =
  E extends Endpoint<Schema, Schema, Schema, infer Form>
    ? [z.core.input<Form>] extends [never]
      ? never
      : Fields<z.core.input<Form>> & { file: Blob }
    : never
/** What a handler receives. */
export type ParsedQuery<E> = E extends Endpoint<infer Query, Schema, Schema> ? z.core.output<Query> : never
export type ParsedBody<E> = E extends Endpoint<Schema, infer Body, Schema> ? z.core.output<Body> : never
export type ParsedForm<E> =
  E extends Endpoint<Schema, Schema, Schema, infer Form>
    ? Fields<z.core.output<Form>> & { file: Uint8Array }
    : never
export type AnswerOf<E> = E extends Endpoint<Schema, Schema, infer Answer> ? z.core.output<Answer> : never

/** Error codes that follow from the declaration itself. */
export function impliedErrors(declared: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = []
  if (declared.method !== 'GET') codes.push('bad origin')
  if (declared.body || declared.form) codes.push('too large', 'unsupported type', 'too many requests')
  if (declared.who !== 'anyone') codes.push('not signed in')
  if (declared.who === 'admin') codes.push('not allowed')
  if (declared.token !== 'read') codes.push('token not allowed')
  if (declared.token) codes.push('not signed in', 'too many requests')
  if (declared.query || declared.body || declared.form) codes.push('invalid input')
  return codes
}
