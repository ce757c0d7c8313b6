import {
  averageTimings,
  chat,
  paintDish,
  recordTiming,
  type ChefNotice,
  type Understood,
} from '#shared/contract/chef.ts'
import type { AnswerMetadata } from '#shared/contract/chef-answer.ts'
import { apiError, ApiError } from '#shared/contract/errors.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { Deps } from '../../deps.ts'
import type { Conversation } from '../../adapters/chef/chef.ts'
import { builtinPainter } from '../../adapters/painter/builtin-painter.ts'
import type { App } from '../../platform/http/app.ts'
import { consume } from '../../platform/rate-limit/rate-limit.ts'
import { serve } from '../../platform/http/serve.ts'
import { requireRoom } from '../../platform/storage/room.ts'
import { signImageLink } from '../images/signed-links.ts'
import { storePainting } from '../images/queries.ts'
import { askingOf, heardBy, type Asking } from './asking.ts'
import { startAnswer, type Answer } from './answer-stream.ts'
import { conversationRoutes } from './conversation-routes.ts'
import { findConversation } from './conversations.ts'
import { pictureRoutes, withOwnPictures } from './pictures.ts'
import { cookRecipe } from './cook-recipe.ts'
import { draftRoutes } from './draft-routes.ts'
import { keepEarlierDrafts } from './earlier-drafts.ts'
import { eventStream, type Subscribe } from './event-stream.ts'
import { photoRoutes } from './read-photo.ts'
import { chatLock, runningAnswers } from './running-answers.ts'
import { chefModelsRoutes } from './models/routes.ts'
import { rememberEaters } from './told-eaters.ts'
import { sharingRoutes } from './turn/sharing.ts'
import { handingOver, standingDraft } from './turn/standing-draft.ts'
import type { MemberTools } from './turn/member-tool.ts'
import { takeTurn, type Asker } from './turn/turn.ts'
import { storeUnderstood } from './understanding.ts'
import { averageTotal, insertTiming } from './queries.ts'

export function chatRoutes(app: App, tools: MemberTools) {
  const lock = chatLock()
  const answers = runningAnswers(app.deps, lock)

  serve(
    app,
    chat,
    async ({ deps, db, user, body, language, wantsEvents, signal, now, callWithin }) => {
      const { table, draft } = body
      const messages = await withOwnPictures(db, body.messages, user.id)
      const conversation: Conversation = {
        messages,
        language: body.language ?? language,
        ...(table && { table }),
        ...(draft !== undefined && { draft }),
      }
      const asker: Asker = {
        userId: user.id,
        tools,
        call: (until) => callWithin({ language: conversation.language, signal: until }),
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
      const asking = await askingOf(deps, user.id)
      if (task === 'reply' && body.conversation) {
        const answer = await answers.begin(body.conversation, conversation, asker, asking)
        return wantsEvents ? eventStream(answer.subscribe) : await answerOf(answer)
      }
      const release = lock.acquire(user.id)
      if (task === 'reply') {
        const answer = startAnswer(
          { generate: (listener) => takeTurn(deps, conversation, asker, heardBy(asking, listener)) },
          async ({ cause }) => {
            await asking.done()
            release()
            if (cause !== undefined) deps.log.error({ err: cause }, 'chef unavailable')
          },
        )
        // It is not stored, so it stops when the client disconnects.
        if (wantsEvents) return eventStream(answer.subscribe, answer.stop)
        signal.addEventListener('abort', answer.stop)
        return await answerOf(answer)
      }
      const listener = { ...asking.listener, signal }
      try {
        switch (task) {
          case 'recipe': {
            const stored = body.conversation
              ? await findConversation(db, body.conversation, user.id).catch(() => null)
              : null
            const { standing, understood } = await standingDraft(deps, conversation, stored, listener)
            const cook = standing ? { ...deps, chef: handingOver(deps, standing) } : deps
            const { message, ...dish } = await cookRecipe(cook, conversation, listener)
            const beside = { ...understood, ...noticeOf(asking) }
            if (!dish.recipe) return { message, recipe: null, ...beside }
            const { recipe, verdict, eaters } = dish
            const plating = standing?.plating
            const cooked = { userId: user.id, conversation: body.conversation ?? null, recipe, eaters }
            await rememberEaters(db, cooked, now)
            return { message, recipe, verdict, ...(plating !== undefined && { plating }), ...beside }
          }
          case 'plating': {
            const recipe = body.recipe ?? (await cookRecipe(deps, conversation, listener)).recipe
            if (!recipe) throw apiError('invalid input')
            return { message: await deps.chef.plating(recipe, listener), ...noticeOf(asking) }
          }
        }
      } catch (cause) {
        throw cause instanceof ApiError ? cause : apiError('chef unavailable', { cause })
      } finally {
        release()
        await asking.done()
      }
    },
    {
      limit: ({ db, user, now }) =>
        consume(db, { scope: 'chat call', subject: user.id }, rateLimits.chatCallsPerMember, now),
    },
  )

  conversationRoutes(app, answers)
  pictureRoutes(app)
  photoRoutes(app)
  draftRoutes(app)
  sharingRoutes(app)
  chefModelsRoutes(app)

  serve(
    app,
    paintDish,
    async ({ deps, db, user, body, now, signal }) => {
      await requireRoom(db, user.id)
      const painter = body.drawn ? builtinPainter(deps.draw) : deps.painter
      const painting = await painter
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

function noticeOf({ notice }: Asking): { notice?: ChefNotice } {
  const given = notice()
  return given ? { notice: given } : {}
}

/** The whole answer. A partial one is stored, but the request fails. */
async function answerOf({
  ended,
}: Answer): Promise<{ message: string; notice?: ChefNotice } & Understood & AnswerMetadata> {
  const { end, message, error, understood, metadata, notice, cause } = await ended
  if (end === 'interrupted') throw cause instanceof ApiError ? cause : apiError(error ?? 'chef unavailable')
  return { message, ...understood, ...metadata, ...(notice && { notice }) }
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
  const { understood } = await standingDraft(deps, conversation, stored, { userId, signal })
  if (!understood.table) throw apiError('chef unavailable')
  if (stored) {
    await storeUnderstood(deps, stored.id, understood)
    await keepEarlierDrafts(deps.db, stored.id, [stored.draft, conversation.draft], understood.draft ?? null)
  }
  return { message: conversation.messages.at(-1)?.content ?? '', ...understood }
}
