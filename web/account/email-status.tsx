import { BadgeCheck, MailQuestion } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../failure-text.ts'
import { useSession, type Me } from '../session.tsx'
import { Alert } from '../ui/alert.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { useSendVerification, useUpdateProfile } from './account-queries.ts'

/** Whether the address is proved, which one waits for its proof, and another mail for it. */
export function EmailStatus({ me }: { me: Me }) {
  const { t } = useTranslation('settings')
  const { refresh } = useSession()
  const failureText = useFailureText()
  const verification = useSendVerification()
  const keeping = useUpdateProfile()
  const [said, setSaid] = useState<{ tone: 'success' | 'error'; text: string } | null>(null)
  const waits = !me.isVerified || me.pendingEmail !== null

  function resend() {
    setSaid(null)
    verification.mutate(undefined, {
      onSuccess: () => setSaid({ tone: 'success', text: t('verificationSent') }),
      onError: (error) =>
        setSaid({ tone: 'error', text: failureText(error, { failed: t('verificationFailed') }) }),
    })
  }

  /** Asking for the address in force takes back the change. */
  function keep() {
    setSaid(null)
    keeping.mutate(
      { email: me.email },
      {
        onSuccess: () => refresh(),
        onError: (error) =>
          setSaid({ tone: 'error', text: failureText(error, { failed: t('profileFailed') }) }),
      },
    )
  }

  return (
    <div className="grid gap-4 rounded-2xl border border-line bg-card p-4 sm:p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-sm font-semibold">{t('emailStatus')}</span>
        <span className="min-w-0 text-ink-soft [overflow-wrap:anywhere]">{me.email}</span>
        {me.isVerified ? (
          <Badge tone="olive">
            <BadgeCheck aria-hidden="true" className="size-4" />
            {t('verified')}
          </Badge>
        ) : (
          <Badge tone="saffron">
            <MailQuestion aria-hidden="true" className="size-4" />
            {t('unverified')}
          </Badge>
        )}
      </p>
      {waits && (
        <p className="text-[0.9375rem] [overflow-wrap:anywhere]">
          {me.pendingEmail === null
            ? t('unverifiedText')
            : t('pendingEmail', { pending: me.pendingEmail, email: me.email })}
        </p>
      )}
      {said && <Alert tone={said.tone}>{said.text}</Alert>}
      {waits && (
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" busy={verification.isPending} onClick={resend}>
            {t('resend')}
          </Button>
          {me.pendingEmail !== null && (
            <Button look="quiet" busy={keeping.isPending} onClick={keep}>
              {t('keepEmail')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
