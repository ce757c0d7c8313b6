import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../lib/paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'

/** 'Group not found', with a link to the list. */
export function GroupNotFound() {
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

export function GroupLoadError({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  const { t } = useTranslation('groups')
  return (
    <LoadError busy={busy} onRetry={onRetry}>
      {t('failed')}
    </LoadError>
  )
}
