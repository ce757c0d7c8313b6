import { isStepCount, Output, jsonSchema, streamText, type ModelMessage, type ToolSet } from 'ai'
import { ModelFailure, modelFailureOf } from '../model-failure.ts'
import { humblerThan, type Capabilities } from './capabilities.ts'
import type { PayingListener, Tokens } from './chef.ts'
import type { ChefModel, ModelTask } from './language-model.ts'
import { pictureLength } from './model/pictures.ts'

export interface Question {
  task: ModelTask
  instructions: string
  messages: ModelMessage[]
  /** A JSON schema, for an answer that is data. */
  schema?: Record<string, unknown>
  /** What the model may use before it answers, in so many steps; then an answer may have no words. */
  tools?: { set: ToolSet; steps: number }
  /** Of the text; what a model thinks before it is not counted. */
  maxTokens: number
}

export interface ModelAnswer {
  text: string
  /** The provider or the model declined; `text` may give the reason. */
  declined: boolean
  /** It was longer than allowed; the rest is missing. */
  isCut: boolean
}

// The SDK would write its remarks about models on the console.
globalThis.AI_SDK_LOG_WARNINGS = false

/** The ends of an answer that was not cut off. */
const finished: ReadonlySet<string> = new Set(['stop', 'length', 'content-filter', 'tool-calls'])

/** What a model may think beside its text, with little effort. Providers count both together. */
const thoughtTokens = 3000
/** A second answer to a question whose first one was all thought. */
const moreThought = 12_000
/** No answer is longer, whatever the server sends. */
const longestAnswer = 200_000

/**
 * Asks a model and reads its whole answer. A request that the provider refuses is sent again with less in it, and what
 * was too much is remembered; an answer that was all thought is asked for once more with more room. Throws a
 * `ModelFailure`, or the signal's reason when the listener has ended it; the words until then have been sent.
 */
export async function askModel(
  model: ChefModel,
  question: Question,
  listener: PayingListener,
): Promise<ModelAnswer> {
  const first = await askAsTaken(model, question, thoughtTokens, listener)
  if (!first.isCut || (first.text !== '' && !question.schema)) return first
  const second = await askAsTaken(model, question, moreThought + question.maxTokens, listener).catch(
    (error: unknown) => {
      if (first.text === '' || listener.signal?.aborted) throw error
      return first
    },
  )
  if (second.text === '' && !second.declined) throw new ModelFailure('broken answer')
  return second
}

async function askAsTaken(
  model: ChefModel,
  question: Question,
  extra: number,
  listener: PayingListener,
): Promise<ModelAnswer> {
  const steps: Partial<Capabilities>[] = [{}, ...humblerThan(model.can, question.schema !== undefined)]
  let refusal: unknown
  for (const step of steps) {
    const can = { ...model.can, ...step }
    try {
      const answer = await askOnce(model, can, question, extra, listener)
      Object.assign(model.can, step)
      return answer
    } catch (error) {
      if (!(error instanceof ModelFailure) || (error.status !== 400 && error.status !== 422)) throw error
      refusal ??= error
    }
  }
  throw refusal
}

async function askOnce(
  { model, settings, timeouts, prices, onCall }: ChefModel,
  can: Capabilities,
  question: Question,
  extra: number,
  { signal, onText, onTokens }: PayingListener,
): Promise<ModelAnswer> {
  const { task, instructions, messages, schema, tools, maxTokens } = question
  const begun = performance.now()
  let text = ''
  let thoughts = 0
  let tokens: Tokens | null = null
  let reason: string | null = null
  let isStopped = false
  let isNewStep = false
  let outcome = 'answered'
  try {
    const { stream } = streamText({
      model,
      instructions,
      messages,
      ...(schema &&
        can.schema === 'json_schema' && { output: Output.object({ schema: jsonSchema(schema) }) }),
      ...(schema && can.schema === 'json_object' && { output: Output.json() }),
      ...(tools && { tools: tools.set, stopWhen: isStepCount(tools.steps) }),
      ...(can.effort && { reasoning: 'low' as const }),
      maxOutputTokens: Math.min(maxTokens + extra, can.outputMax ?? Infinity),
      maxRetries: timeouts.retries,
      timeout: { totalMs: timeouts.whole, firstChunkMs: timeouts.idle, chunkMs: timeouts.idle },
      ...(signal && { abortSignal: signal }),
      // What goes wrong comes with the stream; by itself the SDK would print it, with the whole request.
      onError: () => undefined,
    })
    for await (const part of stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') {
        isStopped = true
        break
      }
      if (part.type === 'finish') {
        reason = part.finishReason
        const { inputTokens, outputTokens } = part.totalUsage
        if (inputTokens !== undefined && outputTokens !== undefined)
          tokens = { input: inputTokens, output: outputTokens }
      }
      if (part.type === 'reasoning-delta') thoughts += part.text.length
      if (part.type === 'start-step') isNewStep = text !== ''
      if (part.type === 'text-delta' && part.text !== '') {
        // What is said after a tool is a paragraph of its own.
        const words = isNewStep ? `\n\n${part.text.trimStart()}` : part.text
        isNewStep = false
        text += words
        if (text.length > longestAnswer) throw new ModelFailure('broken answer')
        onText?.(words)
      }
    }
    if (signal?.aborted) throw signal.reason
    if (isStopped) throw new ModelFailure('timeout')
    // A complete answer has a known reason for its end; any other, or none, means that the rest was lost.
    if (reason === null || !finished.has(reason)) throw new ModelFailure('connection cut')
    const declined = reason === 'content-filter'
    const isCut = reason === 'length'
    if (text.trim() === '' && !declined && !isCut && !tools) throw new ModelFailure('broken answer')
    if (isCut) outcome = 'cut'
    if (declined) outcome = 'declined'
    return { text: text.trim(), declined, isCut }
  } catch (error) {
    if (signal?.aborted) {
      outcome = 'stopped'
      throw signal.reason
    }
    const failure = modelFailureOf(error, text !== '')
    outcome = failure.reason
    throw failure
  } finally {
    // Whoever gives up while the model works has asked all the same, also before the first word.
    const isAbandoned = outcome === 'stopped' || outcome === 'timeout'
    const length = text.length + thoughts
    if (tokens === null && (length > 0 || isAbandoned)) tokens = estimate(question, length)
    if (tokens !== null && prices)
      tokens.cost = (tokens.input * prices.input + tokens.output * prices.output) / 1_000_000
    if (tokens !== null) onTokens(tokens)
    const seconds = (performance.now() - begun) / 1000
    onCall({ provider: settings.provider, model: settings.model, task, outcome, tokens, seconds })
  }
}

/**
 * The estimated cost of an answer of so many characters, for one that was stopped or cut, for which none is reported:
 * four characters a token.
 */
function estimate({ instructions, messages }: Question, answered: number): Tokens {
  const asked = messages.reduce((sum, { content }) => sum + lengthOf(content), instructions.length)
  return { input: Math.ceil(asked / 4), output: Math.ceil(answered / 4) }
}

const lengthOf = (content: ModelMessage['content']): number =>
  typeof content === 'string'
    ? content.length
    : content.reduce((sum, part) => sum + (part.type === 'text' ? part.text.length : pictureLength), 0)
