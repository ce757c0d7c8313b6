import type { Painter } from '../outside/painter/painter.ts'
import { drawPicture } from '../recipes/picture.ts'

/** Draws the plated dish from the recipe, or from the words of the prompt when there is no recipe. */
export function housePainter(): Painter {
  return {
    paint: ({ prompt, recipe }) => drawPicture(recipe ? { recipe } : { prompt }),
  }
}
