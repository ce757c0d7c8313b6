import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { dishesKey, onKitchenChange } from './in-use.ts'
import { storedList } from './stored-list.ts'

const dish = z.object({
  recipeId: z.string(),
  title: z.string(),
  /** The language of the title. */
  language: z.string(),
  /** The public page where it is cooked; null when the recipe is opened by its id. */
  uuid: z.nullable(z.string()),
  /** Zero-based; null until cook mode has been opened. */
  step: z.nullable(z.int().check(z.minimum(0))),
  steps: z.int(),
  servings: z.int().check(z.positive()),
  measures: z.string(),
  /** Zero-based indexes. */
  ticked: z.object({ ingredients: z.array(z.int()), steps: z.array(z.int()) }),
  /** When cook mode was first opened, in milliseconds since 1970. */
  startedAt: z.nullable(z.number()),
  changedAt: z.number(),
})

/** A recipe that is being cooked in this browser. */
export type Dish = z.infer<typeof dish>

/** How long a dish that nobody touches counts as being cooked. */
const longestPause = 12 * 60 * 60 * 1000
const dishesMax = 6

const { read, change } = storedList(dishesKey, z.array(dish))

export const findDish = (recipeId: string) => read().find((each) => each.recipeId === recipeId)

/** All dishes, the one touched last first. */
export function useDishes(): readonly Dish[] {
  return useSyncExternalStore(onKitchenChange, read)
}

export function useDish(recipeId: string): Dish | undefined {
  return useDishes().find((each) => each.recipeId === recipeId)
}

/** Stores a dish as the one touched last. */
export function putDish(next: Dish) {
  const stored = { ...next, changedAt: Date.now() }
  change((all) => [stored, ...all.filter((each) => each.recipeId !== next.recipeId)].slice(0, dishesMax))
}

export function removeDish(recipeId: string) {
  if (findDish(recipeId)) change((all) => all.filter((each) => each.recipeId !== recipeId))
}

/** Removes dishes that have not been touched for hours. */
export function removeOldDishes(now = Date.now()) {
  const isOld = (each: Dish) => now - each.changedAt > longestPause
  if (read().some(isOld)) change((all) => all.filter((each) => !isOld(each)))
}

/** The indexes with one added or removed. */
export function toggled(indexes: readonly number[], index: number): number[] {
  return indexes.includes(index) ? indexes.filter((each) => each !== index) : [...indexes, index]
}
