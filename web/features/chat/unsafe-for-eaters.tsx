import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Finding } from '#shared/contract/safety-finding.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

interface UnsafeForEatersProps {
  /** Empty where only the server knows. */
  findings: readonly Finding[]
  onBack: () => void
  onConfirm: () => void
}

/** What somebody who eats must not have, before the recipe is saved: the safe choice comes first and has the focus. */
export function UnsafeForEaters({ findings, onBack, onConfirm }: UnsafeForEatersProps) {
  const { t } = useTranslation(['chat', 'errors'])
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  return (
    <Alert tone="error">
      <p className="font-medium">{t('unsafe.title')}</p>
      {findings.length > 0 ? (
        <ul className="mt-1 list-disc pl-5">
          {findings.map(({ sentence }) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : (
        <p className="mt-1">{t('errors:allergen not confirmed')}</p>
      )}
      <p className="mt-1 text-sm text-ink-soft">{t('unsafe.hint')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button ref={back} size="small" onClick={onBack}>
          {t('unsafe.back')}
        </Button>
        <Button variant="secondary" size="small" onClick={onConfirm}>
          {t('unsafe.confirm')}
        </Button>
      </div>
    </Alert>
  )
}
