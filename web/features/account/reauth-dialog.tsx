import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ErrorOverrides } from '../../lib/errors.ts'
import type { Me } from '../../app/session.tsx'
import type { ButtonVariant } from '../../ui/button.tsx'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
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
  const { t } = useTranslation('settings')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  return (
    <FormDialog
      open
      onClose={() => busy || onClose()}
      size="small"
      title={about.title}
      description={about.text}
      initialFocus={me.hasPassword ? field : undefined}
      submit={about.confirmLabel}
      onSubmit={() =>
        onConfirm({ password: me.hasPassword ? password : null, code: needsCode ? code : null })
      }
      busy={busy}
      ready={(!me.hasPassword || password !== '') && (!needsCode || code.trim() !== '')}
      variant={about.variant}
    >
      <input type="text" name="username" autoComplete="username" value={me.email} readOnly hidden />
      <ErrorAlert error={about.error} texts={about.errorTexts} />
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
    </FormDialog>
  )
}
