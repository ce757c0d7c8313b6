import { generateImage } from 'ai'
import type { ModelProvider, ModelSettings } from '../../config/models.ts'
import { ModelFailure, modelFailureOf } from '../model-failure.ts'
import { openImageModel } from './image-model.ts'
import { paintingPrompt } from './painting-prompt.ts'
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
