import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface FieldTexts {
  label: string
  /** Shown below the control and read with it. */
  hint?: ReactNode
  /** Why the value is not accepted; marks the control as invalid. */
  error?: ReactNode
  /** Hides the label visually. */
  labelHidden?: boolean
}

interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export const controlClass =
  'w-full rounded-xl border border-line-strong bg-card px-4 py-2.5 text-base text-ink transition-colors ' +
  'hover:border-ink-soft disabled:opacity-60 aria-invalid:border-danger aria-invalid:border-2'

interface FieldProps extends FieldTexts {
  id?: string
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** Label, hint and error of a control, linked by ARIA attributes. */
export function Field({ label, hint, error, labelHidden, id, className, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const described = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames('grid gap-1.5', className)}>
      <label htmlFor={controlId} className={labelHidden ? 'sr-only' : 'text-sm font-semibold text-ink'}>
        {label}
      </label>
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${controlId}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${controlId}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
