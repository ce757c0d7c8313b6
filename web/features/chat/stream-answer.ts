import * as z from 'zod/mini'
import { CallError, pathOf, callErrorOf } from '#shared/contract/call.ts'
import {
  chat,
  chatEvent,
  readConversation,
  type ChatEvent,
  type ChatMessage,
  type Understood,
} from '#shared/contract/chef.ts'
import type { ChatTable } from '#shared/contract/chat-table.ts'
import { call } from '../../lib/api.ts'

export type AnswerEnd = Extract<ChatEvent, { end: unknown }> & { understood?: Understood | undefined }

interface StreamOptions {
  /** Called with the whole text so far whenever there is more. */
  onPartial: (text: string) => void
  signal: AbortSignal
}

interface AnswerRequest {
  /** The id under which the server stores the messages; null when they are not stored. */
  conversation: string | null
  messages: readonly ChatMessage[]
  language: string
  /** What was set by hand. */
  table: Partial<ChatTable> | null
}

/** Requests an answer and reads its stream. When the connection breaks, continues once with what the server has. */
export async function requestAnswer(request: AnswerRequest, options: StreamOptions): Promise<AnswerEnd> {
  let hasBegun = false
  const onPartial = (text: string) => {
    hasBegun = true
    options.onPartial(text)
  }
  const { messages, language, conversation, table } = request
  try {
    const body = JSON.stringify({
      messages,
      language,
      ...(conversation !== null && { conversation }),
      ...(table && { table }),
    })
    return await readStream(
      pathOf(chat, {}),
      { method: 'POST', body, headers: { 'content-type': 'application/json' } },
      { ...options, onPartial },
    )
  } catch (cause) {
    const canContinue =
      hasBegun && conversation !== null && cause instanceof CallError && cause.code === 'network'
    const end =
      canContinue && !options.signal.aborted ? await findAnswer(conversation, messages, options) : null
    if (!end) throw cause
    return end
  }
}

/** The stored or still streaming answer to the last of these messages; null when the server has none. */
export async function findAnswer(
  conversation: string,
  messages: readonly ChatMessage[],
  options: StreamOptions,
): Promise<AnswerEnd | null> {
  const params = { id: conversation }
  const stored = await call(readConversation, { params, signal: options.signal }).catch((cause: unknown) => {
    if (cause instanceof CallError && cause.code === 'not found') return null
    throw cause
  })
  const question = messages.at(-1)
  const storedQuestion = stored?.messages[messages.length - 1]
  if (!stored || storedQuestion?.role !== 'user' || storedQuestion.content !== question?.content) return null
  const answer = stored.messages[messages.length]
  if (answer) return { end: 'complete', message: answer.content }
  if (stored.writing === null) return null
  return readStream(pathOf(readConversation, params), { method: 'GET' }, options)
}

async function readStream(
  path: string,
  init: RequestInit,
  { onPartial, signal }: StreamOptions,
): Promise<AnswerEnd> {
  const headers = new Headers(init.headers)
  headers.set('accept', 'text/event-stream')
  headers.set('accept-language', document.documentElement.lang)
  try {
    const response = await fetch(path, { ...init, headers, credentials: 'include', signal })
    if (!response.ok) throw callErrorOf(response, await response.json().catch(() => null))
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
      throw new CallError('network', { status: response.status })
    }
    let text = ''
    let understood: Understood | undefined
    for await (const events of eventsOf(response)) {
      const end = events.find((event) => 'end' in event)
      text += events.map((event) => ('words' in event ? event.words : '')).join('')
      understood = events.find((event) => 'understood' in event)?.understood ?? understood
      if (end) return { ...end, understood }
      onPartial(text)
    }
    throw new CallError('network')
  } catch (cause) {
    if (signal.aborted || cause instanceof CallError) throw cause
    throw new CallError('network', { cause })
  }
}

/** The events of a stream, in groups as they arrive: the page renders once per group. */
async function* eventsOf(response: Response): AsyncGenerator<ChatEvent[]> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) return
    text += decoder.decode(part.value, { stream: true })
    const lines = text.split('\n\n')
    text = lines.pop() ?? ''
    const events = lines.flatMap((line) => (line.startsWith('data: ') ? [readEvent(line.slice(6))] : []))
    if (events.length > 0) yield events
  }
}

function readEvent(json: string): ChatEvent {
  const { data, error } = z.safeParse(chatEvent, JSON.parse(json))
  if (!data) throw new CallError('network', { cause: error })
  return data
}
