import { ChefHat, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ShownAmounts } from '../recipe-view.tsx'
import { BarButton, RecipeBar } from './bar-button.tsx'

/** What a visitor can do with a public recipe. */
export function VisitorBar({ amounts }: { amounts: ShownAmounts }) {
  const { t } = useTranslation(['recipes', 'words'])
  return (
    <RecipeBar>
      <CookButton cook={amounts.cook} />
      <BarButton
        icon={Printer}
        short={t('words:print')}
        label={t('words:print')}
        onClick={() => window.print()}
      />
    </RecipeBar>
  )
}

/** Nothing for a recipe without steps. */
export function CookButton({ cook }: Pick<ShownAmounts, 'cook'>) {
  const { t } = useTranslation('recipeView')
  if (!cook) return null
  return <BarButton isMain icon={ChefHat} short={t('short.cook')} label={t('cook')} onClick={cook} />
}
