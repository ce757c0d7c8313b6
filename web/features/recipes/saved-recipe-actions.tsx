import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Recipe } from '#shared/contract/recipes.ts'
import { Alert } from '../../ui/alert.tsx'
import { Switch } from '../../ui/switch.tsx'
import { CopyLink } from './share/public-link.tsx'
import { useSetVisibility, useVisibilityErrorMessage } from './my-recipes-queries.ts'
import { recipeById } from './recipe-cache.ts'
import { ShareMenu } from './share/share-menu.tsx'
import type { RecipeSharing, ShareToGroup } from './share/share-to-group.ts'

/** Publishing and sharing a recipe of the user; renders nothing when the recipe cannot be fetched. */
export function SavedRecipeActions({ id, sharing }: { id: Recipe['id']; sharing?: RecipeSharing }) {
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
