import sharp from 'sharp'
import { limits } from '#shared/constants/limits.ts'
import { encodePainting } from '../images/encode.ts'
import { ModelFailure } from '../../adapters/model-failure.ts'
import type { ImageGenerator } from '../../adapters/painter/image-generator.ts'
import type { Painter } from '../../adapters/painter/painter.ts'

const frame = { width: 1200, height: 900, fit: 'cover' } as const

/** Takes what a model painted into the house's frame, as a PNG that says that a trained program made it. */
export function modelPainter(brush: ImageGenerator): Painter {
  return {
    async paint(dish, signal) {
      const bytes = await brush(dish, signal)
      try {
        const picture = sharp(bytes, { failOn: 'error', limitInputPixels: limits.imageUpload.maxPixels })
        return await encodePainting(picture.autoOrient().resize(frame), 'trainedAlgorithmicMedia')
      } catch {
        throw new ModelFailure('broken answer')
      }
    },
  }
}
