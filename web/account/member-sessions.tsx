import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../failure-text.ts'
import type { Me } from '../session.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useEndEverybodysSessions, useEndMemberSessions } from './account-queries.ts'
import { ProofDialog } from './proof-dialog.tsx'

/** An admin signs a member out on every device, after a question; what came of it is said beside the button. */
export function EndMemberSessions({ memberId, name }: { memberId: string; name: string }) {
  const { t } = useTranslation('settings')
  const failureText = useFailureText()
  const end = useEndMemberSessions()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        size="small"
        className="min-h-11 text-tomato"
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
      {end.isError && (
        <Alert tone="error" className="basis-full">
          {failureText(end.error, { failed: t('endMemberFailed') })}
        </Alert>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => end.mutate(memberId, { onSettled: () => setAsking(false) })}
        title={t('endMemberQuestion', { name })}
        confirmLabel={t('endMember')}
        busy={end.isPending}
      >
        {t('endMemberText')}
      </ConfirmDialog>
    </>
  )
}

/** An admin signs everybody out, themselves included. */
export function EndEverybodysSessions({ me, onSignedOut }: { me: Me; onSignedOut: () => void }) {
  const { t } = useTranslation('settings')
  const end = useEndEverybodysSessions()
  const [asking, setAsking] = useState(false)
  return (
    <div className="grid">
      <Button look="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        {t('endEverybody')}
      </Button>
      <ProofDialog
        open={asking}
        onClose={() => {
          setAsking(false)
          end.reset()
        }}
        me={me}
        title={t('endEverybodyQuestion')}
        text={t('endEverybodyText')}
        deed={t('endEverybody')}
        look="danger"
        busy={end.isPending}
        error={end.error}
        failed={t('endMemberFailed')}
        anchor="sessions"
        onProve={({ password }) => end.mutate(password, { onSuccess: onSignedOut })}
      />
    </div>
  )
}
