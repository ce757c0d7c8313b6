import { Output, jsonSchema, streamText, type LanguageModel, type ModelMessage } from 'ai'
import { ModelFailure, modelFailureOf } from '../model-failure.ts'
import type { PayingListener, Tokens } from './chef.ts'

/** How long to wait for a model, in milliseconds, and how often to retry before its first words. */
export interface ModelTimeouts {
  firstText: number
  idle: number
  whole: number
  retries: number
}

export const defaultTimeouts: ModelTimeouts = { firstText: 60_000, idle: 30_000, whole: 180_000, retries: 2 }

export interface Question {
  instructions: string
  messages: ModelMessage[]
  /** A JSON schema, for an answer that is data. */
  schema?: Record<string, unknown>
  maxTokens: number
}

export interface ModelAnswer {
  text: string
  /** The provider or the model declined; `text` may give the reason. */
  declined: boolean
}

// The SDK would write its remarks about models on the console.
globalThis.AI_SDK_LOG_WARNINGS = false

/** The ends of an answer that was not cut off. */
const finished: ReadonlySet<string> = new Set(['stop', 'length', 'content-filter', 'tool-calls'])

/**
 * Asks a model and reads its whole answer. Throws a `ModelFailure`, or the signal's reason when the listener has ended
 * it; the words until then have been sent to the listener.
 */
export async function askModel(
  model: LanguageModel,
  question: Question,
  timeouts: ModelTimeouts,
  { signal, onText, onTokens }: PayingListener,
): Promise<ModelAnswer> {
  const watchdog = startWatchdog(timeouts)
  let text = ''
  let reasoningLength = 0
  let tokens: Tokens | null = null
  let reason: string | null = null
  try {
    const { stream } = streamText({
      model,
      instructions: question.instructions,
      messages: question.messages,
      ...(question.schema && { output: Output.object({ schema: jsonSchema(question.schema) }) }),
      maxOutputTokens: question.maxTokens,
      maxRetries: timeouts.retries,
      abortSignal: signal ? AbortSignal.any([watchdog.signal, signal]) : watchdog.signal,
      // What goes wrong comes with the stream; by itself the SDK would print it, with the whole request.
      onError: () => undefined,
    })
    for await (const part of stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') break
      if (part.type === 'finish') {
        reason = part.finishReason
        const { inputTokens, outputTokens } = part.totalUsage
        if (inputTokens !== undefined && outputTokens !== undefined) {
          tokens = { input: inputTokens, output: outputTokens }
        }
      }
      if (part.type === 'reasoning-delta') {
        watchdog.onActivity()
        reasoningLength += part.text.length
      }
      if (part.type === 'text-delta' && part.text !== '') {
        watchdog.onActivity()
        text += part.text
        onText?.(part.text)
      }
    }
  } catch (error) {
    throw abortReason(watchdog.signal, signal) ?? modelFailureOf(error, text !== '')
  } finally {
    watchdog.stop()
    // Whoever gives up while the model works has asked all the same, also before the first word.
    const isAbandoned = abortReason(watchdog.signal, signal) !== null
    const length = text.length + reasoningLength
    if (tokens !== null || length > 0 || isAbandoned) onTokens(tokens ?? estimate(question, length))
  }
  const end = abortReason(watchdog.signal, signal)
  if (end !== null) throw end
  // A complete answer has a known reason for its end; any other, or none, means that the rest was lost.
  if (reason === null || !finished.has(reason)) throw new ModelFailure('connection cut')
  const declined = reason === 'content-filter'
  if (text.trim() === '' && !declined) throw new ModelFailure('broken answer')
  return { text: text.trim(), declined }
}

function abortReason(clock: AbortSignal, listener: AbortSignal | undefined): unknown {
  if (listener?.aborted) return listener.reason
  return clock.aborted ? new ModelFailure('timeout') : null
}

/** Gives up when the first words, the next ones or the end let themselves be waited for too long. */
function startWatchdog({ firstText, idle, whole }: ModelTimeouts) {
  const expiry = new AbortController()
  const end = setTimeout(() => expiry.abort(), whole)
  let next = setTimeout(() => expiry.abort(), firstText)
  return {
    signal: expiry.signal,
    onActivity() {
      clearTimeout(next)
      next = setTimeout(() => expiry.abort(), idle)
    },
    stop() {
      clearTimeout(end)
      clearTimeout(next)
    },
  }
}

/**
 * The estimated cost of an answer of so many characters, for one that was stopped or cut, for which none is reported:
 * four characters a token.
 */
function estimate({ instructions, messages }: Question, answered: number): Tokens {
  const asked = messages.reduce((sum, { content }) => sum + content.length, instructions.length)
  return { input: Math.ceil(asked / 4), output: Math.ceil(answered / 4) }
}
