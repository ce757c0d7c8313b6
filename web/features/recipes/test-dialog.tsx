import { screen, within } from '@testing-library/react'
import * as z from 'zod/mini'
import { getRecipe, type WireRecipe } from '#shared/contract/recipes.ts'
import { RequireSession } from '../../app/layout/route-guards.tsx'
import { renderPage } from '../../test/render-page.tsx'
import { RecipeDialog } from './recipe-dialog.tsx'
import type { ShareToGroup } from './share/share-to-group.ts'
import { quietCommunity } from './test-recipe.ts'

type Answers = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['answers']>

/** Renders the dialog of a recipe. The server has no ratings, comments or photos unless the test answers otherwise. */
export async function renderRecipeDialog(
  recipe: WireRecipe,
  answers: Answers = {},
  shareToGroup: ShareToGroup | null = null,
  state: unknown = null,
) {
  const page = renderPage(
    <RequireSession>
      <RecipeDialog
        recipe={z.parse(getRecipe.answer, recipe)}
        open
        onClose={() => undefined}
        sharing={{ shareToGroup, recipeShares: () => null }}
      />
    </RequireSession>,
    { signedIn: true, state, answers: { ...quietCommunity(recipe), ...answers } },
  )
  // Hidden while cook mode covers it.
  const dialog = within(await screen.findByRole('dialog', { name: recipe.Title, hidden: true }))
  /** Chooses a verb behind "More". */
  const choose = async (name: string) => {
    await page.user.click(dialog.getByRole('button', { name: 'More' }))
    await page.user.click(await screen.findByRole('menuitem', { name }))
  }
  return { ...page, dialog, choose }
}
