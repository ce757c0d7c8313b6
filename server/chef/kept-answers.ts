import { randomUUID } from 'node:crypto'
import type { Deps } from '../deps.ts'
import type { Conversation } from '../outside/chef/chef.ts'
import { beginAnswer, type Answer } from './answers.ts'
import { dropAnswer, keepAnswer, keepTurns } from './conversations.ts'
import { ledgerEntry } from './ledger-entry.ts'

const heartbeat = 1000

/** The answers that this process is writing into conversations. */
export interface KeptAnswers {
  /** Keeps the conversation and starts the answer to it; throws `not found` when the id is somebody else's. */
  begin: (id: string, memberId: string, conversation: Conversation) => Promise<Answer>
  /** The answer that this process is writing there. */
  at: (id: string) => Answer | undefined
}

export function keptAnswers(deps: Deps): KeptAnswers {
  const { db, clock, log, chef } = deps
  const running = new Map<string, Answer>()

  return {
    at: (id) => running.get(id),

    async begin(id, memberId, conversation) {
      const runId = randomUUID()
      const { messages } = conversation
      await db
        .transaction()
        .execute((transaction) => keepTurns(transaction, { id, memberId, messages, runId, now: clock() }))
      // Whoever asks again wants the earlier answer no more.
      running.get(id)?.stop()

      const entry = ledgerEntry(deps, memberId)
      const answer = beginAnswer(
        (listener) => chef.reply(conversation, { ...listener, onTokens: entry.onTokens }),
        async ({ end, message, cause }) => {
          clearInterval(beating)
          await entry.done()
          if (cause !== undefined) log.error({ err: cause }, 'chef unavailable')
          await (
            message === ''
              ? dropAnswer(db, runId)
              : keepAnswer(db, runId, { content: message, state: end }, clock())
          ).catch((error: unknown) => log.error({ err: error }, 'keeping an answer'))
          if (running.get(id) === answer) running.delete(id)
        },
      )
      running.set(id, answer)

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
    },
  }
}
