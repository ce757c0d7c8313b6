import { classNames } from './class-names.ts'

export interface ProgressProps {
  /** Names the bar: "Finalizing – Image". Shown above it unless hidden. */
  label: string
  /** 0 to 100, or null while nobody knows. */
  value: number | null
  labelHidden?: boolean
  className?: string
}

/** How far something long has come. */
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
