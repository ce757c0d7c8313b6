import type { Language } from '#shared/languages.ts'
import type { RecipeStructure } from '#shared/recipe.ts'
import { understand, type Message } from './requests/understand.ts'
import { platingOf } from './talk/plating.ts'
import { presenting, refusing } from './talk/present.ts'
import { replyTo } from './talk/reply.ts'

interface Conversation {
  /** Oldest first; may begin with the chef's greeting, which is no part of the request. */
  messages: readonly Message[]
  language: Language
}

interface HouseChef {
  reply: (conversation: Conversation) => Promise<string>
  recipe: (conversation: Conversation) => Promise<{ message: string; recipe: RecipeStructure | null }>
  plating: (recipe: RecipeStructure) => Promise<string>
}

/** The chef of the house: offline, and always the same answer to the same conversation. */
export function houseChef(): HouseChef {
  return {
    reply: async (conversation) => replyTo(understand(conversation)),
    recipe: async (conversation) => {
      const reading = understand(conversation)
      const refusal = refusing(reading)
      if (refusal) return { message: refusal, recipe: null }
      return { message: presenting(reading), recipe: structuredClone(reading.dish.recipe) }
    },
    plating: async (recipe) => platingOf(recipe),
  }
}
