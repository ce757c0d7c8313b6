import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resendVerification } from '#shared/contract/account.ts'
import { call } from '../api.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { outcomeOf, type Outcome } from '../outcome.ts'

type Said = 'resent' | 'resendFailed' | 'resendUnable' | 'networkError' | 'enterEmail'

/** Mails a new verification link to the address that stands in the form, and says how that went. */
export function ResendVerification({ email }: { email: string }) {
  const { t } = useTranslation('account')
  const [said, setSaid] = useState<Said | null>(null)
  const [busy, setBusy] = useState(false)

  async function resend() {
    const address = email.trim()
    if (!address) return setSaid('enterEmail')
    setBusy(true)
    setSaid(null)
    const outcome = await outcomeOf(call(resendVerification, { body: { email: address } }))
    setBusy(false)
    setSaid(saidOf(outcome))
  }

  return (
    <div className="grid justify-items-start gap-3">
      <Button look="secondary" size="small" className="min-h-11" busy={busy} onClick={() => void resend()}>
        {t('resend')}
      </Button>
      {said && (
        <Alert tone={said === 'resent' ? 'success' : 'error'} className="w-full">
          {t(said)}
        </Alert>
      )}
    </div>
  )
}

/** Asked too often or refused is another thing than a mail that cannot be sent at the moment. */
function saidOf(outcome: Outcome): Said {
  if (outcome === 'ok') return 'resent'
  if (outcome === 'network') return 'networkError'
  return outcome === 'unavailable' ? 'resendFailed' : 'resendUnable'
}
