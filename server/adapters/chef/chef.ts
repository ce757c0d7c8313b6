import type { ChatTable } from '#shared/contract/chat-table.ts'
import type { ChatMessage } from '#shared/contract/chef.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { CookedRecipe, RecipeStructure } from '#shared/contract/recipe-structure.ts'

export interface Conversation {
  /** Oldest first; may begin with the chef's greeting, which is no part of the request. */
  messages: readonly ChatMessage[]
  /** The language of the answer; the user's messages may be in another. */
  language: Language
  /** What was set by hand beside it. */
  table?: ChatTable | undefined
}

export interface Tokens {
  input: number
  output: number
}

/** The listener of an answer. */
export interface Listener {
  /** For whom it is; the built-in chef serves members in turn. */
  userId?: string
  /** Ends the work early. */
  signal?: AbortSignal
  /** Called with every few words as they come; never by a chef that answers at once. */
  onText?: (text: string) => void
}

/** The listener of whatever may ask a model: it has to count what that costs. */
export interface PayingListener extends Listener {
  /** Called with the cost of an answer, also of a failed or an abandoned one; never for free answers. */
  onTokens: (tokens: Tokens) => void
}

export interface Cooked {
  message: string
  /** Null only for a refusal, which `message` explains. */
  recipe: CookedRecipe | null
}

/** A chef: the built-in one or a model. The rest of the program does not know which. */
export interface Chef {
  /** What the kitchen makes of a conversation is what this chef would cook. */
  drafts?: true
  /** The next words, 1 to 4,000 characters. */
  reply: (conversation: Conversation, listener: PayingListener) => Promise<string>
  /** The whole recipe from the best reading so far. */
  recipe: (conversation: Conversation, listener: PayingListener) => Promise<Cooked>
  /** How to serve it, under 2,000 characters, in the recipe's language. */
  plating: (recipe: RecipeStructure, listener: PayingListener) => Promise<string>
  /** The recipe once more without what was found wrong with it; absent where nothing can go wrong like that. */
  repair?: (
    conversation: Conversation,
    draft: RecipeStructure,
    problems: readonly string[],
    listener: PayingListener,
  ) => Promise<Cooked>
}
