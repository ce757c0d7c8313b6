import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClass, Field, type FieldTexts } from './field.tsx'

export interface SelectOption<Value extends string = string> {
  value: Value
  label: string
  disabled?: boolean
}

export interface SelectProps<Value extends string>
  extends Omit<ComponentProps<'select'>, 'children' | 'value' | 'onChange' | 'multiple'>, FieldTexts {
  options: readonly SelectOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  fieldClassName?: string
}

/**
 * A native select: the platform's picker works best for touch and screen readers, and needs no script.
 */
export function Select<Value extends string>({
  label,
  hint,
  error,
  labelHidden,
  id,
  options,
  value,
  onChange,
  className,
  fieldClassName,
  ...rest
}: SelectProps<Value>) {
  return (
    <Field {...{ label, hint, error, labelHidden, id }} className={fieldClassName}>
      {(control) => (
        <div className="relative">
          <select
            {...rest}
            {...control}
            value={value}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.currentTarget.value)
              if (chosen) onChange(chosen.value)
            }}
            className={classNames(controlClass, 'min-h-11 appearance-none pr-10', className)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled} className="bg-card">
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft" />
        </div>
      )}
    </Field>
  )
}
