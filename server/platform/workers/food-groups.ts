import type { LoadGroup } from './job-groups.ts'
import type { FoodJobs } from './kitchen.ts'

const reading = () => import('./reading-jobs.ts')
const rendering = () => import('./rendering-jobs.ts')
const planning = () => import('./planning-jobs.ts')
const drawing = () => import('./drawing-jobs.ts')

/** Each group is loaded on demand: saving a recipe does not wait for what draws. None of them loads the chef. */
export const foodGroups: Record<keyof FoodJobs, LoadGroup> = {
  readRecipe: reading,
  readPage: reading,
  readExport: reading,
  exportedPicture: reading,
  readExported: reading,
  otherLanguage: reading,
  languageOf: reading,
  settle: reading,
  extra: reading,
  examine: reading,
  subjects: reading,
  foodsOfLines: reading,
  suggestDishes: planning,
  suitsGuests: planning,
  renderedFrom: rendering,
  renderIn: rendering,
  translateRecipe: rendering,
  faithfulTexts: rendering,
  draw: drawing,
}
