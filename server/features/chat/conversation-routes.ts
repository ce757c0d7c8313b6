import * as z from 'zod/mini'
import {
  deleteConversation,
  linkRecipe,
  listConversations,
  listEarlierDrafts,
  readConversation,
  renameConversation,
  stopAnswer,
  type StoredMessage,
} from '#shared/contract/chef.ts'
import { draft, type Draft } from '#shared/contract/draft.ts'
import { apiError } from '#shared/contract/errors.ts'
import type { App } from '../../platform/http/app.ts'
import { serve } from '../../platform/http/serve.ts'
import { findRecipe } from '../recipes/queries.ts'
import {
  selectConversations,
  endOf,
  findConversation,
  isStreaming,
  markStopped,
  selectMessages,
  removeConversation,
  updateConversation,
  type ConversationSummary,
} from './conversations.ts'
import { earlierDraftsOf } from './earlier-drafts.ts'
import { eventStream, subscribeToStored } from './event-stream.ts'
import type { RunningAnswers } from './running-answers.ts'

/** Stored conversations: listing, reading, renaming, deleting, and stopping an answer. */
export function conversationRoutes(app: App, answers: RunningAnswers) {
  serve(app, listConversations, async ({ db, user }) =>
    (await selectConversations(db, user.id)).map(presentConversation),
  )

  serve(app, readConversation, async ({ deps, db, params, user, wantsEvents, now }) => {
    const conversation = await findConversation(db, params.id, user.id)
    const answer = answers.at(conversation.id)
    if (wantsEvents)
      return eventStream(answer?.subscribe ?? subscribeToStored(db, conversation.id, deps.clock))
    const rows = await selectMessages(db, conversation.id)
    const last = rows.at(-1)
    const open = last && isStreaming(last, now) ? last : null
    return {
      ...presentConversation(conversation),
      messages: rows
        .filter((row) => row !== open && (row.content !== '' || row.pictures.length > 0))
        .map(presentMessage),
      writing: open && (answer?.partial() ?? open.content),
      table: conversation.understood,
      draft: storedDraft(conversation.draft),
    }
  })

  serve(app, listEarlierDrafts, async ({ db, params, user }) =>
    earlierDraftsOf((await findConversation(db, params.id, user.id)).earlier_drafts),
  )

  serve(app, renameConversation, async ({ db, params, user, body }) => {
    const { id } = await findConversation(db, params.id, user.id)
    await updateConversation(db, id, { title: body.title, titled_by_user: true })
    return {}
  })

  serve(app, linkRecipe, async ({ db, params, user, body }) => {
    const { id } = await findConversation(db, params.id, user.id)
    const recipe = await findRecipe(db, body.recipe_id, user.id)
    if (recipe?.owner_id !== user.id) throw apiError('unknown recipe')
    await updateConversation(db, id, { recipe_id: recipe.id })
    return {}
  })

  serve(app, deleteConversation, async ({ db, params, user, now }) => {
    const { id } = await findConversation(db, params.id, user.id)
    await removeConversation(db, id, now)
    answers.at(id)?.stop()
    return {}
  })

  serve(app, stopAnswer, async ({ db, params, user }) => {
    const { id } = await findConversation(db, params.id, user.id)
    const answer = answers.at(id)
    answer?.stop()
    // Another process that writes the answer notices the stop when it next stores its progress.
    await (answer ? answer.ended : markStopped(db, id))
    return {}
  })
}

/** What an earlier version stored may be of another shape: then the next answer brings the draft. */
function storedDraft(stored: unknown): Draft | null {
  const { data } = z.safeParse(draft, stored)
  return data ?? null
}

function presentMessage(row: Awaited<ReturnType<typeof selectMessages>>[number]): StoredMessage {
  const { role, content, pictures, metadata } = row
  return role === 'user'
    ? { role, content, ...(pictures.length > 0 && { pictures }) }
    : { role, content, end: endOf(row), ...metadata }
}

function presentConversation({ id, title, activeAt, recipeId }: ConversationSummary) {
  return { id, title, active_at: activeAt.toISOString(), recipe_id: recipeId }
}
