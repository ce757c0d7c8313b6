import { Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recipe } from '#shared/contract/recipes.ts'
import { Badge } from '../../../ui/badge.tsx'
import { StarsInput } from './stars-input.tsx'
import { useMyLike, useMyRating } from './use-rating-and-like.ts'

/** Rating and Like, and what else stands beside them; users cannot rate their own recipes. */
export function RecipeReactions({ recipe, children }: { recipe: Recipe; children?: ReactNode }) {
  const { t } = useTranslation('recipeView')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2" data-screen-only>
      {!recipe.mine && <RatingStars recipeId={recipe.id} />}
      <LikeButton recipe={recipe} />
      {recipe.hidden && <Badge tone="warning">{t('hiddenNote')}</Badge>}
      {children}
    </div>
  )
}

/** A toggle button: its name stays "Like", `aria-pressed` has the state. */
function LikeButton({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation('recipeView')
  const { liked, toggle } = useMyLike(recipe)
  return (
    <button
      type="button"
      aria-pressed={liked}
      onClick={toggle}
      className="group inline-flex min-h-10 items-center gap-2 rounded-full border border-line-strong bg-card px-3.5 text-[0.9375rem] font-semibold transition-colors hover:border-ink aria-pressed:border-brand aria-pressed:bg-brand-wash"
    >
      <Heart
        aria-hidden="true"
        className="size-5 text-brand transition-transform group-active:scale-125 group-aria-pressed:fill-current"
      />
      {t('like')}
    </button>
  )
}

function RatingStars({ recipeId }: { recipeId: string }) {
  const { t } = useTranslation('recipeView')
  const { given, rate } = useMyRating(recipeId)
  return <StarsInput label={t('yourRating')} given={given} onGive={rate} compact />
}
