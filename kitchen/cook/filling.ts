import type { Ingredient } from '../lexicon/ingredient.ts'
import type { Dish } from '../recipes/dishes.ts'
import type { Role, Template } from '../recipes/template.ts'
import type { CookWishes } from '../recipes/wishes.ts'
import type { Placed } from './amount-of.ts'

/** A dish while its roles are filled: `placed` and `refused` grow until everything has its place. */
export interface Filling {
  wishes: CookWishes
  dish: Dish
  template: Template
  placed: Placed[]
  /** Named by somebody, and not allowed or out of place. */
  refused: Ingredient[]
}

/** Catches what a guest insists on and no role of the dish expects; it goes on top at the end. */
export const extraRole: Role = { id: 'extra', takes: () => true, most: 9, least: 0, pool: [] }

export const ingredientsIn = ({ placed }: Filling): Ingredient[] => placed.map(({ ingredient }) => ingredient)

export const isPlaced = ({ placed }: Filling, role: Role): boolean =>
  placed.some((each) => each.role === role)

/** Waxy potatoes beside potatoes are potatoes twice. */
export const isSameThing = (one: Ingredient, other: Ingredient) =>
  one.id.replace(/^waxy-/, '') === other.id.replace(/^waxy-/, '')
