import type { ChatTable } from '#shared/contract/chat-table.ts'
import type { SentDraft } from '#shared/contract/draft.ts'
import type { ChatMessage, ChefNotice } from '#shared/contract/chef.ts'
import type { RecipePlan } from '#shared/contract/recipe-plan.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { CookedRecipe, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Desk } from './model/desk.ts'

export interface Conversation {
  /** Oldest first; may begin with the chef's greeting, which is no part of the request. */
  messages: readonly ChatMessage[]
  /** The language of the answer; the user's messages may be in another. */
  language: Language
  /** What was set by hand beside it. */
  table?: ChatTable | undefined
  /** The recipe that the user holds. */
  draft?: SentDraft | null | undefined
}

export interface Tokens {
  input: number
  output: number
  /** In the currency of the prices that are set; missing without any. */
  cost?: number
}

/** The listener of an answer. */
export interface Listener {
  /** For whom it is; the built-in chef serves members in turn. */
  userId?: string
  /** Ends the work early. */
  signal?: AbortSignal
  /** Called with every few words as they come; never by a chef that answers at once. */
  onText?: (text: string) => void
  /** Called when an answer whose words were sent is checked, and perhaps written anew. */
  onChecking?: () => void
  /** Called when another chef answers than the one that was chosen, before its first words. */
  onNotice?: (notice: ChefNotice) => void
  /** Called with the part of the answer that a page may fold, and what it says in a few words. */
  onAdvice?: (advice: { text: string; detail: string }) => void
}

/** The listener of whatever may ask a model: it has to count what that costs. */
export interface PayingListener extends Listener {
  /** What a chef that leads the talk works with; the built-in one needs nothing of it. */
  desk?: Desk
  /** Called with the cost of an answer, also of a failed or an abandoned one; never for free answers. */
  onTokens: (tokens: Tokens) => void
  /** Nothing may be spent: only a chef that costs nothing answers. */
  isSpent?: boolean
}

export interface Cooked {
  message: string
  /** Null only for a refusal, which `message` explains. */
  recipe: CookedRecipe | null
}

/** Somebody's recipe that is to be cooked again with a wish. */
export interface AdaptedRecipe {
  title: string
  content: string
  language: Language
  structure: RecipeStructure | null
  plan: RecipePlan | null
  wish: string
  /** Who will eat. */
  table?: ChatTable | undefined
}

/** A chef: the built-in one or a model. The rest of the program does not know which. */
export interface Chef {
  /** What the kitchen makes of a conversation is what this chef would cook. */
  drafts?: true
  /** The next words, 1 to 4,000 characters. */
  reply: (conversation: Conversation, listener: PayingListener) => Promise<string>
  /** The whole recipe from the best reading so far. */
  recipe: (conversation: Conversation, listener: PayingListener) => Promise<Cooked>
  /** A recipe with a wish; absent where the recipe is written anew from its words (`adaptRecipe`). */
  adapt?: (recipe: AdaptedRecipe, listener: PayingListener) => Promise<Cooked>
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

/** A recipe with a wish. Another member may have written it: it is quoted, since as the chef's words it could give orders. */
export function adaptRecipe(chef: Chef, recipe: AdaptedRecipe, listener: PayingListener): Promise<Cooked> {
  const { title, content, language, wish, table } = recipe
  const asked = `${wish}\n\n${JSON.stringify({ recipe: { title, content } })}`
  return (
    chef.adapt?.(recipe, listener) ??
    chef.recipe({ messages: [{ role: 'user', content: asked }], language, table }, listener)
  )
}
