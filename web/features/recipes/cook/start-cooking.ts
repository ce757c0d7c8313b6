import type { Measures } from '#shared/constants/measures.ts'

/** The part of a history entry's state that opens cook mode. */
export interface CookState {
  /** The id of the recipe. */
  cooking?: string
  /** Whether the entry before shows the recipe: then closing goes back to it. */
  isPushed?: boolean
  /** Begins to cook unless the recipe is being cooked. */
  start?: StartAmounts
}

export interface StartAmounts {
  /** Null: as many as the recipe has. */
  servings: number | null
  /** What the household has chosen. */
  measures: Measures | null
}

/** The state with which another page opens a recipe in cook mode. Closing cook mode shows the recipe. */
export const startCooking = (recipeId: string, start: StartAmounts): CookState => ({
  cooking: recipeId,
  start,
})

/** State of the history: a recipe that is opened for so many. */
export interface ShownServings {
  shown: { id: string; servings: number }
}
