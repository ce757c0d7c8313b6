import {
  deleteConversation,
  listConversations,
  readConversation,
  renameConversation,
  stopAnswer,
} from '#shared/contract/chef.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import {
  conversationsOf,
  findConversation,
  markStopped,
  messagesOf,
  remove,
  rename,
  type Kept,
} from './conversations.ts'
import { eventStream } from './event-stream.ts'
import type { KeptAnswers } from './kept-answers.ts'
import { followStored, isBeingWritten } from './stored-answer.ts'

/** The conversations that the server keeps: listing, opening, renaming, deleting, and stopping the chef in one. */
export function conversationRoutes(app: App, answers: KeptAnswers) {
  serve(app, listConversations, async ({ db, member }) => (await conversationsOf(db, member.id)).map(present))

  serve(app, readConversation, async ({ deps, db, params, member, wantsEvents, now }) => {
    const kept = await findConversation(db, params.id, member.id)
    const answer = answers.at(kept.id)
    if (wantsEvents) return eventStream(answer?.follow ?? followStored(db, kept.id, deps.clock))
    const rows = await messagesOf(db, kept.id)
    const last = rows.at(-1)
    const open = last && isBeingWritten(last, now) ? last : null
    return {
      ...present(kept),
      messages: rows
        .filter((row) => row !== open && row.content !== '')
        .map(({ role, content }) => ({ role, content })),
      writing: open && (answer?.words() ?? open.content),
    }
  })

  serve(app, renameConversation, async ({ db, params, member, body }) => {
    const { id } = await findConversation(db, params.id, member.id)
    await rename(db, id, body.title)
    return {}
  })

  serve(app, deleteConversation, async ({ db, params, member }) => {
    const { id } = await findConversation(db, params.id, member.id)
    await remove(db, id)
    answers.at(id)?.stop()
    return {}
  })

  serve(app, stopAnswer, async ({ db, params, member }) => {
    const { id } = await findConversation(db, params.id, member.id)
    const answer = answers.at(id)
    answer?.stop()
    // Not ours: whoever writes it will find it stopped when they next write it down.
    await (answer ? answer.ended : markStopped(db, id))
    return {}
  })
}

function present({ id, title, activeAt }: Kept) {
  return { id, title, active_at: activeAt.toISOString() }
}
