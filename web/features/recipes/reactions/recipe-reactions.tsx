import { Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recipe } from '#shared/contract/recipes.ts'
import { recipePageWords } from '#shared/words/recipe-page.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { Badge } from '../../../ui/badge.tsx'
import { MeanRating, type Rating } from '../mean-stars.tsx'
import { StarsInput } from './stars-input.tsx'
import { useMyLike, useMyRating } from './use-rating-and-like.ts'

interface ReactionsProps {
  recipe: Recipe
  rating: Rating
  children?: ReactNode
}

/** Rating and Like, and what else stands beside them; users cannot rate their own recipes. */
export function RecipeReactions({ recipe, rating, children }: ReactionsProps) {
  const { t } = useTranslation(['recipeView', 'words'])
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 sm:gap-x-5">
      {!recipe.mine && <RatingStars recipeId={recipe.id} rating={rating} />}
      <div className="contents" data-screen-only>
        <LikeButton recipe={recipe} />
        {recipe.hidden && <Badge tone="warning">{t('words:hiddenNote')}</Badge>}
        {children}
      </div>
    </div>
  )
}

/** A toggle button and the number of likes, in one pill: its name stays "Like", `aria-pressed` has the state. */
function LikeButton({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation('recipeView')
  const language = useLanguage()
  const { liked, toggle } = useMyLike(recipe)
  const count = recipe.likeCount
  return (
    <span className="group relative inline-flex min-h-10 items-center gap-2 rounded-full border border-line-strong bg-card px-3 text-[0.9375rem] font-semibold transition-colors hover:border-ink has-aria-pressed:border-brand has-aria-pressed:bg-brand-wash">
      <button
        type="button"
        title={t('like')}
        aria-pressed={liked}
        onClick={toggle}
        className="inline-flex items-center gap-2 after:absolute after:inset-0 after:rounded-full"
      >
        <Heart
          aria-hidden="true"
          className="size-5 text-brand transition-transform group-active:scale-125 in-aria-pressed:fill-current"
        />
        <span className="max-sm:sr-only">{t('like')}</span>
      </button>
      <span aria-hidden="true" className="tabular-nums">
        {count}
      </span>
      <span className="sr-only">{recipePageWords[language].likes(count)}</span>
    </span>
  )
}

/** The mean in stars that can be pressed: then they show the own rating, and the mean stands in the words. */
function RatingStars({ recipeId, rating }: { recipeId: string; rating: Rating }) {
  const { t } = useTranslation('recipeView')
  const { given, rate } = useMyRating(recipeId)
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 sm:gap-x-2">
      <StarsInput label={t('yourRating')} given={given} mean={rating.mean} onGive={rate} compact />
      <span className="text-[0.9375rem] text-ink-soft">
        <MeanRating rating={rating} />
      </span>
    </div>
  )
}
