import { classNames } from './class-names.ts'

export interface ProgressProps {
  /** The bar's name, shown above it unless hidden: "Finalizing – Image". */
  label: string
  /** 0 to 100; null for unknown. */
  value: number | null
  labelHidden?: boolean
  className?: string
}

/** The progress of a long operation. */
export function Progress({ label, value, labelHidden, className }: ProgressProps) {
  const percent = value === null ? null : Math.round(Math.min(100, Math.max(0, value)))
  return (
    <div className={classNames('grid gap-2', className)}>
      {!labelHidden && (
        <div aria-hidden="true" className="flex justify-between gap-4 text-sm font-medium">
          <span>{label}</span>
          {percent !== null && <span className="text-ink-soft tabular-nums">{percent} %</span>}
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? undefined}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div
          className={classNames(
            'h-full origin-left rounded-full bg-brand transition-transform duration-150 ease-linear',
            percent === null && 'animate-pulse',
          )}
          style={{ transform: `scaleX(${(percent ?? 100) / 100})` }}
        />
      </div>
    </div>
  )
}
