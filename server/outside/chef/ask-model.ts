import { Output, jsonSchema, streamText, type LanguageModel, type ModelMessage } from 'ai'
import { ModelFailure, modelFailureOf } from '../model-failure.ts'
import type { Listener, Tokens } from './chef.ts'

/** How long a model is waited for, in milliseconds, and how often it is asked again before it has said anything. */
export interface Patience {
  firstWords: number
  silence: number
  whole: number
  retries: number
}

export const usualPatience: Patience = { firstWords: 60_000, silence: 30_000, whole: 180_000, retries: 2 }

export interface Question {
  instructions: string
  messages: ModelMessage[]
  /** A JSON schema, for an answer that is data. */
  schema?: Record<string, unknown>
  maxTokens: number
}

export interface ModelAnswer {
  text: string
  /** The provider or the model would not answer that; `text` may say why. */
  declined: boolean
}

// The SDK would write its remarks about models on the console.
globalThis.AI_SDK_LOG_WARNINGS = false

/** The ends of an answer that was not cut off. */
const finished: ReadonlySet<string> = new Set(['stop', 'length', 'content-filter', 'tool-calls'])

/**
 * Asks a model and hears it out. Throws a `ModelFailure`, or the signal's reason when whoever listens has ended it;
 * what was said until then has been told to the listener.
 */
export async function askModel(
  model: LanguageModel,
  question: Question,
  patience: Patience,
  { signal, onWords, onTokens }: Listener,
): Promise<ModelAnswer> {
  const clock = watch(patience)
  let text = ''
  let tokens: Tokens | null = null
  let reason: string | null = null
  try {
    const { stream } = streamText({
      model,
      instructions: question.instructions,
      messages: question.messages,
      ...(question.schema && { output: Output.object({ schema: jsonSchema(question.schema) }) }),
      maxOutputTokens: question.maxTokens,
      maxRetries: patience.retries,
      abortSignal: signal ? AbortSignal.any([clock.signal, signal]) : clock.signal,
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
      if (part.type === 'reasoning-delta') clock.heard()
      if (part.type === 'text-delta' && part.text !== '') {
        clock.heard()
        text += part.text
        onWords?.(part.text)
      }
    }
  } catch (error) {
    throw endOf(clock.signal, signal) ?? modelFailureOf(error, text !== '')
  } finally {
    clock.stop()
    if (text !== '' || tokens !== null) onTokens?.(tokens ?? estimate(question, text))
  }
  const end = endOf(clock.signal, signal)
  if (end !== null) throw end
  // Whoever finishes says why; any other word for the end, or none, means that the rest was lost on the way.
  if (reason === null || !finished.has(reason)) throw new ModelFailure('connection cut')
  const declined = reason === 'content-filter'
  if (text.trim() === '' && !declined) throw new ModelFailure('broken answer')
  return { text: text.trim(), declined }
}

function endOf(clock: AbortSignal, listener: AbortSignal | undefined): unknown {
  if (listener?.aborted) return listener.reason
  return clock.aborted ? new ModelFailure('timeout') : null
}

/** Gives up when the first words, the next ones or the end let themselves be waited for too long. */
function watch({ firstWords, silence, whole }: Patience) {
  const giveUp = new AbortController()
  const end = setTimeout(() => giveUp.abort(), whole)
  let next = setTimeout(() => giveUp.abort(), firstWords)
  return {
    signal: giveUp.signal,
    heard() {
      clearTimeout(next)
      next = setTimeout(() => giveUp.abort(), silence)
    },
    stop() {
      clearTimeout(end)
      clearTimeout(next)
    },
  }
}

/** What an answer has cost when nobody says so, because it was stopped or cut: four characters make a token. */
function estimate({ instructions, messages }: Question, text: string): Tokens {
  const asked = messages.reduce((sum, { content }) => sum + content.length, instructions.length)
  return { input: Math.ceil(asked / 4), output: Math.ceil(text.length / 4) }
}
