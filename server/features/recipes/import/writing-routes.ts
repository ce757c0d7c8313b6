import { completeRecipe, importRecipe, readPdf, readRecipeText } from '#shared/contract/recipe-text.ts'
import { apiError } from '#shared/contract/errors.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { App } from '../../../platform/http/app.ts'
import { consume, memberLimit } from '../../../platform/rate-limit/rate-limit.ts'
import { serve } from '../../../platform/http/serve.ts'
import { sourceIn } from '#shared/words/source.ts'
import { addressIn, selectDuplicates } from './duplicates.ts'
import { readImportedPage } from './read-page.ts'
import { readPdfText } from './read-pdf.ts'
import { selectParts } from '../parts/queries.ts'

const writingLimit = memberLimit('writing', rateLimits.writingsPerMember)

/** Tools for writing a recipe: read a text, complete a draft, import a page. They store nothing. */
export function writingRoutes(app: App) {
  serve(
    app,
    readRecipeText,
    async ({ deps, db, user, body, signal }) => {
      const { text, language } = body
      const written = { text, hint: language ? { language } : {} }
      const recipe = await deps.kitchen.readRecipe(written, { userId: user.id, signal })
      if (!recipe) throw apiError('no recipe found')
      const other = await deps.kitchen.otherLanguage(body.text, { userId: user.id, signal })
      const address = addressIn(sourceIn(recipe.extra ?? ''))
      const duplicates = await selectDuplicates(db, user.id, { address, title: recipe.title })
      return { recipe, other_language: other, duplicates }
    },
    { limit: writingLimit },
  )

  serve(
    app,
    readPdf,
    async ({ user, form, signal }) => ({ text: await readPdfText(form.file, user.id, signal) }),
    { limit: writingLimit },
  )

  serve(
    app,
    completeRecipe,
    async ({ deps, db, user, body, signal }) => {
      const parts = await selectParts(db, body.recipe, user.id)
      const written = { recipe: body.recipe, before: body.before ?? null, parts, isByPerson: true }
      const { recipe } = await deps.kitchen.settle(written, { userId: user.id, signal })
      return { recipe }
    },
    { limit: writingLimit },
  )

  serve(
    app,
    importRecipe,
    async ({ deps, db, user, body, signal }) => {
      const { recipe, totalMinutes, source, picture, choices, otherLanguage } = await readImportedPage(
        deps,
        { url: body.url || null, html: body.html, choice: body.choice },
        { userId: user.id, signal },
      )
      const address = addressIn(source) ?? (body.url || null)
      return {
        recipe,
        total_minutes: totalMinutes,
        source,
        other_language: otherLanguage,
        picture,
        choices: choices.map(({ title }) => ({ title })),
        duplicates: await selectDuplicates(db, user.id, { address, title: recipe.title }),
      }
    },
    {
      limit: async ({ db, user, now }) =>
        consume(db, { scope: 'import', subject: user.id }, rateLimits.importsPerMember, now),
    },
  )
}
