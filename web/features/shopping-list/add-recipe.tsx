import { ShoppingBasket } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addRecipeToList } from '#shared/contract/shopping-list.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { call } from '../../lib/api.ts'
import { useConnection } from '../../lib/connection.ts'
import { replicaOf } from '../../lib/replica/use-replica.ts'
import { BarButton, BarMessage } from '../recipes/bar/bar-button.tsx'
import { RecipeLinesDialog } from './recipe-lines-dialog.tsx'

interface AddRecipeProps {
  recipeId: string
  userId: string
  servings: number
}

/** The verb of a recipe that opens the lines of a recipe and adds the chosen ones to the shopping list. */
export function AddRecipe({ recipeId, userId, servings }: AddRecipeProps) {
  const { t } = useTranslation(['shoppingList', 'recipeView', 'words'])
  const language = useLanguage()
  const { isOffline } = useConnection()
  const [isOpen, setOpen] = useState(false)
  const [added, setAdded] = useState<number | null>(null)
  return (
    <>
      <BarButton
        icon={ShoppingBasket}
        short={t('recipeView:short.list')}
        label={t('addToList')}
        aria-haspopup="dialog"
        disabled={isOffline}
        onClick={() => setOpen(true)}
      />
      <BarMessage>
        {added !== null && (
          <>
            {t('added', { count: added })}{' '}
            <Link to={paths.shoppingList(language)} className="font-semibold text-ink underline">
              {t('words:openList')}
            </Link>
          </>
        )}
      </BarMessage>
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
    </>
  )
}
