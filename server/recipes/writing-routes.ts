import { completeRecipe, importRecipe, readRecipeText } from '#shared/contract/writing.ts'
import { fail } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'
import { completed } from '../food/complete.ts'
import { readRecipe } from '../food/read.ts'
import type { App } from '../http/app.ts'
import { countAttempt } from '../http/limits.ts'
import { serve } from '../http/serve.ts'
import { readPage } from './import/read-page.ts'

/** What helps somebody who writes a recipe; nothing of it is stored. */
export function writingRoutes(app: App) {
  serve(app, readRecipeText, async ({ body }) => {
    const recipe = readRecipe(body.text)
    if (!recipe) throw fail('no recipe found')
    return { recipe }
  })

  serve(app, completeRecipe, async ({ body }) => ({ recipe: completed(body.recipe, body.before ?? null) }))

  serve(
    app,
    importRecipe,
    async ({ deps, body }) => {
      const page = body.html
        ? { html: body.html, url: body.url ?? null }
        : await deps.fetchPage(body.url ?? '').catch((cause: unknown) => {
            throw fail('unreachable page', { cause })
          })
      const found = readPage(page.html, page.url)
      if (!found) throw fail('no recipe found')
      return { recipe: found.recipe, total_minutes: found.totalMinutes, source: found.source }
    },
    {
      limit: async ({ db, member, now }) =>
        countAttempt(db, `import ${member.id}`, limits.attempts.importsPerMember, now),
    },
  )
}
