import type { OwnRecipeCard } from '#shared/contract/recipe-cards.ts'
import { useLanguage } from '../../i18n/language.ts'
import { selectBoxId } from './select-box.tsx'
import type { Selection } from './selection.ts'
import type { RecipeActions } from './use-recipe-actions.ts'

interface TitleProps {
  recipe: OwnRecipeCard
  actions: RecipeActions
  selection: Selection | null
  className: string
}

/** Opens the recipe; while several are being chosen, the label of its check box. */
export function RecipeTitle({ recipe, actions, selection, className }: TitleProps) {
  const language = useLanguage()
  const lang = recipe.language === language ? undefined : recipe.language
  if (selection) {
    return (
      <label htmlFor={selectBoxId(recipe.id)} lang={lang} className={className}>
        {recipe.title}
      </label>
    )
  }
  return (
    <button type="button" lang={lang} onClick={() => actions.open(recipe)} className={className}>
      {recipe.title}
    </button>
  )
}
