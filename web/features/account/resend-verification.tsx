import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { resendVerification } from '#shared/contract/account.ts'
import { call } from '../../lib/api.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { outcomeOf, type Outcome } from '../../lib/errors.ts'

type ResendResult = 'resent' | 'resendFailed' | 'resendUnable' | 'networkError' | 'enterEmail'

/** Requests a new verification mail. */
function useResend(email: string) {
  const [result, setResult] = useState<ResendResult | null>(null)
  const [busy, setBusy] = useState(false)

  async function resend() {
    const address = email.trim()
    if (!address) return setResult('enterEmail')
    setBusy(true)
    setResult(null)
    const outcome = await outcomeOf(call(resendVerification, { body: { email: address } }))
    setBusy(false)
    setResult(resultOf(outcome))
  }

  return { result, busy, resend }
}

function ResendResult({ result }: { result: ResendResult | null }) {
  const { t } = useTranslation('account')
  if (!result) return null
  return (
    <Alert tone={result === 'resent' ? 'success' : 'error'} className="w-full">
      {t(result)}
    </Alert>
  )
}

/** Requests a verification mail for the address in the login form. */
export function ResendVerification({ email }: { email: string }) {
  const { t } = useTranslation(['account', 'words'])
  const { result, busy, resend } = useResend(email)
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="secondary" size="touch" busy={busy} onClick={() => void resend()}>
        {t('words:resend')}
      </Button>
      <ResendResult result={result} />
    </div>
  )
}

/** A refusal and a mail server that is down have different texts. */
function resultOf(outcome: Outcome): ResendResult {
  if (outcome === 'ok') return 'resent'
  if (outcome === 'network') return 'networkError'
  return outcome === 'unavailable' ? 'resendFailed' : 'resendUnable'
}

/** The same with a field for the address. */
export function RequestVerification({ knownEmail }: { knownEmail: string }) {
  const { t } = useTranslation(['account', 'words'])
  const [email, setEmail] = useState(knownEmail)
  const { result, busy, resend } = useResend(email)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!busy) void resend()
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label={t('requestNewLink')}
      className="grid w-full max-w-md gap-4 text-left"
    >
      <TextField
        label={t('words:email')}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button type="submit" busy={busy}>
        {t('requestNewLink')}
      </Button>
      <ResendResult result={result} />
    </form>
  )
}
