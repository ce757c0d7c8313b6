import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recipe } from '#shared/contract/recipes.ts'
import { useContentActions } from '../../../lib/content-actions.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ShareMenu } from '../share/share-menu.tsx'
import { RecipeSharesContext, ShareToGroupContext } from '../share/share-to-group.ts'
import { LikeButton } from './like-button.tsx'
import { RatingStars } from './rating-stars.tsx'

/** What a member does with a recipe at a glance: rate it, like it, hand it on. One's own is not rated. */
export function RecipeReactions({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation(['recipeView', 'ui'])
  const shareToGroup = use(ShareToGroupContext)
  const recipeShares = use(RecipeSharesContext)
  const contentActions = useContentActions()
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2" data-screen-only>
        {!recipe.mine && <RatingStars recipeId={recipe.id} />}
        <LikeButton recipe={recipe} />
        {shareToGroup && <ShareMenu {...{ recipe, shareToGroup }} />}
        {!recipe.mine &&
          contentActions.reportButton({
            kind: 'recipe',
            id: recipe.id,
            authorId: null,
            author: recipe.ownerName ?? t('ui:unnamedUser'),
          })}
        {recipe.hidden && <Badge tone="warning">{t('hiddenNote')}</Badge>}
      </div>
      {recipe.mine && recipeShares?.(recipe)}
    </>
  )
}
