import type { ChatMessage } from '#shared/contract/chef.ts'
import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import { isUuid } from '../../platform/db/uuid.ts'

const longestTitle = 80
/** An answer that has not been touched for so long has lost whoever wrote it. */
export const heartbeatTimeout = 15_000

export interface ConversationSummary {
  id: string
  title: string
  activeAt: Date
}

/** A member's conversations, the latest first. */
export async function selectConversations(db: Db, userId: string): Promise<ConversationSummary[]> {
  return db
    .selectFrom('conversations')
    .select(['id', 'title', 'active_at as activeAt'])
    .where('user_id', '=', userId)
    .orderBy('active_at', 'desc')
    .orderBy('id')
    .limit(limits.conversations.shown)
    .execute()
}

/** A member's conversation; throws `not found` for others' and for unknown ones. */
export async function findConversation(
  db: Db,
  id: string | undefined,
  userId: string,
): Promise<ConversationSummary> {
  const found = isUuid(id)
    ? await db
        .selectFrom('conversations')
        .select(['id', 'title', 'active_at as activeAt'])
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
    .select(['position', 'role', 'content', 'state', 'run_id', 'heartbeat_at'])
    .where('conversation_id', '=', id)
    .orderBy('position')
    .execute()
}

interface NewMessages {
  id: string
  userId: string
  messages: readonly ChatMessage[]
  /** Names the run that will write the answer. */
  runId: string
  now: number
}

/**
 * Keeps what was said as the page knows it and opens the place of the answer; what stood there or differs, an edited
 * message and all after it, is replaced. Throws `not found` when the id is somebody else's. Call it in a transaction.
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
  const touched = await db
    .updateTable('conversations')
    .set({ active_at: at })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (touched.numUpdatedRows === 0n) throw apiError('not found')

  const stored = await selectMessages(db, id)
  const differs = messages.findIndex(
    ({ role, content }, place) => stored[place]?.role !== role || stored[place].content !== content,
  )
  const same = differs === -1 ? messages.length : differs
  await db.deleteFrom('messages').where('conversation_id', '=', id).where('position', '>=', same).execute()
  const added = messages.slice(same).map(({ role, content }, ahead) => ({
    conversation_id: id,
    position: same + ahead,
    role,
    content,
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
}

/** Writes down an answer's words so far, or its end. False when it has been replaced, stopped or deleted meanwhile. */
export async function updateAnswer(
  db: Db,
  runId: string,
  answer: { content: string; state: 'complete' | 'writing' | 'stopped' | 'interrupted' },
  now: number,
): Promise<boolean> {
  const mine = (
    await db
      .updateTable('messages')
      .set({ ...answer, heartbeat_at: new Date(now) })
      .where('run_id', '=', runId)
      .where('state', '=', 'writing')
      .executeTakeFirst()
  ).numUpdatedRows
  return mine > 0n
}

/** Whether an answer to this member is being written in another conversation, by whichever process. */
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

/** Removes an answer that ended before its first word. */
export async function deleteEmptyAnswer(db: Db, runId: string): Promise<void> {
  await db.deleteFrom('messages').where('run_id', '=', runId).where('content', '=', '').execute()
}

/** Stops the answer that another process writes in this conversation. */
export async function markStopped(db: Db, id: string): Promise<void> {
  const open = db.updateTable('messages').set({ state: 'stopped' }).where('conversation_id', '=', id)
  await open.where('state', '=', 'writing').execute()
}

export async function updateTitle(db: Db, id: string, title: string): Promise<void> {
  await db.updateTable('conversations').set({ title }).where('id', '=', id).execute()
}

export async function removeConversation(db: Db, id: string): Promise<void> {
  await db.deleteFrom('conversations').where('id', '=', id).execute()
}

/** The first words of the guest, as far as they fit into a line. */
function titleOf(messages: readonly ChatMessage[]): string {
  const firstMessage = messages.find(({ role, content }) => role === 'user' && content.trim() !== '')
  const line = (firstMessage?.content ?? '…').replaceAll(/\s+/g, ' ').trim()
  if (line.length <= longestTitle) return line
  const cut = line.slice(0, longestTitle).replace(/\s+\S*$/, '')
  return `${cut.toWellFormed()}…`
}
