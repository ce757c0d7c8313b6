import * as z from 'zod/mini'
import { chatMessage, type ChatMessage, type Understood } from '#shared/contract/chef.ts'
import { chatTable } from '#shared/contract/chat-table.ts'
import { finding } from '#shared/contract/safety-finding.ts'
import { limits } from '#shared/constants/limits.ts'
import { recipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Saved } from './finalize.ts'
import { acceptingFormerName, paintedImage, readJson } from './pending.ts'

const key = 'chat'

/** What the page shows of a saved recipe. */
export const finishedRecipe = z.object({
  id: z.string(),
  recipe: recipeStructure,
  plating: z.string(),
  image: paintedImage,
  findings: z.array(finding),
})

export type FinishedRecipe = z.infer<typeof finishedRecipe>

const tonight = z.object({ eaterIds: z.array(z.string()), isByHand: z.boolean(), table: chatTable })

const conversation = z.object({
  userId: z.string(),
  /** Its id on the server; null before the first message. */
  id: z.prefault(z.nullable(z.string()), null),
  /** User and chef alternate. The greeting is not among them: the page adds it. */
  messages: z.array(chatMessage),
  /** The last answer was interrupted: the page offers to request it again. */
  broken: z.prefault(z.boolean(), false),
  /** Text in the composer. */
  draft: z.string(),
  /** The chips: as understood with the last answer, and as changed by hand since. */
  table: z.prefault(z.catch(z.nullable(chatTable), null), null),
  /** Who of the household eats, chosen by hand or as usual, and the chips that come from that; null without one. */
  tonight: z.prefault(z.catch(z.nullable(tonight), null), null),
  /** The recipe as it is after the last answer, and as it was before. */
  recipe: z.prefault(z.catch(z.nullable(recipeStructure), null), null),
  recipeBefore: z.prefault(z.catch(z.nullable(recipeStructure), null), null),
  finished: z.nullable(finishedRecipe),
})

const storedConversation = acceptingFormerName(conversation, { former: 'turns', current: 'messages' })

export type Conversation = z.infer<typeof conversation>

export interface ConversationStore {
  /** The conversation of this user, or an empty one; that of another user is removed. */
  read: (userId: string) => Conversation
  save: (conversation: Conversation) => void
}

export function conversationStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): ConversationStore {
  return {
    read: (userId) => {
      const stored = readJson(storedConversation, storage.getItem(key))
      // What the last turn changed is marked once, not again after a reload.
      if (stored?.userId === userId) return { ...stored, recipeBefore: null }
      storage.removeItem(key)
      return emptyConversation(userId)
    },
    save: (current) => storage.setItem(key, JSON.stringify(current)),
  }
}

export function emptyConversation(userId: string): Conversation {
  return {
    userId,
    id: null,
    messages: [],
    broken: false,
    draft: '',
    table: null,
    tonight: null,
    recipe: null,
    recipeBefore: null,
    finished: null,
  }
}

export function finishedFrom({ saved, recipe, plating, image }: Saved): FinishedRecipe {
  return { id: saved.id, recipe, plating, image, findings: saved.findings }
}

/** Whether the last message is the user's, so that an answer is due. */
export function isAwaitingReply(messages: readonly ChatMessage[]): boolean {
  return messages.at(-1)?.role === 'user'
}

/** Moves an unanswered message back into the draft, before the text that was typed since. */
export function undoLast(given: Conversation): Conversation {
  const last = given.messages.at(-1)
  if (last?.role !== 'user') return given
  return {
    ...given,
    messages: given.messages.slice(0, -1),
    draft: [last.content, given.draft.trim()].filter(Boolean).join('\n\n'),
  }
}

/** How many messages the user has sent. */
export const userMessages = (messages: readonly ChatMessage[]) =>
  messages.filter(({ role }) => role === 'user').length

/** The conversation with what an answer has understood; without a draft, as of a model, there is none. */
export function withUnderstood(given: Conversation, { table, draft }: Understood): Conversation {
  const recipe = draft ?? null
  const isSame = JSON.stringify(recipe) === JSON.stringify(given.recipe)
  return {
    ...given,
    table: table ?? given.table,
    ...(!isSame && { recipe, recipeBefore: given.recipe }),
  }
}

export type Capacity = 'enough' | 'little' | 'none'

/** Messages are never dropped or cut, so a conversation has a limit; near it the page proposes to finalize. */
export function remainingCapacity(messages: readonly ChatMessage[], draft = ''): Capacity {
  const { messages: maxMessages, totalMax, warnAt } = limits.chat
  const size = messages.reduce((sum, message) => sum + message.content.length, draft.trim().length)
  if (messages.length >= maxMessages || size > totalMax) return 'none'
  return messages.length >= warnAt || size > totalMax * (warnAt / maxMessages) ? 'little' : 'enough'
}
