import * as z from 'zod/mini'
import { CallError, pathOf, callErrorOf } from '#shared/contract/call.ts'
import { chat, chatEvent, readConversation, type ChatEvent, type ChatMessage } from '#shared/contract/chef.ts'
import { call } from '../../lib/api.ts'

export type AnswerEnd = Extract<ChatEvent, { end: unknown }>

interface Listening {
  /** Told all words so far, every time that there are more. */
  onPartial: (words: string) => void
  signal: AbortSignal
}

interface AskOptions {
  /** Where the server keeps what is said; null for a talk that nobody keeps. */
  conversation: string | null
  messages: readonly ChatMessage[]
  language: string
}

/** Asks the chef and hears the answer out; a connection that breaks on the way is taken up again, once. */
export async function askChef(asked: AskOptions, listening: Listening): Promise<AnswerEnd> {
  let begun = false
  const onPartial = (words: string) => {
    begun = true
    listening.onPartial(words)
  }
  const { messages, language, conversation } = asked
  try {
    const body = JSON.stringify({ messages, language, ...(conversation !== null && { conversation }) })
    return await readStream(
      pathOf(chat, {}),
      { method: 'POST', body, headers: { 'content-type': 'application/json' } },
      { ...listening, onPartial },
    )
  } catch (cause) {
    const mayGoOn = begun && conversation !== null && cause instanceof CallError && cause.code === 'network'
    const found =
      mayGoOn && !listening.signal.aborted ? await findAnswer(conversation, messages, listening) : null
    if (!found) throw cause
    return found
  }
}

/** The answer that the server has already, or is still writing, to the last of these messages; null without one. */
export async function findAnswer(
  conversation: string,
  messages: readonly ChatMessage[],
  listening: Listening,
): Promise<AnswerEnd | null> {
  const params = { id: conversation }
  const stored = await call(readConversation, { params, signal: listening.signal }).catch(
    (cause: unknown) => {
      if (cause instanceof CallError && cause.code === 'not found') return null
      throw cause
    },
  )
  const question = messages.at(-1)
  const known = stored?.messages[messages.length - 1]
  if (!stored || known?.role !== 'user' || known.content !== question?.content) return null
  const answer = stored.messages[messages.length]
  if (answer) return { end: 'complete', message: answer.content }
  if (stored.writing === null) return null
  return readStream(pathOf(readConversation, params), { method: 'GET' }, listening)
}

async function readStream(
  path: string,
  init: RequestInit,
  { onPartial, signal }: Listening,
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
    let words = ''
    for await (const events of eventsOf(response)) {
      const end = events.find((event) => 'end' in event)
      words += events.map((event) => ('words' in event ? event.words : '')).join('')
      if (end) return end
      onPartial(words)
    }
    throw new CallError('network')
  } catch (cause) {
    if (signal.aborted || cause instanceof CallError) throw cause
    throw new CallError('network', { cause })
  }
}

/** The events of a stream, together as they arrive together. */
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
