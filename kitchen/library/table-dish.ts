import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { CookWishes } from '../safety/wishes/wishes.ts'
import type { Dish } from './dishes/dish.ts'
import type { Part } from './lines/part.ts'
import type { PlannedStep } from './steps/planned-step.ts'
import type { SafetyNotes } from './steps/safety-notes.ts'

/** A recipe as data, for whoever looks for a food or a step in it. */
export interface Plan {
  wishes: CookWishes
  dish: Dish
  servings: number
  /** In the order of the recipe's lines. */
  parts: readonly Part[]
  dishType: RecipeStructure['dishType']
  prepMinutes: number
  cookMinutes: number
  steps: readonly PlannedStep[]
  safety: SafetyNotes
}

/** The dish on the table: its plan, and the recipe in the language of the conversation. */
export interface TableDish {
  plan: Plan
  recipe: RecipeStructure
}
