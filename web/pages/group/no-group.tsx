import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListFailure } from '../../ui/list-failure.tsx'

/** 'Group not found', with its way back. */
export function NoGroup() {
  const { t } = useTranslation('groups')
  return (
    <EmptyState
      title={t('notFound')}
      heading="h1"
      action={<LinkButton to={paths.groups(useLanguage())}>{t('backToGroups')}</LinkButton>}
    >
      {t('notFoundText')}
    </EmptyState>
  )
}

export function GroupFailure({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  const { t } = useTranslation('groups')
  return (
    <ListFailure busy={busy} onRetry={onRetry}>
      {t('failed')}
    </ListFailure>
  )
}
