import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Recipe } from '#shared/contract/recipes.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useMyLike } from './use-rating-and-like.ts'

/** A heart that one gives and takes back; its name stays "Like", whether it is pressed tells the rest. */
export function LikeButton({ recipe }: { recipe: Recipe }) {
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
