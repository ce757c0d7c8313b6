import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { recipeById } from './recipe-cache.ts'
import { RecipeDialog } from './recipe-dialog.tsx'
import type { RecipeSharing } from './share/share-to-group.ts'
import { Alert } from '../../ui/alert.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'

interface RecipeOverlayProps {
  recipeId: string
  title: string
  open: boolean
  onClose: () => void
  sharing?: RecipeSharing
}

/** A recipe attached to a thread or post, fetched when it is opened. */
export function RecipeOverlay({ recipeId, title, open, onClose, sharing }: RecipeOverlayProps) {
  const { t } = useTranslation('picker')
  const recipe = useQuery({ ...recipeById(recipeId), enabled: open })
  if (recipe.data) return <RecipeDialog recipe={recipe.data} {...{ open, onClose, sharing }} />
  return (
    <Dialog open={open} onClose={onClose} title={title} size="wide">
      {recipe.isError ? (
        <Alert tone="error">{t('openFailed')}</Alert>
      ) : (
        <div aria-busy="true" className="py-4">
          <SkeletonText lines={8} />
        </div>
      )}
    </Dialog>
  )
}
