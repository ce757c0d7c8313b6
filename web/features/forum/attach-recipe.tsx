import { CookingPot, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureKey } from '../../lib/card-image.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { RecipePicker } from '../recipes/picker/recipe-picker.tsx'
import { RecipeThumb } from '../recipes/recipe-thumb.tsx'
import type { ChosenRecipe } from './drafts.ts'

interface AttachRecipeProps {
  recipe: ChosenRecipe | null
  onRecipe: (recipe: ChosenRecipe | null) => void
}

/** "Attach recipe", or the chosen recipe with a button to remove it. */
export function AttachRecipe({ recipe, onRecipe }: AttachRecipeProps) {
  const { t } = useTranslation(['forum', 'ui'])
  const [open, setOpen] = useState(false)
  return (
    <div>
      {recipe ? (
        <div className="flex items-center gap-3 rounded-2xl border border-line bg-card p-2">
          <RecipeThumb image={recipe.imageName} />
          <p className="min-w-0 flex-1 leading-snug font-medium">{recipe.title}</p>
          <IconButton
            label={t('ui:remove', { name: recipe.title })}
            icon={X}
            onClick={() => onRecipe(null)}
          />
        </div>
      ) : (
        <Button variant="secondary" icon={CookingPot} onClick={() => setOpen(true)}>
          {t('attachRecipe')}
        </Button>
      )}
      <RecipePicker
        open={open}
        onClose={() => setOpen(false)}
        onChoose={({ id, title, picture }) => {
          onRecipe({ id, title, imageName: picture && pictureKey(picture) })
          setOpen(false)
        }}
      />
    </div>
  )
}
