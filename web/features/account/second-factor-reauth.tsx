import { useTranslation } from 'react-i18next'
import type { Me } from '../../app/session.tsx'
import { ReauthDialog, type ReauthCredentials } from './reauth-dialog.tsx'
import {
  useRemoveSecondFactor,
  useRenewRecoveryCodes,
  useStartSecondFactor,
  type Secret,
} from './second-factor-queries.ts'
import { whenSettled } from '../../lib/when-settled.ts'

interface SecondFactorReauthProps {
  me: Me
  action: 'setUp' | 'renew' | 'switchOff'
  needsCode: boolean
  onClose: () => void
  onSecret: (secret: Secret) => void
  onCodes: (codes: readonly string[]) => void
  onOff: () => void
}

/** Asks for the credentials before a change. */
export function SecondFactorReauth({
  me,
  action,
  needsCode,
  onClose,
  onSecret,
  onCodes,
  onOff,
}: SecondFactorReauthProps) {
  const { t } = useTranslation(['secondFactor', 'words'])
  const start = useStartSecondFactor()
  const renewal = useRenewRecoveryCodes()
  const removal = useRemoveSecondFactor()
  const doing = { setUp: start, renew: renewal, switchOff: removal }[action]
  const labels = {
    setUp: { title: t('setUpQuestion'), text: t('setUpText'), confirmLabel: t('goOn') },
    renew: { title: t('renewQuestion'), text: t('renewText'), confirmLabel: t('renew') },
    switchOff: { title: t('offQuestion'), text: t('offText'), confirmLabel: t('switchOff') },
  }[action]

  function submit(credentials: ReauthCredentials) {
    if (action === 'setUp') void whenSettled(start.mutateAsync(credentials), { onSuccess: onSecret })
    if (action === 'renew') {
      void whenSettled(renewal.mutateAsync(credentials), {
        onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
      })
    }
    if (action === 'switchOff') void whenSettled(removal.mutateAsync(credentials), { onSuccess: onOff })
  }

  return (
    <ReauthDialog
      open
      onClose={onClose}
      me={me}
      {...labels}
      variant={action === 'switchOff' ? 'danger' : 'primary'}
      needsCode={needsCode}
      busy={doing.isPending}
      error={doing.error}
      errorTexts={{ failed: t('failed'), network: t('words:networkError') }}
      anchor="second-factor"
      onConfirm={submit}
    />
  )
}
