import { useEffect, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Sets the document's title to `title · Convive`. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Convive`
  }, [title])
}

export interface PageProps {
  /** The document's title, and the `h1` unless `heading` is given. */
  title: string
  /** Another text for the `h1`; null if the page has its own. */
  heading?: ReactNode
  /** A sentence below the heading. */
  intro?: ReactNode
  /** Buttons beside the heading. */
  actions?: ReactNode
  width?: 'narrow' | 'text' | 'page' | 'full'
  children: ReactNode
  className?: string
}

const widths = { narrow: 'max-w-md', text: 'max-w-text', page: 'max-w-page', full: 'max-w-none' }

/** A page inside `main`: title, one `h1` and the width of the content. */
export function Page({ title, heading, intro, actions, width = 'page', children, className }: PageProps) {
  usePageTitle(title)
  if (width === 'full') return <div className={className}>{children}</div>
  return (
    <div className={classNames('mx-auto w-full px-5 pt-6 pb-20 sm:px-8 sm:pt-12', widths[width], className)}>
      {heading !== null && (
        <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 sm:mb-8">
          <div className="min-w-0">
            <h1 className="text-title">{heading ?? title}</h1>
            {intro && <p className="mt-3 max-w-text text-lg text-ink-soft">{intro}</p>}
          </div>
          {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
        </div>
      )}
      {children}
    </div>
  )
}
