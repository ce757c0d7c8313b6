import { limits } from '#shared/constants/limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { cook } from '../cook/cook.ts'
import type { Part } from '../recipes/part.ts'
import type { Dish } from '../recipes/dishes.ts'
import type { Template } from '../recipes/template.ts'
import { listedParts } from './portion-apart.ts'
import { render, titleIn } from './render.ts'
import type { Wishes } from '../recipes/wishes.ts'

/** A cooked dish with its recipe in the language of the conversation, for talking about it. */
export interface Composed {
  plan: ReturnType<typeof cook>
  readonly title: string
  readonly recipe: RecipeStructure
  /** The parts in the order of the recipe's lines. */
  readonly listed: readonly Part[]
}

/** Of the dishes among which one is chosen, most need no more words than their title. */
export const compose = ({ language, ...wishes }: Wishes, dish: Dish, template: Template): Composed =>
  composed(cook(wishes, dish, template), language)

/** A dish with the portion that is cooked apart for some; null where that is more than a recipe holds. */
export function joinedWith(main: Composed, few: Composed, language: Language): Composed | null {
  const { ingredientsOfChef, stepsOfChef } = limits.recipe
  const sum = (field: 'parts' | 'steps') => main.plan[field].length + few.plan[field].length
  return sum('parts') > ingredientsOfChef || sum('steps') > stepsOfChef
    ? null
    : composed({ ...main.plan, few: few.plan }, language)
}

function composed(plan: Composed['plan'], language: Language): Composed {
  let title: string | null = null
  let recipe: RecipeStructure | null = null
  return {
    plan,
    get title() {
      return (title ??= titleIn(plan, language))
    },
    get listed() {
      return listedParts(plan)
    },
    get recipe() {
      return (recipe ??= render(plan, language))
    },
  }
}
