import { loadRenderer } from '#kitchen'
import type { KitchenJobs } from './kitchen.ts'

const { isRenderedFrom, renderIn, warmUp } = await loadRenderer()

/** Recipes in the languages of their readers. */
export const jobs = { isRenderedFrom, renderIn } satisfies Partial<KitchenJobs>

export { warmUp }
