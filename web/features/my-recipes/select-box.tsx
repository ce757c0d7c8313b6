import { useTranslation } from 'react-i18next'
import type { Selection } from './selection.ts'

/** The id of the check box of a recipe, for its label. */
export const selectBoxId = (recipeId: string) => `select-${recipeId}`

export function SelectBox({ id, title, selection }: { id: string; title: string; selection: Selection }) {
  const { t } = useTranslation('saved')
  return (
    <input
      type="checkbox"
      id={selectBoxId(id)}
      aria-label={t('selectRecipe', { title })}
      checked={selection.ids.has(id)}
      onChange={() => selection.toggle(id)}
      className="size-6 shrink-0 accent-success"
    />
  )
}
