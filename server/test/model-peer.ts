import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chunk, dialectOf, type End } from './model-dialects.ts'

/** What a model server does with one request. */
export type Deed = (answer: ServerResponse, asked: Asked) => void | Promise<void>

export interface Asked {
  path: string
  /** As the provider's own library sends it. */
  key: string | undefined
  body: {
    messages: { role: string; content: string }[]
    response_format?: { type: string }
    [name: string]: unknown
  }
}

export interface ModelPeer {
  /** With its /v1. */
  url: string
  asked: Asked[]
  /** What it does with the next requests, in their order; the last one is repeated. */
  does: (...deeds: Deed[]) => void
  close: () => Promise<void>
}

/**
 * A real server on a socket that speaks as the providers do: chat completions like OpenAI's, messages like Anthropic's,
 * contents like Google's, each as a stream, and pictures.
 */
export async function openModelPeer(): Promise<ModelPeer> {
  const asked: Asked[] = []
  let deeds: Deed[] = [says('Good evening.')]
  const server = createServer((request, answer) => {
    void receive(request).then((body) => {
      const seen = { path: request.url ?? '', key: keyOf(request), body }
      asked.push(seen)
      const deed = deeds.length > 1 ? deeds.shift() : deeds[0]
      return deed?.(answer, seen)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    does: (...next) => void (deeds = next),
    async close() {
      server.closeAllConnections()
      server.close()
      if (server.listening) await once(server, 'close')
    },
  }
}

async function receive(request: IncomingMessage): Promise<Asked['body']> {
  let text = ''
  for await (const piece of request.setEncoding('utf8')) text += String(piece)
  return JSON.parse(text) as Asked['body']
}

function keyOf({ headers }: IncomingMessage): string | undefined {
  const own = headers['x-api-key'] ?? headers['x-goog-api-key']
  return headers.authorization ?? (typeof own === 'string' ? own : undefined)
}

/** Anthropic's older models take a schema as a tool that they have to call. */
const isTool = ({ body }: Asked) => Array.isArray(body.tools) && body.tools.length > 0

const send = (answer: ServerResponse, asked: Asked, words: string) =>
  dialectOf(asked.path).say(answer, words, isTool(asked))

const finish = (answer: ServerResponse, asked: Asked, why: End = 'whole') =>
  dialectOf(asked.path).end(answer, why, isTool(asked))

/** Answers in pieces of a few letters. */
export const says =
  (text: string): Deed =>
  (answer, asked) => {
    for (const piece of text.match(/[^]{1,12}/gu) ?? []) send(answer, asked, piece)
    finish(answer, asked)
  }

/** Says nothing, because the provider's filter would not let it. */
export const isFiltered: Deed = (answer, asked) => finish(answer, asked, 'filtered')

/** Declines in the field that OpenAI has for that. */
export const refuses =
  (text: string): Deed =>
  (answer, asked) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream' })
    const refusal = [{ index: 0, delta: { refusal: text }, finish_reason: null }]
    answer.write(`data: ${JSON.stringify(chunk(refusal))}\n\n`)
    finish(answer, asked)
  }

export const fails =
  (status: number, headers: Record<string, string> = {}): Deed =>
  (answer) => {
    answer.writeHead(status, { 'content-type': 'application/json', ...headers })
    answer.end(JSON.stringify({ error: { message: 'a secret of the provider', type: 'error' } }))
  }

/** Says something, and then the connection is gone. */
export const isCutAfter =
  (text: string): Deed =>
  (answer, asked) => {
    send(answer, asked, text)
    setTimeout(() => answer.destroy(), 20)
  }

/** Says something, and ends as if that were all. */
export const endsAfter =
  (text: string): Deed =>
  (answer, asked) => {
    send(answer, asked, text)
    answer.end()
  }

export const waits =
  (milliseconds: number, then: Deed): Deed =>
  async (answer, asked) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    await then(answer, asked)
  }

/** Accepts the request and never says a word. */
export const isSilent: Deed = () => undefined

/** Says something, and never a word more. */
export const fallsSilentAfter =
  (text: string): Deed =>
  (answer, asked) =>
    send(answer, asked, text)

/** A picture, as OpenAI or as Google hands it over. */
export const paints =
  (bytes: Buffer): Deed =>
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

export interface Dictated {
  deed: Deed
  say: (text: string) => Promise<void>
  end: () => Promise<void>
  cut: () => Promise<void>
  /** Whether whoever asked has hung up. */
  isLeft: () => boolean
}

/** An answer that goes on as the test tells it to. */
export function dictated(): Dictated {
  const begun = Promise.withResolvers<{ answer: ServerResponse; asked: Asked }>()
  let isLeft = false
  return {
    deed(answer, asked) {
      answer.once('close', () => (isLeft = true))
      begun.resolve({ answer, asked })
    },
    async say(text) {
      const { answer, asked } = await begun.promise
      send(answer, asked, text)
    },
    async end() {
      const { answer, asked } = await begun.promise
      finish(answer, asked)
    },
    cut: async () => void (await begun.promise).answer.destroy(),
    isLeft: () => isLeft,
  }
}
