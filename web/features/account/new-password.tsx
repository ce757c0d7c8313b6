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

interface NewPassword {
  password: string
  repeated: string
}

interface NewPasswordFieldsProps {
  values: NewPassword
  set: (change: Partial<NewPassword>) => void
}

/** A new password and its repetition: without a limit in the field, which would cut what is pasted. */
export function NewPasswordFields({ values, set }: NewPasswordFieldsProps) {
  const { t } = useTranslation('account')
  return (
    <>
      <PasswordField
        label={t('newPassword')}
        hint={t('passwordHint', { min: limits.password.min })}
        name="new-password"
        autoComplete="new-password"
        value={values.password}
        onChange={(event) => set({ password: event.currentTarget.value })}
      />
      <PasswordField
        label={t('confirmPassword')}
        name="confirm-password"
        autoComplete="new-password"
        value={values.repeated}
        onChange={(event) => set({ repeated: event.currentTarget.value })}
      />
    </>
  )
}
