import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type AlertTone = 'error' | 'success' | 'info' | 'warning'

export interface AlertProps {
  tone?: AlertTone
  children: ReactNode
  /** A button or link at the end: "Try again". */
  action?: ReactNode
  className?: string
}

const tones = {
  error: { background: 'bg-danger-wash', mark: 'text-danger', Icon: CircleAlert },
  warning: { background: 'bg-warning-wash', mark: 'text-warning', Icon: CircleAlert },
  success: { background: 'bg-success-wash', mark: 'text-success', Icon: CircleCheck },
  info: { background: 'bg-surface-sunken', mark: 'text-ink-soft', Icon: Info },
} as const

/** A message that screen readers announce: errors at once, others politely. */
export function Alert({ tone = 'info', children, action, className }: AlertProps) {
  const { background, mark, Icon } = tones[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-2xl px-4 py-3 text-[0.9375rem] text-ink',
        background,
        className,
      )}
    >
      <div className="flex min-w-0 flex-[1_1_15rem] gap-3">
        <Icon className={classNames('mt-0.5 size-5 shrink-0', mark)} />
        <div className="min-w-0 flex-1">{children}</div>
      </div>
      {/* Wraps below the text on narrow screens. */}
      {action && <div className="ml-auto shrink-0">{action}</div>}
    </div>
  )
}
