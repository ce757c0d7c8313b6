import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Recipe } from '#shared/contract/recipes.ts'
import { useGroupSharing } from '../../features/forum/group-sharing.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Switch } from '../../ui/switch.tsx'
import { CopyLink } from '../../features/recipes/share/public-link.tsx'
import { useSetVisibility, useVisibilityErrorMessage } from '../../features/recipes/my-recipes-queries.ts'
import { recipeById } from '../../features/recipes/recipe-cache.ts'
import { ShareMenu } from '../../features/recipes/share/share-menu.tsx'
import type { RecipeSharing, ShareToGroup } from '../../features/recipes/share/share-to-group.ts'

/** Publishing and sharing a recipe that the chat has just saved. */
export default function SavedRecipe({ id }: { id: string }) {
  return <SavedRecipeActions id={id} sharing={useGroupSharing()} />
}

/** Publishing and sharing a recipe of the user; renders nothing when the recipe cannot be fetched. */
function SavedRecipeActions({ id, sharing }: { id: Recipe['id']; sharing?: RecipeSharing }) {
  const recipe = useQuery(recipeById(id)).data
  return recipe ? <Actions recipe={recipe} shareToGroup={sharing?.shareToGroup ?? null} /> : null
}

function Actions({ recipe, shareToGroup }: { recipe: Recipe; shareToGroup: ShareToGroup | null }) {
  const { t } = useTranslation('recipes')
  const visibility = useSetVisibility()
  const failure = useVisibilityErrorMessage()
  return (
    <div className="grid gap-3">
      <Switch
        label={t('public')}
        checked={recipe.isPublic}
        onChange={(isPublic) => visibility.mutate({ recipe, isPublic })}
      />
      {visibility.isError && <Alert tone="error">{failure(visibility.error)}</Alert>}
      {shareToGroup ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ShareMenu {...{ recipe, shareToGroup }} />
        </div>
      ) : (
        <CopyLink recipe={recipe} />
      )}
    </div>
  )
}
