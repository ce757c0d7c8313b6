import { generateImage } from 'ai'
import type { ModelProvider, ModelSettings } from '../../config/models.ts'
import { ModelFailure, modelFailureOf } from '../model-failure.ts'
import { openImageModel } from './image-model.ts'
import type { Dish } from './painter.ts'

/** Answers an encoded picture as the model made it; fails with `ModelFailure`. */
export type ImageGenerator = (dish: Dish, signal?: AbortSignal) => Promise<Uint8Array>

interface ImageTimeouts {
  /** In milliseconds. */
  whole: number
  retries: number
}

/** Google thinks in proportions, the others in pixels: the nearest to a plate seen across a table. */
const formats: Record<ModelProvider, { size: `${number}x${number}` } | { aspectRatio: '4:3' }> = {
  openai: { size: '1536x1024' },
  google: { aspectRatio: '4:3' },
  compatible: { size: '1024x1024' },
  anthropic: { size: '1024x1024' },
}

const style = `A painted illustration for a cookbook, gouache on paper, soft daylight, warm natural colours, one dish seen from a little above on a plain table, the whole plate or glass in the picture with room around it. No text, no letters, no logo, no people, no hands. It is clearly a painting and not a photograph.`

const maxItems = 14
const maxLength = 1200

/** The prompt of a painting: the style is ours, the dish is the user's. */
function paintingPrompt({ prompt, recipe }: Dish): string {
  if (!recipe) return `${style}\nThe dish: ${prompt.slice(0, maxLength)}`
  const items = recipe.ingredients.slice(0, maxItems).map(({ item }) => item)
  return `${style}\nThe dish: ${recipe.title}\nMade of: ${items.join(', ')}\nHow it is served: ${prompt.slice(0, maxLength)}`
}

/** A painter that is a model behind an API. */
export async function imageGenerator(
  settings: ModelSettings,
  timeouts: ImageTimeouts = { whole: 180_000, retries: 2 },
): Promise<ImageGenerator> {
  const model = await openImageModel(settings)
  return async (dish, signal) => {
    const deadline = AbortSignal.timeout(timeouts.whole)
    try {
      const { image } = await generateImage({
        model,
        prompt: paintingPrompt(dish),
        ...formats[settings.provider],
        maxRetries: timeouts.retries,
        abortSignal: signal ? AbortSignal.any([deadline, signal]) : deadline,
      })
      return image.uint8Array
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      throw deadline.aborted ? new ModelFailure('timeout') : modelFailureOf(error)
    }
  }
}
