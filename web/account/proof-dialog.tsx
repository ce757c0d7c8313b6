import { useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../failure-text.ts'
import type { Me } from '../session.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button, type ButtonLook } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CodeField } from './code-field.tsx'
import { PasswordField } from './password-field.tsx'
import { SignInAgain } from './sign-in-again.tsx'

export interface Proof {
  /** Null for who has none. */
  password: string | null
  code: string | null
}

interface ProofDialogProps {
  open: boolean
  onClose: () => void
  me: Me
  title: string
  text: ReactNode
  /** The deed as a verb. */
  deed: string
  look?: ButtonLook
  needsCode?: boolean
  busy: boolean
  error: unknown
  /** For a server that failed without saying why. */
  failed: string
  /** The section of the settings to come back to from a provider. */
  anchor: string
  onProve: (proof: Proof) => void
}

/** Asks for the password, and where it must be for a code, before something grave. */
export function ProofDialog(props: ProofDialogProps) {
  return props.open ? <Asking {...props} /> : null
}

function Asking({ me, needsCode = false, busy, onClose, onProve, ...about }: ProofDialogProps) {
  const { t } = useTranslation(['settings', 'ui'])
  const failureText = useFailureText()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const form = useId()
  const incomplete = (me.hasPassword && password === '') || (needsCode && code.trim() === '')

  function close() {
    if (!busy) onClose()
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (busy || incomplete) return
    onProve({ password: me.hasPassword ? password : null, code: needsCode ? code : null })
  }

  return (
    <Dialog
      open
      onClose={close}
      size="small"
      title={about.title}
      description={about.text}
      initialFocus={me.hasPassword ? field : undefined}
      footer={
        <>
          <Button look="quiet" onClick={close}>
            {t('ui:cancel')}
          </Button>
          <Button type="submit" form={form} look={about.look} busy={busy} disabled={incomplete}>
            {about.deed}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-5">
        <input type="text" name="username" autoComplete="username" value={me.email} readOnly hidden />
        {about.error !== null && about.error !== undefined && (
          <Alert tone="error">
            {failureText(about.error, { failed: about.failed, network: t('network') })}
          </Alert>
        )}
        <SignInAgain error={about.error} anchor={about.anchor} />
        {me.hasPassword && (
          <PasswordField
            ref={field}
            label={t('currentPassword')}
            name="current-password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        )}
        {needsCode && <CodeField value={code} onChange={setCode} />}
      </form>
    </Dialog>
  )
}
