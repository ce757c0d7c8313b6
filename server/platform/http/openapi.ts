import * as z from 'zod/mini'
import { impliedErrors, type Endpoint, type TokenUse, type Who } from '#shared/contract/endpoint.ts'
import { errorStatus, type ErrorCode } from '#shared/contract/errors.ts'
import { sessionEnds } from '#shared/constants/session-ends.ts'
import { contract } from '#shared/contract/index.ts'
import { nullableText } from '#shared/contract/wire.ts'
import { sessionCookieName } from '../auth/cookies.ts'

/** What `z.toJSONSchema` writes, as far as the page of the document reads it. */
export type JsonSchema = Readonly<Record<string, unknown>>

interface Content {
  schema: JsonSchema
}

export interface Operation {
  operationId: string
  summary: string
  tags: string[]
  'x-who': Who
  /** What an access token calls it for; missing where none may. */
  'x-token'?: TokenUse
  security: object[]
  parameters: { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: JsonSchema }[]
  requestBody?: { required: boolean; content: Record<string, Content> }
  responses: Record<string, { description: string; content: Record<string, Content> }>
}

export interface OpenApi {
  openapi: string
  info: { title: string; version: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: Record<string, object> }
}

const names = new Map(Object.entries(contract).map(([name, endpoint]) => [endpoint, name]))

/** The contract as an OpenAPI 3.1 document, made from the values that are mounted. */
export function openApiOf(endpoints: readonly Endpoint[], url: string): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const endpoint of endpoints) {
    const operations = (paths[endpoint.path] ??= {})
    const method = endpoint.method.toLowerCase()
    const former = operations[method]
    // The views of a call are mounted before the call itself.
    operations[method] = former ? withView(operationOf(endpoint), former) : operationOf(endpoint)
  }
  const session = { type: 'apiKey', in: 'cookie', name: sessionCookieName(url) }
  const token = { type: 'http', scheme: 'bearer' }
  return {
    openapi: '3.1.0',
    info: { title: 'Convive', version: '1' },
    servers: [{ url }],
    paths,
    components: { securitySchemes: { session, token } },
  }
}

function operationOf(endpoint: Endpoint): Operation {
  return {
    operationId: names.get(endpoint) ?? `${endpoint.method} ${endpoint.path}`,
    summary: endpoint.summary,
    tags: [tagOf(endpoint.path)],
    'x-who': endpoint.who,
    ...(endpoint.token && { 'x-token': endpoint.token }),
    security: securityOf(endpoint),
    parameters: [
      ...endpoint.params.map((name) => ({
        name,
        in: 'path' as const,
        required: true,
        schema: { type: 'string' },
      })),
      ...(endpoint.view
        ? [{ name: 'view', in: 'query' as const, required: false, schema: { enum: [endpoint.view] } }]
        : []),
      ...(endpoint.query ? queryParameters(endpoint.query) : []),
      ...(endpoint.idempotent
        ? [{ name: 'Idempotency-Key', in: 'header' as const, required: false, schema: { type: 'string' } }]
        : []),
    ],
    ...(endpoint.body && requestBody('application/json', jsonSchema(endpoint.body))),
    ...(endpoint.form && requestBody('multipart/form-data', formSchema(endpoint.form))),
    responses: {
      [endpoint.status]: { description: 'Done', content: answerContent(endpoint) },
      ...errorResponses([...impliedErrors(endpoint), ...endpoint.errors]),
    },
  }
}

/** Any of these is enough; the empty one is nothing at all. */
function securityOf({ who, token }: Endpoint): object[] {
  if (who === 'anyone') return token ? [{}, { token: [] }] : []
  return [{ session: [] }, ...(token ? [{ token: [] }] : [])]
}

/** A call with one of its views: one operation with the parameters of both and either answer. */
function withView(call: Operation, view: Operation): Operation {
  const known = new Set(call.parameters.map(({ name }) => name))
  const [full, card] = [call, view].map(
    ({ responses }) => responses['200']?.content['application/json']?.schema,
  )
  return {
    ...call,
    parameters: [...call.parameters, ...view.parameters.filter(({ name }) => !known.has(name))],
    responses: {
      ...call.responses,
      200: { description: 'Done', content: { 'application/json': { schema: { anyOf: [full, card] } } } },
    },
  }
}

/** The first part of a path that names something: `recipes` of `/api/recipes/{id}`, `auth` of `/auth/login`. */
function tagOf(path: string): string {
  return /^\/(?:api\/)?([^/]+)/.exec(path)?.[1] ?? path
}

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output' = 'input'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: written }) {
      if (zodSchema === nullableText) written.anyOf = [{ type: 'string' }, { type: 'null' }]
    },
  })
  return rest
}

function queryParameters(query: z.core.$ZodType): Operation['parameters'] {
  const { properties = {}, required = [] } = jsonSchema(query) as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  const parsed = jsonSchema(query, 'output').properties as Record<string, JsonSchema>
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    // In an address a number is text; the document names what the text stands for.
    schema: parsed[name]?.type === 'integer' ? parsed[name] : schema,
  }))
}

function requestBody(type: string, schema: JsonSchema): Pick<Operation, 'requestBody'> {
  return { requestBody: { required: true, content: { [type]: { schema } } } }
}

function formSchema(form: z.core.$ZodType): JsonSchema {
  const { properties, ...rest } = jsonSchema(form)
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  return { ...rest, properties: { ...(properties as object), file }, required: ['file'] }
}

function answerContent({ kind, answer, event, fileType }: Endpoint): Record<string, Content> {
  if (kind === 'file') {
    const type = fileType ?? 'application/octet-stream'
    return { [type]: { schema: { type: 'string', contentMediaType: type } } }
  }
  return {
    'application/json': { schema: jsonSchema(answer) },
    ...(event && { 'text/event-stream': { schema: jsonSchema(event) } }),
  }
}

function errorResponses(codes: readonly ErrorCode[]): Operation['responses'] {
  const byStatus = Map.groupBy(new Set(codes), (code) => errorStatus[code])
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => {
      const properties = {
        error: { enum: group },
        ...(group.includes('not signed in') && { sessionEnd: { enum: sessionEnds } }),
      }
      const schema = { type: 'object', required: ['error'], properties }
      return [status, { description: group.join(', '), content: { 'application/json': { schema } } }]
    }),
  )
}
