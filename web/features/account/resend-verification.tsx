import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resendVerification } from '#shared/contract/account.ts'
import { call } from '../../lib/api.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Outcome } from '../../lib/errors.ts'
import { useForm } from '../../lib/use-form.ts'

type ResendResult = 'resent' | 'resendFailed' | 'resendUnable' | 'networkError' | 'enterEmail'

/** Requests a new verification mail. */
function useResend(knownEmail: string) {
  const form = useForm(resendVerification, { email: knownEmail }, (body) =>
    call(resendVerification, { body }),
  )
  const [isMissing, setIsMissing] = useState(false)
  const resend = (address: string) =>
    form.onSubmit(() => {
      setIsMissing(!address.trim())
      return address.trim() ? { email: address.trim() } : null
    })
  const result = isMissing ? 'enterEmail' : form.outcome && resultOf(form.outcome)
  return { ...form, result, resend }
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
      <Button variant="secondary" size="touch" busy={busy} onClick={() => resend(email)()}>
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
  const { result, busy, resend, values, field } = useResend(knownEmail)
  return (
    <form
      onSubmit={resend(values.email)}
      noValidate
      aria-label={t('requestNewLink')}
      className="grid w-full max-w-md gap-4 text-left"
    >
      <TextField
        label={t('words:email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        {...field('email')}
      />
      <Button type="submit" busy={busy}>
        {t('requestNewLink')}
      </Button>
      <ResendResult result={result} />
    </form>
  )
}
