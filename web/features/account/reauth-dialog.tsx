import { useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorMessage, type ErrorOverrides } from '../../lib/errors.ts'
import type { Me } from '../../app/session.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button, type ButtonVariant } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CodeField } from './code-field.tsx'
import { PasswordField } from './password-field.tsx'
import { SignInAgain } from './sign-in-again.tsx'

export interface ReauthCredentials {
  /** Null for an account without one. */
  password: string | null
  code: string | null
}

interface ReauthDialogProps {
  open: boolean
  onClose: () => void
  me: Me
  title: string
  text: ReactNode
  /** The verb on the button. */
  confirmLabel: string
  variant?: ButtonVariant
  needsCode?: boolean
  busy: boolean
  error: unknown
  /** The texts for `error`. */
  errorTexts: ErrorOverrides
  /** The section of the settings to return to from a provider. */
  anchor: string
  onConfirm: (credentials: ReauthCredentials) => void
}

/** Asks for the password, and for a code if needed, before a sensitive action. */
export function ReauthDialog(props: ReauthDialogProps) {
  return props.open ? <ReauthForm {...props} /> : null
}

function ReauthForm({ me, needsCode = false, busy, onClose, onConfirm, ...about }: ReauthDialogProps) {
  const { t } = useTranslation(['settings', 'ui'])
  const errorMessage = useErrorMessage()
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
    onConfirm({ password: me.hasPassword ? password : null, code: needsCode ? code : null })
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
          <Button variant="quiet" onClick={close}>
            {t('ui:cancel')}
          </Button>
          <Button type="submit" form={form} variant={about.variant} busy={busy} disabled={incomplete}>
            {about.confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-5">
        <input type="text" name="username" autoComplete="username" value={me.email} readOnly hidden />
        {about.error !== null && about.error !== undefined && (
          <Alert tone="error">{errorMessage(about.error, about.errorTexts)}</Alert>
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
