import sharp from 'sharp'
import { limits } from '#shared/constants/limits.ts'
import { encodePainting } from '../../images/encode.ts'
import { ModelFailure } from '../../../adapters/model-failure.ts'
import type { ImageGenerator } from '../../../adapters/painter/image-generator.ts'
import type { Painter } from '../../../adapters/painter/painter.ts'

const frame = { width: 1200, height: 900, fit: 'cover' } as const

/** Crops a model's image to the standard size, as a PNG marked as made by a trained model. */
export function modelPainter(generate: ImageGenerator): Painter {
  return {
    async paint(dish, signal) {
      const bytes = await generate(dish, signal)
      try {
        const picture = sharp(bytes, { failOn: 'error', limitInputPixels: limits.imageUpload.maxPixels })
        return await encodePainting(picture.autoOrient().resize(frame), 'trainedAlgorithmicMedia')
      } catch {
        throw new ModelFailure('broken answer')
      }
    },
  }
}
