import { useId, useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/class-names.ts'
import { controlClass, Field, type FieldTexts } from '../../ui/field.tsx'

export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'id'>, FieldTexts {}

/** A password input with a button to show the password. */
export function PasswordField({ label, hint, error, labelHidden, className, ...rest }: PasswordFieldProps) {
  const { t } = useTranslation(['account', 'words'])
  const [shown, setShown] = useState(false)
  const id = useId()
  return (
    <Field {...{ label, hint, error, labelHidden, id }}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className={classNames(controlClass, 'min-h-11 pr-24', className)}
          />
          <button
            type="button"
            aria-controls={id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 min-w-11 rounded-r-xl px-4 text-sm font-semibold text-ink-soft hover:text-ink"
          >
            {shown ? t('hide') : t('words:show')}
          </button>
        </div>
      )}
    </Field>
  )
}
