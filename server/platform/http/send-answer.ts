import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { HttpContext } from './app.ts'
import { sendText } from './compressed-text.ts'
import { JsonText } from './json-text.ts'

/** What a handler of a call of kind `file` answers; the content type is the endpoint's unless another is given. */
export class FileAnswer {
  readonly name: string
  readonly bytes: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>
  readonly type: string | undefined

  constructor(name: string, bytes: FileAnswer['bytes'], type?: string) {
    this.name = name
    this.bytes = bytes
    this.type = type
  }
}

/** Answers with what a handler returned, by the kind of its endpoint. */
export function sendAnswer(context: HttpContext, endpoint: Endpoint, answer: unknown): Response {
  context.header('cache-control', 'private, no-store')
  const status = endpoint.status as ContentfulStatusCode
  if (answer instanceof FileAnswer) {
    return context.body(answer.bytes, status, {
      'content-type': answer.type ?? endpoint.fileType ?? 'application/octet-stream',
      'content-disposition': `attachment; filename="${answer.name}"`,
    })
  }
  if (answer instanceof ReadableStream) {
    // Proxies that buffer an answer would hold the events back.
    return context.body(answer, 200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
  }
  const text = answer instanceof JsonText ? answer.text : JSON.stringify(answer)
  return sendText(context, text, status, 'application/json')
}
