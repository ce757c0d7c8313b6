import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { EmptyPlate } from './empty-plate.tsx'

export interface EmptyStateProps {
  title: string
  /** The next step: a button or link. */
  children?: ReactNode
  action?: ReactNode
  /** A drawing above the text. */
  picture?: ReactNode
  /** The title's level: `h1` if it is the page's only content. */
  heading?: 'h1' | 'h2' | 'h3'
  className?: string
}

/** Explains an empty list or page, with the next step. */
export function EmptyState({
  title,
  children,
  action,
  picture,
  heading: Heading = 'h2',
  className,
}: EmptyStateProps) {
  return (
    <div
      className={classNames('mx-auto grid max-w-md justify-items-center gap-3 py-14 text-center', className)}
    >
      {picture ?? <EmptyPlate className="mb-2 w-40" />}
      <Heading className="text-heading">{title}</Heading>
      {children && <div className="text-ink-soft">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}
