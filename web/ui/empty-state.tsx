import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

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
      {picture ?? <EmptyPlate />}
      <Heading className="text-heading">{title}</Heading>
      {children && <div className="text-ink-soft">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}

function EmptyPlate() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" className="mb-2 w-40 text-line-strong">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
        <circle cx="80" cy="48" r="36" />
        <circle cx="80" cy="48" r="24" strokeDasharray="1 6" />
        <path d="M22 14v20c0 6 8 6 8 0V14M26 39v43M26 14v18" />
        <path d="M134 82V14c8 4 10 18 8 34h-8" />
      </g>
    </svg>
  )
}
