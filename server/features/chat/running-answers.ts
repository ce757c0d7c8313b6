import { randomUUID } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import type { Conversation } from '../../adapters/chef/chef.ts'
import { startAnswer, type Answer } from './answer-stream.ts'
import { chatBusy, type ChatLock } from './chat-lock.ts'
import { deleteEmptyAnswer, isAnsweredElsewhere, updateAnswer, storeMessages } from './conversations.ts'
import { tokenRecorder } from './token-recorder.ts'

const heartbeat = 1000

/** The answers that this process is writing into conversations. */
export interface RunningAnswers {
  /**
   * Keeps the conversation and starts the answer to it, in place of one that is being written there. Throws `not found`
   * when the id is somebody else's, and `too many requests` while the member has another answer coming.
   */
  begin: (id: string, userId: string, conversation: Conversation) => Promise<Answer>
  /** The answer that this process is writing there. */
  at: (id: string) => Answer | undefined
}

export function runningAnswers(deps: Deps, lock: ChatLock): RunningAnswers {
  const { db, clock, log, chef } = deps
  const running = new Map<string, Answer & { userId: string }>()

  async function start(id: string, userId: string, conversation: Conversation, release: () => void) {
    const runId = randomUUID()
    const { messages } = conversation
    await db
      .transaction()
      .execute((transaction) => storeMessages(transaction, { id, userId, messages, runId, now: clock() }))
    const recorder = tokenRecorder(deps, userId)
    const answer = startAnswer(
      (listener) => chef.reply(conversation, { ...listener, userId, onTokens: recorder.onTokens }),
      async ({ end, message, cause }) => {
        clearInterval(heartbeatTimer)
        await recorder.done()
        if (cause !== undefined) log.error({ err: cause }, 'chef unavailable')
        await (
          message === ''
            ? deleteEmptyAnswer(db, runId)
            : updateAnswer(db, runId, { content: message, state: end }, clock())
        ).catch((error: unknown) => log.error({ err: error }, 'keeping an answer'))
        if (running.get(id) === runningAnswer) running.delete(id)
        release()
      },
    )
    const runningAnswer = { ...answer, userId }
    running.set(id, runningAnswer)

    const saveProgress = async () => {
      const soFar = { content: answer.partial(), state: 'writing' } as const
      // Stopped or deleted elsewhere, or asked anew through another process: nobody waits for it any more.
      if (!(await updateAnswer(db, runId, soFar, clock()))) answer.stop()
    }
    const heartbeatTimer = setInterval(
      () => void saveProgress().catch((error: unknown) => log.error({ err: error }, 'keeping an answer')),
      heartbeat,
    )
    heartbeatTimer.unref()
    return answer
  }

  return {
    at: (id) => running.get(id),

    async begin(id, userId, conversation) {
      const earlier = running.get(id)
      if (earlier?.userId === userId) {
        // Whoever asks again wants the earlier answer no more.
        earlier.stop()
        await earlier.ended
      }
      const release = lock.acquire(userId)
      try {
        if (await isAnsweredElsewhere(db, { id, userId, now: clock() })) throw chatBusy()
        return await start(id, userId, conversation, release)
      } catch (error) {
        release()
        throw error
      }
    },
  }
}
