import { randomUUID } from 'node:crypto'
import type { Deps } from '../deps.ts'
import type { Conversation } from '../outside/chef/chef.ts'
import { beginAnswer, type Answer } from './answers.ts'
import { turnTaken, type ChatTurns } from './chat-turns.ts'
import { dropAnswer, isAnsweredElsewhere, keepAnswer, keepTurns } from './conversations.ts'
import { ledgerEntry } from './ledger-entry.ts'

const heartbeat = 1000

/** The answers that this process is writing into conversations. */
export interface KeptAnswers {
  /**
   * Keeps the conversation and starts the answer to it, in place of one that is being written there. Throws `not found`
   * when the id is somebody else's, and `too many requests` while the member has another answer coming.
   */
  begin: (id: string, memberId: string, conversation: Conversation) => Promise<Answer>
  /** The answer that this process is writing there. */
  at: (id: string) => Answer | undefined
}

export function keptAnswers(deps: Deps, turns: ChatTurns): KeptAnswers {
  const { db, clock, log, chef } = deps
  const running = new Map<string, Answer & { memberId: string }>()

  async function start(id: string, memberId: string, conversation: Conversation, endTurn: () => void) {
    const runId = randomUUID()
    const { messages } = conversation
    await db
      .transaction()
      .execute((transaction) => keepTurns(transaction, { id, memberId, messages, runId, now: clock() }))
    const entry = ledgerEntry(deps, memberId)
    const answer = beginAnswer(
      (listener) => chef.reply(conversation, { ...listener, memberId, onTokens: entry.onTokens }),
      async ({ end, message, cause }) => {
        clearInterval(beating)
        await entry.done()
        if (cause !== undefined) log.error({ err: cause }, 'chef unavailable')
        await (
          message === ''
            ? dropAnswer(db, runId)
            : keepAnswer(db, runId, { content: message, state: end }, clock())
        ).catch((error: unknown) => log.error({ err: error }, 'keeping an answer'))
        if (running.get(id) === kept) running.delete(id)
        endTurn()
      },
    )
    const kept = { ...answer, memberId }
    running.set(id, kept)

    const beat = async () => {
      const soFar = { content: answer.words(), state: 'writing' } as const
      // Stopped or deleted elsewhere, or asked anew through another process: nobody waits for it any more.
      if (!(await keepAnswer(db, runId, soFar, clock()))) answer.stop()
    }
    const beating = setInterval(
      () => void beat().catch((error: unknown) => log.error({ err: error }, 'keeping an answer')),
      heartbeat,
    )
    beating.unref()
    return answer
  }

  return {
    at: (id) => running.get(id),

    async begin(id, memberId, conversation) {
      const earlier = running.get(id)
      if (earlier?.memberId === memberId) {
        // Whoever asks again wants the earlier answer no more.
        earlier.stop()
        await earlier.ended
      }
      const endTurn = turns.begin(memberId)
      try {
        if (await isAnsweredElsewhere(db, { id, memberId, now: clock() })) throw turnTaken()
        return await start(id, memberId, conversation, endTurn)
      } catch (error) {
        endTurn()
        throw error
      }
    },
  }
}
