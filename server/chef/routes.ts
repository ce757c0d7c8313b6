import { averageTimings, chat, paintDish, recordTiming } from '#shared/contract/chef.ts'
import { fail, Refusal } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'
import type { App } from '../http/app.ts'
import { countAttempt } from '../http/limits.ts'
import { serve } from '../http/serve.ts'
import { signImageLink } from '../images/links.ts'
import { keepPicture } from '../images/queries.ts'
import { beginAnswer, type Answer } from './answers.ts'
import { chatTurns } from './chat-turns.ts'
import { conversationRoutes } from './conversation-routes.ts'
import { cookRecipe } from './cook.ts'
import { eventStream } from './event-stream.ts'
import { keptAnswers } from './kept-answers.ts'
import { ledgerEntry } from './ledger-entry.ts'
import { checkBudget } from './ledger.ts'
import { averageTotal, insertTiming } from './queries.ts'

const { attempts } = limits

export function chefRoutes(app: App) {
  const turns = chatTurns()
  const answers = keptAnswers(app.deps, turns)

  serve(
    app,
    chat,
    async ({ deps, db, member, body, language, wantsEvents, signal, now }) => {
      await checkBudget(db, member.id, deps.config.chefDailyBudget, now)
      const conversation = { messages: body.messages, language: body.language ?? language }
      const task = body.task ?? 'reply'
      if (task === 'reply' && body.conversation) {
        const answer = await answers.begin(body.conversation, member.id, conversation)
        return wantsEvents ? eventStream(answer.follow) : { message: await messageOf(answer) }
      }
      const endTurn = turns.begin(member.id)
      const entry = ledgerEntry(deps, member.id)
      const { onTokens } = entry
      if (task === 'reply' && wantsEvents) {
        const answer = beginAnswer(
          (listener) => deps.chef.reply(conversation, { ...listener, memberId: member.id, onTokens }),
          async ({ cause }) => {
            await entry.done()
            endTurn()
            if (cause !== undefined) deps.log.error({ err: cause }, 'chef unavailable')
          },
        )
        // Nobody keeps it: without its reader it is for nobody.
        return eventStream(answer.follow, answer.stop)
      }
      const listener = { signal, memberId: member.id, onTokens }
      try {
        switch (task) {
          case 'reply':
            return { message: await deps.chef.reply(conversation, listener) }
          case 'recipe':
            return await cookRecipe(deps, conversation, listener)
          case 'plating': {
            const recipe = body.recipe ?? (await cookRecipe(deps, conversation, listener)).recipe
            if (!recipe) throw fail('invalid input')
            return { message: await deps.chef.plating(recipe, listener) }
          }
        }
      } catch (cause) {
        throw cause instanceof Refusal ? cause : fail('chef unavailable', { cause })
      } finally {
        endTurn()
        await entry.done()
      }
    },
    {
      limit: ({ db, member, now }) =>
        countAttempt(db, { scope: 'chat', subject: member.id }, attempts.chatTurnsPerMember, now),
    },
  )

  conversationRoutes(app, answers)

  serve(
    app,
    paintDish,
    async ({ deps, db, member, body, now, signal }) => {
      const painting = await deps.painter
        .paint({ prompt: body.prompt, recipe: body.recipe ?? null }, signal)
        .catch((cause: unknown) => {
          const isBusy = cause instanceof Refusal && cause.code === 'too many requests'
          throw isBusy ? cause : fail('painter unavailable', { cause })
        })
      const key = await keepPicture({ db, images: deps.images }, painting, member.id, now)
      return { url: signImageLink(deps.sign, key, now), db_url: key }
    },
    {
      limit: ({ db, member, now }) =>
        countAttempt(db, { scope: 'paint', subject: member.id }, attempts.paintingsPerMember, now),
    },
  )

  serve(app, averageTimings, async ({ db, now }) => ({ avg_total_ms: await averageTotal(db, now) }))

  serve(app, recordTiming, async ({ db, member, body, now }) => {
    await insertTiming(db, member.id, body, now)
    return {}
  })
}

/** The whole answer; what was said before a failure is kept, but it is no answer. */
async function messageOf({ ended }: Answer): Promise<string> {
  const { end, message, error } = await ended
  if (end === 'interrupted') throw fail(error ?? 'chef unavailable')
  return message
}
