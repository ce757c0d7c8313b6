import { useTranslation } from 'react-i18next'
import type { NamedList } from './list-lines.ts'

/** The name of a list; the first one has a usual name until somebody gives it another. */
export function useListName(): (list: NamedList) => string {
  const { t } = useTranslation('shoppingList')
  return ({ name }) => name ?? t('firstList')
}
