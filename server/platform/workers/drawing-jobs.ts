import { dishOf, drawDish } from '#kitchen/illustrate/draw.ts'
import type { KitchenJobs } from './kitchen.ts'

/** Drawing a dish. */
export const jobs = {
  draw: (dish) => drawDish(dishOf(dish)),
} satisfies Partial<KitchenJobs>

export function warmUp() {
  drawDish(dishOf({ prompt: 'carrot soup' }))
}
