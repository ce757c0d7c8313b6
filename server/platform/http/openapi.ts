import * as z from 'zod/mini'
import { impliedErrors, type Endpoint } from '#shared/contract/endpoint.ts'
import { errorStatus, type ErrorCode } from '#shared/contract/errors.ts'
import type { App } from './app.ts'

/** The contract as an OpenAPI 3.1 document, made from the very values that are mounted. */
export function serveOpenApi(app: App) {
  app.http.get('/api/openapi.json', (context) => context.json(openApiOf(app.mounted, app.deps.publicUrl)))
}

function jsonSchema(schema: z.core.$ZodType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

export function openApiOf(endpoints: readonly Endpoint[], url: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] ??= {}
    Object.assign(paths[endpoint.path] ?? {}, { [endpoint.method.toLowerCase()]: operationOf(endpoint) })
  }
  return { openapi: '3.1.0', info: { title: 'Convive', version: '1' }, servers: [{ url }], paths }
}

function operationOf(endpoint: Endpoint) {
  const query = endpoint.query ? jsonSchema(endpoint.query) : {}
  const properties = (query.properties ?? {}) as Record<string, unknown>
  const required = (query.required ?? []) as string[]
  return {
    summary: endpoint.summary,
    security: endpoint.who === 'anyone' ? [] : [{ session: [] }],
    parameters: [
      ...endpoint.params.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...Object.entries(properties).map(([name, schema]) => ({
        name,
        in: 'query',
        required: required.includes(name),
        schema,
      })),
      ...(endpoint.idempotent ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }] : []),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(endpoint.body) } } },
    }),
    ...(endpoint.form && {
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: formSchema(endpoint.form) } },
      },
    }),
    responses: {
      [endpoint.status]: {
        description: 'Done',
        content: { 'application/json': { schema: jsonSchema(endpoint.answer) } },
      },
      ...errorResponses([...impliedErrors(endpoint), ...endpoint.errors]),
    },
  }
}

function formSchema(form: z.core.$ZodType) {
  const { properties, ...rest } = jsonSchema(form)
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  return { ...rest, properties: { ...(properties as object), file }, required: ['file'] }
}

function errorResponses(codes: readonly ErrorCode[]) {
  const byStatus = Map.groupBy(new Set(codes), (code) => errorStatus[code])
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.join(', '),
        content: {
          'application/json': {
            schema: { type: 'object', required: ['error'], properties: { error: { enum: group } } },
          },
        },
      },
    ]),
  )
}
