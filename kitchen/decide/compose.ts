import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { cook } from '../cook/cook.ts'
import type { Dish } from '../recipes/dishes.ts'
import type { Template } from '../recipes/template.ts'
import { render, titleIn } from '../render/render.ts'
import type { Wishes } from '../understand/wishes.ts'

/** A cooked dish with its recipe in the language of the conversation, for talking about it. */
export interface Composed {
  plan: ReturnType<typeof cook>
  readonly title: string
  readonly recipe: RecipeStructure
}

/** Of the dishes among which one is chosen, most need no more words than their title. */
export function compose({ language, ...wishes }: Wishes, dish: Dish, template: Template): Composed {
  const plan = cook(wishes, dish, template)
  let title: string | null = null
  let recipe: RecipeStructure | null = null
  return {
    plan,
    get title() {
      return (title ??= titleIn(plan, language))
    },
    get recipe() {
      return (recipe ??= render(plan, language))
    },
  }
}
