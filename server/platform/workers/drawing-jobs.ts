import { loadIllustrator } from '#kitchen'
import type { KitchenJobs } from './kitchen.ts'

const { dishOf, drawDish } = await loadIllustrator()

/** Drawing a dish. */
export const jobs = {
  draw: (dish) => drawDish(dishOf(dish)),
} satisfies Partial<KitchenJobs>

export function warmUp() {
  drawDish(dishOf({ prompt: 'carrot soup' }))
}
