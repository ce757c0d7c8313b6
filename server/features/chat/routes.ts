import { averageTimings, chat, paintDish, recordTiming, type Understood } from '#shared/contract/chef.ts'
import { apiError, ApiError } from '#shared/contract/errors.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { Deps } from '../../deps.ts'
import type { Conversation } from '../../adapters/chef/chef.ts'
import type { App } from '../../platform/http/app.ts'
import { consume } from '../../platform/rate-limit/rate-limit.ts'
import { serve } from '../../platform/http/serve.ts'
import { requireRoom } from '../../platform/storage/room.ts'
import { signImageLink } from '../images/signed-links.ts'
import { storePainting } from '../images/queries.ts'
import { startAnswer, type Answer } from './answer-stream.ts'
import { conversationRoutes } from './conversation-routes.ts'
import { findConversation } from './conversations.ts'
import { cookRecipe } from './cook-recipe.ts'
import { eventStream, type Subscribe } from './event-stream.ts'
import { chatLock, runningAnswers } from './running-answers.ts'
import { rememberEaters } from './told-eaters.ts'
import { storeUnderstood, understand } from './understanding.ts'
import { assertWithinBudget, tokenRecorder } from './token-ledger.ts'
import { averageTotal, insertTiming } from './queries.ts'

export function chatRoutes(app: App) {
  const lock = chatLock()
  const answers = runningAnswers(app.deps, lock)

  serve(
    app,
    chat,
    async ({ deps, db, user, body, language, wantsEvents, signal, now }) => {
      await assertWithinBudget(db, user.id, deps.config.chefDailyBudget, now)
      const { messages, table } = body
      const conversation: Conversation = {
        messages,
        language: body.language ?? language,
        ...(table && { table }),
      }
      const task = body.task ?? 'reply'
      const last = messages.at(-1)
      if (task === 'reply' && table && last?.role === 'assistant' && last.content.trim() !== '') {
        await consume(db, { scope: 'chat table', subject: user.id }, rateLimits.chatTablesPerMember, now)
        const answer = await redraft(deps, conversation, {
          id: body.conversation ?? null,
          userId: user.id,
          signal,
        })
        return wantsEvents ? eventStream(sendWhole(answer)) : answer
      }
      await consume(db, { scope: 'chat', subject: user.id }, rateLimits.chatTurnsPerMember, now)
      if (task === 'reply' && body.conversation) {
        const answer = await answers.begin(body.conversation, user.id, conversation)
        return wantsEvents ? eventStream(answer.subscribe) : await answerOf(answer)
      }
      const release = lock.acquire(user.id)
      const recorder = tokenRecorder(deps, user.id)
      const { onTokens } = recorder
      if (task === 'reply' && wantsEvents) {
        const answer = startAnswer(
          {
            generate: (listener) => deps.chef.reply(conversation, { ...listener, userId: user.id, onTokens }),
            understand: (listener) => understand(deps, conversation, { ...listener, userId: user.id }),
          },
          async ({ cause }) => {
            await recorder.done()
            release()
            if (cause !== undefined) deps.log.error({ err: cause }, 'chef unavailable')
          },
        )
        // It is not stored, so it stops when the client disconnects.
        return eventStream(answer.subscribe, answer.stop)
      }
      const listener = { signal, userId: user.id, onTokens }
      try {
        switch (task) {
          case 'reply':
            return {
              message: await deps.chef.reply(conversation, listener),
              ...(await understand(deps, conversation, listener)),
            }
          case 'recipe': {
            const { message, ...dish } = await cookRecipe(deps, conversation, listener)
            const understood = await understand(deps, conversation, listener)
            if (!dish.recipe) return { message, recipe: null, ...understood }
            const { recipe, verdict, eaters } = dish
            const cooked = { userId: user.id, conversation: body.conversation ?? null, recipe, eaters }
            await rememberEaters(db, cooked, now)
            return { message, recipe, verdict, ...understood }
          }
          case 'plating': {
            const recipe = body.recipe ?? (await cookRecipe(deps, conversation, listener)).recipe
            if (!recipe) throw apiError('invalid input')
            return { message: await deps.chef.plating(recipe, listener) }
          }
        }
      } catch (cause) {
        throw cause instanceof ApiError ? cause : apiError('chef unavailable', { cause })
      } finally {
        release()
        await recorder.done()
      }
    },
    {
      limit: ({ db, user, now }) =>
        consume(db, { scope: 'chat call', subject: user.id }, rateLimits.chatCallsPerMember, now),
    },
  )

  conversationRoutes(app, answers)

  serve(
    app,
    paintDish,
    async ({ deps, db, user, body, now, signal }) => {
      await requireRoom(db, user.id)
      const painting = await deps.painter
        .paint({ prompt: body.prompt, recipe: body.recipe ?? null }, signal)
        .catch((cause: unknown) => {
          const isBusy = cause instanceof ApiError && cause.code === 'too many requests'
          throw isBusy ? cause : apiError('painter unavailable', { cause })
        })
      const key = await storePainting({ db, images: deps.images }, painting, user.id, now)
      return { url: signImageLink(deps.sign, key, now), db_url: key }
    },
    {
      limit: ({ db, user, now }) =>
        consume(db, { scope: 'paint', subject: user.id }, rateLimits.paintingsPerMember, now),
    },
  )

  serve(app, averageTimings, async ({ db, now }) => ({ avg_total_ms: await averageTotal(db, now) }))

  serve(app, recordTiming, async ({ db, user, body, now }) => {
    await insertTiming(db, user.id, body, now)
    return {}
  })
}

/** The whole answer. A partial one is stored, but the request fails. */
async function answerOf({ ended }: Answer): Promise<{ message: string } & Understood> {
  const { end, message, error, understood } = await ended
  if (end === 'interrupted') throw apiError(error ?? 'chef unavailable')
  return { message, ...understood }
}

/** An answer that is whole already, as events. */
function sendWhole({ message, ...understood }: { message: string } & Understood): Subscribe {
  return (send) => {
    send({ understood })
    send({ end: 'complete', message })
    return () => undefined
  }
}

interface Redraft {
  /** The stored conversation, which keeps the new table. */
  id: string | null
  userId: string
  signal: AbortSignal
}

/** A chip has changed and nothing was said: no chef is asked, and no message is added. */
async function redraft(deps: Deps, conversation: Conversation, { id, userId, signal }: Redraft) {
  const stored = id === null ? null : await findConversation(deps.db, id, userId)
  const understood = await understand(deps, conversation, { userId, signal })
  if (!understood.table) throw apiError('chef unavailable')
  if (stored) await storeUnderstood(deps, stored.id, understood)
  return { message: conversation.messages.at(-1)?.content ?? '', ...understood }
}
