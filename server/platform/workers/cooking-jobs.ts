import { loadChef } from '#kitchen'
import type { KitchenJobs } from './kitchen.ts'

const { guestsOf, kitchenChef } = await loadChef()
const chef = kitchenChef()

/** The built-in chef. */
export const jobs = {
  reply: (conversation) => chef.reply(conversation),
  recipe: (conversation) => chef.recipe(conversation),
  plating: (recipe) => chef.plating(recipe),
  adapt: (adaptation) => chef.adapt(adaptation),
  understand: (conversation) => chef.table(conversation),
  guestsOf,
} satisfies { [Name in keyof KitchenJobs]?: (argument: Parameters<KitchenJobs[Name]>[0]) => unknown }

/** The first use fills tables; it belongs to loading and not to the first job. */
export async function warmUp() {
  await chef.reply({ language: 'en', messages: [{ role: 'user', content: 'A carrot soup' }] })
}
