import { guestsOf, kitchenChef } from '#kitchen/chef'
import type { ChefJobs } from './kitchen.ts'

const chef = kitchenChef()

/** The built-in chef. */
export const jobs = {
  reply: (conversation) => chef.reply(conversation),
  recipe: (conversation) => chef.recipe(conversation),
  plating: (recipe) => chef.plating(recipe),
  adapt: (adaptation) => chef.adapt(adaptation),
  understand: (conversation) => chef.table(conversation),
  guestsOf,
} satisfies { [Name in keyof ChefJobs]?: (argument: Parameters<ChefJobs[Name]>[0]) => unknown }

/** The first use fills tables; it belongs to loading and not to the first job. */
export async function warmUp() {
  await chef.reply({ language: 'en', messages: [{ role: 'user', content: 'A carrot soup' }] })
}
