import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'plain' | 'brand' | 'success' | 'warning'

const tones: Record<BadgeTone, string> = {
  plain: 'bg-surface-sunken text-ink-soft',
  brand: 'bg-brand-wash text-brand-deep',
  success: 'bg-success-wash text-success',
  warning: 'bg-warning-wash text-warning',
}

interface BadgeProps {
  tone?: BadgeTone
  className?: string
  children: ReactNode
}

/** A short label of a state: "Private", "BETA". */
export function Badge({ tone = 'plain', className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold tracking-wide whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
