import { screen, within } from '@testing-library/react'
import * as z from 'zod/mini'
import { getRecipe, type WireRecipe } from '#shared/contract/recipes.ts'
import { Queries } from '../queries.tsx'
import { RequireSession } from '../shell/require-session.tsx'
import { renderPage } from '../test-page.tsx'
import { RecipeDialog } from './recipe-dialog.tsx'
import { ShareToGroupContext, type ShareToGroup } from './share/share-to-group.ts'
import { quietCommunity } from './test-recipe.ts'

type Answers = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['answers']>

/** A recipe's dialog before a server on which nothing has happened yet, unless the test says so. */
export async function renderRecipeDialog(
  recipe: WireRecipe,
  answers: Answers = {},
  shareToGroup: ShareToGroup | null = null,
) {
  const page = renderPage(
    <ShareToGroupContext value={shareToGroup}>
      <RequireSession>
        <Queries>
          <RecipeDialog recipe={z.parse(getRecipe.answer, recipe)} open onClose={() => undefined} />
        </Queries>
      </RequireSession>
    </ShareToGroupContext>,
    { signedIn: true, answers: { ...quietCommunity(recipe), ...answers } },
  )
  // Hidden while the stove lies above it.
  const dialog = within(await screen.findByRole('dialog', { name: recipe.Title, hidden: true }))
  return { ...page, dialog }
}
