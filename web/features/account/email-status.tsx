import { BadgeCheck, MailQuestion } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorMessage } from '../../lib/errors.ts'
import { useSession, type Me } from '../../app/session.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useSendVerification, useUpdateProfile } from './account-queries.ts'

/** Whether the address is verified, the pending new address, and a button to resend the mail. */
export function EmailStatus({ me }: { me: Me }) {
  const { t } = useTranslation(['settings', 'words'])
  const { refresh } = useSession()
  const errorMessage = useErrorMessage()
  const verification = useSendVerification()
  const cancellation = useUpdateProfile()
  const [message, setMessage] = useState<{ tone: 'success' | 'error'; text: string } | null>(null)
  const isUnconfirmed = !me.isVerified || me.pendingEmail !== null

  // Callbacks of `mutate` are skipped until the hook listens, and a quick tap comes before.
  async function resend() {
    setMessage(null)
    try {
      await verification.mutateAsync()
      setMessage({ tone: 'success', text: t('verificationSent') })
    } catch (error) {
      setMessage({ tone: 'error', text: errorMessage(error, { failed: t('verificationFailed') }) })
    }
  }

  /** An update to the current address cancels the change. */
  async function cancelChange() {
    setMessage(null)
    try {
      await cancellation.mutateAsync({ email: me.email })
      await refresh()
    } catch (error) {
      setMessage({ tone: 'error', text: errorMessage(error, { failed: t('profileFailed') }) })
    }
  }

  return (
    <div
      className={isUnconfirmed ? 'grid gap-4 rounded-2xl border border-line bg-card p-4 sm:p-5' : undefined}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-sm font-semibold">{t('emailStatus')}</span>
        {/* Otherwise the field above has the same one. */}
        {me.pendingEmail !== null && (
          <span className="min-w-0 text-ink-soft [overflow-wrap:anywhere]">{me.email}</span>
        )}
        {me.isVerified ? (
          <Badge tone="success">
            <BadgeCheck className="size-4" />
            {t('verified')}
          </Badge>
        ) : (
          <Badge tone="warning">
            <MailQuestion className="size-4" />
            {t('unverified')}
          </Badge>
        )}
      </p>
      {isUnconfirmed && (
        <p className="text-[0.9375rem] [overflow-wrap:anywhere]">
          {me.pendingEmail === null
            ? t('unverifiedText')
            : t('pendingEmail', { pending: me.pendingEmail, email: me.email })}
        </p>
      )}
      {message && <Alert tone={message.tone}>{message.text}</Alert>}
      {isUnconfirmed && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" busy={verification.isPending} onClick={() => void resend()}>
            {t('words:resend')}
          </Button>
          {me.pendingEmail !== null && (
            <Button variant="quiet" busy={cancellation.isPending} onClick={() => void cancelChange()}>
              {t('keepEmail')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
