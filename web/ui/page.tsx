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
  /** On a small screen the navigation right above says the name: the heading is heard only. */
  isNamedAbove?: boolean
  width?: 'narrow' | 'text' | 'page' | 'full'
  children: ReactNode
  className?: string
}

const widths = { narrow: 'max-w-md', text: 'max-w-text', page: 'max-w-page', full: 'max-w-none' }

/** A page inside `main`: title, one `h1` and the width of the content. */
export function Page({
  title,
  heading,
  intro,
  actions,
  isNamedAbove = false,
  width = 'page',
  children,
  className,
}: PageProps) {
  usePageTitle(title)
  if (width === 'full') return <div className={className}>{children}</div>
  return (
    <div
      className={classNames(
        'mx-auto w-full px-5 pt-5 pb-12 sm:px-8 sm:pt-12 sm:pb-20',
        widths[width],
        className,
      )}
    >
      {heading !== null && (
        <div
          className={classNames(
            'flex flex-wrap items-end justify-between gap-x-8 gap-y-3 sm:gap-y-4',
            !isNamedAbove || actions ? 'mb-4 sm:mb-8' : 'lg:mb-6',
          )}
        >
          <div className={classNames('min-w-0', isNamedAbove && 'max-lg:sr-only')}>
            <h1 className="text-title">{heading ?? title}</h1>
            {intro && (
              <p className="mt-1.5 max-w-text text-balance text-ink-soft sm:mt-3 sm:text-lg">{intro}</p>
            )}
          </div>
          {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
        </div>
      )}
      {children}
    </div>
  )
}
