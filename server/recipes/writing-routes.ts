import { completeRecipe, readRecipeText } from '#shared/contract/writing.ts'
import { fail } from '#shared/errors.ts'
import { completed } from '../food/complete.ts'
import { readRecipe } from '../food/read.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'

/** What helps somebody who writes a recipe; nothing of it is stored. */
export function writingRoutes(app: App) {
  serve(app, readRecipeText, async ({ body }) => {
    const recipe = readRecipe(body.text)
    if (!recipe) throw fail('no recipe found')
    return { recipe }
  })

  serve(app, completeRecipe, async ({ body }) => ({ recipe: completed(body.recipe, body.before ?? null) }))
}
