import type { ImageModel } from 'ai'
import type { ModelSettings } from '../../config/models.ts'

/** The painting model of these settings; only its provider's package is loaded. */
export async function openImageModel({ provider, model, url, key }: ModelSettings): Promise<ImageModel> {
  const options = { ...(key !== null && { apiKey: key }), ...(url !== null && { baseURL: url }) }
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI(options).image(model)
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google')
      return createGoogle(options).image(model)
    }
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      return createOpenAICompatible({
        name: 'compatible',
        baseURL: url ?? '',
        ...(key !== null && { apiKey: key }),
      }).imageModel(model)
    }
    case 'anthropic':
      throw new TypeError('anthropic has no model that paints')
  }
}
