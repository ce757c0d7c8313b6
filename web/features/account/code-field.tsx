import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/text-field.tsx'

interface CodeFieldProps {
  value: string
  onChange: (code: string) => void
  /** During set-up, before there are recovery codes. */
  appOnly?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A code of the authenticator app or a recovery code. Recovery codes have letters, so no numeric keypad. */
export function CodeField({ value, onChange, appOnly = false, ref }: CodeFieldProps) {
  const { t } = useTranslation('secondFactor')
  return (
    <TextField
      ref={ref}
      label={t('code')}
      hint={appOnly ? t('appCodeHint') : t('codeHint')}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      inputMode={appOnly ? 'numeric' : 'text'}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
