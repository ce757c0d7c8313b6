import * as z from 'zod/mini'
import { answerEnds, answerMetadata } from '#shared/contract/chef-answer.ts'
import { chatPictures } from '#shared/contract/chat-pictures.ts'
import { chatMessage, chefNoticeKinds, type ChatMessage } from '#shared/contract/chef.ts'
import { chatTable } from '#shared/contract/chat-table.ts'
import { draft as standingDraft } from '#shared/contract/draft.ts'
import { finding } from '#shared/contract/safety-finding.ts'
import { limits } from '#shared/constants/limits.ts'
import { recipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Saved } from './finalize.ts'
import { acceptingFormerName, paintedImage, readJson } from './pending.ts'

const key = 'chat'

/** What the page shows of a saved recipe. */
const finishedRecipe = z.object({
  id: z.string(),
  recipe: recipeStructure,
  plating: z.string(),
  image: paintedImage,
  findings: z.array(finding),
})

export type FinishedRecipe = z.infer<typeof finishedRecipe>

/** A message on the page: of an answer also what came with it, and how it ended unless it is whole. */
const messageOfPage = z.extend(chatMessage, {
  /** `lost`: the line broke, and the server may have more of it. */
  end: z.optional(z.enum([...answerEnds, 'lost'])),
  /** Another chef than the usual one has answered. */
  notice: z.optional(z.enum(chefNoticeKinds)),
  ...answerMetadata,
})

export type Message = z.infer<typeof messageOfPage>

const tonight = z.object({ eaterIds: z.array(z.string()), isByHand: z.boolean(), table: chatTable })

/** What an edit of an earlier message replaces. */
const talk = {
  /** User and chef alternate. The greeting is not among them: the page adds it. */
  messages: z.array(messageOfPage),
  /** Text in the composer, and the pictures that go along with it. */
  draft: z.string(),
  attached: z.prefault(z.catch(chatPictures, []), []),
  /** The chips: as understood with the last answer, and as changed by hand since. */
  table: z.prefault(z.catch(z.nullable(chatTable), null), null),
  /** The recipe that stands. */
  recipe: z.prefault(z.catch(z.nullable(standingDraft), null), null),
}

const conversation = z.object({
  userId: z.string(),
  /** Its id on the server; null before the first message. */
  id: z.prefault(z.nullable(z.string()), null),
  ...talk,
  /** The recipe as it was before the last answer or change. */
  recipeBefore: z.prefault(z.catch(z.nullable(standingDraft), null), null),
  /** The recipes that stood when the newest messages of the user were sent; `at` is the index of the message. */
  earlier: z.prefault(
    z.catch(z.array(z.object({ at: z.number(), recipe: z.nullable(standingDraft) })), []),
    [],
  ),
  /** What followed a message that is edited or asked again, until the next one is sent. */
  setAside: z.prefault(z.catch(z.nullable(z.object(talk)), null), null),
  /** Who of the household eats, chosen by hand or as usual, and the chips that come from that; null without one. */
  tonight: z.prefault(z.catch(z.nullable(tonight), null), null),
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
    draft: '',
    attached: [],
    table: null,
    recipe: null,
    recipeBefore: null,
    earlier: [],
    setAside: null,
    tonight: null,
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

/** The messages as they are sent: without what came with them. */
export const sentMessages = (messages: readonly Message[]): ChatMessage[] =>
  messages.map(({ role, content, pictures }) => ({ role, content, ...(pictures && { pictures }) }))

/** How many messages the user has sent. */
export const userMessages = (messages: readonly ChatMessage[]) =>
  messages.filter(({ role }) => role === 'user').length

export type Capacity = 'enough' | 'little' | 'none'

/** Messages are never dropped or cut, so a conversation has a limit; near it the page proposes to finalize. */
export function remainingCapacity(messages: readonly ChatMessage[], draft = ''): Capacity {
  const { messages: maxMessages, totalMax, warnAt } = limits.chat
  const size = messages.reduce((sum, message) => sum + message.content.length, draft.trim().length)
  if (messages.length >= maxMessages || size > totalMax) return 'none'
  return messages.length >= warnAt || size > totalMax * (warnAt / maxMessages) ? 'little' : 'enough'
}
