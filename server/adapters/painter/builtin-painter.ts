import type { Painter } from './painter.ts'
import type { DrawImage } from '../../platform/workers/kitchen.ts'

/** Draws the plated dish from the recipe, or from the words of the prompt when there is no recipe. */
export function builtinPainter(draw: DrawImage): Painter {
  return {
    paint: ({ prompt, recipe }, signal) => draw(recipe ? { recipe } : { prompt }, { signal }),
  }
}
