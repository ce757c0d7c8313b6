import sharp from 'sharp'
import { fail } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'
import { encodePainting } from '../images/encode.ts'
import type { DrawPicture, Kitchen } from '../kitchen/kitchen.ts'

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
