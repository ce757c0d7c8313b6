import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface SwitchProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  /** Hides the label visually, for a table whose column header shows it. */
  labelHidden?: boolean
  hint?: ReactNode
  name?: string
}

/** An on/off control that takes effect at once. */
export function Switch({ label, checked, onChange, disabled, labelHidden, hint, name }: SwitchProps) {
  const id = useId()
  return (
    <label className="inline-flex min-h-11 items-center gap-3">
      <span className="relative inline-flex h-7 w-12 shrink-0">
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its state natively
          role="switch"
          name={name}
          checked={checked}
          disabled={disabled}
          aria-label={label}
          aria-describedby={hint ? id : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className={classNames(
            'peer size-full appearance-none rounded-full border border-line-strong bg-surface-sunken transition-colors',
            'checked:border-success checked:bg-success disabled:opacity-55',
          )}
        />
        <span
          aria-hidden="true"
          className={classNames(
            'pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-line-strong transition-all',
            'peer-checked:translate-x-5 peer-checked:bg-paper',
          )}
        />
      </span>
      {!labelHidden && (
        <span aria-hidden="true" className="text-[0.9375rem]">
          {label}
        </span>
      )}
      {hint && (
        <span id={id} className="text-sm text-ink-soft">
          {hint}
        </span>
      )}
    </label>
  )
}
