import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { cook } from '../cook/cook.ts'
import type { Dish } from '../recipes/dishes.ts'
import type { Pattern } from '../recipes/pattern.ts'
import { render } from '../render/render.ts'
import type { Wishes } from '../understand/wishes.ts'

/** A cooked dish with its recipe in the language of the conversation, for talking about it. */
export interface Composed {
  plan: ReturnType<typeof cook>
  recipe: RecipeStructure
}

export function compose({ language, ...wishes }: Wishes, dish: Dish, pattern: Pattern): Composed {
  const plan = cook(wishes, dish, pattern)
  return { plan, recipe: render(plan, language) }
}
