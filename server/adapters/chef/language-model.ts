import type { LanguageModel } from 'ai'
import type { ModelSettings } from '../../config/models.ts'

/** The model of these settings; only its provider's package is loaded. */
export async function openLanguageModel({
  provider,
  model,
  url,
  key,
}: ModelSettings): Promise<LanguageModel> {
  const options = { ...(key !== null && { apiKey: key }), ...(url !== null && { baseURL: url }) }
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
        name: 'compatible',
        baseURL: url ?? '',
        ...(key !== null && { apiKey: key }),
        includeUsage: true,
        supportsStructuredOutputs: true,
      })
      return compatible(model)
    }
  }
}
