import { loadPlanner } from '#kitchen'
import type { FoodJobs } from './kitchen.ts'

const { suggestDishes, suitsGuests } = await loadPlanner()

/** Dishes for the week plan. */
export const jobs = { suggestDishes, suitsGuests } satisfies Partial<FoodJobs>

/** The first use fills tables; it belongs to loading and not to the first job. */
export function warmUp() {
  const larder = { region: 'northernEurope', useBy: [] } as const
  const wanted = { day: '2026-01-01', meal: 'dinner', minutes: null, equipment: [], larder } as const
  suggestDishes({ ...wanted, eaters: [], recipes: [], planned: [], excluded: [], most: 1 })
}
