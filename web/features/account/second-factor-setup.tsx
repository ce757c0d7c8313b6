import { lazy, Suspense, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CodeField } from './code-field.tsx'
import { focusOnMount } from '../../lib/focus.ts'
import { useConfirmSecondFactor, type Secret } from './second-factor-queries.ts'
import { whenSettled } from '../../lib/when-settled.ts'

/** Loaded on demand. */
const QrCode = lazy(() => import('./qr-code.tsx'))

interface SecondFactorSetupProps extends Secret {
  onCancel: () => void
  onDone: (recoveryCodes: readonly string[]) => void
}

/** Shows the secret as a QR code and as text, and asks for a first code to confirm it. */
export function SecondFactorSetup({ secret, uri, onCancel, onDone }: SecondFactorSetupProps) {
  const { t } = useTranslation(['secondFactor', 'ui', 'words'])
  const confirmation = useConfirmSecondFactor()
  const [code, setCode] = useState('')

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (confirmation.isPending || code.trim() === '') return
    void whenSettled(confirmation.mutateAsync(code), {
      onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
    })
  }

  return (
    <form
      onSubmit={submit}
      aria-label={t('title')}
      className="grid gap-5 rounded-2xl border border-line bg-card p-4 sm:p-5"
    >
      <p>{t('scan')}</p>
      <Suspense fallback={<Skeleton className="size-52" />}>
        <QrCode text={uri} label={t('qrCode')} />
      </Suspense>
      <p>
        {t('secret')}{' '}
        <code className="mt-1 block font-mono text-base tracking-wide select-all [overflow-wrap:anywhere]">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <ErrorAlert
        error={confirmation.error}
        texts={{ failed: t('failed'), network: t('words:networkError') }}
      />
      <CodeField ref={focusOnMount} appOnly value={code} onChange={setCode} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={confirmation.isPending} disabled={code.trim() === ''}>
          {t('switchOn')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('ui:cancel')}
        </Button>
      </div>
    </form>
  )
}
