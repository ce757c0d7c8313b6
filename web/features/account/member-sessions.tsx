import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '../../app/session.tsx'
import { Alert } from '../../ui/alert.tsx'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useEndEverybodysSessions, useEndMemberSessions } from './account-queries.ts'
import { ReauthDialog } from './reauth-dialog.tsx'
import { whenSettled } from '../../lib/when-settled.ts'

/** For admins: ends all sessions of a user after a confirmation. The result is shown beside the button. */
export function EndMemberSessions({ memberId, name }: { memberId: string; name: string }) {
  const { t } = useTranslation('settings')
  const end = useEndMemberSessions()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="touch"
        className="text-danger"
        aria-label={t('endMemberOf', { name })}
        onClick={() => setAsking(true)}
      >
        {t('endMember')}
      </Button>
      {end.isSuccess && (
        <Alert tone="success" className="basis-full">
          {t('endMemberDone', { name })}
        </Alert>
      )}
      <ErrorAlert error={end.error} className="basis-full" texts={{ failed: t('endMemberFailed') }} />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void whenSettled(end.mutateAsync(memberId), { onSettled: () => setAsking(false) })}
        title={t('endMemberQuestion', { name })}
        confirmLabel={t('endMember')}
        busy={end.isPending}
        text={t('endMemberText')}
      />
    </>
  )
}

/** For admins: ends all sessions of all users, their own included. */
export function EndEverybodysSessions({ me, onSignedOut }: { me: Me; onSignedOut: () => void }) {
  const { t } = useTranslation(['settings', 'words'])
  const end = useEndEverybodysSessions()
  const [asking, setAsking] = useState(false)
  return (
    <div className="grid">
      <Button variant="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        {t('endEverybody')}
      </Button>
      <ReauthDialog
        open={asking}
        onClose={() => {
          setAsking(false)
          end.reset()
        }}
        me={me}
        title={t('endEverybodyQuestion')}
        text={t('endEverybodyText')}
        confirmLabel={t('endEverybody')}
        variant="danger"
        busy={end.isPending}
        error={end.error}
        errorTexts={{ failed: t('endMemberFailed'), network: t('words:networkError') }}
        anchor="sessions"
        onConfirm={({ password }) => void whenSettled(end.mutateAsync(password), { onSuccess: onSignedOut })}
      />
    </div>
  )
}
