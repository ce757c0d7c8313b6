import { loadRenderer } from '#kitchen'
import type { FoodJobs } from './kitchen.ts'

const { faithfulTexts, renderedFrom, renderIn, translateRecipe, warmUp } = await loadRenderer()

/** Recipes in the languages of their readers. */
export const jobs = {
  faithfulTexts,
  renderedFrom,
  renderIn,
  translateRecipe,
} satisfies Partial<FoodJobs>

export { warmUp }
