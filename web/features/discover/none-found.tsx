import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Nothing passes, or the search failed: back to everything. */
export function NoneFound({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useTranslation('discover')
  return (
    <EmptyState title={t('noneFound')} action={<Button onClick={onShowAll}>{t('showAll')}</Button>}>
      {t('noneFoundText')}
    </EmptyState>
  )
}
