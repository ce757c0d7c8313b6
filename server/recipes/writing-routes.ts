import { completeRecipe, importRecipe, readRecipeText } from '#shared/contract/writing.ts'
import { fail } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'
import type { App } from '../http/app.ts'
import { countAttempt, perMember } from '../http/limits.ts'
import { serve } from '../http/serve.ts'

const writing = perMember('writing', limits.attempts.writingsPerMember)

/** What helps somebody who writes a recipe; nothing of it is stored. */
export function writingRoutes(app: App) {
  serve(
    app,
    readRecipeText,
    async ({ deps, member, body, signal }) => {
      const recipe = await deps.kitchen.readRecipe({ text: body.text }, { memberId: member.id, signal })
      if (!recipe) throw fail('no recipe found')
      return { recipe }
    },
    { limit: writing },
  )

  serve(
    app,
    completeRecipe,
    async ({ deps, member, body, signal }) => {
      const written = { recipe: body.recipe, before: body.before ?? null }
      return { recipe: await deps.kitchen.complete(written, { memberId: member.id, signal }) }
    },
    { limit: writing },
  )

  serve(
    app,
    importRecipe,
    async ({ deps, member, body, signal }) => {
      const page = body.html
        ? { html: body.html, url: body.url ?? null }
        : await deps.fetchPage(body.url ?? '').catch((cause: unknown) => {
            throw fail('unreachable page', { cause })
          })
      const found = await deps.kitchen.readPage(page, { memberId: member.id, signal })
      if (!found) throw fail('no recipe found')
      return { recipe: found.recipe, total_minutes: found.totalMinutes, source: found.source }
    },
    {
      limit: async ({ db, member, now }) =>
        countAttempt(db, { scope: 'import', subject: member.id }, limits.attempts.importsPerMember, now),
    },
  )
}
