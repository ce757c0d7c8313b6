import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'plain' | 'tomato' | 'olive' | 'saffron'

const tones: Record<BadgeTone, string> = {
  plain: 'bg-well text-ink-soft',
  tomato: 'bg-tomato-wash text-tomato-deep',
  olive: 'bg-olive-wash text-olive',
  saffron: 'bg-saffron-wash text-saffron',
}

/** A word that says what something is: "Private", "BETA". */
export function Badge({
  tone = 'plain',
  className,
  children,
}: {
  tone?: BadgeTone
  className?: string
  children: ReactNode
}) {
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
