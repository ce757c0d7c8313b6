import sharp from 'sharp'
import { fail } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'
import { encodePainting, type EncodedPainting } from '../images/encode.ts'
import type { Asker, DrawnDish, Kitchen } from '../kitchen/kitchen.ts'

/**
 * The built-in drawing of a dish, as a PNG that says a program made it; the same dish looks the same. Rejects as a job of
 * the kitchen does.
 */
export type DrawPicture = (dish: DrawnDish, asker?: Asker) => Promise<EncodedPainting>

/** Draws a few pictures at the same time; encoding one keeps a processor busy for half a second. */
export function pictureDrawer(kitchen: Kitchen, atOnce = 1): DrawPicture {
  const waiting: (() => void)[] = []
  let drawing = 0

  return async (dish, asker) => {
    if (drawing < atOnce) drawing += 1
    else {
      if (waiting.length >= limits.kitchen.drawingsWaiting) throw fail('too many requests', { retryAfter: 5 })
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    try {
      const svg = await kitchen.draw(dish, asker)
      return await encodePainting(sharp(Buffer.from(svg)), 'algorithmicMedia')
    } finally {
      const next = waiting.shift()
      if (next) next()
      else drawing -= 1
    }
  }
}
