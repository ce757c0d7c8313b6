import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import type { Outcome } from '../../lib/errors.ts'
import { PasswordField } from './password-field.tsx'

/** Checks a new password and its repetition before a request; null if both are fine. */
export function newPasswordFault(password: string, repeated: string): 'tooShort' | 'different' | null {
  // Counted like on the server: by code points.
  if ([...password].length < limits.password.min) return 'tooShort'
  return password === repeated ? null : 'different'
}

const passwordRefusals = ['password too short', 'password too long', 'password too common'] as const

export type PasswordRefusal = (typeof passwordRefusals)[number]

/** Whether the server refused the new password itself, so that another one may work. */
export function isPasswordRefusal(outcome: Outcome): outcome is PasswordRefusal {
  return passwordRefusals.some((code) => code === outcome)
}

interface NewPasswordFieldsProps {
  password: string
  repeated: string
  onPassword: (password: string) => void
  onRepeated: (repeated: string) => void
}

/** A new password and its repetition. */
export function NewPasswordFields({ password, repeated, onPassword, onRepeated }: NewPasswordFieldsProps) {
  const { t } = useTranslation('account')
  return (
    <>
      <PasswordField
        label={t('newPassword')}
        hint={t('passwordHint', { min: limits.password.min })}
        name="new-password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => onPassword(event.currentTarget.value)}
      />
      <PasswordField
        label={t('confirmPassword')}
        name="confirm-password"
        autoComplete="new-password"
        value={repeated}
        onChange={(event) => onRepeated(event.currentTarget.value)}
      />
    </>
  )
}
