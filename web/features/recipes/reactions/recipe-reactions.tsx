import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Recipe } from '#shared/contract/recipes.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useContentActions } from '../../../lib/content-actions.ts'
import { Badge } from '../../../ui/badge.tsx'
import { SaveButton } from '../saved/save-button.tsx'
import { ShareMenu } from '../share/share-menu.tsx'
import type { RecipeSharing } from '../share/share-to-group.ts'
import { StarsInput } from './stars-input.tsx'
import { useMyLike, useMyRating } from './use-rating-and-like.ts'

/** Rating, Like, Save, Share and Report. Users cannot rate, save or report their own recipes. */
export function RecipeReactions({ recipe, sharing }: { recipe: Recipe; sharing?: RecipeSharing }) {
  const { t } = useTranslation(['recipeView', 'ui'])
  const contentActions = useContentActions()
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2" data-screen-only>
        {!recipe.mine && <RatingStars recipeId={recipe.id} />}
        <LikeButton recipe={recipe} />
        {!recipe.mine && <SaveButton recipeId={recipe.id} />}
        {sharing?.shareToGroup && <ShareMenu recipe={recipe} shareToGroup={sharing.shareToGroup} />}
        {!recipe.mine &&
          contentActions.reportButton({
            kind: 'recipe',
            id: recipe.id,
            authorId: null,
            author: recipe.ownerName ?? t('ui:unnamedUser'),
          })}
        {recipe.hidden && <Badge tone="warning">{t('hiddenNote')}</Badge>}
      </div>
      {recipe.mine && sharing?.recipeShares(recipe)}
    </>
  )
}

/** A toggle button: its name stays "Like", `aria-pressed` has the state. */
function LikeButton({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation('recipeView')
  const format = useFormat()
  const { liked, toggle } = useMyLike(recipe)
  return (
    <button
      type="button"
      aria-pressed={liked}
      onClick={toggle}
      className="group inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-card px-4 text-[0.9375rem] font-semibold transition-colors hover:border-ink aria-pressed:border-brand aria-pressed:bg-brand-wash"
    >
      <Heart
        aria-hidden="true"
        className="size-5 text-brand transition-transform group-active:scale-125 group-aria-pressed:fill-current"
      />
      {t('like')}
      <span aria-hidden="true" className="font-medium text-ink-soft tabular-nums">
        {format.number(recipe.likeCount)}
      </span>
    </button>
  )
}

function RatingStars({ recipeId }: { recipeId: string }) {
  const { t } = useTranslation('recipeView')
  const { given, rate } = useMyRating(recipeId)
  return <StarsInput label={t('yourRating')} given={given} onGive={rate} />
}
