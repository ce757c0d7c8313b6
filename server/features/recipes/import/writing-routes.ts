import { completeRecipe, importRecipe, readRecipeText } from '#shared/contract/recipe-text.ts'
import { apiError } from '#shared/contract/errors.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { App } from '../../../platform/http/app.ts'
import { consume, memberLimit } from '../../../platform/rate-limit/rate-limit.ts'
import { serve } from '../../../platform/http/serve.ts'

const writingLimit = memberLimit('writing', rateLimits.writingsPerMember)

/** Tools for writing a recipe: read a text, complete a draft, import a page. They store nothing. */
export function writingRoutes(app: App) {
  serve(
    app,
    readRecipeText,
    async ({ deps, user, body, signal }) => {
      const { text, language } = body
      const written = { text, hint: language ? { language } : {} }
      const recipe = await deps.kitchen.readRecipe(written, { userId: user.id, signal })
      if (!recipe) throw apiError('no recipe found')
      const other = await deps.kitchen.otherLanguage(body.text, { userId: user.id, signal })
      return { recipe, other_language: other }
    },
    { limit: writingLimit },
  )

  serve(
    app,
    completeRecipe,
    async ({ deps, user, body, signal }) => {
      const written = { recipe: body.recipe, before: body.before ?? null, isByPerson: true }
      const { recipe } = await deps.kitchen.settle(written, { userId: user.id, signal })
      return { recipe }
    },
    { limit: writingLimit },
  )

  serve(
    app,
    importRecipe,
    async ({ deps, user, body, signal }) => {
      const page = body.html
        ? { html: body.html, url: body.url ?? null }
        : await deps.fetchPage(body.url ?? '').catch((cause: unknown) => {
            throw apiError('unreachable page', { cause })
          })
      const found = await deps.kitchen.readPage(page, { userId: user.id, signal })
      if (!found) throw apiError('no recipe found')
      const given = { recipe: found.recipe, isByPerson: true }
      const { recipe } = await deps.kitchen.settle(given, { userId: user.id, signal })
      return {
        recipe,
        total_minutes: found.totalMinutes,
        source: found.source,
        other_language: found.otherLanguage,
      }
    },
    {
      limit: async ({ db, user, now }) =>
        consume(db, { scope: 'import', subject: user.id }, rateLimits.importsPerMember, now),
    },
  )
}
