import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '../../app/session.tsx'
import { Button } from '../../ui/button.tsx'
import { useDeleteAccount } from './account-queries.ts'
import { ReauthDialog } from './reauth-dialog.tsx'
import { useNeedsCode } from './second-factor-queries.ts'

/** Deletes the account after a confirmation with the password and, if it is on, the second factor. */
export function AccountDeletion({ me, onDeleted }: { me: Me; onDeleted: () => void }) {
  const { t } = useTranslation('settings')
  const deletion = useDeleteAccount()
  const needsCode = useNeedsCode()
  const [asking, setAsking] = useState(false)

  function close() {
    setAsking(false)
    deletion.reset()
  }

  return (
    <div className="grid gap-3">
      <h3 className="text-lg">{t('deleteTitle')}</h3>
      <p className="text-ink-soft">{t('deleteText')}</p>
      <Button variant="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        {t('deleteAccount')}
      </Button>
      <ReauthDialog
        open={asking}
        onClose={close}
        me={me}
        title={t('deleteQuestion')}
        text={t('deleteWarning')}
        confirmLabel={t('deleteAccount')}
        variant="danger"
        needsCode={needsCode}
        busy={deletion.isPending}
        error={deletion.error}
        errorTexts={{ failed: t('deleteFailed') }}
        anchor="data"
        onConfirm={({ password, code }) =>
          deletion.mutate({ password, ...(code !== null && { code }) }, { onSuccess: onDeleted })
        }
      />
    </div>
  )
}
