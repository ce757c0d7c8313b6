import type { ChatTable } from '#shared/contract/chat-table.ts'
import type { AnswerMetadata } from '#shared/contract/chef-answer.ts'
import type { Draft, SentDraft } from '#shared/contract/draft.ts'
import type { ChatMessage, Understood } from '#shared/contract/chef.ts'
import { sql, type Updateable } from 'kysely'
import type { TalkSummary } from '../../adapters/chef/model/desk.ts'
import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Db, Schema } from '../../platform/db/schema.ts'
import { takeRoom } from '../../platform/storage/room.ts'
import { deletePictures, linkPictures, picturesOf } from './pictures.ts'
import { isUuid } from '../../platform/db/uuid.ts'

const longestTitle = 80
/** An answer without a heartbeat for this long has lost the process that wrote it. */
const heartbeatTimeout = 15_000

export interface ConversationSummary {
  id: string
  title: string
  activeAt: Date
  recipeId: string | null
}

const summary = ['id', 'title', 'active_at as activeAt', 'recipe_id as recipeId'] as const

/** A user's conversations, latest first; `open` are those that have not become a recipe. */
export async function selectConversations(
  db: Db,
  userId: string,
  { open = false, limit = limits.conversations.shown }: { open?: boolean; limit?: number } = {},
): Promise<ConversationSummary[]> {
  return db
    .selectFrom('conversations')
    .select(summary)
    .where('user_id', '=', userId)
    .$if(open, (query) => query.where('recipe_id', 'is', null))
    .orderBy('active_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** A conversation of the user. Throws `not found` for other users' and unknown ones. */
export async function findConversation(
  db: Db,
  id: string | undefined,
  userId: string,
): Promise<
  ConversationSummary & {
    understood: ChatTable | null
    draft: Draft | null
    summary: TalkSummary | null
    earlier_drafts: SentDraft[] | null
  }
> {
  const found = isUuid(id)
    ? await db
        .selectFrom('conversations')
        .select([...summary, 'understood', 'draft', 'summary', 'earlier_drafts'])
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
    : undefined
  if (!found) throw apiError('not found')
  return found
}

export async function selectMessages(db: Db, id: string) {
  return db
    .selectFrom('messages')
    .select(['position', 'role', 'content', 'pictures', 'state', 'metadata', 'run_id', 'heartbeat_at'])
    .where('conversation_id', '=', id)
    .orderBy('position')
    .execute()
}

type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number]

/** Whether this or another process is still writing the message. */
export function isStreaming(row: MessageRow | undefined, now: number): boolean {
  return row?.state === 'writing' && row.heartbeat_at.getTime() > now - heartbeatTimeout
}

/** How an answer ended that nobody writes any more: one whose writer was lost was interrupted. */
export const endOf = ({ state }: MessageRow): Exclude<MessageRow['state'], 'writing'> =>
  state === 'writing' ? 'interrupted' : state

interface NewMessages {
  id: string
  userId: string
  messages: readonly ChatMessage[]
  /** Identifies the run that will write the answer. */
  runId: string
  now: number
}

/**
 * Stores the messages that the page sent and an empty message for the answer. Replaces the first message that differs
 * from the stored ones, and all after it. Throws `not found` for another user's conversation, `unknown image`
 * and `storage full`. Call it at the end of a transaction.
 */
export async function storeMessages(
  db: Db,
  { id, userId, messages, runId, now }: NewMessages,
): Promise<void> {
  const at = new Date(now)
  await db
    .insertInto('conversations')
    .values({ id, user_id: userId, title: titleOf(messages), created_at: at, active_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const updated = await db
    .updateTable('conversations')
    .set({ active_at: at })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (updated.numUpdatedRows === 0n) throw apiError('not found')

  const stored = await selectMessages(db, id)
  const differs = messages.findIndex((message, index) => !isSame(message, stored[index]))
  const unchanged = differs === -1 ? messages.length : differs
  await db
    .deleteFrom('messages')
    .where('conversation_id', '=', id)
    .where('position', '>=', unchanged)
    .execute()
  const shown = picturesOf(messages)
  const unseen = stored.flatMap(({ pictures }) => pictures).filter((name) => !shown.includes(name))
  if (unseen.length > 0) await deletePictures(db, now, (all) => all.where('name', 'in', unseen))
  await linkPictures(db, { id, userId, names: picturesOf(messages.slice(unchanged)) })
  const added = messages.slice(unchanged).map(({ role, content, pictures = [] }, index) => ({
    conversation_id: id,
    position: unchanged + index,
    role,
    content,
    pictures,
    state: 'complete' as const,
    run_id: null,
    heartbeat_at: at,
  }))
  const answer = {
    conversation_id: id,
    position: messages.length,
    role: 'assistant' as const,
    content: '',
    state: 'writing' as const,
    run_id: runId,
    heartbeat_at: at,
  }
  await db
    .insertInto('messages')
    .values([...added, answer])
    .execute()
  await takeRoom(
    db,
    userId,
    added.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0),
  )
}

const isSame = ({ role, content, pictures = [] }: ChatMessage, stored: MessageRow | undefined): boolean =>
  stored?.role === role && stored.content === content && stored.pictures.join() === pictures.join()

/** Stores the answer so far, or its end. Returns false if it has been replaced, stopped or deleted meanwhile. */
export async function updateAnswer(
  db: Db,
  runId: string,
  { metadata = {}, ...answer }: { content: string; state: MessageRow['state']; metadata?: AnswerMetadata },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({
      ...answer,
      metadata: Object.keys(metadata).length > 0 ? JSON.stringify(metadata) : null,
      heartbeat_at: new Date(now),
    })
    .where('run_id', '=', runId)
    .where('state', '=', 'writing')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stores the draft of an answer that is being written; one that was replaced, stopped or deleted meanwhile changes nothing. */
export async function updateDraft(db: Db, runId: string, draft: Draft | null): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ draft: draft && JSON.stringify(draft), ...titledAfter(draft) })
    .where('id', '=', (query) =>
      query
        .selectFrom('messages')
        .select('conversation_id')
        .where('run_id', '=', runId)
        .where('state', '=', 'writing'),
    )
    .execute()
}

/** Whether any process is writing an answer to this user in another conversation. */
export async function isAnsweredElsewhere(
  db: Db,
  { id, userId, now }: { id: string; userId: string; now: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .select('messages.run_id')
    .where('conversations.user_id', '=', userId)
    .where('conversations.id', '<>', id)
    .where('messages.state', '=', 'writing')
    .where('messages.heartbeat_at', '>', new Date(now - heartbeatTimeout))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes an answer that ended before its first word. */
export async function deleteEmptyAnswer(db: Db, runId: string): Promise<void> {
  await db.deleteFrom('messages').where('run_id', '=', runId).where('content', '=', '').execute()
}

/** Stops an answer that another process is writing in this conversation. */
export async function markStopped(db: Db, id: string): Promise<void> {
  const open = db.updateTable('messages').set({ state: 'stopped' }).where('conversation_id', '=', id)
  await open.where('state', '=', 'writing').execute()
}

/** Its title, its recipe, or what is kept of its beginning. */
export async function updateConversation(
  db: Db,
  id: string,
  values: Updateable<Pick<Schema['conversations'], 'title' | 'titled_by_user' | 'recipe_id' | 'summary'>>,
): Promise<void> {
  await db.updateTable('conversations').set(values).where('id', '=', id).execute()
}

/** The title follows the dish unless the user has chosen it. */
const titledAfter = (draft: Draft | null | undefined) =>
  draft ? { title: sql<string>`case when titled_by_user then title else ${draft.title} end` } : {}

/** Stores what the last answer understood, and the draft. */
export async function updateUnderstood(
  db: Db,
  id: string,
  { table, draft }: { table: ChatTable; draft: Understood['draft'] },
): Promise<void> {
  await db
    .updateTable('conversations')
    .set({
      understood: JSON.stringify(table),
      ...(draft !== undefined && { draft: draft && JSON.stringify(draft) }),
      ...titledAfter(draft),
    })
    .where('id', '=', id)
    .execute()
}

export async function removeConversation(db: Db, id: string, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await deletePictures(transaction, now, (all) => all.where('conversation_id', '=', id))
    await transaction.deleteFrom('conversations').where('id', '=', id).execute()
  })
}

/** The beginning of the user's first message, cut to one line. */
function titleOf(messages: readonly ChatMessage[]): string {
  const firstMessage = messages.find(({ role, content }) => role === 'user' && content.trim() !== '')
  const line = (firstMessage?.content ?? '…').replaceAll(/\s+/g, ' ').trim()
  if (line.length <= longestTitle) return line
  const cut = line.slice(0, longestTitle).replace(/\s+\S*$/, '')
  return `${cut.toWellFormed()}…`
}
