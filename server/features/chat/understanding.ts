import type { TurnAim } from '#kitchen/draft'
import type { Understood } from '#shared/contract/chef.ts'
import type { Deps } from '../../deps.ts'
import { updateUnderstood } from './conversations.ts'
import type { Conversation, Listener } from '../../adapters/chef/chef.ts'

/**
 * The table as the built-in understanding reads it for every chef, and the built-in chef's draft; and what the last message is
 * about. For a chef that leads the talk only what protects somebody is read. Empty when the kitchen fails: an answer is worth
 * more than its chips.
 */
export async function understand(
  { chef, kitchen, log }: Pick<Deps, 'chef' | 'kitchen' | 'log'>,
  conversation: Conversation,
  listener: Listener,
): Promise<{ understood: Understood; aim: TurnAim }> {
  try {
    const { table, draft, aim } = await kitchen.understand({ ...conversation, isLed: !chef.drafts }, listener)
    const eaterIds = conversation.table?.eaterIds
    return { understood: { table: eaterIds ? { ...table, eaterIds } : table, draft }, aim }
  } catch (error) {
    if (listener.signal?.aborted) throw error
    log.error({ err: error }, 'conversation not understood')
    return { understood: {}, aim: 'answer' }
  }
}

/** Stores it with the conversation. Losing it is no failure: the next answer understands all messages again. */
export async function storeUnderstood(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  id: string,
  { table, draft }: Understood,
): Promise<void> {
  if (!table) return
  await updateUnderstood(db, id, { table, draft }).catch((error: unknown) =>
    log.error({ err: error }, 'table not stored'),
  )
}
