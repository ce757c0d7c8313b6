import { ShoppingBasket } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addRecipeToList } from '#shared/contract/shopping-list.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { call } from '../../lib/api.ts'
import { replicaOf } from '../../lib/replica/use-replica.ts'
import { Button } from '../../ui/button.tsx'
import { RecipeLinesDialog } from './recipe-lines-dialog.tsx'

interface AddRecipeProps {
  recipeId: string
  userId: string
  servings: number
}

/** Opens the lines of a recipe and adds the chosen ones to the shopping list. */
export function AddRecipe({ recipeId, userId, servings }: AddRecipeProps) {
  const { t } = useTranslation('shoppingList')
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const [added, setAdded] = useState<number | null>(null)
  return (
    <div data-screen-only className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        icon={<ShoppingBasket aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(true)}
      >
        {t('addToList')}
      </Button>
      <output className="text-[0.9375rem] text-ink-soft">
        {added !== null && (
          <>
            {t('added', { count: added })}{' '}
            <Link to={paths.shoppingList(language)} className="font-semibold text-ink underline">
              {t('openList')}
            </Link>
          </>
        )}
      </output>
      {isOpen && (
        <RecipeLinesDialog
          open
          title={t('addToList')}
          recipeId={recipeId}
          servings={servings}
          send={(body) => call(addRecipeToList, { params: { id: recipeId }, body })}
          onClose={() => setOpen(false)}
          onAdded={(count) => {
            void replicaOf(userId).sync()
            setAdded(count)
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}
