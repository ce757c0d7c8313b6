import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ui } from '#shared/constants/ui.ts'
import { useFormat } from '../i18n/format.ts'
import { IconButton } from './button.tsx'

interface PagerProps {
  /** The accessible name of the navigation. */
  label: string
  page: number
  last: number
  onPage: (page: number) => void
}

/** Links to the pages of a list, with gaps between distant ones. */
export function Pager({ label, page, last, onPage }: PagerProps) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  if (last <= 1) return null
  return (
    <nav aria-label={label} className="flex items-center gap-1 max-sm:w-full max-sm:justify-between">
      <IconButton
        label={t('previousPage')}
        icon={ChevronLeft}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
        className="max-sm:w-8"
      />
      <ol className="contents">
        {pagerPages(page, last).map((each, index) => (
          <li key={each ?? `gap ${index}`}>
            {each === null ? (
              <span aria-hidden="true" className="inline-block w-5 text-center text-ink-faint">
                …
              </span>
            ) : (
              <button
                type="button"
                aria-label={t('page', { number: each })}
                aria-current={each === page ? 'page' : undefined}
                onClick={() => onPage(each)}
                className="inline-flex h-11 min-w-9 items-center justify-center rounded-full px-1 text-[0.9375rem] font-semibold tabular-nums transition-colors hover:bg-surface-sunken aria-[current=page]:bg-ink aria-[current=page]:text-paper sm:min-w-11 sm:px-2"
              >
                {format.number(each)}
              </button>
            )}
          </li>
        ))}
      </ol>
      <IconButton
        label={t('nextPage')}
        icon={ChevronRight}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
        className="max-sm:w-8"
      />
    </nav>
  )
}

/** All pages if they are few; else first, last, current and its neighbours, and null for a gap. */
export function pagerPages(current: number, last: number): (number | null)[] {
  if (last <= ui.pagesWithoutEllipsis) return Array.from({ length: last }, (_, index) => index + 1)
  const from = Math.max(current - 1, 2)
  const to = Math.min(current + 1, last - 1)
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return [1, ...(from > 2 ? [null] : []), ...middle, ...(to < last - 1 ? [null] : []), last]
}
