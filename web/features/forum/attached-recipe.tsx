import { CookingPot } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecipeReference } from '#shared/contract/forum.ts'
import { RecipeThumb } from '../recipes/recipe-thumb.tsx'
import { preloadRecipe, RecipeOnDemand } from './recipe-on-demand.tsx'

/** The recipe attached to a thread or post: a card that opens it, or a note if it is no longer shared. */
export function AttachedRecipe({ reference }: { reference: RecipeReference }) {
  const { t } = useTranslation('forum')
  const [open, setOpen] = useState(false)
  const { title, recipeId } = reference

  if (title === null || recipeId === null) {
    return (
      <p className="mt-4 inline-flex items-center gap-2 rounded-2xl bg-surface-sunken px-4 py-3 text-ink-soft">
        <CookingPot className="size-5 shrink-0" />
        {t('recipeGone')}
      </p>
    )
  }
  return (
    <>
      <button
        type="button"
        onPointerOver={preloadRecipe}
        onFocus={preloadRecipe}
        onClick={() => setOpen(true)}
        className="group mt-4 flex w-full max-w-md items-center gap-4 rounded-2xl border border-line bg-card p-2.5 pr-4 text-left transition-shadow hover:shadow-card"
      >
        <RecipeThumb image={reference.thumbnailName} />
        <span className="min-w-0">
          <span className="block font-serif text-lg leading-snug font-medium group-hover:text-brand">
            {title}
          </span>
          {reference.authorName && (
            <span className="block text-sm text-ink-soft">{reference.authorName}</span>
          )}
        </span>
      </button>
      <RecipeOnDemand id={open ? recipeId : null} title={title} onClose={() => setOpen(false)} />
    </>
  )
}
