import type { ServerResponse } from 'node:http'

/** Why an answer ended: complete, stopped by the provider, or for its length. */
export type FinishReason = 'whole' | 'filtered' | 'long'

/** The stream format of one kind of provider. */
export interface Dialect {
  /** Sends text; the first call opens the stream. `asTool`: the provider returns structured output as a tool call. */
  write: (answer: ServerResponse, text: string, asTool: boolean) => void
  end: (answer: ServerResponse, why: FinishReason, asTool: boolean) => void
}

/** The token usage of every answer. */
const cost = { input: 100, output: 20 }

/** Opens the stream; returns whether it was closed before. */
function opened(answer: ServerResponse): boolean {
  if (answer.headersSent) return false
  answer.writeHead(200, { 'content-type': 'text/event-stream' })
  return true
}

const line = (answer: ServerResponse, data: object) => answer.write(`data: ${JSON.stringify(data)}\n\n`)

/** Chat completions of OpenAI and compatible providers. */
const openai: Dialect = {
  write(answer, text) {
    opened(answer)
    line(answer, chunk([{ index: 0, delta: { content: text }, finish_reason: null }]))
  },
  end(answer, why) {
    opened(answer)
    const reason = { whole: 'stop', filtered: 'content_filter', long: 'length' }[why]
    line(answer, chunk([{ index: 0, delta: {}, finish_reason: reason }]))
    const usage = {
      prompt_tokens: cost.input,
      completion_tokens: cost.output,
      total_tokens: cost.input + cost.output,
    }
    line(answer, { ...chunk([]), usage })
    answer.end('data: [DONE]\n\n')
  },
}

export const chunk = (choices: readonly object[]) => ({
  id: 'c',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'test',
  choices,
})

const event = (answer: ServerResponse, data: { type: string } & Record<string, unknown>) =>
  answer.write(`event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`)

/** Messages of Anthropic: blocks with start, delta and stop events. */
const anthropic: Dialect = {
  write(answer, text, asTool) {
    if (opened(answer)) {
      const message = { id: 'm', type: 'message', role: 'assistant', model: 'test', content: [] }
      const usage = { input_tokens: cost.input, output_tokens: 1 }
      event(answer, { type: 'message_start', message: { ...message, stop_reason: null, usage } })
      const block = asTool
        ? { type: 'tool_use', id: 't', name: 'json', input: {} }
        : { type: 'text', text: '' }
      event(answer, { type: 'content_block_start', index: 0, content_block: block })
    }
    const delta = asTool
      ? { type: 'input_json_delta', partial_json: text }
      : { type: 'text_delta', text: text }
    event(answer, { type: 'content_block_delta', index: 0, delta })
  },
  end(answer, why, asTool) {
    if (!answer.headersSent) anthropic.write(answer, '', asTool)
    event(answer, { type: 'content_block_stop', index: 0 })
    const whole = asTool ? 'tool_use' : 'end_turn'
    const reason = { whole, filtered: 'refusal', long: 'max_tokens' }[why]
    event(answer, {
      type: 'message_delta',
      delta: { stop_reason: reason, stop_sequence: null },
      usage: { output_tokens: cost.output },
    })
    event(answer, { type: 'message_stop' })
    answer.end()
  },
}

/** Stream-generate-content of Google: a sequence of complete responses. */
const google: Dialect = {
  write(answer, text) {
    opened(answer)
    line(answer, { candidates: [{ index: 0, content: { role: 'model', parts: [{ text: text }] } }] })
  },
  end(answer, why) {
    opened(answer)
    line(answer, {
      candidates: [
        { index: 0, finishReason: { whole: 'STOP', filtered: 'SAFETY', long: 'MAX_TOKENS' }[why] },
      ],
      usageMetadata: {
        promptTokenCount: cost.input,
        candidatesTokenCount: cost.output,
        totalTokenCount: cost.input + cost.output,
      },
    })
    answer.end()
  },
}

/** The dialect of a request path of the providers' libraries. */
export function dialectOf(path: string): Dialect {
  if (path.endsWith('/messages')) return anthropic
  return path.includes(':streamGenerateContent') ? google : openai
}
