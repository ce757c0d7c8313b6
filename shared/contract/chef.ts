import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { errorCodes } from './errors.ts'
import { languages } from '../constants/languages.ts'
import { capacity } from '../constants/capacity.ts'
import { limits } from '../constants/limits.ts'
import { chatPictures } from './chat-pictures.ts'
import { chatTable, sentTable } from './chat-table.ts'
import { answerEnds, chefAction, chefOffer, answerMetadata } from './chef-answer.ts'
import { draft, platingText, sentDraft } from './draft.ts'
import { cookedRecipe, sentStructure } from './recipe-structure.ts'
import { verdict } from './safety-finding.ts'
import { camelCased, isoDate, nothing, singleLine } from './wire.ts'

export const chatMessage = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string().check(z.maxLength(limits.chat.messageMax)),
  /** What a member shows with it. A chef that cannot see says so. */
  pictures: z.optional(chatPictures),
})

export type ChatMessage = z.infer<typeof chatMessage>

/**
 * Why another chef answers than the one that is set up: the second model or the built-in chef, since the one before does not
 * answer; or the built-in chef, since what models may cost today is spent. Or that a recipe is in another language than it was
 * asked for in.
 */
export const chefNoticeKinds = ['second model', 'chef away', 'budget used up', 'other language'] as const
export type ChefNotice = (typeof chefNoticeKinds)[number]

/** A message as it is stored: of an answer also how it ended, and what came with it. */
const storedMessage = z.extend(chatMessage, { end: z.optional(z.enum(answerEnds)), ...answerMetadata })

export type StoredMessage = z.infer<typeof storedMessage>

/** What every whole answer carries beside its message. */
const understood = {
  /** The people at the table and their wishes, as understood; missing when that failed. */
  table: z.optional(chatTable),
  /** The recipe as it is after the last message, null before there is one. */
  draft: z.optional(z.nullable(draft)),
}

/**
 * One event of a streamed answer: more words; before the first ones that another chef writes them; while a model works,
 * the recipe that stands now (null: none any more), what a tool did, and what may be done with a tap; that the answer is
 * checked and perhaps written anew; before the end of a whole answer what was understood; and the end with the whole message
 * and, after a failure, its code. A client ignores an event that it does not know.
 */
export const chatEvent = z.union([
  z.object({ words: z.string() }),
  z.object({ notice: z.enum(chefNoticeKinds) }),
  z.object({ draft: z.nullable(draft) }),
  z.object({ action: chefAction }),
  z.object({ offer: chefOffer }),
  z.object({ checking: z.literal(true) }),
  z.object({ understood: z.object(understood) }),
  z.object({
    end: z.enum(answerEnds),
    message: z.string(),
    more: answerMetadata.more,
    error: z.optional(z.enum(errorCodes as [string, ...string[]])),
  }),
])

export type ChatEvent = z.infer<typeof chatEvent>
export type Understood = Extract<ChatEvent, { understood: unknown }>['understood']

export const chat = endpoint({
  method: 'POST',
  path: '/api/chat',
  who: 'member',
  token: 'write',
  summary:
    'The chef’s next message; with task `recipe` the whole recipe so far, with `plating` how to serve it. As a stream, the words of a reply as they are written.',
  kind: 'stream',
  event: chatEvent,
  body: z
    .object({
      messages: z.array(chatMessage).check(z.minLength(1), z.maxLength(limits.chat.messages)),
      language: z.optional(z.nullable(z.enum(languages))),
      task: z.optional(z.enum(['reply', 'plating', 'recipe'])),
      /** For task `plating`: the recipe that the text is about. */
      recipe: z.optional(z.nullable(sentStructure)),
      /**
       * For task `reply`: the stored conversation, created by its first call; the answer is completed also if the page
       * closes. For task `recipe`: the one that the recipe comes from.
       */
      conversation: z.optional(z.nullable(z.uuid())),
      /**
       * The chips above the draft. What is set by hand wins over the messages before it. With task `reply`, a list that
       * ends with the chef's message asks nothing: the answer repeats that message, with the new table and draft.
       */
      table: z.optional(z.nullable(sentTable)),
      /**
       * The draft that the caller holds: what was changed by hand stands, and the last message changes that one. Null: none
       * stands; missing: for a model, the one that is stored with the conversation.
       */
      draft: z.optional(z.nullable(sentDraft)),
    })
    .check(
      z.refine(
        ({ messages }) =>
          messages.reduce((sum, message) => sum + message.content.length, 0) <= limits.chat.totalMax &&
          messages.some((message) => message.role === 'user' && message.content.trim() !== ''),
      ),
    ),
  answer: z.object({
    message: z.string(),
    recipe: z.optional(z.nullable(cookedRecipe)),
    /** With task `recipe`: what the safety check makes of it, also for those who eat; they stay out of the recipe. */
    verdict: z.optional(verdict),
    /** With task `recipe`: how it is served, where the draft says so. */
    plating: platingText,
    /** Another chef has answered. */
    notice: z.optional(z.enum(chefNoticeKinds)),
    ...understood,
    ...answerMetadata,
  }),
  errors: ['not found', 'unknown image', 'storage full', 'too many requests', 'chef unavailable'],
})

const conversationSummary = z.object({
  id: z.string(),
  /** The first words, or the dish's name once there is a draft; or what the user has chosen. */
  title: z.string(),
  active_at: isoDate,
  /** The recipe that was saved from it. */
  recipe_id: z.nullable(z.string()),
})

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/chat/conversations',
  who: 'member',
  token: 'read',
  summary: 'The newest 100 conversations of the user with the chef, latest first.',
  answer: z.array(camelCased(conversationSummary)),
  most: limits.conversations.shown,
})

export const readConversation = endpoint({
  method: 'GET',
  path: '/api/chat/conversations/{id}',
  who: 'member',
  token: 'read',
  summary:
    'The messages, without the greeting. While the chef is writing, `writing` holds the words so far; as a stream, the rest of them.',
  kind: 'stream',
  event: chatEvent,
  answer: camelCased(
    z.object({
      ...conversationSummary.shape,
      messages: z.array(storedMessage),
      writing: z.nullable(z.string()),
      /** As understood with the last answer. */
      table: z.nullable(chatTable),
      /** The recipe that stands after it. */
      draft: z.optional(z.nullable(draft)),
    }),
  ),
  errors: ['not found'],
})

export const listEarlierDrafts = endpoint({
  method: 'GET',
  path: '/api/chat/conversations/{id}/drafts',
  who: 'member',
  token: 'read',
  summary:
    'The recipes that stood in a conversation before, oldest first: the first one and the latest. To take one up again, send it as the draft of the next call; it is examined anew for those who eat.',
  answer: z.array(sentDraft),
  most: limits.chat.earlierDrafts,
  errors: ['not found'],
})

export const renameConversation = endpoint({
  method: 'PATCH',
  path: '/api/chat/conversations/{id}',
  who: 'member',
  token: 'write',
  summary: 'Renames a conversation.',
  body: z.object({ title: singleLine(1, limits.recipe.titleMax) }),
  answer: nothing,
  errors: ['not found'],
})

export const linkRecipe = endpoint({
  method: 'PUT',
  path: '/api/chat/conversations/{id}/recipe',
  who: 'member',
  token: 'write',
  summary: 'Marks a conversation with the recipe that was saved from it, one of the user’s own.',
  body: z.object({ recipe_id: z.uuid() }),
  answer: nothing,
  errors: ['not found', 'unknown recipe'],
})

export const deleteConversation = endpoint({
  method: 'DELETE',
  path: '/api/chat/conversations/{id}',
  who: 'member',
  summary: 'Deletes a conversation permanently; its recipes stay.',
  answer: nothing,
  errors: ['not found'],
})

export const stopAnswer = endpoint({
  method: 'POST',
  path: '/api/chat/conversations/{id}/stop',
  who: 'member',
  token: 'write',
  summary: 'Stops the answer that is being written; the text so far is stored. Without one it does nothing.',
  answer: nothing,
  errors: ['not found'],
})

export const paintDish = endpoint({
  method: 'POST',
  path: '/api/image',
  who: 'member',
  token: 'write',
  summary: 'Generates a picture of the dish; only its creator can use it, until it belongs to a recipe.',
  body: z.object({
    prompt: z.string().check(z.trim(), z.minLength(1), z.maxLength(8000)),
    recipe: z.optional(z.nullable(sentStructure)),
    /** By the built-in painter, also where a model is configured: for when that one has failed. */
    drawn: z.optional(z.boolean()),
  }),
  answer: z.pipe(
    z.object({ url: z.string(), db_url: z.string() }),
    z.transform((wire) => ({ url: wire.url, key: wire.db_url })),
  ),
  status: 201,
  errors: ['storage full', 'too many requests', 'painter unavailable'],
  maxBody: capacity.body.withImage,
})

export const averageTimings = endpoint({
  method: 'GET',
  path: '/api/generation-timings/averages',
  who: 'member',
  summary: 'The mean duration of the successful finalizing runs of the last 30 days; 0 without any.',
  answer: z.pipe(
    z.object({ avg_total_ms: z.number() }),
    z.transform((wire) => wire.avg_total_ms),
  ),
})

const milliseconds = z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(86_400_000))))

export const recordTiming = endpoint({
  method: 'POST',
  path: '/api/generation-timings',
  who: 'member',
  summary: 'Records the duration of a finalizing run and the step at which it failed, if it did.',
  body: z.object({
    recipe_id: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    plating_ms: milliseconds,
    image_ms: milliseconds,
    save_ms: milliseconds,
    total_ms: milliseconds,
    success: z.boolean(),
    error_step: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
    error_message: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
  }),
  answer: nothing,
  status: 201,
})
