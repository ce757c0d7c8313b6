import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useErrorMessage } from '../../lib/error-message.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { saveOwnData } from './export-data.ts'

/** One zip with everything that is one's own. */
export function DataExport() {
  const { t } = useTranslation('settings')
  const errorMessage = useErrorMessage()
  const saving = useMutation({ mutationFn: saveOwnData })
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">{t('exportTitle')}</h3>
      <p className="text-ink-soft">{t('exportText')}</p>
      {saving.isSuccess && <Alert tone="success">{t('exportDone')}</Alert>}
      {saving.isError && (
        <Alert tone="error">{errorMessage(saving.error, { failed: t('exportFailed') })}</Alert>
      )}
      <Button
        variant="secondary"
        className="justify-self-start"
        icon={<Download aria-hidden="true" className="size-5" />}
        busy={saving.isPending}
        onClick={() => saving.mutate()}
      >
        {t('exportData')}
      </Button>
    </div>
  )
}
