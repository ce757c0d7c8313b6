import { loadRenderer } from '#kitchen'
import type { KitchenJobs } from './kitchen.ts'

const { faithfulTexts, renderedFrom, renderIn, translateRecipe, warmUp } = await loadRenderer()

/** Recipes in the languages of their readers. */
export const jobs = {
  faithfulTexts,
  renderedFrom,
  renderIn,
  translateRecipe,
} satisfies Partial<KitchenJobs>

export { warmUp }
