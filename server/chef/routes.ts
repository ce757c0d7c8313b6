import { averageTimings, chat, paintDish, recordTiming } from '#shared/contract/chef.ts'
import { fail, Refusal } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'
import type { App } from '../http/app.ts'
import { countAttempt } from '../http/limits.ts'
import { serve } from '../http/serve.ts'
import { signImageLink } from '../images/links.ts'
import { keepPicture } from '../images/queries.ts'
import { cookRecipe } from './cook.ts'
import { averageTotal, insertTiming } from './queries.ts'

const { attempts } = limits

export function chefRoutes(app: App) {
  serve(
    app,
    chat,
    async ({ deps, body, language, signal }) => {
      const conversation = { messages: body.messages, language: body.language ?? language }
      try {
        switch (body.task ?? 'reply') {
          case 'reply':
            return { message: await deps.chef.reply(conversation, { signal }) }
          case 'recipe':
            return await cookRecipe(deps.chef, conversation, { signal })
          case 'plating': {
            const recipe = body.recipe ?? (await cookRecipe(deps.chef, conversation, { signal })).recipe
            if (!recipe) throw fail('invalid input')
            return { message: await deps.chef.plating(recipe, { signal }) }
          }
        }
      } catch (cause) {
        throw cause instanceof Refusal ? cause : fail('chef unavailable', { cause })
      }
    },
    {
      limit: ({ db, member, now }) => countAttempt(db, `chat ${member.id}`, attempts.chatTurnsPerMember, now),
    },
  )

  serve(
    app,
    paintDish,
    async ({ deps, db, member, body, now, signal }) => {
      const painting = await deps.painter
        .paint({ prompt: body.prompt, recipe: body.recipe ?? null }, signal)
        .catch((cause: unknown) => {
          throw fail('painter unavailable', { cause })
        })
      const key = await keepPicture({ db, images: deps.images }, painting, member.id, now)
      return { url: signImageLink(deps.sign, key, now), db_url: key }
    },
    {
      limit: ({ db, member, now }) =>
        countAttempt(db, `paint ${member.id}`, attempts.paintingsPerMember, now),
    },
  )

  serve(app, averageTimings, async ({ db, now }) => ({ avg_total_ms: await averageTotal(db, now) }))

  serve(app, recordTiming, async ({ db, member, body, now }) => {
    await insertTiming(db, member.id, body, now)
    return {}
  })
}
