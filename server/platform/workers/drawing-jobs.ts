import { loadIllustrator } from '#kitchen'
import type { FoodJobs } from './kitchen.ts'

const { dishOf, drawDish } = await loadIllustrator()

/** Drawing a dish. */
export const jobs = {
  draw: (dish) => drawDish(dishOf(dish)),
} satisfies Partial<FoodJobs>

export function warmUp() {
  drawDish(dishOf({ prompt: 'carrot soup' }))
}
