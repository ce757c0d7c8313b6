import type { ChatMessage } from '#shared/contract/chef.ts'
import type { Language } from '#shared/languages.ts'
import type { RecipeStructure } from '#shared/recipe.ts'

export interface Conversation {
  /** Oldest first; may begin with the chef's greeting, which is no part of the request. */
  messages: readonly ChatMessage[]
  /** The language asked for; the guest's own words may be in another. */
  language: Language
}

/** Whoever cooks: the house or a model. The rest of the program does not know which. */
export interface Chef {
  /** The next words, 1 to 4,000 characters. */
  reply: (conversation: Conversation, signal?: AbortSignal) => Promise<string>
  /** The whole recipe from the best reading so far; null only for a refusal, which `message` explains. */
  recipe: (
    conversation: Conversation,
    signal?: AbortSignal,
  ) => Promise<{ message: string; recipe: RecipeStructure | null }>
  /** How to serve it, under 2,000 characters, in the recipe's language. */
  plating: (recipe: RecipeStructure, signal?: AbortSignal) => Promise<string>
}
