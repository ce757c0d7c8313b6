import sharp from 'sharp'
import type { RecipeStructure } from '#shared/recipe.ts'
import { dishOf, drawDish } from '../food/drawing/draw.ts'
import { encodePainting, type EncodedPainting } from '../images/encode.ts'

/** The house's own drawing of a dish, as a PNG that says a program made it; the same dish looks the same. */
export async function drawPicture(
  dish: { recipe: RecipeStructure } | { prompt: string },
): Promise<EncodedPainting> {
  const svg = drawDish(dishOf(dish))
  return encodePainting(sharp(Buffer.from(svg)), 'algorithmicMedia')
}
