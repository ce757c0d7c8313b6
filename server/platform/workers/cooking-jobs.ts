import { guestsOf, kitchenChef } from '#kitchen/chef'
import { adapted, editDraft, examineWords, heldIn, understood } from '#kitchen/draft'
import type { ChefJobs } from './kitchen.ts'

const chef = kitchenChef()

/** The built-in chef. */
export const jobs = {
  reply: (conversation) => chef.answer(heldIn(conversation)),
  recipe: (conversation) => chef.recipe(heldIn(conversation)),
  plating: (recipe) => chef.plating(recipe),
  adapt: adapted,
  understand: understood,
  editDraft,
  examineWords,
  guestsOf: (conversation) => guestsOf(heldIn(conversation)),
} satisfies { [Name in keyof ChefJobs]?: (argument: Parameters<ChefJobs[Name]>[0]) => unknown }

/** The first use fills tables; it belongs to loading and not to the first job. */
export async function warmUp() {
  await chef.reply({ language: 'en', messages: [{ role: 'user', content: 'A carrot soup' }] })
}
