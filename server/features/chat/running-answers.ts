import { randomUUID } from 'node:crypto'
import { apiError } from '#shared/contract/errors.ts'
import type { SentDraft } from '#shared/contract/draft.ts'
import type { Deps } from '../../deps.ts'
import type { Conversation } from '../../adapters/chef/chef.ts'
import { startAnswer, type Answer } from './answer-stream.ts'
import {
  deleteEmptyAnswer,
  findConversation,
  isAnsweredElsewhere,
  storeMessages,
  updateAnswer,
  updateConversation,
  updateDraft,
} from './conversations.ts'
import { earlierDraftsOf, keepEarlierDrafts } from './earlier-drafts.ts'
import { holding, takeTurn, type Asker } from './turn/turn.ts'
import { storeUnderstood } from './understanding.ts'
import { heardBy, type Asking } from './asking.ts'

const heartbeat = 1000

export interface ChatLock {
  /** Returns a function that releases the lock. Throws `too many requests` while the user's previous request runs. */
  acquire: (userId: string) => () => void
}

/** In seconds. Most answers take less. */
const retryAfter = 2

const chatBusy = () => apiError('too many requests', { retryAfter })

/** Allows each user one request to the chef at a time, because an answer costs far more than a request. */
export function chatLock(): ChatLock {
  const active = new Map<string, symbol>()
  return {
    acquire(userId) {
      if (active.has(userId)) throw chatBusy()
      const token = Symbol(userId)
      active.set(userId, token)
      return () => {
        // Releasing twice must not release the next request's lock.
        if (active.get(userId) === token) active.delete(userId)
      }
    },
  }
}

/** The answers that this process is writing into conversations. */
export interface RunningAnswers {
  /**
   * Stores the conversation and starts its answer, which replaces one that is being written there. Throws `not found`
   * for another user's conversation, and `too many requests` while the user waits for another answer.
   */
  begin: (id: string, conversation: Conversation, asker: Asker, asking: Asking) => Promise<Answer>
  /** The answer that this process is writing in the conversation. */
  at: (id: string) => Answer | undefined
}

export function runningAnswers(deps: Deps, lock: ChatLock): RunningAnswers {
  const { db, clock, log } = deps
  const running = new Map<string, Answer & { userId: string }>()
  const logged = (problem: string) => (error: unknown) => log.error({ err: error }, problem)

  async function start(
    id: string,
    conversation: Conversation,
    asker: Asker,
    asking: Asking,
    release: () => void,
  ) {
    const { userId } = asker
    const runId = randomUUID()
    const { messages } = conversation
    const stored = await db.transaction().execute(async (transaction) => {
      await storeMessages(transaction, { id, userId, messages, runId, now: clock() })
      return findConversation(transaction, id, userId)
    })
    const held = deps.chef.drafts ? conversation : holding(conversation, stored.draft)
    // One after the other, so that the last draft is the one that is stored.
    let drafts = Promise.resolve()
    let standing: SentDraft | null | undefined
    const answer = startAnswer(
      {
        generate: (listener) =>
          takeTurn(deps, held, asker, heardBy(asking, listener), {
            understood: stored.understood,
            earlier: earlierDraftsOf(stored.earlier_drafts),
            memory: {
              summary: stored.summary,
              keep: (summary) =>
                void updateConversation(db, id, { summary: JSON.stringify(summary) }).catch(
                  logged('summary not stored'),
                ),
            },
          }),
        onDraft: (next) => {
          standing = next
          drafts = drafts.then(() => updateDraft(db, runId, next)).catch(logged('draft not stored'))
        },
      },
      async ({ end, message, cause, understood, metadata }) => {
        clearInterval(heartbeatTimer)
        await asking.done()
        await drafts
        if (cause !== undefined) log.error({ err: cause }, 'chef unavailable')
        await (
          message === ''
            ? deleteEmptyAnswer(db, runId)
            : updateAnswer(db, runId, { content: message, state: end, metadata }, clock())
        ).catch(logged('answer not stored'))
        if (understood) await storeUnderstood(deps, id, understood)
        if (understood?.draft !== undefined) standing = understood.draft
        if (standing !== undefined)
          await keepEarlierDrafts(db, id, [stored.draft, held.draft], standing).catch(
            logged('earlier drafts not stored'),
          )
        if (running.get(id) === runningAnswer) running.delete(id)
        release()
      },
    )
    const runningAnswer = { ...answer, userId }
    running.set(id, runningAnswer)

    const saveProgress = async () => {
      const soFar = { content: answer.partial(), state: 'writing' } as const
      // Stopped, deleted or replaced through another process.
      if (!(await updateAnswer(db, runId, soFar, clock()))) answer.stop()
    }
    const heartbeatTimer = setInterval(
      () => void saveProgress().catch(logged('answer not stored')),
      heartbeat,
    )
    heartbeatTimer.unref()
    return answer
  }

  return {
    at: (id) => running.get(id),

    async begin(id, conversation, asker, asking) {
      const { userId } = asker
      const earlier = running.get(id)
      if (earlier?.userId === userId) {
        // A new request replaces the earlier answer.
        earlier.stop()
        await earlier.ended
      }
      const release = lock.acquire(userId)
      try {
        if (await isAnsweredElsewhere(db, { id, userId, now: clock() })) throw chatBusy()
        return await start(id, conversation, asker, asking, release)
      } catch (error) {
        release()
        throw error
      }
    },
  }
}
