import * as z from 'zod/mini'
import { chatMessage, type ChatMessage } from '#shared/contract/chef.ts'
import { finding } from '#shared/contract/finding.ts'
import { limits } from '#shared/constants/limits.ts'
import { recipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Saved } from './finalize.ts'
import { paintedImage, readJson } from './pending.ts'

const key = 'chat'

/** What is shown once a recipe is in the binder. */
export const finishedRecipe = z.object({
  id: z.string(),
  recipe: recipeStructure,
  plating: z.string(),
  image: paintedImage,
  findings: z.array(finding),
})

export type FinishedRecipe = z.infer<typeof finishedRecipe>

const conversation = z.object({
  userId: z.string(),
  /** Under which the server keeps it; null before the first word. */
  id: z.prefault(z.nullable(z.string()), null),
  /** Guest and chef in turn; the greeting is the page's own and stands before them. */
  messages: z.array(chatMessage),
  /** The last answer broke off: it may be asked for again. */
  broken: z.prefault(z.boolean(), false),
  /** What is typed but not sent. */
  draft: z.string(),
  finished: z.nullable(finishedRecipe),
})

export type Conversation = z.infer<typeof conversation>

export interface ConversationStore {
  /** The conversation of this person, or an empty one; somebody else's is removed. */
  read: (userId: string) => Conversation
  save: (conversation: Conversation) => void
}

export function conversationStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): ConversationStore {
  return {
    read: (userId) => {
      const kept = readJson(conversation, storage.getItem(key))
      if (kept?.userId === userId) return kept
      storage.removeItem(key)
      return emptyConversation(userId)
    },
    save: (kept) => storage.setItem(key, JSON.stringify(kept)),
  }
}

export function emptyConversation(userId: string): Conversation {
  return { userId, id: null, messages: [], broken: false, draft: '', finished: null }
}

export function finishedFrom({ saved, recipe, plating, image }: Saved): FinishedRecipe {
  return { id: saved.id, recipe, plating, image, findings: saved.findings }
}

/** Whether the last word is the guest's, so that the chef owes an answer. */
export function isAwaitingReply(messages: readonly ChatMessage[]): boolean {
  return messages.at(-1)?.role === 'user'
}

/** Takes an unanswered message back to where it was typed, before whatever was typed since. */
export function undoLast(given: Conversation): Conversation {
  const last = given.messages.at(-1)
  if (last?.role !== 'user') return given
  return {
    ...given,
    messages: given.messages.slice(0, -1),
    draft: [last.content, given.draft.trim()].filter(Boolean).join('\n\n'),
  }
}

export type Capacity = 'enough' | 'little' | 'none'

/** How much a conversation may still grow: nothing is ever cut, so near the end one should finalize. */
export function remainingCapacity(messages: readonly ChatMessage[], draft = ''): Capacity {
  const { messages: maxMessages, totalMax, warnAt } = limits.chat
  const size = messages.reduce((sum, message) => sum + message.content.length, draft.trim().length)
  if (messages.length >= maxMessages || size > totalMax) return 'none'
  return messages.length >= warnAt || size > totalMax * (warnAt / maxMessages) ? 'little' : 'enough'
}
