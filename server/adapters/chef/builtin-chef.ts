import type { ChefKitchen } from '../../platform/workers/kitchen.ts'
import type { Chef } from './chef.ts'

/** The built-in chef, which runs in the kitchen's threads. */
export function builtinChef(kitchen: ChefKitchen): Chef {
  return {
    drafts: true,
    reply: (conversation, asker) => kitchen.reply(conversation, asker),
    recipe: (conversation, asker) => kitchen.recipe(conversation, asker),
    plating: (recipe, asker) => kitchen.plating(recipe, asker),
  }
}
