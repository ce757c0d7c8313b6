import { extractReasoningMiddleware, wrapLanguageModel, type LanguageModel } from 'ai'
import type { ModelSettings, TokenPrices } from '../../config/models.ts'
import { ModelFailure } from '../model-failure.ts'
import { createBreaker, type Breaker } from './breaker.ts'
import { assumedCapabilities, type Capabilities } from './capabilities.ts'
import type { Tokens } from './chef.ts'

/** How patient to be with a model, in milliseconds, and how often to retry before its first words. */
export interface ModelTimeouts {
  /** Without a word: before the first ones, and between them. */
  idle: number
  whole: number
  retries: number
}

/** A model that writes two words a second needs ten minutes for a recipe. */
export const timeoutsOf = (idle: number): ModelTimeouts => ({ idle, whole: 15 * idle, retries: 1 })

/** What a model is asked for. */
export type ModelTask =
  | 'reply'
  | 'recipe'
  | 'repair'
  | 'summary'
  | 'plating'
  | 'translation'
  | 'transcription'
  | 'picture'
  | 'probe'

/** One request to a model and how it ended, without its words. */
export interface ModelCall {
  provider: string
  model: string
  task: ModelTask
  /** `answered`, `cut` for one that was too long, `stopped` by the one who asked, or why it failed. */
  outcome: string
  tokens: Tokens | null
  seconds: number
}

/** A model that is ready to be asked. */
export interface ChefModel {
  /** The setting that chose it. */
  name: 'CHEF' | 'CHEF_FALLBACK'
  settings: ModelSettings
  model: LanguageModel
  /** What is known of it; learnt while it is used. */
  can: Capabilities
  timeouts: ModelTimeouts
  /** Null where nobody has said what its tokens cost. */
  prices: TokenPrices | null
  breaker: Breaker
  /** When it was last tried, in milliseconds since 1970, and what an operator has to do; null before that. */
  checked: { at: number; problem: string | null } | null
  onCall: (call: ModelCall) => void
}

export type ModelOptions = Partial<Pick<ChefModel, 'name' | 'timeouts' | 'prices' | 'onCall'>> & {
  clock?: () => number
}

/** Opens the model of these settings; only its provider's package is loaded, and nothing is sent. */
export async function openModel(
  settings: ModelSettings,
  {
    name = 'CHEF',
    timeouts = timeoutsOf(60_000),
    prices = null,
    onCall = () => undefined,
    clock = Date.now,
  }: ModelOptions = {},
): Promise<ChefModel> {
  const model = wrapLanguageModel({
    model: await openProvider(settings, timeouts.idle),
    // Local servers leave the thoughts of a model in its text.
    middleware: ['think', 'thinking'].map((tagName) => extractReasoningMiddleware({ tagName })),
  })
  const can = assumedCapabilities(settings.provider)
  return {
    name,
    settings,
    model,
    can,
    timeouts,
    prices,
    breaker: createBreaker(clock),
    checked: null,
    onCall,
  }
}

async function openProvider({ provider, model, url, key }: ModelSettings, idle: number) {
  const options = {
    ...(key !== null && { apiKey: key }),
    ...(url !== null && { baseURL: url }),
    fetch: patientFetch(idle),
  }
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      // Chat completions: unlike responses they are not stored by the provider unless requested.
      return createOpenAI(options).chat(model)
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic(options)(model)
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google')
      return createGoogle(options)(model)
    }
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const compatible = createOpenAICompatible({
        ...options,
        name: 'compatible',
        baseURL: url ?? '',
        includeUsage: true,
        supportsStructuredOutputs: true,
      })
      return compatible(model)
    }
  }
}

/** Longer than this nobody waits to be asked again, in seconds: another chef answers sooner. */
const longestRetry = 5

/**
 * The SDK's limits count from the first byte of an answer; this one is for a server that sends none. And the SDK would wait
 * for up to a minute where a provider asks for that.
 */
const patientFetch =
  (idle: number): typeof fetch =>
  async (address, init) => {
    const waiting = new AbortController()
    const timer = setTimeout(() => waiting.abort(new ModelFailure('timeout')), idle)
    const given = init?.signal
    try {
      const signal = given ? AbortSignal.any([given, waiting.signal]) : waiting.signal
      const answer = await fetch(address, { ...init, signal })
      if (answer.status !== 429 || Number(answer.headers.get('retry-after')) <= longestRetry) return answer
      await answer.body?.cancel()
      throw new ModelFailure('too busy', answer.status)
    } finally {
      clearTimeout(timer)
    }
  }
