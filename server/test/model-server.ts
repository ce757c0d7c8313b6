import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chunk, dialectOf, type FinishReason } from './model-dialects.ts'

/** Handles one request of the model server. */
export type Responder = (answer: ServerResponse, request: ModelRequest) => void | Promise<void>

export interface ModelRequest {
  path: string
  /** As the provider's library sends it. */
  key: string | undefined
  body: {
    messages: { role: string; content: string }[]
    response_format?: { type: string }
    [name: string]: unknown
  }
}

export interface ModelServer {
  /** Including /v1. */
  url: string
  requests: ModelRequest[]
  /** Handlers of the next requests in order; the last one is repeated. */
  respondWith: (...deeds: Responder[]) => void
  close: () => Promise<void>
}

/**
 * A real HTTP server with the streaming APIs of the providers: OpenAI's chat completions, Anthropic's messages, Google's
 * contents, and image generation.
 */
export async function openModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = []
  let responders: Responder[] = [replies('Good evening.')]
  const server = createServer((request, answer) => {
    void receive(request).then((body) => {
      const received = { path: request.url ?? '', key: keyOf(request), body }
      requests.push(received)
      const responder = responders.length > 1 ? responders.shift() : responders[0]
      return responder?.(answer, received)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    respondWith: (...next) => void (responders = next),
    async close() {
      server.closeAllConnections()
      server.close()
      if (server.listening) await once(server, 'close')
    },
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

async function receive(request: IncomingMessage): Promise<ModelRequest['body']> {
  let text = ''
  for await (const piece of request.setEncoding('utf8')) text += String(piece)
  // A request without a body asks what the server has; one that was cut is of no interest to anybody.
  return (isJson(text) ? JSON.parse(text) : {}) as ModelRequest['body']
}

function keyOf({ headers }: IncomingMessage): string | undefined {
  const own = headers['x-api-key'] ?? headers['x-goog-api-key']
  return headers.authorization ?? (typeof own === 'string' ? own : undefined)
}

/** Anthropic's older models return structured output by a forced tool call. */
const isTool = ({ body }: ModelRequest) => Array.isArray(body.tools) && body.tools.length > 0

const send = (answer: ServerResponse, request: ModelRequest, text: string) =>
  dialectOf(request.path).write(answer, text, isTool(request))

const finish = (answer: ServerResponse, request: ModelRequest, why: FinishReason = 'whole') =>
  dialectOf(request.path).end(answer, why, isTool(request))

/** Answers in chunks of a few letters. */
export const replies =
  (text: string): Responder =>
  (answer, request) => {
    for (const piece of text.match(/[^]{1,12}/gu) ?? []) send(answer, request, piece)
    finish(answer, request)
  }

/** Calls tools, as OpenAI's models do, with some words before; the next request brings the results. */
export const callsTools =
  (calls: readonly { name: string; input: unknown }[], words = ''): Responder =>
  (answer) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream' })
    const sendDelta = (delta: object, reason: string | null = null) =>
      answer.write(`data: ${JSON.stringify(chunk([{ index: 0, delta, finish_reason: reason }]))}\n\n`)
    if (words !== '') sendDelta({ content: words })
    const tool_calls = calls.map(({ name, input }, index) => ({
      index,
      id: `call_${index}`,
      type: 'function',
      function: { name, arguments: JSON.stringify(input) },
    }))
    sendDelta({ tool_calls })
    sendDelta({}, 'tool_calls')
    answer.end('data: [DONE]\n\n')
  }

/** Ends for its length. */
export const runsOut =
  (text: string): Responder =>
  (answer, request) => {
    send(answer, request, text)
    finish(answer, request, 'long')
  }

/** Answers without text: the provider's filter stopped it. */
export const isFiltered: Responder = (answer, request) => finish(answer, request, 'filtered')

/** Refuses in OpenAI's `refusal` field. */
export const declines =
  (text: string): Responder =>
  (answer, request) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream' })
    const refusal = [{ index: 0, delta: { refusal: text }, finish_reason: null }]
    answer.write(`data: ${JSON.stringify(chunk(refusal))}\n\n`)
    finish(answer, request)
  }

export const failsWith =
  (status: number, headers: Record<string, string> = {}): Responder =>
  (answer) => {
    answer.writeHead(status, { 'content-type': 'application/json', ...headers })
    answer.end(JSON.stringify({ error: { message: 'a secret of the provider', type: 'error' } }))
  }

/** Sends some text and breaks the connection. */
export const isCutAfter =
  (text: string): Responder =>
  (answer, request) => {
    send(answer, request, text)
    setTimeout(() => answer.destroy(), 20)
  }

/** Sends some text and ends the stream without an end event. */
export const endsAfter =
  (text: string): Responder =>
  (answer, request) => {
    send(answer, request, text)
    answer.end()
  }

export const delays =
  (milliseconds: number, then: Responder): Responder =>
  async (answer, request) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    await then(answer, request)
  }

/** Accepts the request and never answers. */
export const neverAnswers: Responder = () => undefined

/** Sends some text and then hangs. */
export const stallsAfter =
  (text: string): Responder =>
  (answer, request) =>
    send(answer, request, text)

/** An image in the format of OpenAI or Google. */
export const paints =
  (bytes: Buffer): Responder =>
  (answer, { path }) => {
    const data = bytes.toString('base64')
    const parts = [{ inlineData: { mimeType: 'image/png', data } }]
    answer.writeHead(200, { 'content-type': 'application/json' })
    answer.end(
      JSON.stringify(
        path.endsWith(':generateContent')
          ? { candidates: [{ index: 0, content: { role: 'model', parts }, finishReason: 'STOP' }] }
          : { created: 1, data: [{ b64_json: data }] },
      ),
    )
  }

export interface ControlledAnswer {
  responder: Responder
  send: (text: string) => Promise<void>
  end: () => Promise<void>
  cut: () => Promise<void>
  /** Whether the client has disconnected. */
  isClosed: () => boolean
}

/** An answer that the test controls. */
export function controlledAnswer(): ControlledAnswer {
  const begun = Promise.withResolvers<{ answer: ServerResponse; request: ModelRequest }>()
  let isLeft = false
  return {
    responder(answer, request) {
      answer.once('close', () => (isLeft = true))
      begun.resolve({ answer, request })
    },
    async send(text) {
      const { answer, request } = await begun.promise
      send(answer, request, text)
    },
    async end() {
      const { answer, request } = await begun.promise
      finish(answer, request)
    },
    cut: async () => void (await begun.promise).answer.destroy(),
    isClosed: () => isLeft,
  }
}
