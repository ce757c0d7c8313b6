import type { Language } from '#shared/constants/languages.ts'
import type { CookedRecipe, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { understand, type Message } from './understand/understand.ts'
import { storedPlan } from './render/stored-plan.ts'
import { platingOf } from './render/plating.ts'
import { printed, printedRecipe } from './render/print.ts'
import { presenting, refusing } from './dialogue/present.ts'
import { replyTo } from './dialogue/reply.ts'

export { guestsOf } from './understand/guests.ts'

interface Conversation {
  /** Oldest first; may begin with the chef's greeting, which is no part of the request. */
  messages: readonly Message[]
  language: Language
}

interface KitchenChef {
  reply: (conversation: Conversation) => Promise<string>
  recipe: (conversation: Conversation) => Promise<{ message: string; recipe: CookedRecipe | null }>
  plating: (recipe: RecipeStructure) => Promise<string>
}

/** The built-in chef: offline, and always the same answer to the same conversation. */
export function kitchenChef(): KitchenChef {
  return {
    reply: async (conversation) => {
      const reading = understand(conversation)
      return printed(replyTo(reading), reading.wishes.language).slice(0, 4000)
    },
    recipe: async (conversation) => {
      const reading = understand(conversation)
      const { language } = reading.wishes
      const refusal = refusing(reading)
      if (refusal) return { message: printed(refusal, language), recipe: null }
      return {
        message: printed(presenting(reading), language),
        recipe: { ...printedRecipe(reading.dish.recipe), plan: storedPlan(reading.dish.plan) },
      }
    },
    plating: async (recipe) => printed(platingOf(recipe), recipe.language).slice(0, 1990),
  }
}
