import { emptyTable } from '#shared/contract/chat-table.ts'
import { editDraft } from '#shared/contract/draft.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { App } from '../../platform/http/app.ts'
import { serve } from '../../platform/http/serve.ts'
import { consume } from '../../platform/rate-limit/rate-limit.ts'
import { findConversation, selectMessages } from './conversations.ts'

/** Changes of the recipe that stands, by hand. Nothing is stored, and no chef is asked. */
export function draftRoutes(app: App) {
  serve(
    app,
    editDraft,
    async ({ deps, db, user, body, language, signal }) => {
      const { draft, operations, table, conversation } = body
      const stored = conversation ? await findConversation(db, conversation, user.id) : null
      const messages = stored ? await selectMessages(db, stored.id) : []
      const edited = await deps.kitchen.editDraft(
        {
          draft,
          operations,
          table: table ?? emptyTable,
          messages: messages.map(({ role, content }) => ({ role, content })),
          isLed: !deps.chef.drafts,
          language,
        },
        { userId: user.id, signal },
      )
      return { draft: edited.draft, changes: edited.changes, refused: edited.refused }
    },
    {
      limit: ({ db, user, now }) =>
        consume(db, { scope: 'draft edit', subject: user.id }, rateLimits.draftEditsPerMember, now),
    },
  )
}
