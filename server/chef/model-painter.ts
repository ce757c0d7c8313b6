import sharp from 'sharp'
import { limits } from '#shared/limits.ts'
import { encodePainting } from '../images/encode.ts'
import { ModelFailure } from '../outside/model-failure.ts'
import type { ModelBrush } from '../outside/painter/model-brush.ts'
import type { Painter } from '../outside/painter/painter.ts'

const frame = { width: 1200, height: 900, fit: 'cover' } as const

/** Takes what a model painted into the house's frame, as a PNG that says that a trained program made it. */
export function modelPainter(brush: ModelBrush): Painter {
  return {
    async paint(dish, signal) {
      const bytes = await brush(dish, signal)
      try {
        const picture = sharp(bytes, { failOn: 'error', limitInputPixels: limits.picture.maxPixels })
        return await encodePainting(picture.autoOrient().resize(frame), 'trainedAlgorithmicMedia')
      } catch {
        throw new ModelFailure('broken answer')
      }
    },
  }
}
