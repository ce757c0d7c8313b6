import type { ChefKitchen } from '../../platform/workers/kitchen.ts'
import { adaptRecipe, type Chef } from './chef.ts'

/** The built-in chef, which runs in the kitchen's threads. */
export function builtinChef(kitchen: ChefKitchen): Chef {
  const chef: Chef = {
    drafts: true,
    async reply(conversation, listener) {
      const { message, advice } = await kitchen.reply(conversation, listener)
      if (advice) listener.onAdvice?.(advice)
      return message
    },
    recipe: (conversation, asker) => kitchen.recipe(conversation, asker),
    plating: (recipe, asker) => kitchen.plating(recipe, asker),
  }
  return {
    ...chef,
    async adapt(recipe, asker) {
      const { structure, plan, wish } = recipe
      // Where nothing could be read there is nothing to change: it is written anew.
      if (!structure || structure.ingredients.length === 0) return adaptRecipe(chef, recipe, asker)
      return { message: '', recipe: await kitchen.adapt({ structure, plan, wish }, asker) }
    },
  }
}
