import sharp from 'sharp'
import { apiError } from '#shared/contract/errors.ts'
import { capacity } from '#shared/constants/capacity.ts'
import { encodePainting } from '../images/encode.ts'
import type { DrawImage, FoodKitchen } from '../../platform/workers/kitchen.ts'

/** Limits concurrent drawings, because encoding one keeps a processor busy for half a second. */
export function imageDrawer(kitchen: FoodKitchen, atOnce = 1): DrawImage {
  const waiting: (() => void)[] = []
  let drawing = 0

  return async (dish, requester) => {
    if (drawing < atOnce) drawing += 1
    else {
      if (waiting.length >= capacity.kitchen.drawingsWaiting)
        throw apiError('too many requests', { retryAfter: 5 })
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    try {
      const svg = await kitchen.draw(dish, requester)
      return await encodePainting(sharp(Buffer.from(svg)), 'algorithmicMedia')
    } finally {
      const next = waiting.shift()
      if (next) next()
      else drawing -= 1
    }
  }
}
