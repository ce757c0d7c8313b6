import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a model server does with one request. */
export type Deed = (answer: ServerResponse, asked: Asked) => void | Promise<void>

export interface Asked {
  path: string
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

/** A real server on a socket that speaks the protocol of OpenAI: chat completions as a stream, and pictures. */
export async function openModelPeer(): Promise<ModelPeer> {
  const asked: Asked[] = []
  let deeds: Deed[] = [says('Good evening.')]
  const server = createServer((request, answer) => {
    void receive(request).then((body) => {
      const seen = { path: request.url ?? '', key: request.headers.authorization, body }
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
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk)
  return JSON.parse(text) as Asked['body']
}

/** One event of the stream. */
function send(answer: ServerResponse, delta: object, reason: string | null = null) {
  if (!answer.headersSent) answer.writeHead(200, { 'content-type': 'text/event-stream' })
  const choices = [{ index: 0, delta, finish_reason: reason }]
  const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'test', choices }
  answer.write(`data: ${JSON.stringify(chunk)}\n\n`)
}

function finish(answer: ServerResponse, reason = 'stop') {
  send(answer, {}, reason)
  const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 }
  answer.write(
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'test', choices: [], usage })}\n\n`,
  )
  answer.end('data: [DONE]\n\n')
}

/** Answers in pieces of a few letters. */
export const says =
  (text: string, reason = 'stop'): Deed =>
  (answer) => {
    for (const piece of text.match(/[^]{1,12}/gu) ?? []) send(answer, { content: piece })
    finish(answer, reason)
  }

/** Declines in the field that OpenAI has for that. */
export const refuses =
  (text: string): Deed =>
  (answer) => {
    send(answer, { refusal: text })
    finish(answer)
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
  (answer) => {
    send(answer, { content: text })
    setTimeout(() => answer.destroy(), 20)
  }

/** Says something, and ends as if that were all. */
export const endsAfter =
  (text: string): Deed =>
  (answer) => {
    send(answer, { content: text })
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
  (answer) =>
    send(answer, { content: text })

export const paints =
  (bytes: Buffer): Deed =>
  (answer) => {
    answer.writeHead(200, { 'content-type': 'application/json' })
    answer.end(JSON.stringify({ created: 1, data: [{ b64_json: bytes.toString('base64') }] }))
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
  const begun = Promise.withResolvers<ServerResponse>()
  let isLeft = false
  return {
    deed(answer) {
      answer.once('close', () => (isLeft = true))
      begun.resolve(answer)
    },
    say: async (text) => send(await begun.promise, { content: text }),
    end: async () => finish(await begun.promise),
    cut: async () => void (await begun.promise).destroy(),
    isLeft: () => isLeft,
  }
}
