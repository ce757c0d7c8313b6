import * as z from 'zod/mini'
import { CallError, pathOf, callErrorOf } from '#shared/contract/call.ts'
import { chat, chatEvent, readConversation, type ChatEvent, type ChatMessage } from '#shared/contract/chef.ts'
import type { AnswerMetadata } from '#shared/contract/chef-answer.ts'
import type { ChatTable } from '#shared/contract/chat-table.ts'
import type { Draft } from '#shared/contract/draft.ts'
import { call } from '../../lib/api.ts'
import { eventTexts } from '../../lib/event-texts.ts'
import { sentDraft } from './draft-edits.ts'

export type AnswerEnd = Extract<ChatEvent, { end: unknown }> & AnswerMetadata

interface StreamOptions {
  /** The stream begins, also after its line broke: all that has come comes again. */
  onBegin: () => void
  onEvents: (events: readonly ChatEvent[]) => void
  signal: AbortSignal
}

interface AnswerRequest {
  /** The id under which the server stores the messages; null when they are not stored. */
  conversation: string | null
  messages: ChatMessage[]
  language: string
  /** What was set by hand. */
  table: Partial<ChatTable> | null
  /** The recipe that stands. */
  draft: Draft | null
}

/** The waits before each attempt to go on with an answer whose line broke, in milliseconds. */
const reconnectWaits = [0, 1000, 3000]

/**
 * Requests an answer and reads its stream. When the line breaks in the middle of it, goes on with what the server has.
 */
export async function requestAnswer(request: AnswerRequest, options: StreamOptions): Promise<AnswerEnd> {
  let hasBegun = false
  const { messages, language, conversation, table, draft } = request
  try {
    const body = JSON.stringify({
      messages,
      language,
      ...(conversation !== null && { conversation }),
      ...(table && { table }),
      draft: draft && sentDraft(draft),
    })
    return await readStream(
      pathOf(chat, {}),
      { method: 'POST', body, headers: { 'content-type': 'application/json' } },
      { ...options, onEvents: (events) => ((hasBegun = true), options.onEvents(events)) },
    )
  } catch (cause) {
    if (!hasBegun || conversation === null || !isBrokenLine(cause)) throw cause
    return await reconnect(conversation, messages, options, cause)
  }
}

async function reconnect(
  conversation: string,
  messages: readonly ChatMessage[],
  options: StreamOptions,
  broken: unknown,
): Promise<AnswerEnd> {
  for (const wait of reconnectWaits) {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    if (options.signal.aborted) throw broken
    try {
      const end = await findAnswer(conversation, messages, options)
      if (end) return end
      break
    } catch (cause) {
      if (!isBrokenLine(cause)) throw cause
    }
  }
  throw broken
}

const isBrokenLine = (cause: unknown) => cause instanceof CallError && cause.code === 'network'

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
  if (answer) {
    const { content, role: _role, end = 'complete', ...told } = answer
    const { table, draft } = stored
    options.onEvents([{ understood: { ...(table && { table }), ...(draft !== undefined && { draft }) } }])
    return { end, message: content, ...told }
  }
  if (stored.writing === null) return null
  return readStream(pathOf(readConversation, params), { method: 'GET' }, options)
}

async function readStream(
  path: string,
  init: RequestInit,
  { onBegin, onEvents, signal }: StreamOptions,
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
    onBegin()
    for await (const texts of eventTexts(response)) {
      const events = texts.flatMap(readEvent)
      onEvents(events)
      const end = events.find((event) => 'end' in event)
      if (end) return end
    }
    throw new CallError('network')
  } catch (cause) {
    if (signal.aborted || cause instanceof CallError) throw cause
    throw new CallError('network', { cause })
  }
}

/** None for an event that only a later version of this page knows. */
function readEvent(json: string): ChatEvent[] {
  const { data } = z.safeParse(chatEvent, JSON.parse(json))
  return data ? [data] : []
}
