import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClass, Field, type FieldTexts } from './field.tsx'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'>, FieldTexts {
  /** Classes of the element around label and control. */
  fieldClassName?: string
}

/** A text input with its label. */
export function TextField({
  label,
  hint,
  error,
  labelHidden,
  id,
  className,
  fieldClassName,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, labelHidden, id }} className={fieldClassName}>
      {(control) => (
        <input
          type="text"
          {...rest}
          {...control}
          className={classNames(controlClass, 'min-h-11', className)}
        />
      )}
    </Field>
  )
}
