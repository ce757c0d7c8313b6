import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { requestInvite } from '#shared/contract/invites.ts'
import { limits } from '#shared/constants/limits.ts'
import { AccountFrame, AccountLink } from '../features/account/account-frame.tsx'
import { useLanguage } from '../i18n/language.ts'
import { call } from '../lib/api.ts'
import { failureMessage, outcomeOf, type Failure, type Outcome } from '../lib/errors.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'

export default function RequestInvite() {
  const { t } = useTranslation('account')
  const language = useLanguage()
  return (
    <AccountFrame
      title={t('requestInvite')}
      intro={t('requestInviteIntro')}
      after={<AccountLink to={paths.login(language)}>{t('backToLogIn')}</AccountLink>}
    >
      <InviteRequestForm />
    </AccountFrame>
  )
}

/** Requests an invitation, with an optional note. */
function InviteRequestForm() {
  const { t } = useTranslation(['account', 'errors'])
  const [email, setEmail] = useState('')
  const [note, setNote] = useState('')
  const [submitting, setSubmitting] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (submitting || !email.trim()) return
    setSubmitting(true)
    setOutcome(null)
    const body = { email: email.trim(), ...(note.trim() && { note: note.trim() }) }
    const answer = await outcomeOf(call(requestInvite, { body }))
    setSubmitting(false)
    setOutcome(answer)
    if (answer === 'ok') {
      setEmail('')
      setNote('')
    }
  }

  const message = (failure: Failure) =>
    failureMessage(failure, (code) => t(`errors:${code}`), {
      failed: t('requestFailed'),
      network: t('networkTryAgain'),
    })

  return (
    <form onSubmit={(event) => void submit(event)} aria-label={t('requestInvite')} className="grid gap-5">
      {outcome === 'ok' && <Alert tone="success">{t('requestSent')}</Alert>}
      {outcome !== null && outcome !== 'ok' && <Alert tone="error">{message(outcome)}</Alert>}
      <TextField
        label={t('email')}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <TextArea
        label={t('note')}
        hint={t('noteHint')}
        name="note"
        rows={4}
        maxLength={limits.note.max}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Button
        type="submit"
        size="large"
        busy={submitting}
        disabled={!email.trim() || submitting}
        className="mt-1 w-full"
      >
        {t('sendRequest')}
      </Button>
    </form>
  )
}
