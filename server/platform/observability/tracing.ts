import type { Context, Span } from '@opentelemetry/api'
import type { Context as HttpContext, Next } from 'hono'
import { routePath } from 'hono/route'
import type { ModelCall } from '../../adapters/chef/language-model.ts'

/** How a call of a model ends that has not failed. */
const endings = new Set(['answered', 'cut', 'declined', 'stopped'])

/** Traces of requests and of the statements and models that they wait for, exported by OTLP. */
export interface Tracing {
  /** Runs the rest of a request inside a span that continues the trace of its `traceparent`. */
  request: (context: HttpContext, next: Next) => Promise<void>
  /** Records a statement that has just ended. */
  query: (statement: string, milliseconds: number) => void
  /** Records a call of a model that has just ended, without its words. */
  modelCall: (call: ModelCall) => void
  /** Sends what is left. */
  close: () => Promise<void>
}

/** Loads the exporter, which is large, only where an endpoint is set. `endpoint` is the base URL of an OTLP collector. */
export async function openTracing(endpoint: string, version: string): Promise<Tracing> {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }, { AsyncLocalStorageContextManager }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/context-async-hooks'),
    ])
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'convive', 'service.version': version }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  })
  const contexts = new AsyncLocalStorageContextManager().enable()
  const tracer = provider.getTracer('convive')

  /** The trace that a proxy or a client began (W3C Trace Context). */
  function parentOf(header: string | undefined): Context {
    const [, traceId, spanId, flags] =
      /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(header ?? '') ?? []
    if (traceId === undefined || spanId === undefined) return api.ROOT_CONTEXT
    const remote = { traceId, spanId, traceFlags: Number.parseInt(flags ?? '0', 16), isRemote: true }
    return api.trace.setSpanContext(api.ROOT_CONTEXT, remote)
  }

  const endRequest = (span: Span, context: HttpContext) => {
    const route = routePath(context)
    const { status } = context.res
    span.updateName(`${context.req.method} ${route}`)
    span.setAttributes({
      'http.request.method': context.req.method,
      'http.route': route,
      'http.response.status_code': status,
    })
    if (status >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR })
    span.end()
  }

  return {
    async request(context, next) {
      const parent = parentOf(context.req.header('traceparent'))
      const span = tracer.startSpan(context.req.method, { kind: api.SpanKind.SERVER }, parent)
      try {
        await contexts.with(api.trace.setSpan(parent, span), next)
      } finally {
        endRequest(span, context)
      }
    },
    query(statement, milliseconds) {
      const end = Date.now()
      const options = { kind: api.SpanKind.CLIENT, startTime: end - milliseconds }
      const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': statement }
      tracer.startSpan(statement, { ...options, attributes }, contexts.active()).end(end)
    },
    modelCall({ model, task, outcome, tokens, seconds, ...call }) {
      const end = Date.now()
      // The names of OpenTelemetry's conventions for generative AI.
      const attributes = {
        'gen_ai.operation.name': 'chat',
        'gen_ai.provider.name': call.provider,
        'gen_ai.request.model': model,
        'convive.chef.task': task,
        'convive.chef.outcome': outcome,
        ...(tokens && {
          'gen_ai.usage.input_tokens': tokens.input,
          'gen_ai.usage.output_tokens': tokens.output,
        }),
      }
      const options = { kind: api.SpanKind.CLIENT, startTime: end - seconds * 1000, attributes }
      const span = tracer.startSpan(`chat ${model}`, options, contexts.active())
      if (!endings.has(outcome)) span.setStatus({ code: api.SpanStatusCode.ERROR })
      span.end(end)
    },
    close: () => provider.shutdown(),
  }
}
