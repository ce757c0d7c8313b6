import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from './class-names.ts'

const shape =
  'inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line px-3.5 text-sm font-medium text-ink'

export type ChipProps =
  | { children: ReactNode; icon?: ReactNode }
  | { children: ReactNode; icon?: ReactNode; pressed: boolean; disabled?: boolean; onClick: () => void }
  | { children: string; icon?: ReactNode; onRemove: () => void }

/** A tag: static, toggled or removable. */
export function Chip(props: ChipProps) {
  const { t } = useTranslation('ui')
  if ('pressed' in props) {
    return (
      <button
        type="button"
        aria-pressed={props.pressed}
        disabled={props.disabled}
        onClick={props.onClick}
        className={classNames(
          shape,
          'min-h-11 transition-colors hover:border-line-strong disabled:opacity-60',
          'aria-pressed:border-success aria-pressed:bg-success-wash aria-pressed:text-success',
        )}
      >
        {props.icon}
        {props.children}
      </button>
    )
  }
  return (
    <span className={classNames(shape, 'bg-card', 'onRemove' in props && 'pr-1')}>
      {props.icon}
      {props.children}
      {'onRemove' in props && (
        <button
          type="button"
          aria-label={t('remove', { name: props.children })}
          onClick={props.onRemove}
          className="inline-flex size-7 items-center justify-center rounded-full text-ink-soft hover:bg-surface-sunken hover:text-ink"
        >
          <X className="size-4" />
        </button>
      )}
    </span>
  )
}
