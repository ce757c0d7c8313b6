import type { Painter } from '../outside/painter/painter.ts'
import type { DrawPicture } from '../kitchen/kitchen.ts'

/** Draws the plated dish from the recipe, or from the words of the prompt when there is no recipe. */
export function builtinPainter(draw: DrawPicture): Painter {
  return {
    paint: ({ prompt, recipe }, signal) => draw(recipe ? { recipe } : { prompt }, { signal }),
  }
}
