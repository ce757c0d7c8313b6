import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/format.ts'
import { classNames } from './class-names.ts'

export interface StarsProps {
  /** The average; 0 without ratings. */
  mean: number
  /** How many ratings it is of. */
  count?: number
  /** 1 on cards and in the view, 2 on the public page, 0 for the stars of one person. */
  decimals?: 0 | 1 | 2
  className?: string
}

const star = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z'

/** Shows an average rating as stars and a number. */
export function Stars({ mean, count = 0, decimals = 1, className }: StarsProps) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  if (mean === 0) return <span className={classNames('text-sm', className)}>{t('noStars')}</span>
  const shown = format.number(mean, decimals)
  return (
    <span className={classNames('inline-flex items-center gap-1.5 text-sm', className)}>
      <span className="sr-only">{t('stars', { mean: shown })}</span>
      <span aria-hidden="true" className="relative inline-block h-4 w-[5.25rem]">
        <StarRow className="text-line" />
        <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${(mean / 5) * 100}%` }}>
          <StarRow className="text-accent" />
        </span>
      </span>
      <span aria-hidden="true" className="font-medium text-ink-soft tabular-nums">
        {shown}
      </span>
      {count > 0 && (
        <span className="text-ink-faint tabular-nums">
          <span className="sr-only">{t('ratings', { count })}</span>
          <span aria-hidden="true">({format.number(count)})</span>
        </span>
      )}
    </span>
  )
}

function StarRow({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 105 20"
      width="84"
      height="16"
      fill="currentColor"
      className={classNames('absolute inset-y-0 left-0 max-w-none', className)}
    >
      {[0, 21, 42, 63, 84].map((x) => (
        <path key={x} d={star} transform={`translate(${x} 0)`} />
      ))}
    </svg>
  )
}
