import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../lib/lazy-page.tsx'
import { useLastNonNull } from '../../lib/use-last-non-null.ts'
import { Spinner } from '../../ui/spinner.tsx'
import type { OpenRecipeProps } from '../recipes/open-recipe.tsx'

const ShareableRecipe = lazyPage(() => import('./shareable-recipe.tsx'))

/** Before a click is complete. A failure is repeated when the recipe opens, where it is shown. */
export const preloadRecipe = () => void ShareableRecipe.preload().catch(() => undefined)

/** The recipe with this id in a dialog, whose code is loaded when it first opens; null closes it. */
export function RecipeOnDemand(props: Omit<OpenRecipeProps, 'sharing'>) {
  // The dialog stays while it closes.
  if (useLastNonNull(props.id) === null) return null
  return (
    <Suspense fallback={<Opening />}>
      <ShareableRecipe {...props} />
    </Suspense>
  )
}

function Opening() {
  const { t } = useTranslation('ui')
  return (
    <output className="fixed inset-0 z-40 grid place-content-center bg-paper/70">
      <span className="flex items-center gap-3 rounded-2xl bg-card px-5 py-4">
        <Spinner />
        {t('loading')}
      </span>
    </output>
  )
}
