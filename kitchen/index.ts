/**
 * The door for jobs with food: everything that reads, checks, translates, plans and draws recipes. All of it may run for
 * seconds on hostile input, so the server loads it in worker threads only. Each family is loaded when it is first used;
 * none of them needs the chef, whose door is `chef.ts`.
 */
export const loadRenderer = () => import('./renderer.ts')
export const loadReader = () => import('./reader.ts')
export const loadPlanner = () => import('./planner.ts')
export const loadIllustrator = () => import('./illustrate/draw.ts')

export type { LineWords } from './lexicon/food-of-line.ts'
export type { RecipeSubjects } from './lexicon/concepts/subjects.ts'
export type { Former } from './read/text/extra.ts'
export type { Guests } from './safety/check-recipe.ts'
export type { Rendered } from './renderer.ts'
export type { PartRecipes } from './safety/checked-dish.ts'
export type { Settled, Settling } from './safety/settle.ts'
export type { ReadHint } from './read/text/read.ts'
export type { ExportedPicture, ExportedRecipe, ReadExported } from './read/exports/exported.ts'
export type { ExportFile, ReadExport } from './read/exports/read-export.ts'
export type { PageRecipe } from './read/page/read-page.ts'
export type { PlannedEater } from './plan/eaters-of-night.ts'
export type { SuggestedDish, WantedDish } from './plan/suggest-dishes.ts'
export type { ServedDish } from './plan/suits-guests.ts'
export type { TextPair } from './translate/faithful.ts'
export type { TranslatedRecipe } from './translate/recipe.ts'
